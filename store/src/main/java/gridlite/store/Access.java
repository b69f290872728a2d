package gridlite.store;

/** The purpose for which a cell's database is opened. */
public enum Access {
  /**
   * Reading only: the file is not touched, many may do so at once, and the process may end without
   * closing.
   */
  READ("r"),
  /** Reading and writing. */
  WRITE("rw");

  private final String mode;

  Access(String mode) {
    this.mode = mode;
  }

  /** Returns how the file is opened, in the letters of {@link java.io.RandomAccessFile}. */
  String mode() {
    return mode;
  }
}
