package gridlite.quota;

import java.util.BitSet;

/**
 * The queues and hosts that a parallel job is not looked at for again once it exceeds a limit.
 *
 * @param everywhere whether that is every host
 * @param queues kinds of queue instances ({@link QuotaSpot#kind}) whose cluster queue is out; not
 *     to be changed
 * @param hosts kinds of those whose host is out; not to be changed
 * @param place what is out of the queue instance where the limit is exceeded
 */
public record ParallelExtent(boolean everywhere, BitSet queues, BitSet hosts, Place place) {
  /** A part of the queue instance where a limit is exceeded. */
  public enum Place {
    /** The cluster queue. */
    CLUSTER_QUEUE,
    /** The host. */
    HOST,
    /** None. */
    NONE
  }

  static final ParallelExtent NOTHING = new ParallelExtent(Place.NONE);
  static final ParallelExtent EVERYWHERE =
      new ParallelExtent(true, new BitSet(), new BitSet(), Place.NONE);

  ParallelExtent(Place place) {
    this(false, new BitSet(), new BitSet(), place);
  }

  static ParallelExtent of(BitSet queues, BitSet hosts) {
    return new ParallelExtent(false, queues, hosts, Place.NONE);
  }
}
