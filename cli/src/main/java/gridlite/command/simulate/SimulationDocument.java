package gridlite.command.simulate;

import gridlite.render.Document;
import gridlite.simulate.Distribution;
import gridlite.simulate.SimulationReport;
import gridlite.simulate.SimulationReport.Share;
import gridlite.simulate.Workload;
import java.time.Instant;
import java.util.List;

/** Writes what simulations came to as a document: {@code docs/schema/simulate.schema.json}. */
final class SimulationDocument {
  private final Document out;

  /** A writer. */
  SimulationDocument(Document out) {
    this.out = out;
  }

  /** Writes the reports on a workload. */
  void write(Workload workload, List<SimulationReport> reports) {
    out.open();
    out.open("workload");
    out.value("source", workload.source()).value("jobs", workload.jobs().size());
    out.texts("notes", "note", workload.notes()).close();
    out.list("configurations", "configuration");
    reports.forEach(this::write);
    out.endList().close();
  }

  private void write(SimulationReport report) {
    out.open().value("name", report.name());
    out.value("from", Instant.ofEpochSecond(report.from()));
    out.value("to", Instant.ofEpochSecond(report.to()));
    out.open("jobs");
    out.value("submitted", report.submitted()).value("refused", report.refused());
    out.value("waiting", report.waiting()).value("running", report.running()).close();
    out.value("slots", report.capacity()).value("slot_seconds", report.slotSeconds());
    out.value("utilisation", report.utilisation());
    write("wait_seconds", report.waits());
    write("recorded_wait_seconds", report.recordedWaits());
    write("bounded_slowdown", report.slowdowns());
    write("users", "user", report.users());
    write("projects", "project", report.projects());
    writeQuotas(report);
    writeOverTime(report);
    out.close();
  }

  private void writeQuotas(SimulationReport report) {
    out.list("quotas", "quota");
    report
        .quotas()
        .forEach(
            hits ->
                out.open()
                    .value("rule", hits.rule())
                    .value("jobs", hits.jobs())
                    .value("runs", hits.runs())
                    .close());
    out.endList().list("refusals", "refusal");
    report
        .refusals()
        .forEach((reason, jobs) -> out.open().value("reason", reason).value("jobs", jobs).close());
    out.endList();
  }

  private void writeOverTime(SimulationReport report) {
    out.list("over_time", "piece");
    report
        .overTime()
        .forEach(
            piece ->
                out.open()
                    .value("from", Instant.ofEpochSecond(piece.from()))
                    .value("slots", piece.slots())
                    .value("waiting", piece.waiting())
                    .close());
    out.endList();
  }

  private void write(String name, Distribution figures) {
    out.open(name).value("count", figures.count()).value("mean", figures.mean());
    out.value("median", figures.median()).value("p90", figures.p90());
    out.value("p99", figures.p99()).value("max", figures.max()).close();
  }

  private void write(String name, String item, List<Share> shares) {
    out.list(name, item);
    for (Share share : shares) {
      out.open().value("name", share.name()).value("jobs", share.jobs());
      out.value("slot_seconds", share.slotSeconds()).value("share", share.share());
      out.value("mean_wait_seconds", share.meanWait());
      out.value("mean_bounded_slowdown", share.meanSlowdown()).close();
    }
    out.endList();
  }
}
