package gridlite.picture;

import gridlite.picture.Svg.Anchor;
import gridlite.render.TextOutput;
import gridlite.simulate.SimulationReport;
import gridlite.simulate.SimulationReport.Piece;
import gridlite.simulate.SimulationReport.Share;
import gridlite.simulate.SimulationResult.QuotaHits;
import gridlite.value.Decimals;
import gridlite.value.TimeValue;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/**
 * Draws what simulations came to as SVG, a column a configuration, all on the same scales: slots in
 * use and jobs waiting over time, the mean wait of users, and how many jobs each quota held back.
 */
public final class SimulationPicture {
  private static final int COLUMN = 400;
  private static final int LEFT = 130;
  private static final int GAP = 30;
  private static final int TOP = 40;
  private static final int CHART = 130;
  private static final int BETWEEN = 64;
  private static final int ROW = 18;
  private static final int BAR = 220;
  private static final int TICKS = 4;
  private static final int TITLE_SPACE = 20;
  private static final int LONGEST_NAME = 20;

  /** Users and rules that a picture names: those with most use, and those that held back most. */
  private static final int MOST_ROWS = 12;

  private static final String INK = "#222";

  private final List<SimulationReport> reports;
  private final long from;
  private final double span;
  private final double mostSlots;
  private final double mostWaiting;
  private final List<String> users;
  private final List<String> rules;

  /** A picture of some reports, one at least. */
  public SimulationPicture(List<SimulationReport> reports) {
    this.reports = List.copyOf(reports);
    long begin = Long.MAX_VALUE;
    long end = Long.MIN_VALUE;
    double slots = 1;
    double waiting = 1;
    Set<String> names = new LinkedHashSet<>();
    Set<String> limits = new LinkedHashSet<>();
    for (SimulationReport report : reports) {
      begin = Math.min(begin, report.from());
      end = Math.max(end, report.to());
      slots = Math.max(slots, most(report, Piece::slots, (double) report.capacity()));
      waiting = Math.max(waiting, most(report, Piece::waiting, 0));
      report.users().stream().limit(MOST_ROWS).forEach(share -> names.add(share.name()));
      report.quotas().stream().limit(MOST_ROWS).forEach(hits -> limits.add(hits.rule()));
    }
    this.from = begin;
    this.span = Math.max(1, (double) (end - begin));
    this.mostSlots = slots;
    this.mostWaiting = waiting;
    this.users = new ArrayList<>(names);
    this.rules = new ArrayList<>(limits);
  }

  private static double most(SimulationReport report, ToDoubleFunction<Piece> of, double least) {
    double most = least;
    for (Piece piece : report.overTime()) {
      most = Math.max(most, of.applyAsDouble(piece));
    }
    return most;
  }

  /** Draws. */
  public void write(TextOutput out) {
    int width = reports.size() * (LEFT + COLUMN + GAP);
    int height = TOP + 2 * (CHART + BETWEEN) + rows(users) + rows(rules);
    Svg svg = new Svg(out, width, height, "Simulations: " + names());
    int x = LEFT;
    for (SimulationReport report : reports) {
      column(svg, report, x);
      x += LEFT + COLUMN + GAP;
    }
    svg.end();
  }

  private String names() {
    return String.join(" and ", reports.stream().map(SimulationReport::name).toList());
  }

  private static int rows(List<String> names) {
    return names.isEmpty() ? 0 : names.size() * ROW + BETWEEN;
  }

  private void column(Svg svg, SimulationReport report, int x) {
    String used = Decimals.fixed(report.utilisation() * 100, 1) + " % of " + report.capacity();
    int y = TOP + TITLE_SPACE;
    svg.text(x, TOP - 12, Anchor.START, INK, report.name());
    chart(svg, report, x, y, "Slots in use: " + used, Piece::slots, mostSlots, 0);
    double full = y + CHART - report.capacity() / mostSlots * CHART;
    svg.line(x, full, x + COLUMN, full, "stroke=\"#b33\" stroke-dasharray=\"5 4\"");
    y += CHART + BETWEEN;
    String most = Decimals.fixed(most(report, Piece::waiting, 0), 0);
    chart(svg, report, x, y, "Backlog: at most " + most + " jobs", Piece::waiting, mostWaiting, 1);
    y += CHART + BETWEEN;
    if (!users.isEmpty()) {
      waits(svg, report, x, y);
      y += rows(users);
    }
    if (!rules.isEmpty()) {
      hits(svg, report, x, y);
    }
  }

  private void chart(
      Svg svg,
      SimulationReport report,
      int x,
      int y,
      String title,
      ToDoubleFunction<Piece> of,
      double most,
      int colour) {
    int bottom = y + CHART;
    svg.text(x, y - 8, Anchor.START, INK, title);
    for (int i = 0; i <= TICKS; i++) {
      double part = i / (double) TICKS;
      double height = bottom - part * CHART;
      svg.line(x, height, x + COLUMN, height, "stroke=\"#ddd\"");
      svg.text(x - 8, height + 4, Anchor.END, INK, Decimals.fixed(part * most, most < 10 ? 1 : 0));
    }
    StringBuilder path = new StringBuilder("M" + x + " " + bottom);
    for (Piece piece : report.overTime()) {
      path.append('H').append(Svg.one(place(x, piece.from()))).append('V');
      path.append(Svg.one(bottom - of.applyAsDouble(piece) / most * CHART));
    }
    path.append('H').append(Svg.one(place(x, report.to()))).append('V').append(bottom).append('Z');
    svg.path(path.toString(), "fill=\"" + Svg.colour(colour) + "\" fill-opacity=\"0.75\"");
    Instant begin = Instant.ofEpochSecond(from);
    Instant end = Instant.ofEpochSecond(from + (long) span);
    svg.text(x, bottom + 18, Anchor.START, INK, begin.toString());
    svg.text(x + COLUMN, bottom + 18, Anchor.END, INK, end.toString());
  }

  private double place(int x, long when) {
    return x + (when - from) / span * COLUMN;
  }

  private void waits(Svg svg, SimulationReport report, int x, int y) {
    double most = 1;
    for (SimulationReport each : reports) {
      for (String user : users) {
        most = Math.max(most, wait(each, user).orElse(0));
      }
    }
    svg.text(x, y - 8, Anchor.START, INK, "Mean wait by user");
    int top = y;
    for (String user : users) {
      OptionalDouble wait = wait(report, user);
      String text = wait.isPresent() ? TimeValue.clock(Math.rint(wait.getAsDouble())) : "no job";
      row(svg, x, top, user, wait.orElse(0) / most, text, 2);
      top += ROW;
    }
  }

  private static OptionalDouble wait(SimulationReport report, String user) {
    return report.users().stream()
        .filter(share -> share.name().equals(user))
        .mapToDouble(Share::meanWait)
        .findFirst();
  }

  private void hits(Svg svg, SimulationReport report, int x, int y) {
    double most = 1;
    for (SimulationReport each : reports) {
      for (String rule : rules) {
        most = Math.max(most, (double) held(each, rule));
      }
    }
    svg.text(x, y - 8, Anchor.START, INK, "Jobs held back by quotas");
    int top = y;
    for (String rule : rules) {
      long jobs = held(report, rule);
      row(svg, x, top, rule, (double) jobs / most, jobs + (jobs == 1 ? " job" : " jobs"), 3);
      top += ROW;
    }
  }

  private static long held(SimulationReport report, String rule) {
    return report.quotas().stream()
        .filter(hits -> hits.rule().equals(rule))
        .mapToLong(QuotaHits::jobs)
        .findFirst()
        .orElse(0);
  }

  private static void row(
      Svg svg, int x, int y, String name, double part, String text, int colour) {
    double width = part * BAR;
    svg.text(x - 8, y + 13, Anchor.END, INK, shortened(name));
    svg.rectangle(
        x, y + 2, width, ROW - 4, "fill=\"" + Svg.colour(colour) + "\"", name + ": " + text);
    svg.text(x + width + 6, y + 13, Anchor.START, INK, text);
  }

  private static String shortened(String text) {
    return text.length() > LONGEST_NAME ? text.substring(0, LONGEST_NAME - 1) + "…" : text;
  }
}
