package gridlite.schedule.algorithm;

import gridlite.state.SchedulingReport;
import gridlite.state.SearchWeights;
import java.util.List;

/**
 * The result of a scheduling run.
 *
 * @param orders what is to be done, in order
 * @param report priorities, and why jobs wait
 * @param search what the searches of the run, and those before, say of ranges of slots
 * @param monitoring lines for the file {@code schedule}; empty unless {@code params} has {@code
 *     MONITOR=1}
 */
public record SchedulingRun(
    List<Order> orders, SchedulingReport report, SearchWeights search, List<String> monitoring) {
  /** Copies the lists. */
  public SchedulingRun {
    orders = List.copyOf(orders);
    monitoring = List.copyOf(monitoring);
  }
}
