package gridlite.view;

import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.name.QueueInstanceName;
import gridlite.schedule.JobExplanation;
import gridlite.schedule.JobExplanations;
import gridlite.schedule.StartEstimates;
import gridlite.state.ClusterState;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Accounts in words: why jobs do not run, and when they will. */
public final class WaitExplanation {
  /** Queue instances that a line names at most. */
  private static final int SHOWN = 4;

  private final TextOutput out;

  /** Accounts written to an output. */
  public WaitExplanation(TextOutput out) {
    this.out = out;
  }

  /** Whether a job has tasks that wait. */
  public static boolean waits(Job job) {
    if (!job.waiting().isEmpty()) {
      return true;
    }
    for (ArrayTask task : job.tasks().values()) {
      if (!task.isActive()) {
        return true;
      }
    }
    return false;
  }

  /** Why each of some jobs does not run; jobs of which the same is said are put together. */
  public void writeWhy(ClusterState state, List<Job> jobs, Instant now) {
    JobExplanations explanations = new JobExplanations(state, now);
    Map<JobExplanation, List<Job>> groups = new LinkedHashMap<>();
    for (Job job : jobs) {
      if (!waits(job)) {
        out.add("job ").add(job.id()).add(" (").add(job.name()).add(") does not wait").end();
        continue;
      }
      JobExplanation of = explanations.of(job);
      JobExplanation said =
          new JobExplanation(
              0,
              of.starts(),
              of.ofJob(),
              of.forever(),
              of.now(),
              of.environments(),
              of.places(),
              of.nearest());
      groups.computeIfAbsent(said, key -> new ArrayList<>()).add(job);
    }
    groups.forEach((said, members) -> write(said, members));
  }

  private void write(JobExplanation said, List<Job> jobs) {
    out.add(named(jobs)).add(' ').add(verdict(said, jobs.size() == 1)).end();
    for (String words : said.ofJob()) {
      out.add("  ").add(words).end();
    }
    if (said.starts().isPresent()) {
      return;
    }
    if (said.places() == 0) {
      out.add("  there is no queue").end();
    }
    obstacles("for ever, unless the job or the configuration is changed:", said.forever(), said);
    obstacles("now:", said.now(), said);
    for (JobExplanation.Environment offer : said.environments()) {
      environment(offer);
    }
    if (said.isWideEnough()) {
      said.nearest().ifPresent(this::nearest);
    }
  }

  private static String named(List<Job> jobs) {
    StringBuilder text = new StringBuilder(jobs.size() == 1 ? "job " : "jobs ");
    for (int i = 0; i < jobs.size() && i < SHOWN; i++) {
      Job job = jobs.get(i);
      text.append(i > 0 ? ", " : "").append(job.id()).append(" (").append(job.name()).append(')');
    }
    int more = jobs.size() - SHOWN;
    return more > 0
        ? text.append(" and ").append(more).append(" more").toString()
        : text.toString();
  }

  private static String verdict(JobExplanation said, boolean single) {
    if (said.starts().isPresent()) {
      return "can start: the next scheduling run puts it in " + said.starts().get().places();
    }
    if (said.never()) {
      return "can never run";
    }
    boolean free =
        said.nearest().isEmpty()
            && said.environments().stream().allMatch(offer -> offer.now() >= offer.least());
    return free && said.ofJob().isEmpty()
        ? (single ? "waits" : "wait") + " for the next scheduling run"
        : (single ? "waits" : "wait") + (free ? ", though there is room" : "");
  }

  private void obstacles(
      String title, List<JobExplanation.Obstacle> obstacles, JobExplanation said) {
    if (obstacles.isEmpty()) {
      return;
    }
    out.add("  ").add(title).end();
    for (JobExplanation.Obstacle obstacle : obstacles) {
      out.add("    in ")
          .add(obstacle.places().size())
          .add(" of ")
          .add(said.places())
          .add(said.places() == 1 ? " queue instance: " : " queue instances: ")
          .add(obstacle.cause())
          .add(" (")
          .add(some(obstacle.places()))
          .add(')')
          .end();
    }
  }

  private static String some(List<QueueInstanceName> places) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < places.size() && i < SHOWN; i++) {
      text.append(i > 0 ? ", " : "").append(places.get(i));
    }
    return places.size() > SHOWN ? text.append(", ...").toString() : text.toString();
  }

  private void environment(JobExplanation.Environment offer) {
    out.add("  parallel environment ").add(offer.name()).add(": ").add(offer.now());
    out.add(" of at least ").add(offer.least()).add(" slots now");
    if (offer.now() < offer.least()) {
      out.add(", ").add(offer.least() - offer.now()).add(" short");
    }
    if (offer.empty() < offer.least()) {
      out.add("; ").add(offer.empty()).add(" if nothing ran");
    }
    out.end();
  }

  private void nearest(JobExplanation.Nearest nearest) {
    out.add("  nearest to fitting: ").add(nearest.place().toString()).add(": ");
    out.add(String.join("; ", nearest.lacks()));
    out.add(nearest.ever() ? "" : " (for ever)").end();
  }

  // ---- when

  /** When waiting jobs will start, and what that assumes; tasks of the same start together. */
  public void writeStarts(
      ClusterState state, Optional<Long> only, List<StartEstimates.Estimate> all, Times times) {
    out.add("job-ID  name       user         estimated start     queue");
    out.repeat(' ', 26).add("slots ja-task-ID").end().repeat('-', 100).end();
    Map<String, List<StartEstimates.Estimate>> lines = new LinkedHashMap<>();
    for (StartEstimates.Estimate estimate : all) {
      if (only.isEmpty() || only.get() == estimate.task().job()) {
        String key =
            estimate.task().job()
                + " "
                + estimate.start()
                + estimate.slots().map(slots -> slots.master().toString()).orElse("");
        lines.computeIfAbsent(key, k -> new ArrayList<>()).add(estimate);
      }
    }
    lines.values().forEach(estimates -> start(state, estimates, times));
    if (all.size() >= StartEstimates.MOST) {
      out.add("(what comes behind these ").add(all.size()).add(" tasks is left out)").end();
    }
    out.add("This assumes:").end();
    for (String assumption : StartEstimates.assumptions(state)) {
      out.add("- ").add(assumption).end();
    }
  }

  private void start(ClusterState state, List<StartEstimates.Estimate> same, Times times) {
    StartEstimates.Estimate first = same.get(0);
    Job job = state.job(first.task().job()).orElseThrow();
    out.right(job.id(), 7).add(' ').cut(job.name(), 10).add(' ');
    out.cut(job.owner().name(), 12).add(' ');
    List<Long> tasks = new ArrayList<>();
    same.forEach(estimate -> tasks.add(estimate.task().task()));
    String numbers = job.isArray() ? TaskSet.ofNumbers(tasks).toString() : "";
    if (first.start().isEmpty()) {
      out.add("unknown: ").add(first.unknown());
      out.add(numbers.isEmpty() ? "" : " (from task " + tasks.get(0) + " on)").end();
      return;
    }
    out.add(times.table(first.start().get())).add(' ');
    out.cut(first.slots().map(slots -> slots.master().toString()).orElse(""), 30).add(' ');
    long slots = first.slots().map(Allocation::slots).orElse(job.get(JobRequest.SLOTS).min());
    out.right(slots, 5).add(' ').add(numbers).end();
  }
}
