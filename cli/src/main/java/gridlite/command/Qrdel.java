package gridlite.command;

import gridlite.operation.Answer;
import gridlite.operation.MakeReservation;
import gridlite.option.Option;
import gridlite.option.OptionTable;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.run.Command;
import gridlite.run.CommandContext;
import gridlite.view.TextOutput;
import java.util.List;

/** {@code qrdel}: removes advance reservations. */
public final class Qrdel implements Command {
  /** The options. */
  public static final OptionTable TABLE =
      new OptionTable(
          "qrdel",
          ProblemKind.USAGE,
          OptionTable.Positionals.ANYWHERE,
          List.of(Option.flag("-help", "list the options")));

  private static final String USAGE = "qrdel number ...";

  @Override
  public int run(CommandContext context, List<String> arguments) {
    OptionTable.Parsed parsed = TABLE.parse(arguments);
    if (parsed.has("-help")) {
      TextOutput help = new TextOutput(context.console()::out);
      Help.write(help, USAGE, TABLE.options());
      help.flush();
      return 0;
    }
    for (String word : parsed.words()) {
      for (String id : word.split(",", -1)) {
        long number = number(id);
        List<Answer> answers =
            context
                .store()
                .update(
                    context.actor().name(),
                    state -> MakeReservation.remove(state, number, context.actor()));
        answers.forEach(answer -> context.console().out(answer.text() + "\n"));
      }
    }
    return 0;
  }

  private static long number(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new GridException(
          Problem.of(ProblemKind.USAGE, "qrdel: \"" + text + "\" is no number of a reservation"));
    }
  }
}
