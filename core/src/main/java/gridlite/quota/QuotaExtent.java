package gridlite.quota;

import java.util.BitSet;

/**
 * The queues and hosts that a job is not looked at for again once it exceeds a limit.
 *
 * @param everywhere whether that is every host
 * @param queues kinds of queue instances ({@link QuotaSpot#kind}) whose cluster queue is out; not
 *     to be changed
 * @param hosts kinds of those whose host is out; not to be changed
 * @param place what is out of the queue instance where the limit is exceeded
 */
public record QuotaExtent(boolean everywhere, BitSet queues, BitSet hosts, Place place) {
  /** A part of the queue instance where a limit is exceeded. */
  public enum Place {
    /** The cluster queue. */
    CLUSTER_QUEUE,
    /** The host. */
    HOST,
    /** None. */
    NONE
  }

  static final QuotaExtent NOTHING = new QuotaExtent(Place.NONE);
  static final QuotaExtent EVERYWHERE =
      new QuotaExtent(true, new BitSet(), new BitSet(), Place.NONE);

  QuotaExtent(Place place) {
    this(false, new BitSet(), new BitSet(), place);
  }

  static QuotaExtent of(BitSet queues, BitSet hosts) {
    return new QuotaExtent(false, queues, hosts, Place.NONE);
  }
}
