package gridlite.exec;

import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.port.TaskReport;
import gridlite.state.ClusterState;
import gridlite.state.Restarts;
import gridlite.state.Settings;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The tasks on hosts that have been lost for so long that they are to run elsewhere.
 *
 * @see "sge_conf(5), reschedule_unknown, max_unheard; checkpoint(5), when"
 */
final class LostHosts {
  /** Failure code of a task that is put back. */
  private static final int RESCHEDULING = 25;

  private LostHosts() {}

  /**
   * The ends of tasks that are put back. Pure.
   *
   * @param lost hosts that can't be reached
   */
  static List<TaskReport> reports(ClusterState saved, Set<HostName> lost, Instant now) {
    List<TaskReport> reports = new ArrayList<>();
    if (lost.isEmpty()) {
      return reports;
    }
    for (Job job : saved.begunJobs()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.isActive() && runsElsewhere(saved, job, task)) {
          task.allocation()
              .flatMap(slots -> overdue(saved, slots, lost, now))
              .ifPresent(host -> reports.add(again(job, task, host, now)));
        }
      }
    }
    return reports;
  }

  /** Returns whether a job can be run again: by -r or its queue, or as its checkpointing says. */
  private static boolean runsElsewhere(ClusterState saved, Job job, ArrayTask task) {
    return job.get(JobRequest.CHECKPOINT).isEmpty()
        ? Restarts.isRerunnable(job, saved.queueInstances().find(task.master()))
        : Restarts.occasions(saved, job).indexOf('r') >= 0;
  }

  /** The first host of some slots that has been unknown for longer than it may. */
  private static Optional<HostName> overdue(
      ClusterState saved, Allocation slots, Set<HostName> lost, Instant now) {
    for (Allocation.Grant grant : slots.grants()) {
      HostName host = grant.instance().host();
      double patience = Settings.on(saved, host).seconds("reschedule_unknown", 0);
      double unheard = Settings.global(saved).unheardSeconds();
      Optional<Instant> heard =
          saved
              .lastReport(host)
              .filter(last -> isWithin(Duration.between(last, now), patience + unheard));
      if (lost.contains(host) && patience > 0 && heard.isEmpty()) {
        return Optional.of(host);
      }
    }
    return Optional.empty();
  }

  private static boolean isWithin(Duration silence, double seconds) {
    return silence.toMillis() <= seconds * 1000;
  }

  private static TaskReport again(Job job, ArrayTask task, HostName host, Instant now) {
    return new TaskReport.Ended(
        new TaskId(job.id(), task.number()),
        task.attempts(),
        Optional.of(new TaskReport.Times(task.started(), now)),
        Optional.of(
            TaskReport.Failure.of(RESCHEDULING, "rescheduled, since host " + host + " is lost")),
        0,
        task.usage(),
        TaskReport.Consequence.RESCHEDULED,
        Optional.empty());
  }
}
