package gridlite.command.top;

import gridlite.command.explain.WaitExplanation;
import gridlite.command.listing.JobRow;
import gridlite.render.Times;
import gridlite.runtime.Plugins;
import gridlite.schedule.explain.JobExplanation;
import gridlite.schedule.explain.JobExplanations;
import gridlite.state.ClusterState;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The first of the reasons that {@code gridlite explain} gives, of each job that is asked for. */
final class FirstReasons {
  private final ClusterState state;
  private final Instant now;
  private final Times times;
  private @Nullable JobExplanations explanations;

  /** The reasons in a state. */
  FirstReasons(ClusterState state, Instant now, Times times) {
    this.state = state;
    this.now = now;
    this.times = times;
  }

  /** The reason why the tasks of a line wait; empty for those that run. */
  Optional<String> of(JobRow row) {
    if (row.phase() != JobRow.Phase.PENDING || !WaitExplanation.waits(row.job())) {
      return Optional.empty();
    }
    if (explanations == null) {
      explanations = new JobExplanations(Plugins.scheduler(), state, now);
    }
    return Optional.of(first(explanations.of(row.job())));
  }

  private String first(JobExplanation why) {
    if (why.starts().isPresent()) {
      return "starts next, in " + why.starts().get().places();
    }
    if (!why.ofJob().isEmpty()) {
      return why.ofJob().get(0).sentence().text(times::table);
    }
    if (why.places() == 0) {
      return "there is no queue";
    }
    if (why.never() && !why.forever().isEmpty()) {
      return "never: " + why.forever().get(0).cause().sentence().text(times::table);
    }
    if (!why.now().isEmpty()) {
      return why.now().get(0).cause().sentence().text(times::table);
    }
    Optional<JobExplanation.ParallelOffer> narrow =
        why.parallelEnvironments().stream()
            .filter(offer -> offer.now() < offer.least())
            .findFirst();
    return narrow
        .map(
            offer ->
                offer.name() + " has " + offer.now() + " of at least " + offer.least() + " slots")
        .orElse("waits for the next scheduling run");
  }
}
