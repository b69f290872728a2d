package gridlite.command.qstat;

import gridlite.command.Colour;
import gridlite.command.CommaList;
import gridlite.command.DefaultOptions;
import gridlite.command.GridEngineCommand;
import gridlite.command.OutputFormat;
import gridlite.command.explain.StartListing;
import gridlite.command.listing.BindingDisplay;
import gridlite.command.listing.JobColumns;
import gridlite.command.listing.JobSelection;
import gridlite.command.listing.QueueSelection;
import gridlite.command.listing.StateSelection;
import gridlite.command.qselect.Qselect;
import gridlite.json.JsonDocument;
import gridlite.option.SubmitOptions;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.runtime.CommandContext;
import gridlite.runtime.CommandPlace;
import gridlite.runtime.Invocation;
import gridlite.runtime.Need;
import gridlite.runtime.Plugins;
import gridlite.simulate.StartEstimates;
import gridlite.state.ClusterState;
import gridlite.syntax.Option;
import gridlite.syntax.Parsed;
import gridlite.syntax.Syntax;
import gridlite.value.Given;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;

/**
 * Lists jobs and queues.
 *
 * @see "qstat(1)"
 */
public final class Qstat extends GridEngineCommand {
  /** The options. */
  public static final Syntax OPTIONS =
      new Syntax(
          "qstat",
          ProblemKind.REFUSED,
          Syntax.FreeWords.NONE,
          List.of(
              Option.flag("-ext", "show tickets, usage, project and department"),
              Option.filled("-explain", "a|c|A|E", "show the reasons of these queue states"),
              Option.flag("-f", "list queue instances with their jobs"),
              Option.optional("-F", "resource,...", "as -f, and show (these) resources"),
              Option.filled("-g", "c|d|t", "cluster queues, every task, every slot"),
              Option.flag("-help", "show the options"),
              Option.optional("-j", "job,...", "show everything about jobs"),
              Option.filledList("-l", "resource=value,...", "only queues that offer these"),
              Option.flag("-ne", "hide queue instances without jobs"),
              Option.flag("-ncb", "leave out core binding"),
              Option.flag("-cb", "show core binding"),
              Option.filledList("-pe", "name,...", "only queues with these parallel environments"),
              Option.filledList("-q", "queue,...", "only these queues"),
              Option.filled("-qs", "acdosuACDES", "only queues in these states"),
              Option.flag("-r", "show what the jobs asked for"),
              Option.one("-s", "p|r|s|z|h|hu|ho|hs|hd|hj|ha|a", "only jobs in these states"),
              Option.flag("-t", "show parallel tasks"),
              Option.list("-u", "user,...", "jobs of these users"),
              Option.filledList("-U", "user,...", "only queues that these users may use"),
              Option.flag("-urg", "show the urgency"),
              Option.flag("-pri", "show the priority"),
              Option.flag("--start", "estimate when waiting jobs will start"),
              OutputFormat.OPTION,
              Colour.OPTION,
              Option.optional(
                  RepeatedListing.OPTION, "seconds", "repeat the listing until q is typed"),
              Option.flag("-xml", "the same as -fmt xml")));

  /** The command. */
  public Qstat() {
    super(OPTIONS, "qstat [options]");
  }

  @Override
  protected Invocation invocation(Need usual, Parsed line) {
    return line.has(RepeatedListing.OPTION)
        ? new Invocation(
            Need.NOTHING,
            CommandPlace.CALLER,
            context -> RepeatedListing.run(line.options(), context.variables()))
        : super.invocation(usual, line);
  }

  @Override
  protected int run(CommandContext context, Parsed line) {
    Parsed parsed = DefaultOptions.with(line, OPTIONS, "sge_qstat", context);
    TextOutput out = new TextOutput(context.console()::out, Colour.palette(context, parsed));
    int status = show(context, parsed, out);
    out.flush();
    return status;
  }

  private static int show(CommandContext context, Parsed parsed, TextOutput out) {
    if (parsed.has("-j")) {
      return details(context, parsed, out);
    }
    if (parsed.has("--start")) {
      return starts(context, parsed, out);
    }
    return grouping(parsed).indexOf('c') >= 0
        ? clusterQueues(context, parsed, out)
        : listing(context, parsed, out);
  }

  /**
   * Returns when jobs will start: everybody's, since each waits for others, unless {@code -u} says
   * whose.
   */
  private static int starts(CommandContext context, Parsed parsed, TextOutput out) {
    Instant now = context.clock().instant();
    JobSelection selection = parsed.has("-u") ? jobs(context, parsed) : JobSelection.ALL;
    StartListing listing =
        context
            .store()
            .read(
                state ->
                    new StartListing(
                        state,
                        StartEstimates.of(Plugins.scheduler(), state, now),
                        job -> selection.admits(job)));
    OutputFormat.of(parsed)
        .write(
            out,
            "start",
            text -> listing.write(text, Times.of(context.variables())),
            document -> listing.write(document, now));
    return 0;
  }

  private static int clusterQueues(CommandContext context, Parsed parsed, TextOutput out) {
    QueueSelection queues = Qselect.selection(parsed);
    Instant now = context.clock().instant();
    ClusterQueueReport report =
        context.store().readOf(Set.of(), state -> ClusterQueueReport.build(state, queues, now));
    if (report.unknown()) {
      return 1;
    }
    OutputFormat form = OutputFormat.of(parsed);
    if (report.rows().isEmpty() && form == OutputFormat.XML) {
      return 0;
    }
    Times times = Times.of(context.variables());
    switch (form) {
      case PLAIN ->
          report.writePlain(out, columns(parsed, queueWidth(context, report.longestName())));
      case XML ->
          new XmlQstat(out, columns(parsed, JobColumns.QUEUE_WIDTH), times, BindingDisplay.SHOWN)
              .write(report);
      case JSON -> new QstatDocument(new JsonDocument(out)).write(report);
    }
    return 0;
  }

  private static int details(CommandContext context, Parsed parsed, TextOutput out) {
    List<String> wanted = CommaList.of(parsed.operands("-j"));
    JobDetails details =
        context
            .store()
            .read(state -> JobDetails.of(state, wanted))
            .with(context.executor().heldBack());
    OutputFormat form = OutputFormat.of(parsed);
    if (form == OutputFormat.JSON) {
      new JobDocument(SubmitOptions.TABLE, new JsonDocument(out)).write(details);
      return wanted.isEmpty() || !details.jobs().isEmpty() ? 0 : 1;
    }
    return form == OutputFormat.XML
        ? xmlDetails(parsed, details, wanted, out)
        : plainDetails(context, parsed, details, wanted, out);
  }

  private static int xmlDetails(
      Parsed parsed, JobDetails details, List<String> wanted, TextOutput out) {
    XmlJobDetails view = new XmlJobDetails(SubmitOptions.TABLE, out, BindingDisplay.of(parsed));
    if (wanted.isEmpty()) {
      view.writeMessages(details.messages());
    } else if (details.jobs().isEmpty()) {
      XmlJobDetails.writeUnknown(out, details.unknown());
    } else {
      view.write(details);
    }
    return 0;
  }

  private static int plainDetails(
      CommandContext context,
      Parsed parsed,
      JobDetails details,
      List<String> wanted,
      TextOutput out) {
    PlainJobDetails view =
        new PlainJobDetails(
            SubmitOptions.TABLE, out, Times.of(context.variables()), BindingDisplay.of(parsed));
    if (wanted.isEmpty()) {
      view.writeMessages(details.messages());
    } else if (details.jobs().isEmpty()) {
      throw new GridException(
          Problem.refused(
              "Following jobs do not exist: \n" + String.join("\n", details.unknown())));
    } else {
      view.write(details);
    }
    return 0;
  }

  private static int listing(CommandContext context, Parsed parsed, TextOutput out) {
    QstatOptions options = options(context, parsed);
    QstatReport report = report(context, options);
    OutputFormat form = OutputFormat.of(parsed);
    // what does not exist is an error, criteria that nothing meets are none
    int status = report.selected() == QstatReport.Selected.UNKNOWN ? 1 : 0;
    boolean silent =
        switch (form) {
          case PLAIN -> report.selected() != QstatReport.Selected.SOME;
          case XML -> report.selected() == QstatReport.Selected.UNKNOWN;
          case JSON -> false;
        };
    if (silent) {
      return status;
    }
    Times times = Times.of(context.variables());
    BindingDisplay binding = BindingDisplay.of(parsed);
    JobColumns columns = columns(parsed, queueWidth(context, report.longestQueueName()));
    switch (form) {
      case PLAIN -> new PlainQstat(out, columns, times, binding).write(report);
      case XML -> new XmlQstat(out, columns, times, binding).write(report);
      case JSON -> new QstatDocument(new JsonDocument(out)).write(report);
    }
    return status;
  }

  /** Others' waiting jobs are not read for a listing that does not show them. */
  private static QstatReport report(CommandContext context, QstatOptions options) {
    Instant now = context.clock().instant();
    Function<ClusterState, QstatReport> build = state -> QstatReports.build(state, options, now);
    Optional<Set<String>> owners = options.jobs().owners();
    return owners.isPresent()
        ? context.store().readOf(owners.get(), build)
        : context.store().read(build);
  }

  private static int queueWidth(CommandContext context, int longest) {
    return JobColumns.queueWidth(
        Optional.ofNullable(context.variables().get("SGE_LONG_QNAMES")).flatMap(Given::text),
        longest);
  }

  private static JobColumns columns(Parsed parsed, int queueWidth) {
    return new JobColumns(
        parsed.has("-ext"),
        parsed.has("-urg"),
        parsed.has("-pri"),
        grouping(parsed).indexOf('t') >= 0,
        parsed.has("-t"),
        OptionalInt.of(queueWidth));
  }

  private static QstatOptions options(CommandContext context, Parsed parsed) {
    String grouping = grouping(parsed);
    boolean slots = grouping.indexOf('t') >= 0;
    boolean tasks = grouping.indexOf('d') >= 0;
    QueueSelection queues = Qselect.selection(parsed);
    return new QstatOptions(
        jobs(context, parsed),
        queues,
        parsed.has("-f") || parsed.has("-F") || parsed.has("-explain"),
        parsed.has("-F") ? Optional.of(CommaList.of(parsed.operands("-F"))) : Optional.empty(),
        slots,
        tasks,
        parsed.has("-ne"),
        parsed.has("-r"),
        parsed.has("-g") || parsed.has("-urg") || queues.hasCriteria(),
        explained(parsed));
  }

  private static String explained(Parsed parsed) {
    String letters = String.join("", parsed.operands("-explain"));
    for (int i = 0; i < letters.length(); i++) {
      if ("aAcE".indexOf(letters.charAt(i)) < 0) {
        throw new GridException(
            Problem.refused(
                    "unknown queue state: " + letters.charAt(i) + " found in string: " + letters)
                .hint("expected letters of a (load), A (suspend threshold), c, E (error)"));
      }
    }
    return letters;
  }

  private static String grouping(Parsed parsed) {
    String letters = String.join("", parsed.operands("-g"));
    for (int i = 0; i < letters.length(); i++) {
      if ("cdt".indexOf(letters.charAt(i)) < 0) {
        throw new GridException(
            Problem.refused("wrong character '" + letters.charAt(i) + "' for -g option")
                .hint("expected c (cluster queues), d (every task) or t (every slot)"));
      }
    }
    return parsed.has("-t") ? letters + "t" : letters;
  }

  private static JobSelection jobs(CommandContext context, Parsed parsed) {
    String caller = context.actor().name().text();
    List<String> users = new ArrayList<>();
    for (String user : CommaList.of(parsed.operands("-u"))) {
      users.add(user.equals("$user") ? caller : user);
    }
    if (parsed.has("-u") && users.isEmpty()) {
      throw new GridException(Problem.refused("qstat: -u option must have argument user,..."));
    }
    // each -s takes the place of the one before
    StateSelection states = StateSelection.ALL;
    for (String letters : parsed.operands("-s")) {
      states = StateSelection.parse(letters);
    }
    return new JobSelection(users.isEmpty() ? List.of(caller) : users, states);
  }
}
