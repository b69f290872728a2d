package gridlite.schedule.transcript;

import gridlite.job.Allocation;
import gridlite.schedule.ledger.Window;
import gridlite.schedule.match.ParallelEnvironmentPlacer;
import gridlite.schedule.match.ParallelPlacer;
import gridlite.schedule.match.Place;
import gridlite.schedule.match.Placer;
import gridlite.schedule.match.SerialPlacer;
import gridlite.schedule.reason.Reason;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** The reasons why the jobs of a placer do not start, as Grid Engine reports them. */
public final class WaitReasons {
  private WaitReasons() {}

  /**
   * The reasons in the order of the checks.
   *
   * @param window from now to the end of the job
   * @param sought what was sought for the job
   */
  public static List<Reason> of(Placer placer, Window window, Sought sought) {
    return placer.accept(
        new Placer.Visitor<List<Reason>>() {
          @Override
          public List<Reason> serial(SerialPlacer serial) {
            return ofSerial(serial, window);
          }

          @Override
          public List<Reason> parallelEnvironments(ParallelEnvironmentPlacer parallelEnvironments) {
            return ofParallelEnvironments(parallelEnvironments, window, sought);
          }
        });
  }

  /**
   * The reasons that are reported on top of those for now when slots are kept for a later time:
   * those of the search for the greatest number of slots then
   * (conformance/scheduling/reasons-of-kept-slots.t).
   *
   * @param kept the slots
   * @param window their time
   */
  public static List<Reason> whileReserving(Placer placer, Allocation kept, Window window) {
    return placer.accept(
        new Placer.Visitor<List<Reason>>() {
          @Override
          public List<Reason> serial(SerialPlacer serial) {
            return List.of();
          }

          @Override
          public List<Reason> parallelEnvironments(ParallelEnvironmentPlacer parallelEnvironments) {
            List<Reason> reasons = new ArrayList<>();
            for (ParallelPlacer each : parallelEnvironments.parallelEnvironments()) {
              if (each.holds(kept)) {
                reasons.addAll(
                    new ParallelReasons(each.forNextSearch(), window, Sought.FOUND_RESERVATION)
                        .whileReserving());
              }
            }
            return reasons;
          }
        });
  }

  private static List<Reason> ofSerial(SerialPlacer placer, Window window) {
    return List.copyOf(new LinkedHashSet<>(new SerialReasons(placer, window).all()));
  }

  private static List<Reason> ofParallelEnvironments(
      ParallelEnvironmentPlacer placer, Window window, Sought sought) {
    List<Reason> reasons = new ArrayList<>();
    boolean first = true;
    for (ParallelPlacer parallelEnvironment : placer.parallelEnvironments()) {
      ParallelPlacer all = parallelEnvironment.withAllHosts();
      // places are sorted behind the look at cluster queues
      // (conformance/scheduling/order-of-queues-out.t)
      List<Place> places = first ? all.found() : all.sorted();
      reasons.addAll(new ParallelReasons(all, window, sought).all(places));
      first = false;
    }
    return reasons;
  }
}
