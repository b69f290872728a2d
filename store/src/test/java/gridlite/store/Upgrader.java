package gridlite.store;

import gridlite.state.ClusterState;
import java.nio.file.Path;
import java.time.InstantSource;

/** A process that brings a cell to the newest form, and says when that begins and is done. */
public final class Upgrader {
  private Upgrader() {}

  /** Argument: the cell. */
  public static void main(String[] arguments) {
    System.out.println("begins");
    try (H2ClusterStore store =
        new H2ClusterStore(
            Path.of(arguments[0]), "test", holder -> {}, InstantSource.system(), Access.WRITE)) {
      store.read(ClusterState::revision);
    }
    System.out.println("done");
  }
}
