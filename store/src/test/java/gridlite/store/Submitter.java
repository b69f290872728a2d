package gridlite.store;

import gridlite.job.JobId;
import gridlite.port.ClusterStore;
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
    long count = Long.parseLong(arguments[2]);
    if (arguments[1].equals("resident")) {
      try (ClusterStore store =
          new ResidentClusterStore(cell, "test", holder -> {}, InstantSource.system())) {
        for (long i = 0; i < count; i++) {
          System.out.println(store.<Long>update("alice", Submitter::submit));
        }
      }
    } else if (arguments[1].equals("shared")) {
      SharedStore.Times times =
          new SharedStore.Times(Duration.ofSeconds(1), Duration.ofMillis(500));
      try (SharedStore shared =
          new SharedStore(cell, "test", InstantSource.system(), times, System.err::println)) {
        for (long i = 0; i < count; i++) {
          long id;
          try (ClusterStore store =
              shared.command(i % 2 == 0 ? Access.WRITE : Access.READ, holder -> {}, () -> {})) {
            id = store.update("alice", Submitter::submit);
          }
          System.out.println(id);
        }
      }
    } else {
      for (long i = 0; i < count; i++) {
        long id;
        Contention busy = arguments[1].equals("waiting") ? Submitter::sayThatItWaits : () -> {};
        try (ClusterStore store =
            new H2ClusterStore(
                cell, "test", holder -> {}, InstantSource.system(), Access.WRITE, busy)) {
          id = store.update("alice", Submitter::submit);
        }
        System.out.println(id);
      }
    }
  }

  private static void sayThatItWaits() {
    System.out.println("waits");
  }

  /** Several changes that belong together. */
  private static Outcome<Long> submit(ClusterState state) {
    long id = state.counter(Counter.JOB) + 1;
    return new Outcome<>(
        List.of(
            new Change.PutJob(Sample.job(id)),
            new Change.PutScript(JobId.of(id), "echo " + id + "\n"),
            Sample.userSet("of" + id, "alice"),
            new Change.Account("record " + id),
            new Change.SetCounter(Counter.JOB, id)),
        id);
  }
}
