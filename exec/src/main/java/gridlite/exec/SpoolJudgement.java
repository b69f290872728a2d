package gridlite.exec;

import gridlite.condition.InstanceConditions;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.TaskFlag;
import gridlite.job.TaskId;
import gridlite.job.Usage;
import gridlite.name.HostName;
import gridlite.port.Executor;
import gridlite.port.TaskOrder;
import gridlite.port.TaskReport;
import gridlite.state.ClusterState;
import gridlite.state.Settings;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The meaning of what was seen in a spool, for a saved state: what has happened, and what is to be
 * done. Pure.
 */
final class SpoolJudgement {
  private static final int LOST = 21;

  private static final String NOBODY_COMES =
      "what was sent to look after the task has ended at once, each time: can the host run Perl,"
          + " and use the cell's directory?";

  /** The beginning of the request that a task is to end. */
  static final String TERMINATE = "terminate 1\n";

  private final ClusterState saved;
  private final SpoolSight seen;
  private final Instant now;
  private final Spool spool;

  SpoolJudgement(ClusterState saved, SpoolSight seen, Instant now, Spool spool) {
    this.saved = saved;
    this.seen = seen;
    this.now = now;
    this.spool = spool;
  }

  // ------------------------------------------------------------------------------------ asking

  /** The tasks that a state asks for, where they run on hosts of ours. */
  static List<AskedTask> asked(ClusterState saved, Instant now, Predicate<HostName> ours) {
    List<AskedTask> asked = new ArrayList<>();
    for (Job job : saved.begunJobs()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.isActive() && isHere(task, ours)) {
          HostName host = task.master().host();
          boolean begins = task.phase() == ArrayTask.Phase.TRANSFERRING;
          asked.add(
              new AskedTask(
                  new TaskId(job.id(), task.number()),
                  task.attempts(),
                  host,
                  begins,
                  !begins && isUsageDue(task, reportSeconds(saved, host), now)));
        }
      }
    }
    return asked;
  }

  /** The owners of jobs with tasks that are to be started. */
  static Set<String> ownersOfStarts(ClusterState saved) {
    Set<String> owners = new HashSet<>();
    for (Job job : saved.begunJobs()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.phase() == ArrayTask.Phase.TRANSFERRING) {
          owners.add(job.owner().name().text());
        }
      }
    }
    return owners;
  }

  /** Returns whether a task was given slots of which the master is on one of our hosts. */
  static boolean isHere(ArrayTask task, Predicate<HostName> ours) {
    return task.allocation().isPresent() && ours.test(task.master().host());
  }

  private static double reportSeconds(ClusterState state, HostName host) {
    return Settings.on(state, host).reportSeconds();
  }

  /** Seconds that a task has run for and whose usage is not known. */
  private static double ahead(ArrayTask task, Instant now) {
    Instant since = task.reported().orElse(task.started());
    return Duration.between(since, now).toMillis() / 1000.0 - task.usage().get("wallclock");
  }

  private static boolean isUsageDue(ArrayTask task, double interval, Instant now) {
    double ahead = ahead(task, now);
    // a clock that was set back says nothing about how long ago it was
    return ahead < 0 || ahead >= interval;
  }

  // ----------------------------------------------------------------------------------- reports

  /** The reports; ends in their order, everything else before them. */
  List<TaskReport> reports(Predicate<HostName> ours, String elsewhere) {
    List<TaskReport> reports = new ArrayList<>();
    for (Job job : saved.begunJobs()) {
      for (ArrayTask task : job.tasks().values()) {
        TaskId id = new TaskId(job.id(), task.number());
        if (task.isActive() && !isHere(task, ours)) {
          reports.add(elsewhere(id, task, elsewhere));
        } else if (task.isActive()) {
          seen.of(id, task.attempts())
              .flatMap(sight -> report(id, task, sight))
              .ifPresent(reports::add);
        }
      }
    }
    leftovers(reports);
    reports.sort(SpoolJudgement::byEnd);
    return reports;
  }

  private static int byEnd(TaskReport one, TaskReport other) {
    Optional<Instant> end = endOf(one);
    Optional<Instant> others = endOf(other);
    return end.isPresent() && others.isPresent()
        ? end.get().compareTo(others.get())
        : Boolean.compare(end.isPresent(), others.isPresent());
  }

  private static Optional<Instant> endOf(TaskReport report) {
    return report instanceof TaskReport.Ended ended
        ? ended.times().map(TaskReport.Times::end)
        : Optional.empty();
  }

  private Optional<TaskReport> report(TaskId id, ArrayTask task, TaskSight sight) {
    if (sight.trouble().isPresent()) {
      return sight.trouble().map(text -> new TaskReport.Trouble(id, task.attempts(), text));
    }
    boolean begins = task.phase() == ArrayTask.Phase.TRANSFERRING;
    if (begins && sight.isGivenUp()) {
      return Optional.of(putBack(id, task, NOBODY_COMES));
    }
    Optional<Instant> begun = begins ? sight.begun() : Optional.of(task.started());
    if (!sight.exists()) {
      return begun.map(since -> vanished(id, task, since));
    }
    Optional<TaskReport> ended =
        TaskEnd.read(id, task, sight, spool.directory(id).path(), begun.orElse(task.started()));
    if (ended.isPresent()) {
      return ended;
    }
    return begins
        ? begun.map(since -> new TaskReport.Running(id, task.attempts(), since))
        : used(task, sight).map(usage -> new TaskReport.Used(id, task.attempts(), usage));
  }

  /** A task for a host that is none of ours: it goes back, and the queue there takes no more. */
  private static TaskReport elsewhere(TaskId id, ArrayTask task, String reason) {
    return putBack(id, task, "host " + task.master().host() + " can't be reached: " + reason);
  }

  private static TaskReport putBack(TaskId id, ArrayTask task, String why) {
    return new TaskReport.Ended(
        id,
        task.attempts(),
        Optional.empty(),
        Optional.of(TaskReport.Failure.of(LOST, why)),
        0,
        Usage.NONE,
        TaskReport.Consequence.REQUEUED,
        Optional.of("queue " + task.master().queue() + " marked QERROR: " + why));
  }

  /**
   * A task that has begun and whose directory somebody has removed: nothing more can be learnt of
   * it. One that has not begun is yet to be started.
   */
  private TaskReport vanished(TaskId id, ArrayTask task, Instant begun) {
    return new TaskReport.Ended(
        id,
        task.attempts(),
        Optional.of(new TaskReport.Times(begun, now)),
        Optional.of(new TaskReport.Failure(LOST, Optional.empty())),
        0,
        task.usage(),
        TaskReport.Consequence.FINISHED,
        Optional.empty());
  }

  /** Usage that has been measured; reported no oftener than load values are. */
  private Optional<Usage> used(ArrayTask task, TaskSight sight) {
    double interval = reportSeconds(saved, task.master().host());
    double known = task.usage().get("wallclock");
    double wallclock = sight.used().getOrDefault("wallclock", 0.0);
    return isUsageDue(task, interval, now)
            && wallclock > known
            && (ahead(task, now) >= interval || wallclock >= known + interval)
        ? Optional.of(new Usage(sight.used()))
        : Optional.empty();
  }

  /** The remains of what a saved state has done with. */
  private void leftovers(List<TaskReport> reports) {
    for (Claims.Claim claim : seen.claims()) {
      if (!seen.hasDirectory(claim.task(), claim.attempt())
          && Spool.isOver(saved, claim.task(), claim.attempt())) {
        reports.add(new TaskReport.Leftover(claim.task(), claim.attempt()));
      }
    }
    seen.left()
        .forEach(
            (id, sight) -> {
              if (sight.trouble().isPresent()) {
                String trouble = sight.trouble().get();
                reports.add(new TaskReport.Trouble(id, sight.attempt(), trouble));
              } else if ((sight.exit().isPresent() || sight.isGivenUp())
                  && Spool.isOver(saved, id, sight.attempt())) {
                reports.add(new TaskReport.Leftover(id, sight.attempt()));
              }
            });
  }

  // ------------------------------------------------------------------------------------ orders

  /** The orders about what has been started. A directory newer than the state is left. */
  List<TaskOrder> orders(Predicate<HostName> ours) {
    List<TaskOrder> orders = new ArrayList<>();
    InstanceConditions conditions = new InstanceConditions(saved, now);
    Set<JobId> inUse = new HashSet<>();
    for (Job job : saved.begunJobs()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.isActive() && isHere(task, ours)) {
          TaskId id = new TaskId(job.id(), task.number());
          seen.of(id, task.attempts())
              .filter(sight -> sight.exists() && sight.exit().isEmpty() && !sight.isGivenUp())
              .ifPresent(
                  sight -> {
                    intend(id, sight, intention(job, task, conditions), orders);
                    recover(id, sight, hosts(task), orders);
                  });
        }
      }
    }
    seen.tasks().keySet().forEach(id -> inUse.add(id.job()));
    seen.left()
        .forEach(
            (id, sight) -> {
              inUse.add(id.job());
              if (sight.exit().isEmpty()
                  && !sight.isGivenUp()
                  && Spool.isOver(saved, id, sight.attempt())) {
                intend(id, sight, TaskOrder.Intention.TERMINATE, orders);
                recover(id, sight, List.of(), orders);
              }
            });
    for (JobId job : seen.scripts()) {
      if (!job.isAfter(saved.lastJob()) && saved.job(job).isEmpty() && !inUse.contains(job)) {
        orders.add(new TaskOrder.RemoveScript(job));
      }
    }
    return orders;
  }

  /** Makes tasks stand still that listings show as suspended. */
  static TaskOrder.Intention intention(Job job, ArrayTask task, InstanceConditions conditions) {
    if (task.is(TaskFlag.DELETED)) {
      return TaskOrder.Intention.TERMINATE;
    }
    return conditions.standsStill(job, task)
        ? TaskOrder.Intention.SUSPEND
        : TaskOrder.Intention.GO_ON;
  }

  private static void intend(
      TaskId id, TaskSight sight, TaskOrder.Intention intention, List<TaskOrder> orders) {
    if (sight.trouble().isEmpty()
        && !request(intention, Optional.empty(), sight.wished()).equals(sight.wished())) {
      orders.add(new TaskOrder.Intend(id, sight.attempt(), intention, Optional.empty()));
    }
  }

  /**
   * The request by which a shepherd knows an intention.
   *
   * @param by who wants an end, where that is known
   * @param before the request that it has; the first wish for an end stays
   */
  static String request(TaskOrder.Intention intention, Optional<String> by, String before) {
    return switch (intention) {
      case GO_ON -> "";
      case SUSPEND -> "suspend 1\n";
      case TERMINATE ->
          before.startsWith(TERMINATE)
              ? before
              : TERMINATE + by.map(who -> "by " + who + "\n").orElse("");
    };
  }

  /** The hosts that a task has slots on, first the one where it begins. */
  static List<HostName> hosts(ArrayTask task) {
    Set<HostName> hosts = new LinkedHashSet<>();
    hosts.add(task.master().host());
    task.allocation()
        .ifPresent(slots -> slots.grants().forEach(grant -> hosts.add(grant.instance().host())));
    return List.copyOf(hosts);
  }

  private static void recover(
      TaskId id, TaskSight sight, List<HostName> hosts, List<TaskOrder> orders) {
    if (sight.trouble().isEmpty() && sight.life() == TaskSight.Life.NONE) {
      orders.add(new TaskOrder.Recover(id, sight.attempt(), hosts));
    }
  }

  /** The orders that deliver a signal: a signal is but the occasion to look into the state. */
  static List<TaskOrder> signal(
      ClusterState saved,
      Job signalled,
      TaskId id,
      Executor.Signal signal,
      String by,
      Instant now) {
    Optional<Job> job = saved.job(id.job());
    Optional<ArrayTask> task = job.flatMap(found -> found.tasks().find(id.task()));
    if (signal == Executor.Signal.TERMINATE || task.isEmpty() || !task.get().isActive()) {
      int attempt = signalled.task(id.task()).map(ArrayTask::attempts).orElse(0);
      return List.of(
          new TaskOrder.Intend(id, attempt, TaskOrder.Intention.TERMINATE, Optional.of(by)));
    }
    TaskOrder.Intention intention =
        intention(job.orElseThrow(), task.get(), new InstanceConditions(saved, now));
    return List.of(new TaskOrder.Intend(id, task.get().attempts(), intention, Optional.empty()));
  }
}
