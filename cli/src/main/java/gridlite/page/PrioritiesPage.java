package gridlite.page;

import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.job.JobPriority;
import gridlite.picture.Svg;
import gridlite.policy.PriorityPolicy;
import gridlite.policy.Ranked;
import gridlite.policy.Ranking;
import gridlite.policy.ShareTreeReport;
import gridlite.runtime.CommandContext;
import gridlite.state.ClusterState;
import gridlite.value.Decimals;
import java.time.Instant;
import java.util.List;

/** {@code /priorities}: what the priority of each waiting job is made of, and the share tree. */
final class PrioritiesPage implements PageContent {
  private static final int MOST = 50;
  private static final int WIDTH = 260;
  private static final int HEIGHT = 16;
  private static final int SWATCH = 12;
  private static final List<String> PARTS = List.of("posix priority (-p)", "urgency", "tickets");

  @Override
  public String title(PageRequest request) {
    return "Priorities";
  }

  @Override
  public void write(CommandContext context, PageRequest request, Html out) {
    Instant now = context.clock().instant();
    context
        .store()
        .read(
            state -> {
              ranking(state, PriorityPolicy.rank(state, now), out);
              shares(ShareTreeReport.of(state, now), out);
              return 0;
            });
  }

  private static void ranking(ClusterState state, Ranking ranking, Html out) {
    Values config = state.schedulerConfig();
    double[] weights = {
      config.get(SchedulerConfig.WEIGHT_PRIORITY),
      config.get(SchedulerConfig.WEIGHT_URGENCY),
      config.get(SchedulerConfig.WEIGHT_TICKET)
    };
    List<Ranked> pending = ranking.pending();
    out.element(
        "p",
        "The first "
            + Math.min(MOST, pending.size())
            + " of "
            + pending.size()
            + " in the order in which the scheduler tries them. Each part is a weight times a"
            + " number from 0 to 1.");
    key(out);
    out.table(
        "Waiting jobs by priority",
        "Place",
        "Job",
        "User",
        "Priority",
        "-p",
        "Urgency",
        "Tickets",
        "Parts");
    double most = weights[0] + weights[1] + weights[2];
    int place = 1;
    for (Ranked ranked : pending.subList(0, Math.min(MOST, pending.size()))) {
      JobPriority priority = ranked.priority();
      double[] parts = {
        weights[0] * priority.npprio(), weights[1] * priority.nurg(), weights[2] * priority.ntckts()
      };
      row(ranked, place++, parts, most, out);
    }
    out.endTable();
  }

  /** The meaning of the colours, as a list that wraps where the window is narrow. */
  private static void key(Html out) {
    out.open("ul", "class", "legend", "aria-label", "Key of the parts");
    for (int i = 0; i < PARTS.size(); i++) {
      out.open("li");
      Svg svg = new Svg(out.picture(), SWATCH, SWATCH, "Colour of " + PARTS.get(i));
      svg.rectangle(0, 0, SWATCH, SWATCH, "fill=\"" + Svg.colour(i) + "\"", PARTS.get(i));
      svg.end();
      out.text(" " + PARTS.get(i)).close();
    }
    out.close();
  }

  private static void row(Ranked ranked, int place, double[] parts, double most, Html out) {
    String number = ranked.job().id().toString();
    out.open("tr").number(place).linkCell("/job/" + number + "#priority", number);
    out.cell(ranked.job().owner().name().text())
        .number(Decimals.fixed(ranked.priority().prio(), 5));
    for (double part : parts) {
      out.number(Decimals.fixed(part, 5));
    }
    out.open("td", "class", "stacked");
    stacked(out, parts, most);
    out.close().close();
  }

  private static void stacked(Html out, double[] parts, double most) {
    StringBuilder title = new StringBuilder();
    for (int i = 0; i < parts.length; i++) {
      title.append(i > 0 ? ", " : "").append(PARTS.get(i)).append(' ');
      title.append(Decimals.fixed(parts[i], 5));
    }
    Svg svg = new Svg(out.picture(), WIDTH, HEIGHT, title.toString());
    double x = 0;
    for (int i = 0; i < parts.length; i++) {
      double width = most > 0 ? parts[i] / most * WIDTH : 0;
      String style = "fill=\"" + Svg.colour(i) + "\" stroke=\"white\"";
      svg.rectangle(x, 1, width, HEIGHT - 2, style, PARTS.get(i));
      x += width;
    }
    svg.end();
  }

  private static void shares(ShareTreeReport report, Html out) {
    out.element("h2", "Share tree");
    if (report.rows().isEmpty()) {
      out.element("p", "There is none: qconf -mstree makes one.");
      return;
    }
    out.table("Targets and what was used", "Node", "Shares", "Jobs", "Target", "Used");
    for (ShareTreeReport.Row row : report.rows()) {
      out.open("tr").cell(row.path()).number(row.shares()).number(row.jobs()).open("td");
      out.bar(row.longTarget(), percent(row.longTarget())).close().open("td");
      out.bar(row.actual(), percent(row.actual())).close().close();
    }
    out.endTable();
    out.element("h2", "Shares over time");
    out.open("div", "data-include", "/share-picture");
    out.link("/share-picture", "Add up the accounting file").close();
  }

  private static String percent(double part) {
    return Decimals.fixed(part * 100, 1) + " %";
  }
}
