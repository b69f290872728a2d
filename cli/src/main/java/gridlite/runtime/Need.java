package gridlite.runtime;

/** The need of a command for a cell. */
public enum Need {
  /** No cell at all. */
  NOTHING,
  /** The directory of a cell, which it opens by itself, if there is one. */
  DIRECTORY,
  /** A cell that a daemon serves, or where there is none, its database. */
  SERVED,
  /** The database of a cell as it is. */
  STATE,
  /** A cell to look at, in which what has happened meanwhile is known. */
  LOOK,
  /** A cell to change, in which what has happened meanwhile is known. */
  CHANGE;

  /** Returns whether there must be a cell. */
  public boolean isOfCell() {
    return this == STATE || this == LOOK || this == CHANGE;
  }
}
