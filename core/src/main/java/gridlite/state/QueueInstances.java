package gridlite.state;

import gridlite.config.ClusterQueue;
import gridlite.format.Values;
import gridlite.name.HostName;
import gridlite.name.QueueInstanceName;
import gridlite.name.QueueName;
import gridlite.value.SortedTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** All queue instances of a state. */
public final class QueueInstances {
  private final Map<QueueInstanceName, QueueInstance> byName;
  private final Map<QueueName, List<QueueInstance>> byQueue;

  private QueueInstances(
      Map<QueueInstanceName, QueueInstance> byName, Map<QueueName, List<QueueInstance>> byQueue) {
    this.byName = byName;
    this.byQueue = byQueue;
  }

  /** Resolves instances of the same queues and groups; what it has worked out it keeps. */
  static final class Resolver {
    private final ObjectList queues;
    private final HostGroups groups;
    private final Map<QueueInstanceName, Object[]> settings = new ConcurrentHashMap<>();

    Resolver(ObjectList queues, HostGroups groups) {
      this.queues = queues;
      this.groups = groups;
    }

    QueueInstances resolve(SortedTable<QueueInstanceName, InstanceState> states) {
      return QueueInstances.resolve(this, states);
    }

    private QueueInstance instance(Values queue, InstanceState state) {
      Object[] known = settings.get(state.name());
      if (known == null || !QueueInstance.areOf(known, state)) {
        known = QueueInstance.noSettings(state);
        settings.put(state.name(), known);
      }
      return new QueueInstance(state.name(), queue, groups, state, known);
    }
  }

  private static QueueInstances resolve(
      Resolver resolver, SortedTable<QueueInstanceName, InstanceState> states) {
    Map<QueueInstanceName, QueueInstance> byName = new LinkedHashMap<>();
    Map<QueueName, List<QueueInstance>> byQueue = new LinkedHashMap<>();
    Map<QueueName, List<InstanceState>> stored = new LinkedHashMap<>();
    for (InstanceState state : states.values()) {
      stored.computeIfAbsent(state.name().queue(), q -> new ArrayList<>()).add(state);
    }
    for (Map.Entry<String, Values> queue : resolver.queues.asMap().entrySet()) {
      QueueName name = QueueName.of(queue.getKey());
      List<QueueInstance> instances = new ArrayList<>();
      for (InstanceState state : stored.getOrDefault(name, List.of())) {
        QueueInstance instance = resolver.instance(queue.getValue(), state);
        instances.add(instance);
        byName.put(state.name(), instance);
      }
      instances.sort((a, b) -> Long.compare(a.state().created(), b.state().created()));
      byQueue.put(name, instances);
    }
    return new QueueInstances(byName, byQueue);
  }

  /** All instances: cluster queues in list order, instances of each in order of creation. */
  public List<QueueInstance> all() {
    List<QueueInstance> all = new ArrayList<>(byName.size());
    byQueue.values().forEach(all::addAll);
    return all;
  }

  /** The instances of a cluster queue in order of creation. */
  public List<QueueInstance> of(QueueName queue) {
    return byQueue.getOrDefault(queue, List.of());
  }

  /** An instance by name. */
  public Optional<QueueInstance> find(QueueInstanceName name) {
    return Optional.ofNullable(byName.get(name));
  }

  /** Hosts a queue's list stands for. */
  public static List<HostName> hostsOf(Values queue, HostGroups groups) {
    return List.copyOf(groups.resolve(queue.get(ClusterQueue.HOSTLIST)));
  }
}
