package gridlite.state;

import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.OutlinedJob;
import gridlite.value.SortedTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The jobs of a state that have not ended, by number. Immutable: {@link #with} gives other jobs.
 * Where they come from a store, whoever names a job, asks which jobs have begun, or which wait for
 * another one, makes these be read alone; all are read when somebody goes through {@link #all}.
 */
public sealed interface Jobs permits ReadJobs, StoredJobs {
  /** A place that jobs are read from. Its answers are those of one moment. */
  interface Source {
    /** A job. */
    Optional<Job> job(JobId id);

    /**
     * The jobs that have begun.
     *
     * @param known jobs that were read before, which are to be the same objects again
     */
    SortedTable<JobId, Job> begun(Map<JobId, Optional<Job>> known);

    /** Numbers of the jobs that wait for a job, as a whole or task by task. */
    List<JobId> successors(JobId id);

    /**
     * All jobs.
     *
     * @param known jobs that were read before, which are to be the same objects again
     */
    SortedTable<JobId, Job> all(Map<JobId, Optional<Job>> known);

    /** Outlines of all jobs, by number; empty where they can't be had without reading the jobs. */
    default Optional<List<OutlinedJob>> outlines() {
      return Optional.empty();
    }
  }

  /** Jobs that are there. */
  static Jobs of(SortedTable<JobId, Job> all) {
    return new ReadJobs(all);
  }

  /** Jobs that are read when they are asked for. */
  static Jobs from(Source source) {
    return new StoredJobs(source);
  }

  /** All jobs. */
  SortedTable<JobId, Job> all();

  /** Outlines of all jobs, by number. Where the source has them, no job is read for it. */
  List<OutlinedJob> outlines();

  /** Returns whether all jobs have been read. */
  boolean areRead();

  /** A job. */
  Optional<Job> find(JobId id);

  /** The jobs with tasks that have a state of their own, because they run, have run, or failed. */
  SortedTable<JobId, Job> begun();

  /** The jobs that wait for a job, as a whole or task by task, by number. */
  List<Job> successors(JobId id);

  /** These jobs with one added or replaced. */
  Jobs with(Job job);

  /** These jobs without one. */
  Jobs without(JobId id);

  /**
   * The same jobs when the source of them has come to hold all changes: of those that only wait,
   * none need be kept for that.
   */
  Jobs committed();
}
