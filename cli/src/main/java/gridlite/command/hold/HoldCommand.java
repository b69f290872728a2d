package gridlite.command.hold;

import gridlite.command.CommaList;
import gridlite.command.GridEngineCommand;
import gridlite.command.HoldLetters;
import gridlite.command.JobCommands;
import gridlite.job.HoldKind;
import gridlite.operation.job.AlterJob;
import gridlite.operation.job.HoldChange;
import gridlite.operation.job.JobReference;
import gridlite.option.JobList;
import gridlite.problem.ProblemKind;
import gridlite.runtime.CommandContext;
import gridlite.runtime.SystemHosts;
import gridlite.syntax.Option;
import gridlite.syntax.Parsed;
import gridlite.syntax.Syntax;
import java.time.Instant;
import java.util.List;
import java.util.Set;

/**
 * {@code qhold} and {@code qrls}: set and release holds.
 *
 * @see "qhold(1), qrls(1)"
 */
public final class HoldCommand extends GridEngineCommand {
  /** An action on holds. */
  public enum Action {
    HOLD("qhold"),
    RELEASE("qrls");

    private final String command;

    Action(String command) {
      this.command = command;
    }
  }

  private final Action action;

  /** The command for an action. */
  public HoldCommand(Action action) {
    super(table(action), usage(action));
    this.action = action;
  }

  private static String usage(Action action) {
    return action.command + " [-h {u|o|s}] [-u user,... | job[.tasks] [-t tasks] ...]";
  }

  /** The options of the command for an action. */
  public static Syntax table(Action action) {
    return new Syntax(
        action.command,
        ProblemKind.USAGE,
        Syntax.FreeWords.ANYWHERE,
        List.of(
            Option.one("-h", "{u|o|s}", "kinds of holds: user (the default), operator, system"),
            Option.flag("-help", "list the options"),
            Option.one("-t", "tasks", "tasks of the job in front"),
            Option.one("-u", "user,...", "all jobs of these users")));
  }

  @Override
  protected int run(CommandContext context, Parsed parsed) {
    List<String> letters = parsed.operands("-h");
    Set<HoldKind> kinds =
        letters.isEmpty()
            ? Set.of(HoldKind.USER)
            : HoldLetters.kinds(action.command, String.join("", letters));
    List<JobReference> jobs =
        new JobList(ProblemKind.USAGE, JobList.Separators.BLANKS_AND_COMMAS)
            .parse(parsed.wordsWith("-t"));
    List<String> users = CommaList.of(parsed.operands("-u"));
    if (jobs.isEmpty() && users.isEmpty()) {
      context
          .console()
          .err(
              "usage: "
                  + usage(action)
                  + "\nno job given: expected the numbers or names of jobs\n");
      return 1;
    }
    HoldChange change =
        action == Action.HOLD
            ? new HoldChange(kinds, Set.of(), false)
            : new HoldChange(Set.of(), kinds, false);
    AlterJob.Request request = AlterJob.Request.ofHold(jobs, users, change);
    Instant now = context.clock().instant();
    return JobCommands.run(
        context,
        state -> AlterJob.alter(state, SystemHosts.of(state), request, context.actor(), now),
        now);
  }
}
