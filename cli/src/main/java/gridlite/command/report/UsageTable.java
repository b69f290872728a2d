package gridlite.command.report;

import gridlite.command.report.UsageReport.Sum;
import gridlite.render.Csv;
import gridlite.render.TextOutput;
import gridlite.value.Decimals;

/** Writes a {@link UsageReport} as comma-separated values, a row for each name and period. */
public final class UsageTable {
  private final UsageReport report;

  /** A table of a report. */
  public UsageTable(UsageReport report) {
    this.report = report;
  }

  /** Writes the rows; what somebody did not use in a period has none. */
  public void write(TextOutput out) {
    out.add(report.question().by().word()).add(",begin,slot_hours").end();
    for (Sum sum : report.sums()) {
      for (int i = 0; i < report.periods(); i++) {
        if (sum.slotHours(i) > 0) {
          out.add(Csv.field(sum.name())).add(',').add(report.begin(i).toString()).add(',');
          out.add(Decimals.fixed(sum.slotHours(i), 6)).end();
        }
      }
    }
  }
}
