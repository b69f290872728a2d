/**
 * Jobs, their tasks, and what users ask for. A {@link gridlite.job.Job} has a request, the values
 * of the schema {@link gridlite.job.JobRequest}, and {@link gridlite.job.ArrayTask}s, which are
 * made when something happens to them: an array of a million waiting tasks is one job with a range.
 * What matching may read of a job is its {@link gridlite.job.JobCategory}.
 */
@org.jspecify.annotations.NullMarked
package gridlite.job;
