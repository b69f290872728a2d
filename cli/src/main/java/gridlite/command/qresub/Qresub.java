package gridlite.command.qresub;

import gridlite.command.GridEngineCommand;
import gridlite.command.HoldLetters;
import gridlite.job.HoldKind;
import gridlite.job.JobId;
import gridlite.operation.job.JobReference;
import gridlite.operation.job.ResubmitJob;
import gridlite.operation.job.SubmitJob;
import gridlite.operation.job.Submitted;
import gridlite.option.HoldArgument;
import gridlite.option.JobList;
import gridlite.option.SubmitOptions;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Console;
import gridlite.runtime.SystemHosts;
import gridlite.state.Outcome;
import gridlite.syntax.Option;
import gridlite.syntax.Parsed;
import gridlite.syntax.Syntax;
import gridlite.syntax.Wording;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * {@code qresub}: submits copies of jobs.
 *
 * @see "qresub(1)"
 */
public final class Qresub extends GridEngineCommand {
  /** The options. */
  public static final Syntax TABLE =
      new Syntax(
          "qresub",
          new ResubmissionWording(Wording.of("qresub", ProblemKind.USAGE)),
          Syntax.FreeWords.ANYWHERE,
          List.of(
              Option.one("-h", "{u|o|s|n}", "submit the copies under holds of these kinds"),
              Option.flag("-help", "list the options")));

  /** Options that describe jobs are known, but not for copies. */
  private record ResubmissionWording(Wording usual) implements Wording {
    @Override
    public Problem unknown(String word, Optional<String> nearest) {
      return SubmitOptions.TABLE.has(word)
          ? Problem.of(
                  ProblemKind.FOREIGN_OPTION,
                  "Unknown option " + word + ": it belongs to another command")
              .hint("a copy is altered by qalter")
          : usual.unknown(word, nearest);
    }

    @Override
    public Problem missing(Option option) {
      return usual.missing(option);
    }
  }

  private static final String USAGE = "qresub [-h {u|o|s|U|O|S|n}] job ...";

  /** The command. */
  public Qresub() {
    super(TABLE, USAGE);
  }

  @Override
  protected int run(CommandContext context, Parsed parsed) {
    Console console = context.console();
    String letters = String.join("", parsed.operands("-h"));
    Set<HoldKind> held =
        HoldArgument.parse(letters)
            .orElseThrow(
                () -> HoldLetters.unknown("qresub", letters, "expected " + HoldArgument.SHAPE))
            .set();
    List<JobReference> jobs =
        new JobList(ProblemKind.USAGE, JobList.Separators.BLANKS_AND_COMMAS).parse(parsed.words());
    if (jobs.isEmpty()) {
      console.err("usage: " + USAGE + "\nno job given: expected the numbers or names of jobs\n");
      return 1;
    }
    // Grid Engine begins with the last one, and after a refusal nothing more comes of the others
    int status = 0;
    for (int i = jobs.size() - 1; i >= 0; i--) {
      int one =
          resubmit(
              context,
              jobs.get(i),
              held,
              status == 0 ? UnaryOperator.identity() : ResubmitJob::withdrawn);
      status = status == 0 ? one : status;
    }
    return status;
  }

  private static int resubmit(
      CommandContext context,
      JobReference job,
      Set<HoldKind> held,
      UnaryOperator<Outcome<Submitted>> consequence) {
    if (job.tasks().isPresent()) {
      throw new GridException(
          Problem.of(
              ProblemKind.NOTHING_TO_RUN,
              "denied: the selected option works only on jobs and not on tasks"));
    }
    Instant now = context.clock().instant();
    Optional<String> script = job.number().flatMap(context.store()::script);
    Submitted submitted =
        context
            .store()
            .update(
                context.actor().name().text(),
                state -> {
                  Outcome<Submitted> copied =
                      ResubmitJob.resubmit(
                          state, SystemHosts.of(state), job, script, held, context.actor(), now);
                  return consequence.apply(copied);
                });
    Optional<Problem> refusal = submitted.refusal();
    if (!held.isEmpty() && refusal.filter(p -> p.kind() == ProblemKind.HOLD_RIGHT).isEmpty()) {
      context
          .console()
          .out("modified hold of job " + job.number().orElse(JobId.UNSUBMITTED) + "\n");
    }
    if (refusal.isPresent()) {
      Problem problem = refusal.get();
      context.console().out(problem.text() + "\n");
      return problem.kind().exitStatus();
    }
    submitted.job().ifPresent(copy -> context.console().out(SubmitJob.announcement(copy) + "\n"));
    return 0;
  }
}
