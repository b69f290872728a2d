package gridlite.command.qacct;

import gridlite.command.AccountingRecords;
import gridlite.command.CommaList;
import gridlite.command.GridEngineCommand;
import gridlite.command.OutputFormat;
import gridlite.complex.RequestedResource;
import gridlite.complex.ResourceRequest;
import gridlite.job.AccountingEntry;
import gridlite.job.AccountingEntry.Field;
import gridlite.job.FinishedTask;
import gridlite.json.JsonDocument;
import gridlite.name.QueueInstanceName;
import gridlite.operation.job.ResourceRequests;
import gridlite.option.DateArgument;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.render.XmlDocument;
import gridlite.resource.Resources;
import gridlite.runtime.CommandContext;
import gridlite.state.ClusterState;
import gridlite.syntax.Option;
import gridlite.syntax.OptionUse;
import gridlite.syntax.Parsed;
import gridlite.syntax.Syntax;
import gridlite.value.Given;
import gridlite.value.TaskRange;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.Year;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Shows the accounting of ended jobs.
 *
 * @see "qacct(1)"
 */
public final class Qacct extends GridEngineCommand {
  /** Days that are more than any accounting file spans. */
  private static final long MOST_DAYS = 1_000_000;

  /** The text in place of a task's name in records that are not about a parallel job's task. */
  private static final String MASTER_TASK = "NONE";

  /** The options. */
  public static final Syntax OPTIONS =
      new Syntax(
          "qacct",
          ProblemKind.REFUSED,
          Syntax.FreeWords.NONE,
          List.of(
              Option.optional("-ar", "number", "by (this) advance reservation"),
              Option.optional("-A", "account", "by (this) account string"),
              Option.one("-b", "time", "jobs started at [[CC]YY]MMDDhhmm[.SS] or later"),
              Option.one("-d", "days", "jobs started in so many days"),
              Option.optional("-D", "department", "by (this) department"),
              Option.one("-e", "time", "jobs started at [[CC]YY]MMDDhhmm[.SS] or before"),
              Option.flag("-E", "times are those of the end"),
              Option.one("-f", "file", "read this accounting file; - for standard input"),
              Option.optional("-g", "group", "by (this) group"),
              Option.optional("-h", "host", "by (this) host"),
              OutputFormat.OPTION,
              Option.flag("-help", "show the options"),
              Option.optional("-j", "job", "show (these) jobs in full"),
              Option.one("-l", "resource=value,...", "only queues that offer these"),
              Option.flag("-m", "count master tasks only"),
              Option.optional("-o", "owner", "by (this) owner"),
              Option.optional("-u", "owner", "by (this) owner"),
              Option.optional("-pe", "name", "by (this) parallel environment"),
              Option.optional("-P", "project", "by (this) project"),
              Option.optional("-q", "queue", "by cluster queue, or by instance of these"),
              Option.optional("-slots", "number", "by (this) number of slots"),
              Option.one("-t", "first[-last[:step]]", "only these tasks; needs -j with a job")));

  /** The command. */
  public Qacct() {
    super(OPTIONS, "qacct [options]");
  }

  @Override
  protected int run(CommandContext context, Parsed parsed) {
    TextOutput out = new TextOutput(context.console()::out);
    boolean ofJob = value(parsed, "-j").isPresent();
    if (parsed.has("-t") && !ofJob) {
      throw new GridException(
          Problem.refused("qacct: -t selects tasks of a job").hint("give the job with -j JOB"));
    }
    Times times = Times.of(context.variables());
    List<RequestedResource> offers = CommaList.pairs(parsed.operands("-l"));
    int status =
        offers.isEmpty()
            ? report(context, parsed, out, times, Optional.empty())
            : context
                .store()
                .read(
                    state ->
                        report(context, parsed, out, times, Optional.of(offers(state, offers))));
    out.flush();
    return status;
  }

  private static AccountingSelection.Offers offers(
      ClusterState state, List<RequestedResource> wanted) {
    List<ResourceRequest> requests = new ArrayList<>();
    for (RequestedResource request : ResourceRequests.resolve(state.complexes(), wanted)) {
      requests.add(ResourceRequest.of(state.complexes().get(request.name()), request));
    }
    Resources unused = Resources.unused(state);
    return (queue, host) ->
        state
            .queueInstances()
            .find(QueueInstanceName.of(queue, host))
            .map(instance -> unused.suit(requests, instance));
  }

  private static int report(
      CommandContext context,
      Parsed parsed,
      TextOutput out,
      Times times,
      Optional<AccountingSelection.Offers> offers) {
    AccountingSelection selection = selection(context, parsed, times, offers);
    UsageSummary summary = new UsageSummary(groupings(parsed));
    OutputFormat form = OutputFormat.of(parsed);
    AccountingDocument document =
        new AccountingDocument(
            form == OutputFormat.XML ? new XmlDocument(out, "qacct") : new JsonDocument(out));
    if (form != OutputFormat.PLAIN) {
      document.begin();
    }
    PlainAccounting plain = new PlainAccounting(out, times);
    Consumer<AccountingEntry> write = form == OutputFormat.PLAIN ? plain::write : document::write;
    Counts counts = count(context, parsed, selection, summary, write);
    if (counts.counted == 0 && selection.job().isPresent()) {
      throw notFound(selection);
    }
    if (form != OutputFormat.PLAIN) {
      document.end(summary);
      return 0;
    }
    if (counts.gone > 0) {
      context
          .console()
          .err(
              counts.gone + " jobs ignored for accounting. Jobs' master queue no longer exists.\n");
      out.end();
    }
    if (selection.job().isEmpty()) {
      summary.writePlain(out);
    }
    return 0;
  }

  /**
   * The numbers of records that were counted, and of those left out because their queue has gone.
   */
  private static final class Counts {
    private long counted;
    private long gone;
  }

  private static Counts count(
      CommandContext context,
      Parsed parsed,
      AccountingSelection selection,
      UsageSummary summary,
      Consumer<AccountingEntry> write) {
    boolean details = parsed.has("-j");
    Counts counts = new Counts();
    read(
        context,
        parsed,
        selection,
        task -> {
          switch (selection.judge(task)) {
            case COUNTED -> {
              counts.counted++;
              summary.add(task);
              if (details) {
                write.accept(task.record());
              }
            }
            case QUEUE_GONE -> counts.gone++;
            case LEFT_OUT -> {}
          }
        });
    return counts;
  }

  private static GridException notFound(AccountingSelection selection) {
    String job = selection.job().orElseThrow();
    boolean number = AccountingSelection.isJobNumber(job);
    String what =
        selection
            .tasks()
            .map(tasks -> "error: Job-array tasks " + job + "." + tasks + " not found")
            .orElse("error: job " + (number ? "id " : "name ") + job + " not found");
    return new GridException(Problem.refused(what));
  }

  private static Optional<String> value(Parsed parsed, String option) {
    return parsed.last(option).flatMap(Given::text);
  }

  private static List<UsageSummary.Wanted> groupings(Parsed parsed) {
    List<UsageSummary.Wanted> wanted = new ArrayList<>();
    Optional<String> queue = value(parsed, "-q");
    for (UsageSummary.Grouping grouping : UsageSummary.GROUPINGS) {
      String option = grouping.option();
      boolean asked = parsed.has(option) || (option.equals("-o") && parsed.has("-u"));
      // a queue pattern selects instances: their hosts are shown too
      boolean implied = option.equals("-h") && queue.isPresent();
      // no reservation and no job has this number: who gives it asks for nothing
      boolean nothing = grouping.number() && value(parsed, option).filter("0"::equals).isPresent();
      if ((asked || implied) && !nothing) {
        Optional<String> value = option.equals("-o") ? owner(parsed) : value(parsed, option);
        wanted.add(new UsageSummary.Wanted(grouping, value));
      }
    }
    return wanted;
  }

  /** The owner that is given last; an option without a name takes none back. */
  private static Optional<String> owner(Parsed parsed) {
    Optional<String> owner = Optional.empty();
    for (OptionUse use : parsed.options()) {
      if (use.name().equals("-o") || use.name().equals("-u")) {
        Optional<String> before = owner;
        owner = use.operands().stream().findFirst().flatMap(Given::text).or(() -> before);
      }
    }
    return owner;
  }

  private static AccountingSelection selection(
      CommandContext context,
      Parsed parsed,
      Times times,
      Optional<AccountingSelection.Offers> offers) {
    Map<Field, String> equal = new EnumMap<>(Field.class);
    for (UsageSummary.Wanted column : groupings(parsed)) {
      boolean pattern = column.grouping().field() == Field.QUEUE;
      if (!pattern) {
        column.value().ifPresent(value -> equal.put(column.grouping().field(), value));
      }
    }
    if (parsed.has("-m")) {
      equal.put(Field.PARALLEL_TASK, MASTER_TASK);
    }
    Optional<Instant> begin = time(context, parsed, "-b", times);
    Optional<Instant> end = time(context, parsed, "-e", times);
    if (parsed.has("-d")) {
      Duration days = Duration.ofDays(days(parsed));
      if (begin.isPresent() && end.isEmpty()) {
        end = begin.map(first -> first.plus(days));
      } else if (begin.isEmpty()) {
        begin = Optional.of(end.orElseGet(() -> context.clock().instant()).minus(days));
      }
    }
    return new AccountingSelection(
        equal,
        value(parsed, "-q"),
        value(parsed, "-j"),
        parsed.last("-t").map(Qacct::tasks),
        begin,
        end,
        parsed.has("-E") ? Field.END_TIME : Field.START_TIME,
        offers);
  }

  private static Optional<Instant> time(
      CommandContext context, Parsed parsed, String option, Times times) {
    Year year = Year.from(context.clock().instant().atZone(times.zone()));
    try {
      return parsed.last(option).map(date -> DateArgument.parse(option, date, times.zone(), year));
    } catch (GridException e) {
      // here, unlike for submission, a date that can't be read is a refusal like any other
      throw new GridException(Problem.refused(e.problems().get(0).text()));
    }
  }

  private static long days(Parsed parsed) {
    long days = whole("-d", parsed.last("-d").orElseThrow());
    if (days > MOST_DAYS) {
      throw new GridException(
          Problem.refused("qacct: -d " + days + ": expected at most " + MOST_DAYS + " days"));
    }
    return days;
  }

  private static long whole(String option, String text) {
    if (!AccountingSelection.isWhole(text)) {
      throw new GridException(
          Problem.refused("qacct: " + option + " " + text + ": expected a whole number"));
    }
    return Long.parseLong(text);
  }

  private static TaskRange tasks(String text) {
    int colon = text.indexOf(':');
    long step = colon < 0 ? 1 : whole("-t", text.substring(colon + 1));
    String range = colon < 0 ? text : text.substring(0, colon);
    int dash = range.indexOf('-');
    long first = whole("-t", dash < 0 ? range : range.substring(0, dash));
    long last = dash < 0 ? first : whole("-t", range.substring(dash + 1));
    if (first < 1 || last < first || step < 1) {
      throw new GridException(
          Problem.refused("qacct: -t " + text + ": expected first[-last[:step]], such as 1-9:2"));
    }
    return new TaskRange(first, last, step);
  }

  /** Reads the records that may be selected. */
  private static void read(
      CommandContext context,
      Parsed parsed,
      AccountingSelection selection,
      Consumer<FinishedTask> each) {
    AccountingRecords records = new AccountingRecords(context, selection.conditions(), each);
    Optional<String> name = value(parsed, "-f");
    if (name.isEmpty()) {
      records.readCell();
      return;
    }
    Path file = context.directory().resolve(name.get());
    records.readAll(file, () -> open(context, name.get(), file));
  }

  private static BufferedReader open(CommandContext context, String name, Path file)
      throws IOException {
    return new BufferedReader(
        name.equals("-")
            ? new StringReader(context.console().readInput())
            : new InputStreamReader(context.console().openFile(file), StandardCharsets.UTF_8));
  }
}
