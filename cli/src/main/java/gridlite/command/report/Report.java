package gridlite.command.report;

import gridlite.command.AccountingRecords;
import gridlite.command.FormOption;
import gridlite.command.OutputFormat;
import gridlite.command.TimeOperand;
import gridlite.command.report.UsageReport.By;
import gridlite.command.report.UsageReport.Question;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Reconciler;
import gridlite.verb.Verb;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code gridlite report}: what was used by users, projects or queues, over days. */
@Command(
    name = "report",
    description = "Show what users, projects or queues have used, from the accounting file.")
public final class Report extends Verb {
  private static final Duration USUAL = Duration.ofDays(30);

  @Option(
      names = "--from",
      paramLabel = "TIME",
      description = "The time that is looked at begins here; 30 days before its end without it.")
  private Optional<String> from = Optional.empty();

  @Option(names = "--to", paramLabel = "TIME", description = "It ends before this; now without it.")
  private Optional<String> to = Optional.empty();

  @Option(
      names = "--by",
      paramLabel = "user|project|queue",
      description = "By what usage is added up; user by default.")
  private By by = By.USER;

  @Option(
      names = "--per",
      paramLabel = "hour|day|week|month",
      description = "Length of the periods; by default it follows from the time looked at.")
  private Optional<Period> period = Optional.empty();

  @ArgGroup private Form form = new Form();

  /** The forms other than {@code -fmt}, of which one can be given. */
  static final class Form {
    @Option(names = "--svg", description = "Write a picture, as SVG.")
    private boolean picture;

    @Option(names = "--html", description = "Write a page with table and picture, as HTML.")
    private boolean page;

    @Option(names = "--csv", description = "Write a row for each name and period, as CSV.")
    private boolean table;
  }

  @Mixin private FormOption listing = new FormOption();

  @Override
  public int run(CommandContext context) {
    if (listing.form() != OutputFormat.PLAIN && (form.picture || form.page || form.table)) {
      throw new GridException(
          Problem.of(ProblemKind.USAGE, "gridlite report: two forms are asked for")
              .hint("give one of -fmt, --svg, --html and --csv"));
    }
    Reconciler.look(context);
    UsageReport report = new UsageReport(question(context));
    new AccountingRecords(context, report.conditions(), report::add).readCellIfAny();
    TextOutput out = new TextOutput(context.console()::out);
    if (form.picture) {
      new UsagePicture(report).write(out);
    } else if (form.page) {
      new UsageHtml(report).write(out);
    } else if (form.table) {
      new UsageTable(report).write(out);
    } else {
      UsageDocument document = new UsageDocument(report);
      listing
          .form()
          .write(out, "report", text -> new UsageText(text, report).write(), document::write);
    }
    out.flush();
    return 0;
  }

  private Question question(CommandContext context) {
    ZoneId zone = Times.of(context.variables()).zone();
    Instant end =
        to.map(text -> TimeOperand.parse("gridlite report: --to", text, zone))
            .orElseGet(() -> context.clock().instant());
    Instant begin =
        from.map(text -> TimeOperand.parse("gridlite report: --from", text, zone))
            .orElseGet(() -> end.minus(USUAL));
    if (!begin.isBefore(end)) {
      throw new GridException(
          Problem.of(
                  ProblemKind.USAGE,
                  "gridlite report: the time that is looked at ends at its begin")
              .hint("give --from a time before that of --to"));
    }
    Period step = period.orElseGet(() -> Period.of(Duration.between(begin, end)));
    Question question = new Question(by, begin, end, step, zone);
    if (question.isTooLong()) {
      throw new GridException(
          Problem.of(
                  ProblemKind.USAGE,
                  "gridlite report: this makes more than " + UsageReport.MOST_PERIODS + " periods")
              .hint("give a longer one with --per, or a shorter time with --from and --to"));
    }
    return question;
  }
}
