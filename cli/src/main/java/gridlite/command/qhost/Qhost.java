package gridlite.command.qhost;

import gridlite.command.Colour;
import gridlite.command.CommaList;
import gridlite.command.DefaultOptions;
import gridlite.command.GridEngineCommand;
import gridlite.command.OutputFormat;
import gridlite.command.listing.BindingDisplay;
import gridlite.complex.RequestedResource;
import gridlite.json.JsonDocument;
import gridlite.operation.job.ResourceRequests;
import gridlite.problem.ProblemKind;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.runtime.CommandContext;
import gridlite.runtime.SystemHosts;
import gridlite.syntax.Option;
import gridlite.syntax.Parsed;
import gridlite.syntax.Syntax;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Lists hosts.
 *
 * @see "qhost(1)"
 */
public final class Qhost extends GridEngineCommand {
  /** The options. */
  public static final Syntax OPTIONS =
      new Syntax(
          "qhost",
          ProblemKind.REFUSED,
          Syntax.FreeWords.NONE,
          List.of(
              Option.optional("-F", "resource,...", "show (these) resources"),
              Option.list("-h", "host,...", "only these hosts"),
              Option.flag("-help", "show the options"),
              Option.flag("-j", "show the jobs of each host"),
              Option.filledList(
                  "-l", "resource=value,...", "only hosts that have these resources available"),
              Option.flag("-ncb", "leave out sockets, cores and threads"),
              Option.flag("-cb", "show sockets, cores and threads"),
              Option.flag("-q", "show the queues of each host"),
              Option.filledList("-u", "user,...", "show the jobs of these users"),
              OutputFormat.OPTION,
              Colour.OPTION,
              Option.flag("-xml", "the same as -fmt xml")));

  /** The command. */
  public Qhost() {
    super(OPTIONS, "qhost [options]");
  }

  @Override
  protected int run(CommandContext context, Parsed line) {
    Parsed parsed = DefaultOptions.with(line, OPTIONS, "sge_qhost", context);
    TextOutput out = new TextOutput(context.console()::out, Colour.palette(context, parsed));
    HostReport.Options options = options(context, parsed);
    Instant now = context.clock().instant();
    HostReport report =
        context
            .store()
            .readOf(
                Set.of(),
                state -> {
                  for (RequestedResource offer :
                      ResourceRequests.resolve(state.complexes(), options.offers())) {
                    ResourceRequests.checkHost(state, SystemHosts.of(state), offer);
                  }
                  return HostReport.build(state, options, now);
                });
    Times times = Times.of(context.variables());
    BindingDisplay binding = BindingDisplay.of(parsed);
    switch (OutputFormat.of(parsed)) {
      case PLAIN -> new PlainQhost(out, options, times, binding).write(report);
      case XML -> new XmlQhost(out, options, binding).write(report);
      case JSON -> new HostDocument(new JsonDocument(out)).write(report);
    }
    out.flush();
    return 0;
  }

  private static HostReport.Options options(CommandContext context, Parsed parsed) {
    List<String> users = new ArrayList<>();
    for (String user : CommaList.of(parsed.operands("-u"))) {
      users.add(user.equals("$user") ? context.actor().name().text() : user);
    }
    return new HostReport.Options(
        CommaList.of(parsed.operands("-h")),
        users.isEmpty() ? List.of("*") : users,
        parsed.has("-q"),
        parsed.has("-j") || parsed.has("-u"),
        parsed.has("-F") ? Optional.of(CommaList.of(parsed.operands("-F"))) : Optional.empty(),
        CommaList.pairs(parsed.operands("-l")));
  }
}
