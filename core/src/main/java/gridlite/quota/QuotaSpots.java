package gridlite.quota;

import gridlite.name.HostName;
import gridlite.name.QueueName;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/** The queue instances that were asked about. There are few kinds, however many hosts there are. */
final class QuotaSpots {
  private final FilterIndex queues;
  private final FilterIndex hosts;
  private final Map<QueueName, Map<HostName, QuotaSpot>> byQueue = new HashMap<>();
  private final Map<HostName, Integer> hostNumbers = new HashMap<>();
  private final Map<QueueName, Integer> queueNumbers = new HashMap<>();
  private final Map<Kind, Integer> kinds = new HashMap<>();
  private final boolean countsQueues;
  private int count;

  /**
   * The circumstances that make queue instances the same to all rules.
   *
   * @param queueRules rules whose filters of queues let them pass
   * @param hostRules rules whose filters of hosts let them pass
   * @param queue number of the queue where some rule counts for each queue, else 0
   */
  private record Kind(BitSet queueRules, BitSet hostRules, int queue) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Kind that
          && queue == that.queue
          && queueRules.equals(that.queueRules)
          && hostRules.equals(that.hostRules);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * queueRules.hashCode() + hostRules.hashCode()) + queue;
    }
  }

  /**
   * The queue instances.
   *
   * @param ofEachQueue rules that count for each queue by itself
   */
  QuotaSpots(FilterIndex queues, FilterIndex hosts, BitSet ofEachQueue) {
    this.queues = queues;
    this.hosts = hosts;
    this.countsQueues = !ofEachQueue.isEmpty();
  }

  QuotaSpot of(QueueName queue, HostName host) {
    Map<HostName, QuotaSpot> byHost = byQueue.get(queue);
    if (byHost == null) {
      byHost = new HashMap<>();
      byQueue.put(queue, byHost);
    }
    QuotaSpot spot = byHost.get(host);
    if (spot == null) {
      spot = workOut(queue, host);
      byHost.put(host, spot);
    }
    return spot;
  }

  /**
   * The kinds of some queues, as far as they are known.
   *
   * @param rules whether a queue is meant that the filters of these rules let pass
   */
  BitSet ofQueues(Predicate<BitSet> rules) {
    return kinds(kind -> rules.test(kind.queueRules()));
  }

  /**
   * The kinds on some hosts, as far as they are known.
   *
   * @param rules whether a host is meant that the filters of these rules let pass
   */
  BitSet ofHosts(Predicate<BitSet> rules) {
    return kinds(kind -> rules.test(kind.hostRules()));
  }

  private BitSet kinds(Predicate<Kind> which) {
    BitSet numbers = new BitSet();
    kinds.forEach((kind, number) -> numbers.set(number, which.test(kind)));
    return numbers;
  }

  private QuotaSpot workOut(QueueName queue, HostName host) {
    int queueNumber = queueNumbers.computeIfAbsent(queue, q -> queueNumbers.size());
    Kind kind =
        new Kind(
            queues.rules(queue.text()), hosts.rules(host.text()), countsQueues ? queueNumber : 0);
    BitSet rules = (BitSet) kind.queueRules().clone();
    rules.and(kind.hostRules());
    return new QuotaSpot(
        queue,
        host,
        count++,
        queueNumber,
        hostNumbers.computeIfAbsent(host, h -> hostNumbers.size()),
        kinds.computeIfAbsent(kind, k -> kinds.size()),
        kind.queueRules(),
        kind.hostRules(),
        rules);
  }
}
