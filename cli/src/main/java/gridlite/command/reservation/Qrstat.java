package gridlite.command.reservation;

import gridlite.command.CommaList;
import gridlite.command.GridEngineCommand;
import gridlite.command.OutputFormat;
import gridlite.json.JsonDocument;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.runtime.CommandContext;
import gridlite.syntax.Option;
import gridlite.syntax.Parsed;
import gridlite.syntax.Syntax;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * {@code qrstat}: shows advance reservations.
 *
 * @see "qrstat(1)"
 */
public final class Qrstat extends GridEngineCommand {
  /** The options. */
  public static final Syntax TABLE =
      new Syntax(
          "qrstat",
          ProblemKind.REFUSED,
          Syntax.FreeWords.NONE,
          List.of(
              Option.one("-ar", "number,...", "show all details of these reservations"),
              Option.flag("-explain", "say why reservations are in error"),
              Option.one("-u", "user,...", "reservations of these users, * for everybody"),
              OutputFormat.OPTION,
              Option.flag("-xml", "the same as -fmt xml"),
              Option.flag("-help", "list the options")));

  private static final String USAGE = "qrstat [-ar number,... | -u user,...] [-explain] [-xml]";

  /** The command. */
  public Qrstat() {
    super(TABLE, USAGE);
  }

  @Override
  protected int run(CommandContext context, Parsed parsed) {
    TextOutput out = new TextOutput(context.console()::out);
    Instant now = context.clock().instant();
    List<Long> ids = numbers(CommaList.of(parsed.operands("-ar")));
    List<String> given = CommaList.of(parsed.operands("-u"));
    List<String> users = given.isEmpty() ? List.of(context.actor().name().text()) : given;
    ReservationReport report =
        context
            .store()
            .read(
                state ->
                    ids.isEmpty()
                        ? ReservationReport.ofUsers(state, users, now)
                        : ReservationReport.of(state, ids, now));
    ReservationListing listing =
        new ReservationListing(
            report,
            Times.of(context.variables()),
            parsed.has("-explain")
                ? ReservationListing.Explanations.SHOWN
                : ReservationListing.Explanations.OMITTED);
    OutputFormat form = OutputFormat.of(parsed);
    switch (form) {
      case PLAIN -> listing.writePlain(out);
      case XML -> listing.writeXml(out);
      case JSON -> listing.write(new JsonDocument(out));
    }
    out.flush();
    boolean none = report.entries().isEmpty() && !report.unknown().isEmpty();
    if (form == OutputFormat.PLAIN && !report.unknown().isEmpty()) {
      // where there is none at all, that is the answer; beside others it is a remark
      // (conformance/scheduling/unknown-reservations.t)
      Consumer<String> output = none ? context.console()::out : context.console()::err;
      output.accept(unknown(report.unknown()));
    }
    return none ? 1 : 0;
  }

  private static String unknown(List<Long> ids) {
    StringBuilder text = new StringBuilder("Following advance reservations do not exist:\n");
    for (int i = 0; i < ids.size(); i++) {
      text.append(i > 0 ? ", " : "").append(ids.get(i));
    }
    return text.append('\n').toString();
  }

  private static List<Long> numbers(List<String> words) {
    List<Long> numbers = new ArrayList<>();
    for (String word : words) {
      try {
        numbers.add(Long.parseLong(word));
      } catch (NumberFormatException e) {
        throw new GridException(
            Problem.refused("qrstat: \"" + word + "\" is an invalid id: expected a number"));
      }
    }
    return numbers;
  }
}
