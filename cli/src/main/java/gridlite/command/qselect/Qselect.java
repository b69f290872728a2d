package gridlite.command.qselect;

import gridlite.command.CommaList;
import gridlite.command.DefaultOptions;
import gridlite.command.GridEngineCommand;
import gridlite.command.OutputFormat;
import gridlite.command.listing.InstanceStates;
import gridlite.command.listing.QueueSelection;
import gridlite.problem.ProblemKind;
import gridlite.render.TextOutput;
import gridlite.runtime.CommandContext;
import gridlite.state.QueueInstance;
import gridlite.syntax.Option;
import gridlite.syntax.Parsed;
import gridlite.syntax.Syntax;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Lists the names of queue instances that match, for use in other commands.
 *
 * @see "qselect(1)"
 */
public final class Qselect extends GridEngineCommand {
  /** The options. */
  public static final Syntax OPTIONS =
      new Syntax(
          "qselect",
          ProblemKind.REFUSED,
          Syntax.FreeWords.NONE,
          List.of(
              OutputFormat.OPTION,
              Option.flag("-help", "show the options"),
              Option.filledList("-l", "resource=value,...", "only queues that offer these"),
              Option.filledList("-pe", "name,...", "only queues with these parallel environments"),
              Option.filledList("-q", "queue,...", "only these queues"),
              Option.filled("-qs", "acdosuACDES", "only queues in these states"),
              Option.filledList("-U", "user,...", "only queues that these users may use")));

  /** The command. */
  public Qselect() {
    super(OPTIONS, "qselect [options]");
  }

  @Override
  protected int run(CommandContext context, Parsed line) {
    Parsed parsed = DefaultOptions.with(line, OPTIONS, "sge_qselect", context);
    TextOutput out = new TextOutput(context.console()::out);
    QueueSelection selection = selection(parsed);
    Instant now = context.clock().instant();
    List<String> names =
        context
            .store()
            .read(
                state -> {
                  List<String> found = new ArrayList<>();
                  InstanceStates conditions = new InstanceStates(state, now);
                  for (QueueInstance instance : selection.instances(state, conditions)) {
                    found.add(instance.name().toString());
                  }
                  return found;
                });
    OutputFormat.of(parsed)
        .write(
            out,
            "qselect",
            text -> names.forEach(name -> text.add(name).end()),
            document -> QueueNamesDocument.write(document, names));
    out.flush();
    return names.isEmpty() ? 1 : 0;
  }

  /** The criteria for queues that several commands share. */
  public static QueueSelection selection(Parsed parsed) {
    return new QueueSelection(
        CommaList.of(parsed.operands("-q")),
        CommaList.pairs(parsed.operands("-l")),
        CommaList.of(parsed.operands("-pe")),
        CommaList.of(parsed.operands("-U")),
        QueueSelection.parseStates(String.join("", parsed.operands("-qs"))));
  }
}
