package gridlite.runtime;

/** A daemon has taken the cell before a command of this process had it. */
final class ServedMeanwhileException extends RuntimeException {
  private static final long serialVersionUID = 1;

  ServedMeanwhileException() {
    super("a daemon serves the cell", null, false, false);
  }
}
