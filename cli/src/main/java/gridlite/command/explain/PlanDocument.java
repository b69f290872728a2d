package gridlite.command.explain;

import gridlite.job.JobId;
import gridlite.render.Document;
import gridlite.render.Statements;
import gridlite.simulate.Plan;
import gridlite.simulate.StartEstimates;
import java.util.Locale;
import java.util.Optional;

/** Writes a {@link Plan} in a structured form ({@code docs/schema/plan.schema.json}). */
public final class PlanDocument {
  private final Plan plan;
  private final Optional<JobId> job;

  /**
   * A document of a plan.
   *
   * @param job the only job whose missing estimates are written; empty: those of all
   */
  public PlanDocument(Plan plan, Optional<JobId> job) {
    this.plan = plan;
    this.job = job;
  }

  /** Writes it. */
  public void write(Document out) {
    out.open().value("now", plan.now()).list("bars", "bar");
    for (Plan.Bar bar : plan.bars()) {
      out.open().value("kind", bar.kind().name().toLowerCase(Locale.ROOT));
      out.value("id", bar.number());
      bar.task().ifPresent(task -> out.value("task", task));
      out.value("name", bar.name().orElse("")).value("owner", bar.owner().text());
      out.value("from", bar.from()).value("to", bar.to());
      Statements.places(out.value("slots", bar.slots().slots()), "places", bar.slots()).close();
    }
    out.endList().list("unknown", "job");
    for (StartEstimates.Estimate estimate : plan.estimates().estimates()) {
      boolean asked = job.isEmpty() || job.get().equals(estimate.task().job());
      if (asked && estimate.unknown().isPresent()) {
        out.open().value("id", estimate.task().job().number());
        Statements.write(out, estimate.unknown().get()).close();
      }
    }
    out.endList().value("complete", plan.estimates().isComplete());
    Statements.write(out, "assumptions", plan.estimates().assumptions()).close();
  }
}
