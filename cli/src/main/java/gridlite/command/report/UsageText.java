package gridlite.command.report;

import gridlite.command.report.UsageReport.Sum;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.value.Decimals;
import gridlite.value.TimeValue;
import java.util.List;
import java.util.Locale;

/** Writes a {@link UsageReport} for people: a row for each user, and a bar for each period. */
final class UsageText {
  private static final int NAME = 16;
  private static final int LABEL = 18;
  private static final int BAR = 50;

  private final TextOutput out;
  private final UsageReport report;

  UsageText(TextOutput out, UsageReport report) {
    this.out = out;
    this.report = report;
  }

  void write() {
    UsageReport.Question question = report.question();
    Times times = Times.in(question.zone());
    out.add("usage by ").add(question.by().word()).add(", from ").add(times.table(question.from()));
    out.add(" to ").add(times.table(question.to())).end();
    List<Sum> sums = report.sums();
    if (sums.isEmpty()) {
      out.add("no task ended or ran in this time").end();
      return;
    }
    int width = NAME;
    for (Sum sum : sums) {
      width = Math.max(width, sum.name().length());
    }
    Sum total = report.total();
    out.left(question.by().name(), width).add("     TASKS   FAILED     SLOT HOURS   SHARE");
    out.add("      CPU HOURS    MEAN WAIT").end();
    for (Sum sum : sums) {
      row(sum, width, total.slotHours());
    }
    row(total, width, total.slotHours());
    out.end();
    periods(total);
  }

  private void row(Sum sum, int width, double all) {
    out.left(sum.name(), width).right(sum.tasks(), 10).right(sum.failed(), 9);
    out.fixed(sum.slotHours(), 15, 2).fixed(share(sum.slotHours(), all), 6, 1).add(" %");
    out.fixed(sum.cpuHours(), 15, 2);
    out.right(TimeValue.clock((double) sum.meanWait().toSeconds()), 13).end();
  }

  /** Percent of a whole. */
  static double share(double part, double whole) {
    return whole == 0 ? 0 : part / whole * 100;
  }

  private void periods(Sum total) {
    double most = 0;
    for (int i = 0; i < report.periods(); i++) {
      most = Math.max(most, total.slotHours(i));
    }
    out.left(report.question().period().name(), LABEL).add("SLOT HOURS").end();
    for (int i = first(total); i <= last(total); i++) {
      double hours = total.slotHours(i);
      int length = most == 0 ? 0 : (int) Math.ceil(hours / most * BAR);
      out.left(report.label(i), LABEL).right(Decimals.fixed(hours, 2), 10);
      out.add(length > 0 ? "  " : "").repeat('=', length).end();
    }
  }

  /** The first period in which something was used; the periods are not written that lie before. */
  private int first(Sum total) {
    int first = 0;
    while (first < report.periods() && total.slotHours(first) == 0) {
      first++;
    }
    return first;
  }

  private int last(Sum total) {
    int last = report.periods() - 1;
    while (last >= 0 && total.slotHours(last) == 0) {
      last--;
    }
    return last;
  }

  /** The words above a table or a picture. */
  static String title(UsageReport report) {
    UsageReport.Question question = report.question();
    Times times = Times.in(question.zone());
    return "Slot hours by "
        + question.by().word()
        + " and "
        + question.period().name().toLowerCase(Locale.ROOT)
        + ", "
        + times.table(question.from())
        + " to "
        + times.table(question.to());
  }
}
