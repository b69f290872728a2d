package gridlite.operation.job;

import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.operation.Actor;
import gridlite.port.HostDirectory;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Submits a copy of a job as it is now, without its holds; owners alone may.
 *
 * @see "qresub(1)"
 */
public final class ResubmitJob {
  private ResubmitJob() {}

  /**
   * Copies a job.
   *
   * @param script text of the script of the job
   * @param held kinds of holds that the copy begins under
   */
  public static Outcome<Submitted> resubmit(
      ClusterState state,
      HostDirectory hosts,
      JobReference reference,
      Optional<String> script,
      Set<HoldKind> held,
      Actor actor,
      Instant now) {
    Optional<Job> original = reference.number().flatMap(state::job);
    if (original.isEmpty()) {
      return refused("job \"" + reference.number().orElse(JobId.UNSUBMITTED) + "\" does not exist");
    }
    Job job = original.get();
    if (!job.owner().name().equals(actor.name()) && actor.uid() != 0) {
      return refused(
          "job rejected: "
              + actor.at()
              + " is not allowed to resubmit jobs of user "
              + job.owner().name());
    }
    Submission copy = new Submission(job.request(), held, script, Optional.empty());
    return refusedAsNothing(SubmitJob.submit(state, hosts, copy, actor, now));
  }

  private static Outcome<Submitted> refusedAsNothing(Outcome<Submitted> outcome) {
    Optional<Problem> refusal = outcome.result().refusal();
    if (refusal.isPresent() && refusal.get().kind() == ProblemKind.REFUSED) {
      Problem problem = refusal.get();
      return new Outcome<>(
          outcome.changes(),
          Submitted.refused(
              new Problem(
                  ProblemKind.NOTHING_TO_RUN,
                  problem.message(),
                  problem.position(),
                  problem.hint())));
    }
    return outcome;
  }

  /** Returns what is left of a copy that is not wanted after all: its number is used up. */
  public static Outcome<Submitted> withdrawn(Outcome<Submitted> copied) {
    List<Change> changes = new ArrayList<>();
    for (Change change : copied.changes()) {
      if (change instanceof Change.SetCounter) {
        changes.add(change);
      }
    }
    return copied.result().refusal().isPresent()
        ? copied
        : new Outcome<>(changes, Submitted.verified(List.of()));
  }

  private static Outcome<Submitted> refused(String message) {
    return Outcome.unchanged(Submitted.refused(Problem.of(ProblemKind.NOTHING_TO_RUN, message)));
  }
}
