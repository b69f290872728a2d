package gridlite.schedule.algorithm;

import gridlite.policy.Ranking;

/** Gives jobs the best places that there are, one job after the other. */
@FunctionalInterface
public interface Dispatcher {
  /**
   * A run in which jobs are tried in some order.
   *
   * @param ranking the waiting jobs in the order in which they are tried
   */
  SchedulingRun dispatch(Ranking ranking);
}
