package gridlite.command.qalter;

import gridlite.command.CommaList;
import gridlite.command.GridEngineCommand;
import gridlite.command.JobCommands;
import gridlite.command.qsub.RequestFiles;
import gridlite.format.Values;
import gridlite.job.JobRequest;
import gridlite.operation.job.AlterItem;
import gridlite.operation.job.AlterJob;
import gridlite.operation.job.HoldChange;
import gridlite.operation.job.JobReference;
import gridlite.option.HoldArgument;
import gridlite.option.JobList;
import gridlite.option.OptionSource;
import gridlite.option.SubmitDraft;
import gridlite.option.SubmitOption;
import gridlite.option.SubmitOptions;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.runtime.CommandContext;
import gridlite.runtime.SystemHosts;
import gridlite.syntax.Parsed;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * {@code qalter}: changes jobs.
 *
 * @see "qalter(1)"
 */
public final class Qalter extends GridEngineCommand {
  private static final String USAGE = "qalter [options] job[.tasks] ... [-- arguments]";

  /** The command. */
  public Qalter() {
    super(SubmitOptions.TABLE.syntax(SubmitOption.Command.QALTER), USAGE);
  }

  @Override
  protected GridException complaint(GridException problems) {
    return named(problems);
  }

  @Override
  protected int run(CommandContext context, Parsed line) {
    try {
      return alter(context, line);
    } catch (GridException e) {
      throw named(e);
    }
  }

  private static int alter(CommandContext context, Parsed line) {
    OptionSource source =
        new OptionSource.Reader(
                SubmitOptions.TABLE,
                SubmitOption.Command.QALTER,
                file -> RequestFiles.read(context.console(), context.directory().resolve(file)))
            .read(line);
    SubmitDraft draft =
        SubmitDraft.ofAlteration(
            context.variables(), context.directory().toString(), context.clock().instant());
    draft
        .fold(source.entries())
        .forEach(warning -> context.console().err("qalter: " + warning + "\n"));
    List<JobReference> jobs =
        new JobList(ProblemKind.USAGE, JobList.Separators.BLANKS_AND_COMMAS).parse(source.words());
    List<String> users = CommaList.of(List.of(draft.setting(SubmitOptions.USERS)));
    if (jobs.isEmpty() && users.isEmpty()) {
      context
          .console()
          .err("usage: " + USAGE + "\nno job given: expected the numbers or names of jobs\n");
      return 1;
    }
    AlterJob.Request request = request(draft, source, jobs, users);
    Instant now = context.clock().instant();
    int status =
        JobCommands.run(
            context,
            state -> AlterJob.alter(state, SystemHosts.of(state), request, context.actor(), now),
            now);
    return status == 0 ? 0 : 1;
  }

  private static AlterJob.Request request(
      SubmitDraft draft, OptionSource source, List<JobReference> jobs, List<String> users) {
    Set<AlterItem> items = new TreeSet<>();
    items.addAll(Alteration.items(draft));
    Values values = draft.rawRequest().with(JobRequest.VARIABLES, draft.exportedVariables());
    if (source.behindDashes().isPresent()) {
      items.add(AlterItem.ARGUMENTS);
      values = values.with(JobRequest.ARGUMENTS, source.behindDashes().get());
    }
    HoldChange hold =
        HoldArgument.parse(draft.setting(SubmitOptions.ALTER_HOLD)).orElseThrow().change();
    if (!items.isEmpty()) {
      for (JobReference job : jobs) {
        if (job.tasks().isPresent()) {
          throw new GridException(
              Problem.of(
                      ProblemKind.NOTHING_TO_RUN,
                      "denied: the selected option works only on jobs and not on tasks")
                  .hint("of single tasks only the holds can be changed: -h"));
        }
      }
    }
    return new AlterJob.Request(jobs, users, values, items, draft.contextChanges(), hold);
  }
}
