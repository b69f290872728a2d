package gridlite.operation;

import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.name.NamePattern;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.state.ClusterState;
import gridlite.value.TaskRange;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Dependencies between jobs ({@code -hold_jid}, {@code -hold_jid_ad}): numbers mean anybody's jobs,
 * names and patterns the submitter's own, at the time of the request; what doesn't exist is not
 * waited for.
 *
 * @see "qsub(1), -hold_jid"
 */
public final class Predecessors {
  private Predecessors() {}

  /**
   * Numbers of the jobs that a list means, ascending.
   *
   * @param requested numbers, names and patterns
   * @param owner whose jobs names mean
   * @param self number of the job that is to wait
   */
  static List<Long> resolve(ClusterState state, List<String> requested, String owner, long self) {
    Set<Long> found = new TreeSet<>();
    for (String text : requested) {
      if (!text.isEmpty() && Character.isDigit(text.charAt(0))) {
        resolveNumber(state, text, self).ifPresent(found::add);
      } else {
        addNamed(state, text, owner, self, found);
      }
    }
    return List.copyOf(found);
  }

  private static Optional<Long> resolveNumber(ClusterState state, String text, long self) {
    for (int i = 0; i < text.length(); i++) {
      if (!Character.isDigit(text.charAt(i))) {
        throw new GridException(
            Problem.refused("denied: job \"" + text + "\" not found")
                .hint(
                    "dependencies are on whole jobs; -hold_jid_ad pairs the tasks of array jobs"));
      }
    }
    if (text.length() > 18) {
      return Optional.empty();
    }
    long number = Long.parseLong(text);
    if (number == self) {
      throw new GridException(
          Problem.refused("denied: job \"" + self + "\" may not be its own jobnet predecessor"));
    }
    return state.job(number).isPresent() ? Optional.of(number) : Optional.empty();
  }

  private static void addNamed(
      ClusterState state, String pattern, String owner, long self, Set<Long> found) {
    for (Job job : state.jobs().values()) {
      if (job.id() != self
          && job.owner().name().equals(owner)
          && NamePattern.matches(pattern, job.name())) {
        found.add(job.id());
      }
    }
  }

  /** Numbers of the array jobs that a job's tasks wait for one by one, ascending. */
  static List<Long> resolveArrays(
      ClusterState state, List<String> requested, String owner, long self, TaskRange tasks) {
    List<Long> arrays = new ArrayList<>();
    for (long number : resolve(state, requested, owner, self)) {
      Job job = state.job(number).orElseThrow();
      if (!job.isArray()) {
        continue;
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
  static void checkCircle(ClusterState state, long self, List<Long> predecessors) {
    Set<Long> seen = new HashSet<>();
    List<Long> open = new ArrayList<>(predecessors);
    while (!open.isEmpty()) {
      long next = open.remove(open.size() - 1);
      if (next == self) {
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
