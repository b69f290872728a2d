package gridlite.page;

import gridlite.command.AccountingRecords;
import gridlite.command.TimeOperand;
import gridlite.command.report.Period;
import gridlite.command.report.UsagePicture;
import gridlite.command.report.UsageReport;
import gridlite.command.report.UsageTable;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.runtime.CommandContext;
import gridlite.value.Decimals;
import gridlite.value.TimeValue;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Locale;

/** {@code /usage}: slot hours by user, project or queue; {@code /usage.csv}: as a table. */
final class UsagePage implements PageContent {
  private static final Duration USUAL = Duration.ofDays(30);

  @Override
  public String title(PageRequest request) {
    return "Usage";
  }

  /** The report that a request asks for. */
  private static UsageReport report(CommandContext context, PageRequest request) {
    ZoneId zone = Times.of(context.variables()).zone();
    Instant to =
        request
            .value("to")
            .map(last -> TimeOperand.parse("The end", last, zone))
            .orElseGet(() -> context.clock().instant());
    Instant from =
        request
            .value("from")
            .map(first -> TimeOperand.parse("The beginning", first, zone))
            .orElseGet(() -> to.minus(USUAL));
    UsageReport.Question question =
        new UsageReport.Question(
            by(request.field("by")), from, to, Period.of(Duration.between(from, to)), zone);
    if (!from.isBefore(to) || question.isTooLong()) {
      throw new GridException(
          Problem.refused(
                  "the time from %s to %s can't be shown"
                      .formatted(request.field("from"), request.field("to")))
              .hint("give an end behind the beginning, at most some years later"));
    }
    UsageReport report = new UsageReport(question);
    new AccountingRecords(context, report.conditions(), report::add).readCellIfAny();
    return report;
  }

  private static UsageReport.By by(String word) {
    for (UsageReport.By by : UsageReport.By.values()) {
      if (by.word().equals(word)) {
        return by;
      }
    }
    return UsageReport.By.USER;
  }

  @Override
  public void write(CommandContext context, PageRequest request, Html out) {
    out.open("form", "method", "get", "action", "/usage");
    out.open("label").text("From ");
    out.empty(
        "input", "type", "date", "name", "from", "id", "from", "value", request.field("from"));
    out.close().open("label").text("To ");
    out.empty("input", "type", "date", "name", "to", "id", "to", "value", request.field("to"));
    out.close().open("label").text("By ").open("select", "name", "by", "id", "by");
    for (UsageReport.By by : UsageReport.By.values()) {
      if (by == by(request.field("by"))) {
        out.element("option", by.word(), "selected", "selected");
      } else {
        out.element("option", by.word());
      }
    }
    out.close().close().element("button", "Show").close();
    UsageReport report = report(context, request);
    out.beginPicture("Usage");
    new UsagePicture(report).write(out.picture());
    out.close();
    table(report, out);
    String by = by(request.field("by")).word();
    out.open("p").link(address("/usage.csv", request, by), "The numbers as CSV").text(", ");
    out.link(address("/usage.svg", request, by), "the picture as SVG").close();
  }

  private static String address(String path, PageRequest request, String by) {
    return PageRequest.of(path, request.values()).with("by", by);
  }

  private static void table(UsageReport report, Html out) {
    String word = report.question().by().word();
    String title = word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    out.table("Sums", title, "Tasks", "Failed", "Slot hours", "CPU hours", "Mean wait");
    for (UsageReport.Sum sum : report.sums()) {
      out.open("tr").cell(sum.name()).number(sum.tasks()).number(sum.failed());
      out.number(Decimals.fixed(sum.slotHours(), 2)).number(Decimals.fixed(sum.cpuHours(), 2));
      out.number(TimeValue.clock((double) sum.meanWait().toSeconds())).close();
    }
    out.endTable();
  }

  /** {@code /usage.csv}. */
  static void writeTable(CommandContext context, PageRequest request, TextOutput out) {
    new UsageTable(report(context, request)).write(out);
  }

  /** {@code /usage.svg}. */
  static void writePicture(CommandContext context, PageRequest request, TextOutput out) {
    new UsagePicture(report(context, request)).write(out);
  }
}
