package gridlite.operation;

/** The insistence of a user on an operation ({@code -f}), against what it otherwise minds. */
public enum Force {
  /** The operation is done as far as nothing speaks against it. */
  NOT_USED,
  /** It is done whatever speaks against it. */
  USED;

  /** Returns whether the operation is forced. */
  public boolean isUsed() {
    return this == USED;
  }
}
