package gridlite.command.qquota;

import gridlite.command.CommaList;
import gridlite.command.DefaultOptions;
import gridlite.command.GridEngineCommand;
import gridlite.command.OutputFormat;
import gridlite.json.JsonDocument;
import gridlite.problem.ProblemKind;
import gridlite.quota.QuotaSubject;
import gridlite.render.TextOutput;
import gridlite.runtime.CommandContext;
import gridlite.syntax.Option;
import gridlite.syntax.Parsed;
import gridlite.syntax.Syntax;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Shows what is used of resource quotas.
 *
 * @see "qquota(1)"
 */
public final class Qquota extends GridEngineCommand {
  /** The options. */
  public static final Syntax OPTIONS =
      new Syntax(
          "qquota",
          ProblemKind.REFUSED,
          Syntax.FreeWords.NONE,
          List.of(
              Option.flag("-help", "show the options"),
              Option.list("-h", "host|@group,...", "only limits on these hosts"),
              Option.list("-l", "resource,...", "only limits of these resources"),
              Option.list("-u", "user,...", "only limits of these users; by default of the caller"),
              Option.list("-P", "project,...", "only limits of these projects"),
              Option.list("-pe", "name,...", "only limits of these parallel environments"),
              Option.list("-q", "queue,...", "only limits of these cluster queues"),
              OutputFormat.OPTION,
              Option.flag("-xml", "the same as -fmt xml")));

  private static final Map<QuotaSubject, String> SELECTIONS =
      Map.of(
          QuotaSubject.USERS, "-u",
          QuotaSubject.PROJECTS, "-P",
          QuotaSubject.PES, "-pe",
          QuotaSubject.QUEUES, "-q",
          QuotaSubject.HOSTS, "-h");

  /** The command. */
  public Qquota() {
    super(OPTIONS, "qquota [options]");
  }

  @Override
  protected int run(CommandContext context, Parsed line) {
    Parsed parsed = DefaultOptions.with(line, OPTIONS, "sge_qquota", context);
    TextOutput out = new TextOutput(context.console()::out);
    QuotaReport.Selection selection = selection(context, parsed);
    QuotaReport report =
        context.store().readOf(Set.of(), state -> QuotaReport.of(state, selection));
    switch (OutputFormat.of(parsed)) {
      case PLAIN -> PlainQquota.write(out, report);
      case XML -> XmlQquota.write(out, report);
      case JSON -> QuotaDocument.write(new JsonDocument(out), report);
    }
    out.flush();
    return 0;
  }

  private static QuotaReport.Selection selection(CommandContext context, Parsed parsed) {
    Map<QuotaSubject, List<String>> names = new EnumMap<>(QuotaSubject.class);
    names.put(QuotaSubject.USERS, List.of(context.actor().name().text()));
    SELECTIONS.forEach(
        (subject, option) -> {
          List<String> given = CommaList.of(parsed.operands(option));
          if (!given.isEmpty()) {
            names.put(subject, given);
          }
        });
    return QuotaReport.selection(names, CommaList.of(parsed.operands("-l")));
  }
}
