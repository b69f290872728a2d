package gridlite.schedule.match;

import gridlite.schedule.ledger.Window;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * One condition that a place has to meet for the jobs of a category. {@link CheckList} has all of
 * them in their order: deciding stops at the first no, explaining collects every no.
 */
public sealed interface Check {
  /** The subject of a condition, in the order in which they are checked. */
  enum Subject {
    /** Access to any host, and resources of the whole cluster. */
    CLUSTER,
    /** Resource quotas. */
    QUOTA,
    /** The settings of a cluster queue, all of which keep the jobs out. */
    CLUSTER_QUEUE,
    /** Access to a host, and what must be requested there. */
    HOST,
    /** Access to a queue instance, and what must be requested there. */
    INSTANCE,
    /**
     * Slots and resources that an advance reservation keeps for its jobs; no others count for them.
     */
    RESERVATION,
    /** Resources of a host. */
    HOST_RESOURCES,
    /** Resources of a queue instance. */
    INSTANCE_RESOURCES
  }

  Subject subject();

  /** Returns whether nothing of it changes during a run: it does not depend on bookings. */
  boolean isFixed();

  /**
   * Returns whether a place meets the condition.
   *
   * @param window the span of time that the jobs would use; of no matter where the check is fixed
   */
  Verdict test(Place place, Window window);

  /** A condition that is the same at all places. */
  record OfCluster(boolean isFixed, Function<Window, Verdict> condition) implements Check {
    @Override
    public Subject subject() {
      return Subject.CLUSTER;
    }

    public Verdict test(Window window) {
      return condition.apply(window);
    }

    @Override
    public Verdict test(Place place, Window window) {
      return condition.apply(window);
    }
  }

  /** A condition of single places. */
  record OfPlace(Subject subject, boolean isFixed, BiFunction<Place, Window, Verdict> condition)
      implements Check {
    @Override
    public Verdict test(Place place, Window window) {
      return condition.apply(place, window);
    }
  }
}
