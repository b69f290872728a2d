package gridlite.page;

import gridlite.picture.SimulationPicture;
import gridlite.simulate.SimulationReport;
import gridlite.value.Decimals;
import gridlite.value.TimeValue;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** {@code /comparison}: simulations beside each other, figures and pictures. */
public final class SimulationsPage {
  private static final double HOUR = 3600;

  private SimulationsPage() {}

  /**
   * Writes the content.
   *
   * @param reports in the order of their columns; none where none was given to the server
   */
  public static void write(List<SimulationReport> reports, Html out) {
    if (reports.isEmpty()) {
      out.element("p", "No simulation was given to this server. To compare two configurations:");
      out.preformatted(
          """
          gridlite export now
          gridlite simulate --workload accounting --site now --against proposed -fmt json > both.json
          gridlite web --simulation both.json\
          """);
      return;
    }
    figures(reports, out);
    out.beginPicture("Simulations");
    new SimulationPicture(reports).write(out.picture());
    out.close();
    users(reports, out);
  }

  private static void figures(List<SimulationReport> reports, Html out) {
    List<String> columns = new ArrayList<>(List.of("Figure"));
    reports.forEach(report -> columns.add(report.name()));
    out.table("Simulations", columns.toArray(new String[0]));
    row(reports, out, "Jobs submitted", report -> Long.toString(report.submitted()));
    row(reports, out, "Jobs refused", report -> Long.toString(report.refused()));
    row(reports, out, "Jobs not started at the end", report -> Long.toString(report.waiting()));
    row(reports, out, "Slots", report -> Long.toString(report.capacity()));
    row(reports, out, "Slot hours used", report -> hours(report.slotSeconds()));
    row(reports, out, "Hours simulated", report -> hours((double) (report.to() - report.from())));
    row(
        reports,
        out,
        "Utilisation",
        report -> Decimals.fixed(report.utilisation() * 100, 1) + " %");
    row(reports, out, "Mean wait", report -> clock(report.waits().mean()));
    row(reports, out, "Median wait", report -> clock(report.waits().median()));
    row(reports, out, "Wait of 90 of 100 at most", report -> clock(report.waits().p90()));
    row(reports, out, "Longest wait", report -> clock(report.waits().max()));
    row(
        reports,
        out,
        "Mean bounded slowdown",
        report -> Decimals.fixed(report.slowdowns().mean(), 2));
    out.endTable();
  }

  private static void users(List<SimulationReport> reports, Html out) {
    List<String> columns = new ArrayList<>(List.of("User"));
    Set<String> names = new LinkedHashSet<>();
    for (SimulationReport report : reports) {
      columns.add("Slot hours, " + report.name());
      columns.add("Mean wait, " + report.name());
      report.users().forEach(share -> names.add(share.name()));
    }
    out.table("By user", columns.toArray(new String[0]));
    for (String name : names) {
      out.open("tr").cell(name);
      for (SimulationReport report : reports) {
        SimulationReport.Share share =
            report.users().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElse(new SimulationReport.Share(name, 0, 0, 0, 0, 0));
        out.number(hours(share.slotSeconds())).number(clock(share.meanWait()));
      }
      out.close();
    }
    out.endTable();
  }

  private static void row(
      List<SimulationReport> reports,
      Html out,
      String label,
      Function<SimulationReport, String> of) {
    out.open("tr").element("th", label, "scope", "row");
    reports.forEach(report -> out.number(of.apply(report)));
    out.close();
  }

  private static String hours(double seconds) {
    return Decimals.fixed(seconds / HOUR, 1);
  }

  private static String clock(double seconds) {
    return TimeValue.clock(Math.rint(seconds));
  }
}
