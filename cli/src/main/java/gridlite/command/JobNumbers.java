package gridlite.command;

import gridlite.job.Job;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.state.ClusterState;
import gridlite.state.Counter;

/** Jobs that a command's words name by their numbers. */
public final class JobNumbers {
  private JobNumbers() {}

  /** Returns whether a word is the number of a job. */
  public static boolean isNumber(String word) {
    return !word.isEmpty() && word.length() < 19 && word.chars().allMatch(Character::isDigit);
  }

  /** The job with a number; the error for an unknown one says what may have become of it. */
  public static Job job(ClusterState state, String word) {
    if (!isNumber(word)) {
      throw new GridException(
          Problem.of(ProblemKind.USAGE, "\"" + word + "\" is not a job number"));
    }
    long number = Long.parseLong(word);
    return state
        .job(number)
        .orElseThrow(
            () ->
                new GridException(
                    Problem.refused("there is no job " + number).hint(whereItIs(state, number))));
  }

  private static String whereItIs(ClusterState state, long number) {
    long last = state.counter(Counter.JOB);
    return number >= 1 && number <= last
        ? "it has ended, was deleted or refused; \"qacct -j " + number + "\" knows if it ran"
        : "the last number that was given is " + last;
  }
}
