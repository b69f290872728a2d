package gridlite.command.qdel;

import gridlite.command.CommaList;
import gridlite.command.GridEngineCommand;
import gridlite.command.JobCommands;
import gridlite.operation.Force;
import gridlite.operation.job.DeleteJob;
import gridlite.operation.job.JobReference;
import gridlite.option.JobList;
import gridlite.problem.ProblemKind;
import gridlite.runtime.CommandContext;
import gridlite.syntax.Option;
import gridlite.syntax.Parsed;
import gridlite.syntax.Syntax;
import gridlite.syntax.Wording;
import java.time.Instant;
import java.util.List;

/**
 * {@code qdel}: deletes jobs and tasks.
 *
 * @see "qdel(1)"
 */
public final class Qdel extends GridEngineCommand {
  /** The options. */
  public static final Syntax TABLE =
      new Syntax(
          "qdel",
          Wording.of("qdel", ProblemKind.REFUSED),
          Syntax.FreeWords.ANYWHERE,
          Syntax.Dash.WORD,
          List.of(
              Option.flag(
                  "-f", "delete running tasks without waiting for them to end; managers only"),
              Option.flag("-help", "list the options"),
              Option.one("-t", "tasks", "tasks of the job in front"),
              Option.one("-u", "user,...", "jobs of these users")));

  private static final String USAGE = "qdel [-f] [-u user,...] [job[.tasks] [-t tasks] ...]";

  /** The command. */
  public Qdel() {
    super(TABLE, USAGE);
  }

  @Override
  protected int run(CommandContext context, Parsed parsed) {
    List<JobReference> jobs =
        new JobList(ProblemKind.REFUSED, JobList.Separators.BLANKS_AND_COMMAS)
            .parse(parsed.wordsWith("-t"));
    List<String> users = CommaList.of(parsed.operands("-u"));
    if (jobs.isEmpty() && users.isEmpty()) {
      context.console().err("usage: " + USAGE + "\nERROR! no option argument: name a job\n");
      return 1;
    }
    Instant now = context.clock().instant();
    Force force = parsed.has("-f") ? Force.USED : Force.NOT_USED;
    DeleteJob.Request request = new DeleteJob.Request(jobs, users, force);
    return JobCommands.run(
        context, state -> DeleteJob.delete(state, request, context.actor(), now), now);
  }
}
