package gridlite.command.cell;

import gridlite.operation.configure.SetZone;
import gridlite.runtime.CommandContext;
import gridlite.verb.Verb;
import java.time.ZoneId;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code gridlite timezone [ZONE]}: the time zone of a cell's calendars. */
@Command(
    name = "timezone",
    description = {
      "Show or set the time zone by whose clocks the cell's calendars go.",
      "Times are shown by the clocks of whoever asks (TZ)."
    })
public final class CellZone extends Verb {
  @Parameters(
      arity = "0..1",
      paramLabel = "ZONE",
      description =
          "Calendars go by this zone from now on: a name such as Europe/Berlin, or an offset such"
              + " as +02:00. Managers alone may set it.")
  private Optional<String> zone = Optional.empty();

  @Override
  public int run(CommandContext context) {
    if (zone.isEmpty()) {
      context.console().out(context.store().read(state -> state.zone().getId()) + "\n");
      return 0;
    }
    ZoneId wanted = SetZone.parse(zone.get());
    context
        .console()
        .out(
            context
                    .store()
                    .update(
                        context.actor().name().text(),
                        state -> SetZone.set(state, wanted, context.actor()))
                    .text()
                + "\n");
    return 0;
  }
}
