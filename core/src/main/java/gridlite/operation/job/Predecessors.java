package gridlite.operation.job;

import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.name.NamePattern;
import gridlite.name.UserName;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.state.ClusterState;
import gridlite.value.TaskRange;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Dependencies between jobs ({@code -hold_jid}, {@code -hold_jid_ad}): numbers mean anybody's jobs,
 * names and patterns the submitter's own, at the time of the request; what doesn't exist is not
 * waited for.
 *
 * @see "qsub(1), -hold_jid"
 */
final class Predecessors {
  private Predecessors() {}

  /**
   * Numbers of the jobs that a list means, in its order; one that is named twice is listed twice.
   *
   * @param requested numbers, names and patterns
   * @param owner whose jobs names mean
   * @param self number of the job that is to wait
   */
  static List<JobId> resolve(
      ClusterState state, List<String> requested, UserName owner, JobId self) {
    List<JobId> found = new ArrayList<>();
    for (String text : requested) {
      if (!text.isEmpty() && Character.isDigit(text.charAt(0))) {
        resolveNumber(state, text, self).ifPresent(found::add);
      } else {
        addNamed(state, text, owner, self, found);
      }
    }
    return List.copyOf(found);
  }

  /** Numbers of a list whose jobs are gone, or have never been. */
  static List<JobId> exited(ClusterState state, List<String> requested) {
    List<JobId> gone = new ArrayList<>();
    for (String text : requested) {
      if (JobId.isNumber(text) && state.job(JobId.parse(text)).isEmpty()) {
        gone.add(JobId.parse(text));
      }
    }
    return gone;
  }

  private static Optional<JobId> resolveNumber(ClusterState state, String text, JobId self) {
    for (int i = 0; i < text.length(); i++) {
      if (!Character.isDigit(text.charAt(i))) {
        throw new GridException(
            Problem.refused("denied: job \"" + text + "\" not found")
                .hint(
                    "dependencies are on whole jobs; -hold_jid_ad pairs the tasks of array jobs"));
      }
    }
    if (!JobId.isNumber(text)) {
      return Optional.empty();
    }
    JobId number = JobId.parse(text);
    if (number.equals(self)) {
      throw new GridException(
          Problem.refused("denied: job \"" + self + "\" may not be its own jobnet predecessor"));
    }
    return state.job(number).isPresent() ? Optional.of(number) : Optional.empty();
  }

  private static void addNamed(
      ClusterState state, String pattern, UserName owner, JobId self, List<JobId> found) {
    for (Job job : state.jobs().values()) {
      if (!job.id().equals(self)
          && job.owner().name().equals(owner)
          && NamePattern.matches(pattern, job.name())) {
        found.add(job.id());
      }
    }
  }

  /** Numbers of the array jobs that a job's tasks wait for one by one, in order of the request. */
  static List<JobId> resolveArrays(
      ClusterState state, List<String> requested, UserName owner, JobId self, TaskRange tasks) {
    List<JobId> arrays = new ArrayList<>();
    for (JobId number : resolve(state, requested, owner, self)) {
      Job job = state.job(number).orElseThrow();
      if (!job.isArray()) {
        throw new GridException(
            Problem.refused(
                    "Can only specify \"-hold_jid_ad\" option with an array job (using \"-t\""
                        + " option): job "
                        + number
                        + " is none")
                .hint("-hold_jid " + number + " waits for all of it"));
      }
      TaskRange theirs = job.get(JobRequest.TASKS);
      if (theirs.first() != tasks.first() || theirs.last() != tasks.last()) {
        throw new GridException(
            Problem.refused(
                "This array job must have the same range of sub-tasks as the dependent array job"
                    + " specified with -hold_jid_ad: it has "
                    + tasks
                    + ", job "
                    + number
                    + " has "
                    + theirs));
      }
      arrays.add(number);
    }
    return arrays;
  }

  /** Refuses a dependency of {@code self} on jobs that wait, directly or not, for {@code self}. */
  static void checkCircle(ClusterState state, JobId self, List<JobId> predecessors) {
    Set<JobId> seen = new HashSet<>();
    List<JobId> open = new ArrayList<>(predecessors);
    while (!open.isEmpty()) {
      JobId next = open.remove(open.size() - 1);
      if (next.equals(self)) {
        throw new GridException(
            Problem.refused(
                "denied: job \""
                    + self
                    + "\" can't wait for "
                    + predecessors
                    + ", which would be a circle: each waits, in the end, for job "
                    + self));
      }
      if (seen.add(next)) {
        state
            .job(next)
            .ifPresent(
                job -> {
                  open.addAll(job.predecessors());
                  open.addAll(job.arrayPredecessors());
                });
      }
    }
  }
}
