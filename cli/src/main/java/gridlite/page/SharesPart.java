package gridlite.page;

import gridlite.command.AccountingRecords;
import gridlite.command.report.Period;
import gridlite.command.report.UsageReport;
import gridlite.job.AccountingEntry.Field;
import gridlite.job.FinishedTask;
import gridlite.picture.SharePicture;
import gridlite.policy.ShareTreeReport;
import gridlite.policy.UsageDecay;
import gridlite.render.Times;
import gridlite.runtime.CommandContext;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code /share-picture}: the part of all usage that the leaves of the share tree had, day by day,
 * beside their targets, and the same with the decay that the scheduler applies. It is what was
 * accounted in the span that is shown: what came before counts for nothing, also with decay.
 */
final class SharesPart implements PageContent {
  private static final Duration SPAN = Duration.ofDays(30);
  private static final int MOST = 20;

  @Override
  public String title(PageRequest request) {
    return "Shares over time";
  }

  @Override
  public void write(CommandContext context, PageRequest request, Html out) {
    Instant now = context.clock().instant();
    List<ShareTreeReport.Row> leaves =
        context.store().read(state -> ShareTreeReport.of(state, now)).rows().stream()
            .filter(ShareTreeReport.Row::leaf)
            .limit(MOST)
            .toList();
    if (leaves.isEmpty()) {
      out.element("p", "There is no share tree.");
      return;
    }
    ZoneId zone = Times.of(context.variables()).zone();
    UsageReport all = report(now, zone);
    List<UsageReport> each = new ArrayList<>();
    leaves.forEach(leaf -> each.add(report(now, zone)));
    new AccountingRecords(
            context,
            all.conditions(),
            record -> {
              all.add(record);
              for (int i = 0; i < leaves.size(); i++) {
                if (isOf(leaves.get(i), record)) {
                  each.get(i).add(record);
                }
              }
            })
        .readCellIfAny();
    out.beginPicture("Shares");
    UsageDecay decay = context.store().read(state -> new UsageDecay(state.schedulerConfig()));
    new SharePicture(labels(all), lines(leaves, each, all.total(), decay)).write(out.picture());
    out.close();
    out.element(
        "p",
        "Parts of all slot hours of a day, from the accounting file, beside the part of the whole"
            + " tree that the shares give (dashed). The line is the same at the end of each day"
            + " with the decay of past usage (halftime); the scheduler also counts running jobs.");
  }

  private static boolean isOf(ShareTreeReport.Row leaf, FinishedTask record) {
    return leaf.user().filter(user -> !user.text().equals(record.text(Field.OWNER))).isEmpty()
        && leaf.project()
            .filter(project -> !project.text().equals(record.text(Field.PROJECT)))
            .isEmpty();
  }

  private static UsageReport report(Instant now, ZoneId zone) {
    return new UsageReport(
        new UsageReport.Question(UsageReport.By.USER, now.minus(SPAN), now, Period.DAY, zone));
  }

  private static List<String> labels(UsageReport report) {
    List<String> labels = new ArrayList<>();
    for (int i = 0; i < report.periods(); i++) {
      labels.add(report.label(i));
    }
    return labels;
  }

  private static List<SharePicture.Line> lines(
      List<ShareTreeReport.Row> leaves,
      List<UsageReport> each,
      UsageReport.Sum all,
      UsageDecay decay) {
    List<SharePicture.Line> lines = new ArrayList<>();
    double left = decay.remaining("cpu", Duration.ofDays(1));
    for (int i = 0; i < leaves.size(); i++) {
      UsageReport.Sum sum = each.get(i).total();
      List<Double> parts = new ArrayList<>();
      List<Double> decayed = new ArrayList<>();
      double own = 0;
      double whole = 0;
      for (int day = 0; day < each.get(i).periods(); day++) {
        parts.add(part(sum.slotHours(day), all.slotHours(day)));
        own = own * left + sum.slotHours(day);
        whole = whole * left + all.slotHours(day);
        decayed.add(part(own, whole));
      }
      ShareTreeReport.Row leaf = leaves.get(i);
      double part = part(sum.slotHours(), all.slotHours());
      lines.add(new SharePicture.Line(leaf.path(), leaf.total(), part, parts, decayed));
    }
    return lines;
  }

  private static double part(double part, double whole) {
    return whole == 0 ? 0 : part / whole;
  }
}
