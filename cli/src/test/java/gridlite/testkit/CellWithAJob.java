package gridlite.testkit;

import gridlite.name.HostName;
import gridlite.name.UserName;
import gridlite.operation.Actor;
import gridlite.operation.configure.InitCell;
import gridlite.port.ClusterStore;
import gridlite.port.Executor;
import gridlite.port.MemoryClusterStore;
import gridlite.runtime.Cell;
import gridlite.runtime.CommandContext;
import gridlite.state.ClusterState;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;

/**
 * A simulated cell in memory at a fixed time: job 1 of alice waits for the only slot, that of
 * {@code all.q@node01}.
 */
public final class CellWithAJob {
  /** The time of the cell. */
  public static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

  private final RecordingConsole console = new RecordingConsole(Path.of("/nowhere"));
  private final MemoryClusterStore store = new MemoryClusterStore(state());

  private static ClusterState state() {
    InitCell.Machine machine = new InitCell.Machine(HostName.of("node01"), 1, "/");
    return ClusterBuilder.of(ClusterState.blank())
        .apply(InitCell.bare(InitCell.Template.SIMULATED, "alice", machine).changes())
        .at(NOON)
        .host("node01")
        .queue("all.q", "node01")
        .job("alice")
        .add()
        .state();
  }

  /** The console of its commands. */
  public RecordingConsole console() {
    return console;
  }

  /** The store of its state. */
  public MemoryClusterStore store() {
    return store;
  }

  /** The context of a command of alice, which may see another store than that of the cell. */
  public CommandContext context(String command, Executor executor, ClusterStore seen) {
    return new CommandContext(
        command,
        console,
        new Actor(UserName.of("alice"), "users", 1, 1, HostName.of("node01")),
        new Cell(Path.of("/nowhere"), "default"),
        seen,
        executor,
        InstantSource.fixed(NOON),
        Map.of(),
        Path.of("/"),
        0);
  }
}
