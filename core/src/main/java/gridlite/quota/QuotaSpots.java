package gridlite.quota;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The queue instances that were asked about. There are few kinds, however many hosts there are. */
final class QuotaSpots {
  private final FilterIndex queues;
  private final FilterIndex hosts;
  private final Map<String, Map<String, QuotaSpot>> byQueue = new HashMap<>();
  private final Map<String, Integer> hostNumbers = new HashMap<>();
  private final Map<String, Integer> queueNumbers = new HashMap<>();
  private final Map<List<BitSet>, Integer> kinds = new HashMap<>();
  private int count;

  QuotaSpots(FilterIndex queues, FilterIndex hosts) {
    this.queues = queues;
    this.hosts = hosts;
  }

  QuotaSpot of(String queue, String host) {
    Map<String, QuotaSpot> byHost = byQueue.get(queue);
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

  /** Returns whether a rule's filter of queues lets a queue instance pass. */
  boolean matchQueue(int rule, QuotaSpot spot) {
    return queues.rules(spot.queue()).get(rule);
  }

  /** Returns whether a rule's filter of hosts lets a queue instance pass. */
  boolean matchHost(int rule, QuotaSpot spot) {
    return hosts.rules(spot.host()).get(rule);
  }

  private QuotaSpot workOut(String queue, String host) {
    List<BitSet> kind = List.of(queues.rules(queue), hosts.rules(host));
    BitSet rules = (BitSet) kind.get(0).clone();
    rules.and(kind.get(1));
    return new QuotaSpot(
        queue,
        host,
        count++,
        queueNumbers.computeIfAbsent(queue, q -> queueNumbers.size()),
        hostNumbers.computeIfAbsent(host, h -> hostNumbers.size()),
        kinds.computeIfAbsent(kind, k -> kinds.size()),
        rules);
  }
}
