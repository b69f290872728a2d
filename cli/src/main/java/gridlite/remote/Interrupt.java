package gridlite.remote;

/**
 * Ctrl-C, or a request to terminate, as a wish that a waiting command fulfils itself: it tidies up
 * and ends the process with a status of its own.
 */
final class Interrupt {
  /** The longest time that a command may take to tidy up. */
  private static final long PATIENCE_MILLIS = 10_000;

  private Interrupt() {}

  /**
   * From now on an interrupt is passed on; the process ends when its command does. One that has
   * come before, in a process that has not ended yet, is passed on at once.
   */
  static void passTo(Runnable wish) {
    try {
      Runtime.getRuntime().addShutdownHook(new Thread(() -> pass(wish), "gridlite interrupt"));
    } catch (IllegalStateException e) {
      // the process is ending: its hooks can't be changed any more
      wish.run();
    }
  }

  private static void pass(Runnable wish) {
    wish.run();
    try {
      // the end of the command halts the process, and this with it
      Thread.sleep(PATIENCE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
