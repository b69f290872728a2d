package gridlite.schedule.run;

import gridlite.job.JobId;
import gridlite.policy.PriorityPolicy;
import gridlite.policy.Ranked;
import gridlite.policy.Ranking;
import gridlite.schedule.algorithm.Dispatcher;
import gridlite.schedule.algorithm.SchedulerAlgorithm;
import gridlite.schedule.algorithm.SchedulingRun;
import gridlite.state.ClusterState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The algorithm {@code first_come}: jobs in order of submission, whatever their priority. */
final class FifoAlgorithm implements SchedulerAlgorithm {
  static final String NAME = "first_come";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public SchedulingRun run(ClusterState state, Instant now, Dispatcher dispatcher) {
    Ranking ranking = PriorityPolicy.rank(state, now);
    List<Ranked> pending = new ArrayList<>(ranking.pending());
    pending.sort(
        Comparator.<Ranked, JobId>comparing(ranked -> ranked.job().id())
            .thenComparingLong(ranked -> ranked.tasks().first()));
    return dispatcher.dispatch(new Ranking(pending, ranking.running()));
  }
}
