package gridlite.operation.job;

import gridlite.job.Job;
import gridlite.operation.Answer;
import gridlite.problem.Problem;
import java.util.List;
import java.util.Optional;

/**
 * The result of a submission.
 *
 * @param job the accepted job
 * @param refusal why there is none
 * @param notes warnings and verification results
 */
public record Submitted(Optional<Job> job, Optional<Problem> refusal, List<Answer> notes) {
  /** Copies the list. */
  public Submitted {
    notes = List.copyOf(notes);
  }

  static Submitted accepted(Job job, List<Answer> notes) {
    return new Submitted(Optional.of(job), Optional.empty(), notes);
  }

  /** A job that was only to be verified. */
  static Submitted verified(List<Answer> notes) {
    return new Submitted(Optional.empty(), Optional.empty(), notes);
  }

  static Submitted refused(Problem problem) {
    return new Submitted(Optional.empty(), Optional.of(problem), List.of());
  }
}
