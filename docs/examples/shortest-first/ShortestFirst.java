package example;

import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.policy.PriorityPolicy;
import gridlite.policy.Ranked;
import gridlite.policy.Ranking;
import gridlite.schedule.algorithm.Dispatcher;
import gridlite.schedule.algorithm.SchedulerAlgorithm;
import gridlite.schedule.algorithm.SchedulingRun;
import gridlite.state.ClusterState;
import gridlite.complex.RequestedResource;
import gridlite.value.TimeValue;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Jobs with the shortest {@code h_rt} first; those without one last, as their priority says. */
public final class ShortestFirst implements SchedulerAlgorithm {
  @Override
  public String name() {
    return "shortest_first";
  }

  @Override
  public SchedulingRun run(ClusterState state, Instant now, Dispatcher dispatcher) {
    Ranking ranking = PriorityPolicy.rank(state, now);
    List<Ranked> pending = new ArrayList<>(ranking.pending());
    pending.sort(Comparator.comparingDouble(ranked -> runTime(ranked.job())));
    return dispatcher.dispatch(new Ranking(pending, ranking.running()));
  }

  private static double runTime(Job job) {
    for (RequestedResource request : job.get(JobRequest.HARD_RESOURCES)) {
      if (request.name().equals("h_rt")) {
        return TimeValue.parseSeconds(request.value()).orElse(Double.POSITIVE_INFINITY);
      }
    }
    return Double.POSITIVE_INFINITY;
  }
}
