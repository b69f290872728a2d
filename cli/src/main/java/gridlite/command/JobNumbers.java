package gridlite.command;

import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.state.ClusterState;

/** Jobs that a command's words name by their numbers. */
public final class JobNumbers {
  private JobNumbers() {}

  /** The job with a number; the error for an unknown one says what may have become of it. */
  public static Job job(ClusterState state, String word) {
    if (!JobId.isNumber(word)) {
      throw new GridException(
          Problem.of(ProblemKind.USAGE, "\"" + word + "\" is not a job number")
              .hint("\"qstat -u '*'\" lists the jobs of everybody with their numbers"));
    }
    JobId number = JobId.parse(word);
    return state
        .job(number)
        .orElseThrow(
            () ->
                new GridException(
                    Problem.refused("there is no job " + number).hint(whereItIs(state, number))));
  }

  private static String whereItIs(ClusterState state, JobId number) {
    JobId last = state.lastJob();
    return number.isSubmitted() && !number.isAfter(last)
        ? "it has ended, was deleted or refused; \"qacct -j " + number + "\" knows if it ran"
        : "the last number that was given is " + last;
  }
}
