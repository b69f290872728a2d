package gridlite.policy;

import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.job.TaskFlag;
import gridlite.job.TaskId;
import gridlite.state.ClusterState;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Which priorities a scheduling run reports. Tasks that are left pending and tasks that ran before
 * get all their numbers; a task that the run starts gets its priority and its tickets as they were
 * worked out while it waited, and keeps its other numbers from the last run that left it waiting.
 *
 * @param pending priority by job number of the tasks that are left pending
 * @param running priority of the active tasks
 * @see "facts/priority.md, when numbers exist"
 */
public record PriorityReport(Map<Long, JobPriority> pending, Map<TaskId, JobPriority> running) {

  /**
   * What a run reports.
   *
   * @param state the state before the run, with the report of the one before
   * @param ranking what the run went by
   * @param startedTasks tasks that it starts
   */
  public static PriorityReport of(
      ClusterState state, Ranking ranking, Collection<TaskId> startedTasks) {
    Values config = state.schedulerConfig();
    boolean reportPending = config.get(SchedulerConfig.REPORT_PJOB_TICKETS);
    TaskConcurrency concurrency = new TaskConcurrency(state);
    Set<TaskId> starts = new HashSet<>(startedTasks);
    Set<Long> started = new HashSet<>();
    starts.forEach(task -> started.add(task.job()));
    Map<Long, JobPriority> pending = new HashMap<>(ranking.pending().size() * 2);
    Map<TaskId, JobPriority> running = new HashMap<>(ranking.running());
    for (Ranked ranked : ranking.pending()) {
      long job = ranked.job().id();
      long left = ranked.tasks().size();
      if (!starts.isEmpty()) {
        for (long task : ranked.tasks().toList()) {
          TaskId id = new TaskId(job, task);
          if (starts.contains(id)) {
            JobPriority before = state.report().of(job);
            running.put(id, started(before, ranked.priority(), before.share()));
            left--;
          }
        }
      }
      if (left > 0) {
        boolean limited = isLimited(ranked, concurrency, starts);
        boolean rest = reportPending ? started.contains(job) : isActive(ranked.job());
        JobPriority reported = rest ? ofRest(ranked.priority()) : ranked.priority();
        JobPriority shown = !limited && (reportPending || rest) ? reported : JobPriority.NONE;
        // entries are in order of dispatch: the first that is left is the next task's
        pending.putIfAbsent(job, shown);
      }
    }
    for (TaskId start : starts) {
      JobPriority rest = pending.getOrDefault(start.job(), JobPriority.NONE);
      if (!rest.equals(JobPriority.NONE)) {
        running.computeIfPresent(start, (id, own) -> started(rest, own, own.share()));
      }
    }
    keepOfTasksLeftOut(state, ranking, running);
    return new PriorityReport(pending, running);
  }

  /**
   * A task that was started before and takes no part in the run, since it is in error state, held
   * or waits for others, keeps the priority it was started with.
   */
  private static void keepOfTasksLeftOut(
      ClusterState state, Ranking ranking, Map<TaskId, JobPriority> running) {
    if (state.report().running().isEmpty()) {
      return;
    }
    Set<Long> ranked = new HashSet<>();
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
                              !task.isActive()
                                  && (task.is(TaskFlag.ERROR) || !ranked.contains(id.job())))
                      .isPresent();
              if (leftOut) {
                running.put(id, priority);
              }
            });
  }

  /** Whether as many tasks run as the job allows ({@code -tc}): the others are not considered. */
  private static boolean isLimited(Ranked ranked, TaskConcurrency concurrency, Set<TaskId> starts) {
    long limit = ranked.job().get(JobRequest.TASK_CONCURRENCY);
    if (limit == 0) {
      return false;
    }
    long active = concurrency.of(ranked.job());
    for (TaskId start : starts) {
      active += start.job() == ranked.job().id() ? 1 : 0;
    }
    return active >= limit;
  }

  /** Tasks left of an array of which some were started: the run has not ranked them again. */
  private static JobPriority ofRest(JobPriority all) {
    return new JobPriority(
        0,
        all.npprio(),
        all.nurg(),
        0,
        all.urgency(),
        all.rrcontr(),
        all.wtcontr(),
        all.dlcontr(),
        0,
        0,
        0,
        0,
        0);
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
   * What a started task shows: priority and tickets of its own, the rest is its job's.
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
