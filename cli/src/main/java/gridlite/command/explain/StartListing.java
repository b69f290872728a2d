package gridlite.command.explain;

import gridlite.job.Allocation;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.render.Document;
import gridlite.render.Statements;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.simulate.StartEstimates;
import gridlite.state.ClusterState;
import gridlite.value.Statement;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The expected starts of waiting jobs, and what they assume, as a table or as a {@link Document}
 * ({@code docs/schema/start.schema.json}); tasks of the same start are put together.
 */
public final class StartListing {
  private final ClusterState state;
  private final StartEstimates found;
  private final List<List<StartEstimates.Estimate>> lines;

  /** The parts that the tasks of a line have in common. */
  private record Expected(
      JobId job, Optional<Instant> start, Optional<Allocation> slots, Optional<Statement> unknown) {
    static Expected of(StartEstimates.Estimate estimate) {
      return new Expected(
          estimate.task().job(), estimate.start(), estimate.slots(), estimate.unknown());
    }
  }

  /**
   * A listing.
   *
   * @param shown which jobs are shown
   */
  public StartListing(ClusterState state, StartEstimates found, Predicate<Job> shown) {
    this.state = state;
    this.found = found;
    Map<Expected, List<StartEstimates.Estimate>> together = new LinkedHashMap<>();
    for (StartEstimates.Estimate estimate : found.estimates()) {
      if (state.job(estimate.task().job()).filter(shown).isPresent()) {
        together.computeIfAbsent(Expected.of(estimate), k -> new ArrayList<>()).add(estimate);
      }
    }
    this.lines = List.copyOf(together.values());
  }

  /** The tasks that a line is about; an unknown start is that of all that wait from there on. */
  private static Optional<String> tasks(Job job, List<StartEstimates.Estimate> same) {
    if (!job.isArray()) {
      return Optional.empty();
    }
    List<Long> tasks = new ArrayList<>();
    same.forEach(estimate -> tasks.add(estimate.task().task()));
    return Optional.of(TaskSet.ofNumbers(tasks).toString());
  }

  private Job job(List<StartEstimates.Estimate> same) {
    return state.job(same.get(0).task().job()).orElseThrow();
  }

  /** Writes the table. */
  public void write(TextOutput out, Times times) {
    out.add("job-ID  name       user         estimated start     queue");
    out.repeat(' ', 26).add("slots ja-task-ID").end().repeat('-', 100).end();
    lines.forEach(same -> write(out, times, same));
    if (!found.isComplete()) {
      out.add("(later starts are left out, after the first ").add(starts()).add(')').end();
    }
    out.add("This assumes:").end();
    for (Statement assumption : found.assumptions()) {
      out.add("- ").add(assumption.text()).end();
    }
  }

  private long starts() {
    return found.estimates().stream().filter(estimate -> estimate.start().isPresent()).count();
  }

  private void write(TextOutput out, Times times, List<StartEstimates.Estimate> same) {
    StartEstimates.Estimate first = same.get(0);
    Job job = job(same);
    out.right(job.id().number(), 7).add(' ').cut(job.name(), 10).add(' ');
    out.cut(job.owner().name().text(), 12).add(' ');
    if (first.start().isEmpty()) {
      out.add("unknown: ").add(first.unknown().map(Statement::text).orElse(""));
      out.add(job.isArray() ? " (from task " + first.task().task() + " on)" : "").end();
      return;
    }
    out.add(times.table(first.start().get())).add(' ');
    out.cut(first.slots().map(slots -> slots.master().toString()).orElse(""), 30).add(' ');
    long slots = first.slots().map(Allocation::slots).orElse(job.get(JobRequest.SLOTS).min());
    out.right(slots, 5).add(' ').add(tasks(job, same).orElse("")).end();
  }

  /** Writes it in a structured form. */
  public void write(Document out, Instant now) {
    out.open().value("now", now).list("estimates", "estimate");
    for (List<StartEstimates.Estimate> same : lines) {
      StartEstimates.Estimate first = same.get(0);
      Job job = job(same);
      out.open().value("id", job.id().number()).value("name", job.name());
      out.value("owner", job.owner().name().text()).optional("tasks", tasks(job, same));
      out.value("start", first.start());
      first
          .slots()
          .ifPresent(
              slots -> Statements.places(out.value("slots", slots.slots()), "places", slots));
      first.unknown().ifPresent(why -> Statements.write(out.open("unknown"), why).close());
      out.close();
    }
    out.endList().value("complete", found.isComplete());
    Statements.write(out, "assumptions", found.assumptions()).close();
  }
}
