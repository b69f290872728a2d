package gridlite.state;

import gridlite.config.ClusterQueue;
import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.name.HostName;
import gridlite.name.QueueInstanceName;
import gridlite.name.QueueName;
import gridlite.value.PerHost;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One cluster queue on one host, with the settings that hold there: the host's, else that of the
 * one group it belongs to, else the default.
 *
 * @see "queue_conf(5), hostlist"
 */
public final class QueueInstance {
  private final QueueInstanceName name;
  private final Values queue;
  private final HostGroups groups;
  private final InstanceState state;
  private final Object[] resolved;

  /**
   * An instance.
   *
   * @param resolved settings by index of their attribute, and what {@link #ambiguities} gives;
   *     filled in as they are asked for
   */
  QueueInstance(
      QueueInstanceName name,
      Values queue,
      HostGroups groups,
      InstanceState state,
      Object[] resolved) {
    this.name = name;
    this.queue = queue;
    this.groups = groups;
    this.state = state;
    this.resolved = resolved;
  }

  /**
   * Returns what an instance begins with of which no setting is known; the last place is for
   * clashes.
   */
  static Object[] noSettings() {
    return new Object[ClusterQueue.SCHEMA.attributes().size() + 1];
  }

  /** Its name. */
  public QueueInstanceName name() {
    return name;
  }

  /** Name of the cluster queue. */
  public QueueName queueName() {
    return name.queue();
  }

  /** Name of the host. */
  public HostName host() {
    return name.host();
  }

  /** The cluster queue. */
  public Values queue() {
    return queue;
  }

  /** State that is kept for it. */
  public InstanceState state() {
    return state;
  }

  /** The value of an attribute that holds for this instance. */
  @SuppressWarnings("unchecked") // the cache holds what resolve() gave for the same attribute
  public <V> V get(Attribute<PerHost<V>> attribute) {
    Object known = resolved[attribute.index()];
    if (known == null) {
      known = resolve(queue.get(attribute));
      resolved[attribute.index()] = known;
    }
    return (V) known;
  }

  private <V> V resolve(PerHost<V> setting) {
    V own = setting.hosts().get(name.host().toString());
    if (own != null) {
      return own;
    }
    List<String> matching = groupsOf(setting);
    V ofGroup = matching.size() == 1 ? setting.groups().get(matching.get(0)) : null;
    return ofGroup != null ? ofGroup : setting.common();
  }

  /** Host groups with a setting that applies to this instance's host. */
  private List<String> groupsOf(PerHost<?> setting) {
    List<String> matching = new ArrayList<>();
    for (String group : setting.groups().keySet()) {
      if (groups.contains(group, name.host())) {
        matching.add(group);
      }
    }
    return matching;
  }

  /**
   * Attributes with settings of two or more of the host's groups and none of its own: the reason of
   * state {@code c}. Maps the attribute's name to the groups.
   */
  @SuppressWarnings("unchecked") // the last place of the cache holds nothing else
  public Map<String, List<String>> ambiguities() {
    int place = resolved.length - 1;
    Object known = resolved[place];
    if (known == null) {
      known = findAmbiguities();
      resolved[place] = known;
    }
    return (Map<String, List<String>>) known;
  }

  private Map<String, List<String>> findAmbiguities() {
    Map<String, List<String>> ambiguous = new LinkedHashMap<>();
    for (Attribute<?> attribute : ClusterQueue.SCHEMA.attributes()) {
      if (queue.get(attribute) instanceof PerHost<?> setting
          && !setting.groups().isEmpty()
          && !setting.hosts().containsKey(name.host().toString())) {
        List<String> matching = groupsOf(setting);
        if (matching.size() > 1) {
          ambiguous.put(attribute.name(), matching);
        }
      }
    }
    return ambiguous;
  }

  @Override
  public String toString() {
    return name.toString();
  }
}
