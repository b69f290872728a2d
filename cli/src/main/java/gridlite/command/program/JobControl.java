package gridlite.command.program;

import gridlite.command.JobCommands;
import gridlite.job.HoldKind;
import gridlite.operation.Actor;
import gridlite.operation.Answer;
import gridlite.operation.Force;
import gridlite.operation.job.AlterJob;
import gridlite.operation.job.DeleteJob;
import gridlite.operation.job.HoldChange;
import gridlite.operation.job.JobAnswers;
import gridlite.operation.job.JobReference;
import gridlite.operation.job.ModifyJob;
import gridlite.option.JobList;
import gridlite.problem.ProblemKind;
import gridlite.runtime.CommandContext;
import gridlite.runtime.SystemHosts;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import gridlite.verb.Verb;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * {@code gridlite control ACTION JOB[.TASK] ...}: suspends, resumes, holds, releases or terminates
 * jobs for a program. It prints why something is refused, and nothing else. It ends with status 77
 * where the caller lacks a right to any of them, otherwise as the command of Grid Engine does.
 *
 * @see "drmaa_control(3)"
 */
@Command(
    name = "control",
    hidden = true,
    description =
        "Suspend, resume, hold, release or terminate jobs; called by the DRMAA libraries.")
public final class JobControl extends Verb {
  /** Exit status where a right is lacking: EX_NOPERM of sysexits.h. */
  private static final int NO_RIGHT = 77;

  /** An action of DRMAA. */
  enum Action {
    SUSPEND,
    RESUME,
    HOLD,
    RELEASE,
    TERMINATE;

    private Outcome<JobAnswers> apply(
        ClusterState state, List<JobReference> jobs, Actor actor, Instant now) {
      return switch (this) {
        case SUSPEND ->
            ModifyJob.modify(state, ModifyJob.Action.SUSPEND, Force.NOT_USED, jobs, actor);
        case RESUME ->
            ModifyJob.modify(state, ModifyJob.Action.UNSUSPEND, Force.NOT_USED, jobs, actor);
        case HOLD -> alter(state, jobs, new HoldChange(USER, Set.of(), false), actor, now);
        case RELEASE -> alter(state, jobs, new HoldChange(Set.of(), USER, false), actor, now);
        case TERMINATE ->
            DeleteJob.delete(
                state, new DeleteJob.Request(jobs, List.of(), Force.NOT_USED), actor, now);
      };
    }

    private static Outcome<JobAnswers> alter(
        ClusterState state, List<JobReference> jobs, HoldChange holds, Actor actor, Instant now) {
      AlterJob.Request request = AlterJob.Request.ofHold(jobs, List.of(), holds);
      return AlterJob.alter(state, SystemHosts.of(state), request, actor, now);
    }
  }

  private static final Set<HoldKind> USER = Set.of(HoldKind.USER);

  @Parameters(index = "0", paramLabel = "ACTION", description = "${COMPLETION-CANDIDATES}.")
  private Action action = Action.SUSPEND;

  @Parameters(index = "1..*", arity = "1..*", paramLabel = "JOB[.TASK]", description = "Jobs.")
  private List<String> words = List.of();

  @Override
  public int run(CommandContext context) {
    List<JobReference> jobs =
        new JobList(ProblemKind.USAGE, JobList.Separators.BLANKS_AND_COMMAS).parse(words);
    Instant now = context.clock().instant();
    List<Answer> answers =
        JobCommands.apply(context, state -> action.apply(state, jobs, context.actor(), now), now);
    List<Answer> refusals =
        answers.stream().filter(answer -> answer.refusal().isPresent()).toList();
    refusals.forEach(refusal -> context.console().err(refusal.text() + "\n"));
    boolean lacksRight =
        refusals.stream().anyMatch(answer -> answer.refusal().get().isLackOfRight());
    return lacksRight
        ? NO_RIGHT
        : refusals.stream().mapToInt(Answer::exitStatus).findFirst().orElse(0);
  }
}
