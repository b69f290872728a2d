package gridlite.quota;

import java.util.BitSet;

/**
 * A queue instance as quota rules see it; there is one of each, handed out by {@link QuotaRules}.
 *
 * @param queue name of the cluster queue
 * @param host name of the host
 * @param number number among the spots
 * @param queueNumber number of the queue
 * @param hostNumber number of the host
 * @param kind number that all spots share which no filter of queues or hosts distinguishes, nor a
 *     count for each queue
 * @param rules numbers of the rules whose filters of queues and hosts let it pass
 */
public record QuotaSpot(
    String queue,
    String host,
    int number,
    int queueNumber,
    int hostNumber,
    int kind,
    BitSet rules) {
  /** There is one of each. */
  @Override
  @SuppressWarnings("ReferenceEquality")
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return number;
  }
}
