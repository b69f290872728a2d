package gridlite.store;

import gridlite.job.JobId;
import gridlite.port.ClusterStore;
import gridlite.port.Succession;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.Outcome;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;

/** A process that stores jobs and prints the number of each when it is safe. */
public final class Submitter {
  private Submitter() {}

  /** Arguments: cell, kind of store, how many. */
  public static void main(String[] arguments) {
    Path cell = Path.of(arguments[0]);
    String kind = arguments[1];
    long count = Long.parseLong(arguments[2]);
    switch (kind) {
      case "resident" ->
          submit(
              new ResidentClusterStore(cell, "test", holder -> {}, InstantSource.system()), count);
      case "leader" -> submit(leader(cell, "test"), count);
      case "server" ->
          submit(
              new PostgresClusterStore(
                  cell, "test", holder -> {}, InstantSource.system(), () -> {}),
              count);
      case "shared" -> submitShared(cell, count);
      default -> {
        Contention busy = kind.equals("waiting") ? Submitter::sayThatItWaits : () -> {};
        for (long i = 0; i < count; i++) {
          submit(
              new H2ClusterStore(
                  cell, "test", holder -> {}, InstantSource.system(), Access.WRITE, busy),
              1);
        }
      }
    }
  }

  /** The daemon of a cell on a server, which waits for another one. */
  static ClusterStore leader(Path cell, String name) {
    Succession succession = new Succession(true, Duration.ofDays(1), news -> {}, by -> {});
    return ResidentClusterStore.onServer(
        cell, name, holder -> {}, succession, InstantSource.system());
  }

  private static void submit(ClusterStore store, long count) {
    try (store) {
      for (long i = 0; i < count; i++) {
        System.out.println(store.<Long>update("alice", Submitter::submit));
      }
    }
  }

  private static void submitShared(Path cell, long count) {
    SharedStore.Times times = new SharedStore.Times(Duration.ofSeconds(1), Duration.ofMillis(500));
    try (SharedStore shared =
        new SharedStore(cell, "test", InstantSource.system(), times, System.err::println)) {
      for (long i = 0; i < count; i++) {
        submit(shared.command(i % 2 == 0 ? Access.WRITE : Access.READ, holder -> {}, () -> {}), 1);
      }
    }
  }

  private static void sayThatItWaits() {
    System.out.println("waits");
  }

  /** Several changes that belong together; script and record say of which process they are. */
  static Outcome<Long> submit(ClusterState state) {
    long id = state.counter(Counter.JOB) + 1;
    String text = id + " of process " + ProcessHandle.current().pid();
    return new Outcome<>(
        List.of(
            new Change.PutJob(Sample.job(id)),
            new Change.PutScript(JobId.of(id), "echo " + text + "\n"),
            Sample.userSet("of" + id, "alice"),
            new Change.Account("record " + text),
            new Change.SetCounter(Counter.JOB, id)),
        id);
  }
}
