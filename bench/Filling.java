import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.Outcome;
import gridlite.store.Access;
import gridlite.store.H2ClusterStore;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;

/** Fills a cell with copies of its last job, and its accounting file with records. */
public final class Filling {
  /** Jobs of one transaction. */
  private static final int AT_ONCE = 1_000;

  private Filling() {}

  /** Arguments: the cell's directory, how many jobs it is to have, how many records. */
  public static void main(String[] arguments) throws IOException {
    Path cell = Path.of(arguments[0]);
    long jobs = Long.parseLong(arguments[1]);
    long records = Long.parseLong(arguments[2]);
    try (H2ClusterStore store =
        new H2ClusterStore(cell, "bench", other -> {}, InstantSource.system(), Access.WRITE)) {
      for (boolean more = true; more; ) {
        more = store.update("bench", state -> copies(state, jobs));
      }
    }
    Path file = cell.resolve("common").resolve("accounting");
    try (BufferedWriter out =
        Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
      for (long number = 1; number <= records; number++) {
        out.write("all.q:host1:users:bench:true:" + number + ":sge:0:1700000000:1700000001:");
        out.write("1700000061:0:0:60:0.25:0.05:5000:0:0:0:0:700:0:0:0:8:0:0:0:40:3:NONE:");
        out.write("defaultdepartment:NONE:1:0:0.3:0.001:0.0:-u bench:0.0:NONE:9000000:0:0\n");
      }
    }
  }

  private static Outcome<Boolean> copies(ClusterState state, long jobs) {
    long last = state.counter(Counter.JOB);
    Job model = state.job(JobId.of(last)).orElseThrow();
    long end = Math.min(jobs, last + AT_ONCE);
    List<Change> changes = new ArrayList<>();
    for (long id = last + 1; id <= end; id++) {
      changes.add(new Change.PutJob(copy(model, JobId.of(id))));
    }
    changes.add(new Change.SetCounter(Counter.JOB, Math.max(last, end)));
    return new Outcome<>(changes, end < jobs);
  }

  private static Job copy(Job job, JobId id) {
    return new Job(
        id,
        job.owner(),
        job.submitted(),
        job.request(),
        job.predecessors(),
        job.arrayPredecessors(),
        job.waiting(),
        job.holds(),
        job.tasks(),
        job.version());
  }
}
