package gridlite.daemon;

import gridlite.runtime.Console;
import java.util.Optional;
import java.util.OptionalInt;

/** The service of a daemon or helper for its clients. */
public interface Service {
  /**
   * Runs a command. Returns its exit status; empty for one that is run by the process of whoever
   * calls it.
   */
  OptionalInt run(Request request, Console console);

  /** Returns why changes can't be saved at the moment; empty when they can. */
  default Optional<String> trouble() {
    return Optional.empty();
  }

  /** Another process waits for the cell: a helper lets it have it before its next command. */
  default void giveWay() {}

  /**
   * Somebody who may do so asks the server to end. A daemon's process ends soon, which is the
   * answer; this returns at once. A helper lets go of the cell before this returns, and ends when
   * its last command has.
   */
  default void stop() {}
}
