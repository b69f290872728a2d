package gridlite.command.simulate;

import gridlite.name.ProjectName;
import gridlite.render.Csv;
import gridlite.render.TextOutput;
import gridlite.simulate.Distribution;
import gridlite.simulate.JobOutcome;
import gridlite.simulate.SimulationReport;
import gridlite.simulate.SimulationReport.Share;
import gridlite.simulate.SimulationResult;
import gridlite.simulate.TraceJob;
import gridlite.value.Decimals;
import java.util.List;
import java.util.Locale;

/** Writes what simulations came to as comma-separated values, one figure a line; or all jobs. */
final class SimulationTable {
  private final TextOutput out;

  /** A writer. */
  SimulationTable(TextOutput out) {
    this.out = out;
  }

  /** Writes figures: configuration, what they are about, its name, the figure's name, its value. */
  void write(List<SimulationReport> reports) {
    out.add("configuration,subject,name,figure,value").end();
    reports.forEach(this::write);
  }

  private void write(SimulationReport report) {
    String name = report.name();
    line(name, "jobs", "", "submitted", (double) report.submitted());
    line(name, "jobs", "", "refused", (double) report.refused());
    line(name, "jobs", "", "waiting", (double) report.waiting());
    line(name, "jobs", "", "running", (double) report.running());
    line(name, "slots", "", "capacity", (double) report.capacity());
    line(name, "slots", "", "slot_seconds", report.slotSeconds());
    line(name, "slots", "", "utilisation", report.utilisation());
    figures(name, "wait_seconds", report.waits());
    figures(name, "recorded_wait_seconds", report.recordedWaits());
    figures(name, "bounded_slowdown", report.slowdowns());
    report.users().forEach(share -> share(name, "user", share));
    report.projects().forEach(share -> share(name, "project", share));
    report
        .quotas()
        .forEach(
            hits -> {
              line(name, "quota", hits.rule(), "jobs", (double) hits.jobs());
              line(name, "quota", hits.rule(), "runs", (double) hits.runs());
            });
    report.refusals().forEach((reason, jobs) -> line(name, "refusal", reason, "jobs", jobs));
  }

  private void figures(String name, String subject, Distribution figures) {
    line(name, subject, "", "count", (double) figures.count());
    line(name, subject, "", "mean", figures.mean());
    line(name, subject, "", "median", figures.median());
    line(name, subject, "", "p90", figures.p90());
    line(name, subject, "", "p99", figures.p99());
    line(name, subject, "", "max", figures.max());
  }

  private void share(String name, String subject, Share share) {
    line(name, subject, share.name(), "jobs", (double) share.jobs());
    line(name, subject, share.name(), "slot_seconds", share.slotSeconds());
    line(name, subject, share.name(), "share", share.share());
    line(name, subject, share.name(), "mean_wait_seconds", share.meanWait());
    line(name, subject, share.name(), "mean_bounded_slowdown", share.meanSlowdown());
  }

  private void line(String name, String subject, String item, String figure, double value) {
    text(name).add(',').add(subject).add(',');
    text(item).add(',').add(figure).add(',');
    boolean whole = value == Math.rint(value);
    out.add(Decimals.fixed(value, whole ? 0 : 6)).end();
  }

  private TextOutput text(String text) {
    return out.add(Csv.field(text));
  }

  /** Writes all jobs of all simulations; times are seconds since 1970, empty for what never was. */
  void writeJobs(List<String> names, List<SimulationResult> results) {
    out.add("configuration,job,user,project,slots,submitted,started,ended,wait_seconds,");
    out.add("bounded_slowdown,fate").end();
    for (int i = 0; i < names.size(); i++) {
      List<JobOutcome> outcomes = results.get(i).outcomes();
      for (int j = 0; j < outcomes.size(); j++) {
        writeJob(names.get(i), outcomes.get(j), results.get(i).slots().get(j));
      }
    }
  }

  private void writeJob(String name, JobOutcome outcome, long slots) {
    TraceJob job = outcome.job();
    text(name).add(',');
    text(job.label()).add(',');
    text(job.owner().name().text()).add(',');
    text(job.project().map(ProjectName::text).orElse(""))
        .add(',')
        .add(slots)
        .add(',')
        .add(job.submitted())
        .add(',');
    if (outcome.hasStarted()) {
      out.add(outcome.started()).add(',');
      outcome.end().ifPresent(out::add);
      out.add(',');
      out.add(outcome.waitSeconds()).add(',').add(Decimals.fixed(outcome.boundedSlowdown(), 4));
    } else {
      out.add(",,,");
    }
    out.add(',').add(outcome.fate().name().toLowerCase(Locale.ROOT)).end();
  }
}
