package gridlite.command.qsched;

import gridlite.name.ProjectName;
import gridlite.name.UserName;
import gridlite.policy.ShareTreeReport;
import gridlite.render.Document;
import gridlite.render.TextOutput;
import gridlite.value.Decimals;
import java.time.Instant;
import java.util.List;

/**
 * The share tree as {@code sge_share_mon} prints it, a node a line with tabs between the fields.
 *
 * @param report the tree
 * @param now when it was worked out
 * @see "sge_share_mon(1)"
 */
record ShareTreeListing(ShareTreeReport report, Instant now) {
  private static final List<String> USAGE = List.of("cpu", "mem", "io");

  /** Names of the fields, as the original's; long-term usage is not kept. */
  private static final List<String> FIELDS =
      List.of(
          "curr_time",
          "node_name",
          "user_name",
          "project_name",
          "shares",
          "job_count",
          "level%",
          "total%",
          "long_target_share",
          "short_target_share",
          "actual_share",
          "usage",
          "cpu",
          "mem",
          "io");

  /** The nodes without others below. */
  ShareTreeListing leaves() {
    return new ShareTreeListing(
        new ShareTreeReport(report.rows().stream().filter(ShareTreeReport.Row::leaf).toList()),
        now);
  }

  /** Writes the nodes below a heading with the names of the fields. */
  void writeTable(TextOutput out) {
    out.add(String.join("\t", FIELDS)).end();
    for (ShareTreeReport.Row row : report.rows()) {
      out.add(String.join("\t", values(row))).end();
    }
  }

  /** Writes the nodes with the name of its field before each value. */
  void writeNamed(TextOutput out) {
    for (ShareTreeReport.Row row : report.rows()) {
      List<String> values = values(row);
      for (int i = 0; i < values.size(); i++) {
        out.add(i > 0 ? "\t" : "").add(FIELDS.get(i)).add('=').add(values.get(i));
      }
      out.end();
    }
  }

  /** Writes the nodes in a structured form ({@code docs/schema/sharetree.schema.json}). */
  void write(Document out) {
    out.open().value("time", now).list("nodes", "node");
    for (ShareTreeReport.Row row : report.rows()) {
      out.open().value("path", row.path()).value("leaf", row.leaf());
      row.user().ifPresent(user -> out.value("user", user.text()));
      row.project().ifPresent(project -> out.value("project", project.text()));
      out.value("shares", row.shares()).value("jobs", row.jobs());
      out.value("level", row.level()).value("total", row.total());
      out.value("long_target", row.longTarget()).value("short_target", row.shortTarget());
      out.value("actual", row.actual()).value("usage", row.usage());
      for (String kind : USAGE) {
        out.value(kind, row.kinds().getOrDefault(kind, 0.0));
      }
      out.close();
    }
    out.endList().close();
  }

  private List<String> values(ShareTreeReport.Row row) {
    return List.of(
        Long.toString(now.getEpochSecond()),
        row.path(),
        row.user().map(UserName::text).orElse(""),
        row.project().map(ProjectName::text).orElse(""),
        Long.toString(row.shares()),
        Long.toString(row.jobs()),
        number(row.level()),
        number(row.total()),
        number(row.longTarget()),
        number(row.shortTarget()),
        number(row.actual()),
        number(row.usage()),
        number(row.kinds().getOrDefault("cpu", 0.0)),
        number(row.kinds().getOrDefault("mem", 0.0)),
        number(row.kinds().getOrDefault("io", 0.0)));
  }

  private static String number(double value) {
    return Decimals.fixed(value, 6);
  }
}
