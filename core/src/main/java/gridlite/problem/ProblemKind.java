package gridlite.problem;

/** A kind of problem; carries the exit status that scripts see. */
public enum ProblemKind {
  /** The request was understood and refused, or names what does not exist. */
  REFUSED(1),
  /** The calling user lacks a right; scripts see what they see of other refusals. */
  NO_RIGHT(1),
  /** The command line can't be understood. */
  USAGE(2),
  /** A job to hold or release doesn't exist. */
  NO_SUCH_JOB(3),
  /** A verification script can't be run. */
  NO_VERIFIER(3),
  /** Standard input or the script holds nothing that can be run. */
  NOTHING_TO_RUN(4),
  /** Several tasks are named of a job that is not an array. */
  NOT_AN_ARRAY(4),
  /** The option belongs to another command. */
  FOREIGN_OPTION(5),
  /** An option's argument doesn't parse. */
  BAD_ARGUMENT(7),
  /** The calling user lacks the right to a kind of hold. */
  HOLD_RIGHT(10),
  /** A script can't be opened. */
  NO_SCRIPT(14),
  /** The calling user doesn't own the job to hold or release. */
  NOT_OWNER(18),
  /** A limit on the number of jobs is reached. */
  TOO_MANY_JOBS(25),
  /** A defect of the program itself. */
  INTERNAL(70);

  private final int exitStatus;

  ProblemKind(int exitStatus) {
    this.exitStatus = exitStatus;
  }

  /** The exit status of a command that ends with such a problem. */
  public int exitStatus() {
    return exitStatus;
  }

  /** Returns whether another user could have done it. */
  public boolean isLackOfRight() {
    return switch (this) {
      case NO_RIGHT, HOLD_RIGHT, NOT_OWNER -> true;
      case REFUSED,
          USAGE,
          NO_SUCH_JOB,
          NO_VERIFIER,
          NOTHING_TO_RUN,
          NOT_AN_ARRAY,
          FOREIGN_OPTION,
          BAD_ARGUMENT,
          NO_SCRIPT,
          TOO_MANY_JOBS,
          INTERNAL ->
          false;
    };
  }
}
