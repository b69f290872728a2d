package gridlite.command.explain;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.TaskId;
import gridlite.name.QueueInstanceName;
import gridlite.render.Document;
import gridlite.render.Statements;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.runtime.Plugins;
import gridlite.schedule.explain.JobExplanation;
import gridlite.schedule.explain.JobExplanations;
import gridlite.state.ClusterState;
import gridlite.value.Given;
import gridlite.value.Statement;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The reasons why jobs do not run, in words or as a {@link Document} ({@code
 * docs/schema/explain.schema.json}).
 */
public final class WaitExplanation {
  /** Queue instances and jobs that a line names at most. */
  private static final int SHOWN = 4;

  /** Jobs with the same explanation are put together. */
  private final Map<JobExplanation, List<Job>> accounts = new LinkedHashMap<>();

  private final List<Job> others = new ArrayList<>();
  private final Times times;
  private final Map<TaskId, String> heldBack;

  /** Accounts of some jobs of a state. */
  public WaitExplanation(ClusterState state, List<Job> jobs, Instant now, Times times) {
    this(state, jobs, now, times, Map.of());
  }

  /**
   * The same with reasons why tasks that are dispatched have not begun.
   *
   * @param heldBack the reasons, by task
   */
  WaitExplanation(
      ClusterState state, List<Job> jobs, Instant now, Times times, Map<TaskId, String> heldBack) {
    this.times = times;
    this.heldBack = Map.copyOf(heldBack);
    JobExplanations explanations = new JobExplanations(Plugins.scheduler(), state, now);
    for (Job job : jobs) {
      if (waits(job)) {
        accounts.computeIfAbsent(explanations.of(job), key -> new ArrayList<>()).add(job);
      } else {
        others.add(job);
      }
    }
  }

  /** Returns whether a job has tasks that wait. */
  public static boolean waits(Job job) {
    return !waiting(job).isEmpty();
  }

  private static TaskSet waiting(Job job) {
    List<Long> again = new ArrayList<>();
    for (ArrayTask task : job.tasks().values()) {
      if (!task.isActive()) {
        again.add(task.number());
      }
    }
    return again.isEmpty() ? job.waiting() : job.waiting().or(TaskSet.ofNumbers(again));
  }

  // ---- in words

  /** Writes the accounts. */
  public void write(TextOutput out) {
    accounts.forEach((explanation, jobs) -> write(out, explanation, jobs));
    for (Job job : others) {
      List<Map.Entry<Long, String>> held = heldBack(job);
      out.add("job ").add(job.id().number()).add(" (").add(job.name()).add(") does not wait: ");
      out.add(held.isEmpty() ? "it is running" : "it is dispatched").end();
      for (Map.Entry<Long, String> task : held) {
        out.add("  task ").add(task.getKey()).add(": ").add(task.getValue()).end();
      }
    }
  }

  /** The tasks of a job that something holds back, with its reasons. */
  private List<Map.Entry<Long, String>> heldBack(Job job) {
    List<Map.Entry<Long, String>> held = new ArrayList<>();
    for (ArrayTask task : job.tasks().values()) {
      String reason = heldBack.get(new TaskId(job.id(), task.number()));
      if (reason != null) {
        held.add(Map.entry(task.number(), reason));
      }
    }
    return held;
  }

  private void write(TextOutput out, JobExplanation explanation, List<Job> jobs) {
    out.add(named(jobs)).add(' ').add(verdict(explanation, jobs)).end();
    for (Statement own : explanation.ofJob()) {
      out.add("  ").add(own.sentence().text(times::table)).end();
    }
    if (explanation.starts().isPresent()) {
      return;
    }
    explanation
        .reserved()
        .ifPresent(
            kept ->
                out.add("  slots are kept for it from ")
                    .add(times.table(kept.from()))
                    .add(" on, in ")
                    .add(kept.slots().places())
                    .end());
    if (explanation.places() == 0) {
      out.add("  there is no queue").end();
    }
    obstacles(
        out,
        "permanently, unless the job or the configuration is changed:",
        explanation.forever(),
        explanation);
    obstacles(out, "now:", explanation.now(), explanation);
    for (JobExplanation.ParallelOffer offer : explanation.parallelEnvironments()) {
      parallelEnvironment(out, offer);
    }
    if (explanation.isWideEnough()) {
      explanation.nearest().ifPresent(nearest -> nearest(out, nearest));
    }
  }

  private static String named(List<Job> jobs) {
    StringBuilder text = new StringBuilder(jobs.size() == 1 ? "job " : "jobs ");
    for (int i = 0; i < jobs.size() && i < SHOWN; i++) {
      Job job = jobs.get(i);
      text.append(i > 0 ? ", " : "").append(job.id()).append(" (").append(job.name());
      text.append(job.isArray() ? ", tasks " + waiting(job) : "").append(')');
    }
    int more = jobs.size() - SHOWN;
    return more > 0
        ? text.append(" and ").append(more).append(" more").toString()
        : text.toString();
  }

  private static boolean isFree(JobExplanation explanation) {
    return explanation.nearest().isEmpty()
        && explanation.parallelEnvironments().stream()
                .anyMatch(offer -> offer.now() >= offer.least())
            == !explanation.parallelEnvironments().isEmpty();
  }

  private static String verdict(JobExplanation explanation, List<Job> jobs) {
    if (explanation.starts().isPresent()) {
      return "can start: the next scheduling run puts it in " + explanation.starts().get().places();
    }
    if (explanation.never()) {
      return "can never run";
    }
    String waits = jobs.size() == 1 ? "waits" : "wait";
    if (!isFree(explanation)) {
      return waits;
    }
    return explanation.ofJob().isEmpty()
        ? waits + " for the next scheduling run"
        : waits + ", though there is room";
  }

  private void obstacles(
      TextOutput out,
      String title,
      List<JobExplanation.Obstacle> obstacles,
      JobExplanation explanation) {
    if (obstacles.isEmpty()) {
      return;
    }
    out.add("  ").add(title).end();
    for (JobExplanation.Obstacle obstacle : obstacles) {
      out.add("    in ")
          .add(obstacle.places().size())
          .add(" of ")
          .add(explanation.places())
          .add(explanation.places() == 1 ? " queue instance: " : " queue instances: ")
          .add(obstacle.cause().sentence().text(times::table));
      // all of them need no names
      if (obstacle.places().size() < explanation.places() || explanation.places() == 1) {
        out.add(" (").add(some(obstacle.places())).add(')');
      }
      out.end();
    }
  }

  private static String some(List<QueueInstanceName> places) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < places.size() && i < SHOWN; i++) {
      text.append(i > 0 ? ", " : "").append(places.get(i));
    }
    return places.size() > SHOWN ? text.append(", ...").toString() : text.toString();
  }

  private void parallelEnvironment(TextOutput out, JobExplanation.ParallelOffer offer) {
    out.add("  parallel environment ").add(offer.name()).add(": ").add(offer.now());
    out.add(" of at least ").add(offer.least()).add(" slots now");
    if (offer.now() < offer.least()) {
      out.add(", ").add(offer.least() - offer.now()).add(" short");
    }
    if (offer.empty() < offer.least()) {
      out.add("; ").add(offer.empty()).add(" if nothing ran");
    }
    if (!offer.limits().isEmpty()) {
      out.add(": ").add(Statements.line(offer.limits(), times::table));
    }
    out.end();
  }

  private void nearest(TextOutput out, JobExplanation.Nearest nearest) {
    out.add("  nearest to fitting: ").add(nearest.place().toString()).add(": ");
    out.add(Statements.line(nearest.lacks(), times::table));
    out.add(nearest.ever() ? "" : " (permanently)").end();
  }

  // ---- as a document

  /** Writes the accounts in a structured form. */
  public void write(Document out) {
    out.open().list("accounts", "account");
    accounts.forEach((explanation, jobs) -> write(out, explanation, jobs));
    out.endList().list("running", "job");
    others.forEach(job -> running(out, job));
    out.endList().close();
  }

  private void running(Document out, Job job) {
    describe(out, job);
    List<Map.Entry<Long, String>> held = heldBack(job);
    if (!held.isEmpty()) {
      out.list("held_back", "task");
      for (Map.Entry<Long, String> task : held) {
        out.open().value("task", task.getKey()).value("reason", task.getValue()).close();
      }
      out.endList();
    }
    out.close();
  }

  private static void job(Document out, Job job) {
    describe(out, job);
    out.close();
  }

  private static void describe(Document out, Job job) {
    out.open().value("id", job.id().number()).value("name", job.name());
    out.value("owner", job.owner().name().text());
    if (job.isArray()) {
      out.optional("waiting_tasks", Given.text(waiting(job).toString()));
    }
  }

  private void write(Document out, JobExplanation explanation, List<Job> jobs) {
    out.open().list("jobs", "job");
    jobs.forEach(job -> job(out, job));
    out.endList().value("verdict", word(explanation));
    explanation.starts().ifPresent(slots -> Statements.places(out, "starts_in", slots));
    explanation
        .reserved()
        .ifPresent(
            kept ->
                Statements.places(
                    out.value("reserved_from", kept.from()), "reserved_in", kept.slots()));
    Statements.write(out, "of_job", explanation.ofJob(), times::table);
    out.value("queue_instances", explanation.places());
    obstacles(out, "permanent", explanation.forever());
    obstacles(out, "now", explanation.now());
    out.list("parallel_environments", "parallel_environment");
    for (JobExplanation.ParallelOffer offer : explanation.parallelEnvironments()) {
      out.open().value("name", offer.name()).value("least", offer.least());
      out.value("now", offer.now()).value("empty", offer.empty());
      Statements.write(out, "limits", offer.limits(), times::table).close();
    }
    out.endList();
    explanation
        .nearest()
        .ifPresent(
            nearest -> {
              out.open("nearest").value("queue_instance", nearest.place().toString());
              out.value("ever", nearest.ever());
              Statements.write(out, "lacks", nearest.lacks(), times::table).close();
            });
    out.close();
  }

  private static String word(JobExplanation explanation) {
    if (explanation.starts().isPresent()) {
      return "starts";
    }
    return explanation.never() ? "never" : "waits";
  }

  private void obstacles(Document out, String name, List<JobExplanation.Obstacle> obstacles) {
    out.list(name, "obstacle");
    for (JobExplanation.Obstacle obstacle : obstacles) {
      Statements.write(out.open(), obstacle.cause(), times::table);
      out.texts(
              "queue_instances",
              "queue_instance",
              obstacle.places().stream().map(QueueInstanceName::toString).toList())
          .close();
    }
    out.endList();
  }
}
