package gridlite.runtime;

import gridlite.store.Delays;
import gridlite.terminal.Progress;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * What a command waits for, as its user sees it.
 *
 * @param name name of the command
 * @param err standard error
 * @param progress begins the line that somebody at the terminal sees of a task
 */
record CommandDelays(String name, Consumer<String> err, Function<String, Progress> progress)
    implements Delays {
  @Override
  public void waitsFor(String holder) {
    err.accept(waiting(name, holder));
  }

  @Override
  public Runnable upgradeBegins() {
    return progress.apply("upgrading the database of the cell")::close;
  }

  /** The line about a process that has the cell. */
  static String waiting(String name, String holder) {
    return name + ": waiting for " + holder + " to finish with the cell\n";
  }
}
