package gridlite.schedule;

import gridlite.policy.PriorityPolicy;
import gridlite.policy.Ranked;
import gridlite.policy.Ranking;
import gridlite.state.ClusterState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The algorithm {@code first_come}: jobs in order of submission, whatever their priority. */
public final class FifoAlgorithm implements SchedulerAlgorithm {
  /** The algorithm as the service loader makes it. */
  public FifoAlgorithm() {}

  @Override
  public String name() {
    return "first_come";
  }

  @Override
  public SchedulingRun run(ClusterState state, Instant now) {
    Ranking ranking = PriorityPolicy.rank(state, now);
    List<Ranked> pending = new ArrayList<>(ranking.pending());
    pending.sort(
        Comparator.<Ranked>comparingLong(ranked -> ranked.job().id())
            .thenComparingLong(ranked -> ranked.tasks().first()));
    return Scheduler.dispatch(state, now, new Ranking(pending, ranking.running()));
  }
}
