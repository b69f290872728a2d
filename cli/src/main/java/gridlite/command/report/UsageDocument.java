package gridlite.command.report;

import gridlite.command.report.UsageReport.Sum;
import gridlite.render.Document;
import java.util.Locale;

/** Writes a {@link UsageReport} in a structured form ({@code docs/schema/report.schema.json}). */
public final class UsageDocument {
  private final UsageReport report;

  /** A document of a report. */
  public UsageDocument(UsageReport report) {
    this.report = report;
  }

  /** Writes it. */
  public void write(Document out) {
    UsageReport.Question question = report.question();
    out.open().value("from", question.from()).value("to", question.to());
    out.value("by", question.by().word());
    out.value("period", question.period().name().toLowerCase(Locale.ROOT));
    out.open("total");
    figures(out, report.total());
    out.close().list("sums", "sum");
    for (Sum sum : report.sums()) {
      out.open().value("name", sum.name());
      figures(out, sum);
      out.list("periods", "period");
      for (int i = 0; i < report.periods(); i++) {
        if (sum.slotHours(i) > 0) {
          out.open().value("begin", report.begin(i)).value("slot_hours", sum.slotHours(i)).close();
        }
      }
      out.endList().close();
    }
    out.endList().close();
  }

  private static void figures(Document out, Sum sum) {
    out.value("tasks", sum.tasks()).value("failed", sum.failed());
    out.value("slot_hours", sum.slotHours()).value("cpu_hours", sum.cpuHours());
    out.value("mean_wait_seconds", sum.meanWait().toSeconds());
  }
}
