package gridlite.store;

import gridlite.port.ClusterStore;

/**
 * The store of one command: it has the cell from its first question until it gives it back, and
 * again from the next one.
 */
public interface CommandStore extends ClusterStore {
  /**
   * Returns whether there may be updates that the loss of power could undo; {@link #release} saves
   * them.
   */
  boolean holdsUpdates();
}
