package gridlite.render;

/** Colours of states on a terminal: ANSI codes, the sixteen that every terminal has. */
public enum StateColour {
  NONE(""),
  RUNNING("\u001b[32m"),
  HELD("\u001b[33m"),
  SUSPENDED("\u001b[35m"),
  ERROR("\u001b[1;31m"),
  GONE("\u001b[2m");

  /** Ends any colour. */
  static final String END = "\u001b[0m";

  private final String code;

  StateColour(String code) {
    this.code = code;
  }

  String code() {
    return code;
  }

  /** Colour of a job's state letters: what needs attention goes before what does not. */
  public static StateColour ofJob(String letters) {
    if (letters.indexOf('E') >= 0) {
      return ERROR;
    }
    if (letters.indexOf('d') >= 0 || letters.equals("z")) {
      return GONE;
    }
    if (letters.indexOf('s') >= 0 || letters.indexOf('S') >= 0 || letters.indexOf('T') >= 0) {
      return SUSPENDED;
    }
    if (letters.indexOf('h') >= 0) {
      return HELD;
    }
    return letters.indexOf('r') >= 0 || letters.indexOf('t') >= 0 ? RUNNING : NONE;
  }

  /** Colour of a queue instance's state letters. */
  public static StateColour ofInstance(String letters) {
    if (letters.isEmpty()) {
      return NONE;
    }
    boolean broken =
        letters.indexOf('E') >= 0
            || letters.indexOf('u') >= 0
            || letters.indexOf('c') >= 0
            || letters.indexOf('o') >= 0;
    boolean suspended =
        letters.indexOf('s') >= 0 || letters.indexOf('S') >= 0 || letters.indexOf('C') >= 0;
    return broken ? ERROR : suspended ? SUSPENDED : HELD;
  }
}
