package gridlite.operation.job;

import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.name.NamePattern;
import gridlite.state.ClusterState;
import gridlite.state.UnseenEnds;
import gridlite.value.TaskRange;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A job or some of its tasks, as users name them: {@code 7}, {@code 7.2-4}, {@code name}, {@code
 * na*}.
 *
 * @param text as written, without tasks
 * @param number job number; empty when it is a name or a pattern
 * @param tasks the tasks that are meant; empty: the whole job
 * @see "sge_types(1), job_task_list"
 */
public record JobReference(String text, Optional<JobId> number, Optional<TaskRange> tasks) {
  /** A whole job, by its number. */
  public static JobReference of(JobId job) {
    return new JobReference(job.toString(), Optional.of(job), Optional.empty());
  }

  /** The whole jobs with a name, or with names that fit a pattern. */
  public static JobReference named(String pattern) {
    return new JobReference(pattern, Optional.empty(), Optional.empty());
  }

  /** Some tasks of what is meant. */
  public JobReference withTasks(TaskRange meant) {
    return new JobReference(text, number, Optional.of(meant));
  }

  /** Returns whether a job is named by its number. */
  public boolean isNumber() {
    return number.isPresent();
  }

  /** Jobs of anybody that are meant, by number. */
  List<Job> jobsOfAnybody(ClusterState state) {
    return jobs(state, List.of("*"));
  }

  /** Jobs of some users that are meant, by number. */
  List<Job> jobs(ClusterState state, List<String> users) {
    if (number.isPresent()) {
      return state
          .job(number.get())
          .filter(job -> isOfAny(job, users))
          .map(List::of)
          .orElse(List.of());
    }
    List<Job> jobs = new ArrayList<>();
    for (Job job : state.jobs().values()) {
      if (isMeant(job, users)) {
        jobs.add(job);
      }
    }
    return jobs;
  }

  /**
   * Jobs of some users that are meant, by number, with those whose end no scheduling run has seen.
   */
  List<Job> jobs(ClusterState state, UnseenEnds unseen, List<String> users) {
    List<Job> jobs = new ArrayList<>(jobs(state, users));
    for (Job job : unseen.jobs()) {
      if (isMeant(job, users)) {
        jobs.add(job);
      }
    }
    jobs.sort(Comparator.comparing(Job::id));
    return jobs;
  }

  private boolean isMeant(Job job, List<String> users) {
    return isOfAny(job, users)
        && (number.isPresent()
            ? number.get().equals(job.id())
            : NamePattern.matches(text, job.name()));
  }

  /** Returns whether a job's owner is one of some users, which may be patterns. */
  static boolean isOfAny(Job job, List<String> users) {
    for (String user : users) {
      if (NamePattern.matches(user, job.owner().name().text())) {
        return true;
      }
    }
    return false;
  }
}
