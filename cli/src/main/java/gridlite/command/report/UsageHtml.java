package gridlite.command.report;

import gridlite.command.report.UsageReport.Sum;
import gridlite.render.TextOutput;
import gridlite.render.Xml;
import gridlite.value.Decimals;
import gridlite.value.TimeValue;

/** Writes a {@link UsageReport} as an HTML page that needs no other file: table and picture. */
final class UsageHtml {
  private final UsageReport report;

  UsageHtml(UsageReport report) {
    this.report = report;
  }

  void write(TextOutput out) {
    String title = Xml.escaped(UsageText.title(report));
    out.add("<!DOCTYPE html>").end();
    out.add("<html lang=\"en\"><head><meta charset=\"utf-8\"><title>").add(title);
    out.add("</title>").end();
    out.add("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">").end();
    out.add("<style>body{font:16px sans-serif;margin:2rem;color:#222;background:#fff}");
    out.add("table{border-collapse:collapse}th,td{padding:.3rem .8rem;text-align:right;");
    out.add("border-bottom:1px solid #ccc}th:first-child{text-align:left}");
    out.add("svg{max-width:100%;height:auto}</style></head><body>").end();
    out.add("<h1>").add(title).add("</h1>").end();
    new UsagePicture(report).write(out);
    table(out);
    out.add("</body></html>").end();
  }

  private void table(TextOutput out) {
    Sum total = report.total();
    out.add("<table><thead><tr><th scope=\"col\">").add(report.question().by().word());
    for (String column :
        new String[] {"tasks", "failed", "slot hours", "share", "CPU hours", "mean wait"}) {
      out.add("</th><th scope=\"col\">").add(column);
    }
    out.add("</th></tr></thead><tbody>").end();
    for (Sum sum : report.sums()) {
      row(out, sum, total.slotHours());
    }
    row(out, total, total.slotHours());
    out.add("</tbody></table>").end();
  }

  private static void row(TextOutput out, Sum sum, double all) {
    out.add("<tr><th scope=\"row\">").add(Xml.escaped(sum.name()));
    out.add("</th><td>").add(sum.tasks()).add("</td><td>").add(sum.failed());
    out.add("</td><td>").add(Decimals.fixed(sum.slotHours(), 2)).add("</td><td>");
    out.add(Decimals.fixed(UsageText.share(sum.slotHours(), all), 1)).add(" %</td><td>");
    out.add(Decimals.fixed(sum.cpuHours(), 2)).add("</td><td>");
    out.add(TimeValue.clock((double) sum.meanWait().toSeconds())).add("</td></tr>").end();
  }
}
