package gridlite.state;

import gridlite.job.JobId;
import gridlite.job.JobPriority;
import gridlite.job.TaskId;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The report of the last scheduling run: priorities, and why jobs wait. Replaced as a whole by each
 * run.
 *
 * @param pending priority by job number, of the tasks that were pending at the end of the run
 * @param running priority by task, of the tasks that ran at its end
 * @param global reasons that concern all jobs, in the order of {@code qstat -j}
 * @param reasons reasons by groups of jobs, since jobs of the same requests share them
 */
public record SchedulingReport(
    Map<JobId, JobPriority> pending,
    Map<TaskId, JobPriority> running,
    List<SchedulingMessage> global,
    List<Group> reasons) {

  /**
   * Jobs that wait for the same reasons.
   *
   * @param jobs their numbers
   * @param messages the reasons in the order of {@code qstat -j}
   */
  public record Group(List<JobId> jobs, List<SchedulingMessage> messages) {
    /** Copies the lists. */
    public Group {
      jobs = List.copyOf(jobs);
      messages = List.copyOf(messages);
    }
  }

  /** Before the first run. */
  public static final SchedulingReport NONE =
      new SchedulingReport(Map.of(), Map.of(), List.of(), List.of());

  /** The jobs that wait for a reason of some kind; none where reasons are not collected. */
  public Set<JobId> jobsWith(ReasonKind reason) {
    Set<JobId> jobs = new HashSet<>();
    for (Group group : reasons) {
      if (group.messages().stream().anyMatch(message -> message.reason() == reason)) {
        jobs.addAll(group.jobs());
      }
    }
    return jobs;
  }

  /** Copies the collections. */
  public SchedulingReport {
    pending = Collections.unmodifiableMap(new HashMap<>(pending));
    running = Collections.unmodifiableMap(new HashMap<>(running));
    global = List.copyOf(global);
    reasons = List.copyOf(reasons);
  }

  /** Reported priority of a job's pending tasks. */
  public JobPriority of(JobId job) {
    return pending.getOrDefault(job, JobPriority.NONE);
  }

  /** Reported priority of a running task. */
  public JobPriority of(TaskId task) {
    return running.getOrDefault(task, JobPriority.NONE);
  }

  /**
   * Reported priority of a task that waits: one that has run before has what it had then, until a
   * scheduling run ranks it again.
   */
  public JobPriority ofWaiting(TaskId task) {
    JobPriority before = running.get(task);
    return before == null ? of(task.job()) : before;
  }

  /** Returns why a job waits; empty when the run had nothing to say. */
  public List<SchedulingMessage> reasonsOf(JobId job) {
    for (Group group : reasons) {
      if (group.jobs().contains(job)) {
        return group.messages();
      }
    }
    return List.of();
  }
}
