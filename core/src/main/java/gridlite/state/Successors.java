package gridlite.state;

import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.value.SortedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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
      successors = successors.with(Optional.empty(), job);
    }
    return successors;
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

  /** With a job in the place of what it was before. */
  Successors with(Optional<Job> before, Job job) {
    if (before.isEmpty()) {
      return new Successors(added(byPredecessor, job.allPredecessors(), job.id()));
    }
    Job known = before.get();
    return new Successors(
        added(
            removed(byPredecessor, known.predecessorsBeside(job), job.id()),
            job.predecessorsBeside(known),
            job.id()));
  }

  Successors without(Job job) {
    return new Successors(removed(byPredecessor, job.allPredecessors(), job.id()));
  }

  private static SortedTable<JobId, SortedTable<JobId, JobId>> added(
      SortedTable<JobId, SortedTable<JobId, JobId>> table, Set<JobId> predecessors, JobId job) {
    SortedTable<JobId, SortedTable<JobId, JobId>> changed = table;
    for (JobId predecessor : predecessors) {
      SortedTable<JobId, JobId> known = changed.find(predecessor).orElse(SortedTable.empty());
      changed = changed.with(predecessor, known.with(job, job));
    }
    return changed;
  }

  private static SortedTable<JobId, SortedTable<JobId, JobId>> removed(
      SortedTable<JobId, SortedTable<JobId, JobId>> table, Set<JobId> predecessors, JobId job) {
    SortedTable<JobId, SortedTable<JobId, JobId>> changed = table;
    for (JobId predecessor : predecessors) {
      SortedTable<JobId, JobId> left =
          changed.find(predecessor).orElse(SortedTable.empty()).without(job);
      changed = left.isEmpty() ? changed.without(predecessor) : changed.with(predecessor, left);
    }
    return changed;
  }
}
