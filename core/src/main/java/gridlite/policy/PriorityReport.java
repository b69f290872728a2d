package gridlite.policy;

import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobPriority;
import gridlite.job.TaskFlag;
import gridlite.job.TaskId;
import gridlite.state.ClusterState;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The priorities that a scheduling run reports. Tasks that are left pending and tasks that ran
 * before get all their numbers; a task that the run starts gets its priority and its tickets as
 * they were worked out while it waited, and keeps its other numbers from the last run that left it
 * waiting.
 *
 * @param pending priority by job number of the tasks that are left pending
 * @param running priority of the active tasks
 * @see "conformance/priority, when numbers exist"
 */
public record PriorityReport(Map<JobId, JobPriority> pending, Map<TaskId, JobPriority> running) {

  /** The slots that the starts of a run leave in all open queues. */
  public enum Rest {
    /** No slot: whoever comes next is not looked at. */
    NOTHING,
    /** Some slots, of whatever use they are. */
    SOMETHING
  }

  /**
   * Returns what a run reports.
   *
   * @param state the state before the run, with the report of the one before
   * @param now when the run is
   * @param ranking what the run went by
   * @param started tasks that it starts, and where, in order of dispatch
   * @param leftOut jobs of users that may not have more, which the run did not try
   * @param rest what the last of them left of all open queues
   */
  public static PriorityReport of(
      ClusterState state,
      Instant now,
      Ranking ranking,
      Map<TaskId, Allocation> started,
      Set<JobId> leftOut,
      Rest rest) {
    return new Builder(state, now, ranking, started, leftOut, rest).build();
  }

  /** The report under way. */
  private static final class Builder {
    private final ClusterState state;
    private final Values config;
    private final Ranking ranking;
    private final Map<TaskId, Allocation> started;
    private final Set<JobId> leftOut;
    private final boolean reportPending;
    private final TaskConcurrency concurrency;
    private final Set<TaskId> starts;
    private final Set<JobId> starting;
    private final Set<JobId> exhausted;
    private final Set<JobId> cleared;
    private final Map<JobId, JobPriority> pending;
    private final Map<TaskId, JobPriority> running;
    private final Map<JobId, TaskId> lastStarted = new HashMap<>();
    private final Map<JobId, Double> shareOfLast = new HashMap<>();

    /** Tasks of array jobs that the run starts. */
    private final Map<JobId, Long> startedOfArrays = new HashMap<>();

    Builder(
        ClusterState state,
        Instant now,
        Ranking ranking,
        Map<TaskId, Allocation> started,
        Set<JobId> leftOut,
        Rest rest) {
      this.state = state;
      this.config = state.schedulerConfig();
      this.ranking = ranking;
      this.started = started;
      this.leftOut = leftOut;
      this.reportPending = config.get(SchedulerConfig.REPORT_PJOB_TICKETS);
      this.concurrency = new TaskConcurrency(state);
      this.starts = started.keySet();
      this.starting = TaskWindow.jobs(starts);
      this.exhausted = new TaskWindow(state, now).exhausted(starts, rest);
      this.cleared = cleared(ranking, concurrency);
      this.cleared.addAll(leftOut);
      this.pending = new HashMap<>(ranking.pending().size() * 2);
      this.running = new HashMap<>(ranking.running().size() * 2);
    }

    PriorityReport build() {
      addRunning();
      Map<JobId, JobPriority> ofRunning = byJob(running);
      for (Ranked ranked : ranking.pending()) {
        add(ranked, ofRunning);
      }
      starts.forEach(this::completeStarted);
      if (!cleared.isEmpty()) {
        running.replaceAll((id, own) -> isCleared(id.job()) ? ofTaskAlone(own) : own);
      }
      keepOfTasksLeftOut(state, ranking, running);
      forgetWhereTheRestIsHeld();
      return new PriorityReport(pending, running);
    }

    /**
     * Clears the numbers of jobs of which no task that still waits could be started, since all are
     * on hold (conformance/priority/numbers-of-held-jobs.t).
     */
    private void forgetWhereTheRestIsHeld() {
      Set<JobId> held = new HashSet<>();
      for (Job job : state.begunJobs()) {
        addIfRestIsHeld(job, held);
      }
      for (Ranked ranked : ranking.pending()) {
        if (startedOfArrays.containsKey(ranked.job().id())) {
          addIfRestIsHeld(ranked.job(), held);
        }
      }
      if (!held.isEmpty()) {
        running.replaceAll((id, own) -> held.contains(id.job()) ? ofTaskAlone(own) : own);
      }
    }

    private void addIfRestIsHeld(Job job, Set<JobId> held) {
      long begun = startedOfArrays.getOrDefault(job.id(), 0L);
      if (job.waiting().size() > begun && !pending.containsKey(job.id())) {
        held.add(job.id());
      }
    }

    /** Numbers of a running task whose job has none any more. */
    private JobPriority ofTaskAlone(JobPriority own) {
      return started(JobPriority.NONE, own, own.share());
    }

    private void addRunning() {
      ranking.running().forEach((id, priority) -> running.put(id, counted(priority, config)));
    }

    private void add(Ranked ranked, Map<JobId, JobPriority> ofRunning) {
      JobId job = ranked.job().id();
      JobPriority former = state.report().of(job);
      JobPriority before = cleared.contains(job) ? JobPriority.NONE : former;
      long left = ranked.tasks().size();
      if (starting.contains(job)) {
        for (long task : ranked.tasks().toList()) {
          TaskId id = new TaskId(job, task);
          if (starts.contains(id)) {
            // the share is not forgotten with the rest
            JobPriority own = ofMaster(ranked.priority(), id, started);
            running.put(id, started(ofRunning.getOrDefault(job, before), own, former.share()));
            if (ranked.job().isArray()) {
              startedOfArrays.merge(job, 1L, Long::sum);
              lastStarted.put(job, id);
              shareOfLast.put(job, ranked.priority().share());
            }
            left--;
          }
        }
      }
      if (left > 0) {
        // entries are in order of dispatch: the first that is left is the next task's
        pending.putIfAbsent(job, ofPending(ranked, before));
      }
    }

    private boolean isCleared(JobId job) {
      return cleared.contains(job)
          && !(reportPending
              && !pending.getOrDefault(job, JobPriority.NONE).equals(JobPriority.NONE));
    }

    private JobPriority ofPending(Ranked ranked, JobPriority before) {
      JobId job = ranked.job().id();
      boolean limited = leftOut.contains(job) || isLimited(ranked, concurrency, starts);
      // where all tasks that were ranked individually have started, the rest keeps its priority
      boolean rest = reportPending ? exhausted.contains(job) : isActive(ranked.job());
      if (limited || !(reportPending || rest)) {
        return JobPriority.NONE;
      }
      JobPriority ofJob = counted(ranked.priority(), config);
      if (!rest) {
        return ofJob;
      }
      JobPriority kept = reportPending ? before : JobPriority.NONE;
      boolean unknown = !reportPending && cleared.contains(job);
      return started(unknown ? JobPriority.NONE : ofJob, kept, kept.share());
    }

    /** A started task shows the numbers of its job that the rest of the job shows. */
    private void completeStarted(TaskId start) {
      JobPriority rest = pending.getOrDefault(start.job(), JobPriority.NONE);
      if (rest.equals(JobPriority.NONE)) {
        return;
      }
      // where no task with numbers of its own is left, the last one shows the share of the rest,
      // if that is reported (conformance/priority/share-of-the-last-task.t)
      boolean last =
          reportPending
              && exhausted.contains(start.job())
              && start.equals(lastStarted.get(start.job()));
      running.computeIfPresent(
          start,
          (id, own) ->
              started(rest, own, last ? shareOfLast.getOrDefault(id.job(), 0.0) : own.share()));
    }
  }

  /** Returns by job what its active tasks show, which is the same but for their own numbers. */
  private static Map<JobId, JobPriority> byJob(Map<TaskId, JobPriority> running) {
    Map<JobId, JobPriority> byJob = new HashMap<>();
    running.forEach((id, priority) -> byJob.put(id.job(), priority));
    return byJob;
  }

  /**
   * Array jobs with tasks beyond those that may run at a time. What was known of such a job is
   * forgotten, for its running tasks as well, unless a task that waits reports it anew
   * (conformance/priority/limited-arrays-forget.t).
   */
  private static Set<JobId> cleared(Ranking ranking, TaskConcurrency concurrency) {
    Map<JobId, Long> waiting = new HashMap<>();
    Set<JobId> cleared = new HashSet<>();
    for (Ranked ranked : ranking.pending()) {
      if (concurrency.isLimited(ranked.job())) {
        JobId job = ranked.job().id();
        long tasks = waiting.merge(job, ranked.tasks().size(), Long::sum);
        if (tasks > concurrency.room(ranked.job())) {
          cleared.add(job);
        }
      }
    }
    return cleared;
  }

  /**
   * Returns what counts: where pending jobs are not reported, urgency without weight is not worked
   * out for the others either (conformance/priority/urgency-without-weight.t).
   */
  private static JobPriority counted(JobPriority priority, Values config) {
    boolean all =
        config.get(SchedulerConfig.REPORT_PJOB_TICKETS)
            || config.get(SchedulerConfig.WEIGHT_URGENCY) != 0;
    return all ? priority : priority.withoutUrgency();
  }

  /**
   * A task that was started before and takes no part in the run, since it is suspended, in error
   * state, held or waits for others, keeps the priority it had. The numbers of its job are those
   * that the job's other active tasks show (conformance/priority/numbers-of-the-job.t).
   */
  private static void keepOfTasksLeftOut(
      ClusterState state, Ranking ranking, Map<TaskId, JobPriority> running) {
    if (state.report().running().isEmpty()) {
      return;
    }
    Map<JobId, JobPriority> others = byJob(running);
    Set<JobId> ranked = new HashSet<>();
    ranking.pending().forEach(waiting -> ranked.add(waiting.job().id()));
    state
        .report()
        .running()
        .forEach(
            (id, priority) -> {
              boolean leftOut =
                  state
                      .job(id.job())
                      .flatMap(job -> job.tasks().find(id.task()))
                      .filter(
                          task ->
                              task.isActive()
                                  ? !PriorityPolicy.takesPart(task)
                                  : task.is(TaskFlag.ERROR) || !ranked.contains(id.job()))
                      .isPresent();
              if (leftOut) {
                JobPriority ofJob = others.getOrDefault(id.job(), priority);
                running.put(id, started(ofJob, priority, priority.share()));
              }
            });
  }

  /** Returns whether as many tasks run as may at a time: the others are not considered. */
  private static boolean isLimited(Ranked ranked, TaskConcurrency concurrency, Set<TaskId> starts) {
    if (!concurrency.isLimited(ranked.job())) {
      return false;
    }
    long active = concurrency.of(ranked.job());
    for (TaskId start : starts) {
      active += start.job().equals(ranked.job().id()) ? 1 : 0;
    }
    return active >= concurrency.limit(ranked.job());
  }

  private static boolean isActive(Job job) {
    for (ArrayTask task : job.tasks().values()) {
      if (task.isActive()) {
        return true;
      }
    }
    return false;
  }

  /**
   * The run that starts a parallel task reports all its tickets, but of each policy those of the
   * master's queue instance alone (conformance/priority/tickets-by-slots-of-the-master.t).
   */
  private static JobPriority ofMaster(
      JobPriority priority, TaskId task, Map<TaskId, Allocation> started) {
    Allocation allocation = Objects.requireNonNull(started.get(task));
    if (!allocation.isParallel()) {
      return priority;
    }
    long all = allocation.slots();
    return priority.withPartOfTickets((double) allocation.slotsAt(allocation.master()) / all);
  }

  /**
   * Returns what a started task shows: priority and tickets of its own, the rest is its job's.
   *
   * @param ofJob where the numbers come from that all tasks of the job have
   */
  private static JobPriority started(JobPriority ofJob, JobPriority now, double share) {
    return new JobPriority(
        now.prio(),
        ofJob.npprio(),
        ofJob.nurg(),
        now.ntckts(),
        ofJob.urgency(),
        ofJob.rrcontr(),
        ofJob.wtcontr(),
        ofJob.dlcontr(),
        now.tickets(),
        now.otickets(),
        now.ftickets(),
        now.stickets(),
        share);
  }
}
