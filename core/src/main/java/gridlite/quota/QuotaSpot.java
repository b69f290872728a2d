package gridlite.quota;

import gridlite.name.HostName;
import gridlite.name.QueueName;
import java.util.BitSet;

/**
 * A queue instance as quota rules see it; there is one of each, handed out by {@link QuotaRules}.
 *
 * @param queue the cluster queue
 * @param host the host
 * @param number number among the spots
 * @param queueNumber number of the queue
 * @param hostNumber number of the host
 * @param kind number that all spots share which no filter of queues or hosts distinguishes, nor a
 *     count for each queue
 * @param queueRules numbers of the rules whose filters of queues let it pass
 * @param hostRules numbers of the rules whose filters of hosts let it pass
 * @param rules numbers of the rules that are among both
 */
public record QuotaSpot(
    QueueName queue,
    HostName host,
    int number,
    int queueNumber,
    int hostNumber,
    int kind,
    BitSet queueRules,
    BitSet hostRules,
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
