package gridlite.command.reservation;

import gridlite.command.CommaList;
import gridlite.command.GridEngineCommand;
import gridlite.command.JobCommands;
import gridlite.operation.Answer;
import gridlite.operation.Force;
import gridlite.operation.reservation.DeleteReservation;
import gridlite.problem.ProblemKind;
import gridlite.runtime.CommandContext;
import gridlite.syntax.Option;
import gridlite.syntax.Parsed;
import gridlite.syntax.Syntax;
import java.time.Instant;
import java.util.List;

/** {@code qrdel}: removes advance reservations. */
public final class Qrdel extends GridEngineCommand {
  /** The options. */
  public static final Syntax TABLE =
      new Syntax(
          "qrdel",
          ProblemKind.REFUSED,
          Syntax.FreeWords.ANYWHERE,
          List.of(
              Option.one("-u", "user,...", "reservations of these users"),
              Option.flag("-f", "delete running jobs without waiting for them to end"),
              Option.flag("-help", "list the options")));

  private static final String USAGE = "qrdel {[-u user,...] number|name|pattern ... | -u user,...}";

  /** The command. */
  public Qrdel() {
    super(TABLE, USAGE);
  }

  @Override
  protected int run(CommandContext context, Parsed parsed) {
    List<String> words = CommaList.of(parsed.words());
    List<String> users = CommaList.of(parsed.operands("-u"));
    if (words.isEmpty() && users.isEmpty()) {
      context
          .console()
          .err("usage: " + USAGE + "\nERROR! no option argument: name a reservation\n");
      return 1;
    }
    Instant now = context.clock().instant();
    Force force = parsed.has("-f") ? Force.USED : Force.NOT_USED;
    List<Answer> answers =
        context
            .store()
            .update(
                context.actor().name().text(),
                state ->
                    DeleteReservation.delete(state, words, users, force, context.actor(), now));
    return JobCommands.print(context.console(), answers);
  }
}
