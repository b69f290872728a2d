package gridlite.operation;

import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import java.util.Optional;

/**
 * One message of an operation to the user.
 *
 * @param text the message, one or more lines without a trailing newline
 * @param stream where it goes
 * @param exitStatus status that the command ends with because of it, from 0 on
 * @param refusal kind of the refusal that it is; empty where what was asked for is done
 */
public record Answer(String text, Stream stream, int exitStatus, Optional<ProblemKind> refusal) {
  /** The stream that a message goes to. */
  public enum Stream {
    OUT,
    ERR
  }

  /** A success. */
  public Answer(String text, Stream stream, int exitStatus) {
    this(text, stream, exitStatus, Optional.empty());
  }

  private Answer(Problem problem, Stream stream) {
    this(problem.text(), stream, problem.kind().exitStatus(), Optional.of(problem.kind()));
  }

  /** A success, to standard output. */
  public static Answer done(String text) {
    return new Answer(text, Stream.OUT, 0);
  }

  /** A refusal to standard output, where Grid Engine writes what it says about jobs. */
  public static Answer denied(Problem problem) {
    return new Answer(problem, Stream.OUT);
  }

  /** A success that is reported on standard error, as most of qconf's are; long lines are cut. */
  public static Answer note(String text) {
    boolean isLine = text.indexOf('\n') < 0;
    return new Answer(isLine ? Problem.shown(text) : text, Stream.ERR, 0);
  }

  /** The same message on standard output. */
  public Answer toOutput() {
    return new Answer(text, Stream.OUT, exitStatus, refusal);
  }

  /** A refusal of one of several things, to standard error. */
  public static Answer refused(Problem problem) {
    return new Answer(problem, Stream.ERR);
  }
}
