package gridlite.store;

import gridlite.port.ClusterStore;
import gridlite.state.ClusterState;
import java.nio.file.Path;
import java.time.InstantSource;

/** A process that brings a cell to the newest form, and says when that begins and is done. */
public final class Upgrader {
  private Upgrader() {}

  /** Arguments: the cell, and where it is kept: file or server. */
  public static void main(String[] arguments) {
    System.out.println("begins");
    try (ClusterStore store = opened(Path.of(arguments[0]), arguments[1])) {
      store.read(ClusterState::revision);
    }
    System.out.println("done");
  }

  private static ClusterStore opened(Path cell, String kind) {
    InstantSource clock = InstantSource.system();
    return switch (kind) {
      case "file" -> new H2ClusterStore(cell, "test", holder -> {}, clock, Access.WRITE);
      case "server" -> new PostgresClusterStore(cell, "test", holder -> {}, clock, () -> {});
      default -> throw new IllegalArgumentException(kind);
    };
  }
}
