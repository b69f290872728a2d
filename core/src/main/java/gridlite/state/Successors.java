package gridlite.state;

import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.value.SortedTable;
import java.util.ArrayList;
import java.util.List;

/** Numbers of jobs by those of the jobs that they wait for. Immutable. */
final class Successors {
  private static final Successors NONE = new Successors(SortedTable.empty());

  private final SortedTable<JobId, SortedTable<JobId, JobId>> byPredecessor;

  private Successors(SortedTable<JobId, SortedTable<JobId, JobId>> byPredecessor) {
    this.byPredecessor = byPredecessor;
  }

  /** Those of some jobs. */
  static Successors of(Iterable<Job> jobs) {
    Successors successors = NONE;
    for (Job job : jobs) {
      successors = successors.with(job);
    }
    return successors;
  }

  /** Returns whether a job waits for another one. */
  static boolean waits(Job job, JobId predecessor) {
    return job.predecessors().contains(predecessor)
        || job.arrayPredecessors().contains(predecessor);
  }

  List<JobId> of(JobId predecessor) {
    List<JobId> found = new ArrayList<>();
    byPredecessor
        .find(predecessor)
        .ifPresent(
            successors -> {
              for (JobId successor : successors.values()) {
                found.add(successor);
              }
            });
    return found;
  }

  Successors with(Job job) {
    SortedTable<JobId, SortedTable<JobId, JobId>> changed = byPredecessor;
    for (JobId predecessor : job.allPredecessors()) {
      SortedTable<JobId, JobId> known = changed.find(predecessor).orElse(SortedTable.empty());
      changed = changed.with(predecessor, known.with(job.id(), job.id()));
    }
    return new Successors(changed);
  }

  Successors without(Job job) {
    SortedTable<JobId, SortedTable<JobId, JobId>> changed = byPredecessor;
    for (JobId predecessor : job.allPredecessors()) {
      SortedTable<JobId, JobId> left =
          changed.find(predecessor).orElse(SortedTable.empty()).without(job.id());
      changed = left.isEmpty() ? changed.without(predecessor) : changed.with(predecessor, left);
    }
    return new Successors(changed);
  }
}
