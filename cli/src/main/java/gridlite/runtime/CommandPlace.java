package gridlite.runtime;

/** The process in which a command runs. */
public enum CommandPlace {
  /** In the daemon where one serves the cell, else in the caller's process. */
  CELL,
  /** In the caller's process, with the caller's rights alone: a daemon refuses it. */
  CALLER,
  /** As {@link #CALLER}, and where a daemon serves the cell there is nothing to do. */
  WITHOUT_DAEMON
}
