package gridlite.command.simulate;

import gridlite.render.TextOutput;
import gridlite.simulate.Distribution;
import gridlite.simulate.SimulationReport;
import gridlite.simulate.SimulationReport.Share;
import gridlite.simulate.SimulationResult.QuotaHits;
import gridlite.simulate.Workload;
import gridlite.value.Decimals;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** Writes what simulations came to as tables, a column a configuration. */
final class SimulationText {
  private static final int LABEL = 30;
  private static final int COLUMN = 16;
  private static final int NAME = 16;
  private static final int COUNT = 8;
  private static final int SHARE = 11;
  private static final int WAIT = 10;
  private static final int SLOWDOWN = 10;

  /** Users and projects that the text names; the other forms have all. */
  private static final int MOST_SHARES = 20;

  private static final double HOUR = 3600;

  private final TextOutput out;
  private final List<SimulationReport> reports;

  /** A writer of some reports on the same workload. */
  SimulationText(TextOutput out, List<SimulationReport> reports) {
    this.out = out;
    this.reports = List.copyOf(reports);
  }

  /** Writes everything. */
  void write(Workload workload) {
    SimulationReport first = reports.get(0);
    out.add("workload ").add(workload.source()).add(": ").add(workload.jobs().size());
    out.add(workload.jobs().size() == 1 ? " job from " : " jobs from ")
        .add(Instant.ofEpochSecond(first.from()).toString())
        .end();
    workload.notes().forEach(note -> out.add("  ").add(note).end());
    out.end();
    row("", SimulationReport::name);
    figures();
    quotas();
    shares("user", SimulationReport::users);
    shares("project", SimulationReport::projects);
    refusals();
  }

  private void row(String label, Function<SimulationReport, String> cell) {
    out.left(label, LABEL);
    reports.forEach(report -> out.add(' ').right(cell.apply(report), COLUMN));
    out.end();
  }

  private static String hours(double seconds) {
    return Decimals.fixed(seconds / HOUR, 1);
  }

  private static String percent(double part) {
    return Decimals.fixed(part * 100, 1) + " %";
  }

  private void figures() {
    row("jobs submitted", report -> Long.toString(report.submitted()));
    row("  refused", report -> Long.toString(report.refused()));
    row("  not started at the end", report -> Long.toString(report.waiting()));
    row("  running at the end", report -> Long.toString(report.running()));
    row("hours simulated", report -> hours((double) (report.to() - report.from())));
    row("slots", report -> Long.toString(report.capacity()));
    row("slot hours used", report -> hours(report.slotSeconds()));
    row("utilisation", report -> percent(report.utilisation()));
    distribution("wait, seconds", SimulationReport::waits, 0);
    if (reports.get(0).recordedWaits().count() > 0) {
      row("  mean as recorded", report -> Decimals.fixed(report.recordedWaits().mean(), 0));
    }
    distribution("bounded slowdown", SimulationReport::slowdowns, 2);
  }

  private void distribution(
      String label, Function<SimulationReport, Distribution> of, int decimals) {
    row(label + ": mean", report -> Decimals.fixed(of.apply(report).mean(), decimals));
    row("  median", report -> Decimals.fixed(of.apply(report).median(), decimals));
    row("  90 of 100 at most", report -> Decimals.fixed(of.apply(report).p90(), decimals));
    row("  99 of 100 at most", report -> Decimals.fixed(of.apply(report).p99(), decimals));
    row("  most", report -> Decimals.fixed(of.apply(report).max(), decimals));
  }

  private void quotas() {
    Set<String> rules = new TreeSet<>();
    reports.forEach(report -> report.quotas().forEach(hits -> rules.add(hits.rule())));
    if (rules.isEmpty()) {
      return;
    }
    out.end();
    row("quota: jobs held back (runs)", SimulationReport::name);
    for (String rule : rules) {
      row(rule, report -> hits(report, rule));
    }
  }

  private static String hits(SimulationReport report, String rule) {
    for (QuotaHits hits : report.quotas()) {
      if (hits.rule().equals(rule)) {
        return hits.jobs() + " (" + hits.runs() + ")";
      }
    }
    return "-";
  }

  /** A row a user or project, in order of use in the first configuration. */
  private void shares(String kind, Function<SimulationReport, List<Share>> of) {
    List<Share> first = of.apply(reports.get(0));
    if (first.size() == 1 && first.get(0).name().equals("-")) {
      return;
    }
    out.end().left(kind, NAME).right("jobs", COUNT);
    reports.forEach(
        report -> out.right("share", SHARE).right("wait", WAIT).right("slowdown", SLOWDOWN));
    out.end();
    for (Share share : first.subList(0, Math.min(MOST_SHARES, first.size()))) {
      out.left(share.name(), NAME).right(share.jobs(), COUNT);
      for (SimulationReport report : reports) {
        Share own = find(of.apply(report), share.name());
        out.right(percent(own.share()), SHARE);
        out.fixed(own.meanWait(), WAIT, 0).fixed(own.meanSlowdown(), SLOWDOWN, 2);
      }
      out.end();
    }
    if (first.size() > MOST_SHARES) {
      out.add("and ").add(first.size() - MOST_SHARES).add(" more (-fmt csv has all)").end();
    }
  }

  private static Share find(List<Share> shares, String name) {
    for (Share share : shares) {
      if (share.name().equals(name)) {
        return share;
      }
    }
    return new Share(name, 0, 0, 0, 0, 0);
  }

  private void refusals() {
    for (SimulationReport report : reports) {
      for (Map.Entry<String, Long> refusal : report.refusals().entrySet()) {
        out.end().add(report.name()).add(" refused ").add(refusal.getValue()).add(": ");
        out.add(refusal.getKey()).end();
      }
    }
  }
}
