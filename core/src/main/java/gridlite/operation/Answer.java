package gridlite.operation;

import gridlite.problem.Problem;

/**
 * One message of an operation to the user.
 *
 * @param text the message, one or more lines without a trailing newline
 * @param stream where it goes
 * @param exitStatus status that the command ends with because of it; 0 for success
 */
public record Answer(String text, Stream stream, int exitStatus) {
  /** The stream that a message goes to. */
  public enum Stream {
    OUT,
    ERR
  }

  /** A success, to standard output. */
  public static Answer done(String text) {
    return new Answer(text, Stream.OUT, 0);
  }

  /** A refusal to standard output, where Grid Engine writes what it says about jobs. */
  public static Answer denied(Problem problem) {
    return new Answer(problem.text(), Stream.OUT, problem.kind().exitStatus());
  }

  /** A success that is reported on standard error, as most of qconf's are; long lines are cut. */
  public static Answer note(String text) {
    boolean isLine = text.indexOf('\n') < 0;
    return new Answer(isLine ? Problem.shown(text) : text, Stream.ERR, 0);
  }

  /** The same message on standard output. */
  public Answer toOutput() {
    return new Answer(text, Stream.OUT, exitStatus);
  }

  /** A refusal of one of several things, to standard error. */
  public static Answer refused(Problem problem) {
    return new Answer(problem.text(), Stream.ERR, problem.kind().exitStatus());
  }
}
