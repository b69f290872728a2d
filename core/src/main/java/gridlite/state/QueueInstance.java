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
import java.util.function.Predicate;

/**
 * One cluster queue on one host, with the settings that hold there: the host's, else that of the
 * one group it belongs to, else the default. When groups change, an instance may keep the settings
 * of its former ones ({@link InstanceState#formerGroups}).
 *
 * @see "queue_conf(5), hostlist"
 */
public final class QueueInstance {
  private static final int AMBIGUITIES = ClusterQueue.SCHEMA.attributes().size();

  private final QueueInstanceName name;
  private final Values queue;
  private final HostGroups groups;
  private final InstanceState state;
  private final Object[] resolved;

  /**
   * An instance.
   *
   * @param resolved what {@link #noSettings} gave for the same state, queue and groups; filled in
   *     as settings are asked for
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
   * Returns what an instance begins with of which no setting is known: a place for each attribute
   * by its index, one for {@link #ambiguities}, and the groups that were kept.
   */
  static Object[] noSettings(InstanceState state) {
    Object[] settings = new Object[AMBIGUITIES + 2];
    settings[AMBIGUITIES + 1] = state.formerGroups();
    return settings;
  }

  /**
   * Returns whether settings that were found are those of a state, in the same queue and groups.
   */
  static boolean areOf(Object[] settings, InstanceState state) {
    return settings[AMBIGUITIES + 1].equals(state.formerGroups());
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
      known = resolve(attribute);
      resolved[attribute.index()] = known;
    }
    return (V) known;
  }

  private <V> V resolve(Attribute<PerHost<V>> attribute) {
    PerHost<V> setting = queue.get(attribute);
    V own = setting.hosts().get(name.host().toString());
    if (own != null) {
      return own;
    }
    List<String> matching = groupsOf(attribute.name(), setting);
    V ofGroup = matching.size() == 1 ? setting.groups().get(matching.get(0)) : null;
    return ofGroup != null ? ofGroup : setting.common();
  }

  /** Host groups with a setting of an attribute that applies to this instance's host. */
  private List<String> groupsOf(String attribute, PerHost<?> setting) {
    List<String> former = state.formerGroups().get(attribute);
    return former != null ? former : groupsOf(setting, groups);
  }

  private List<String> groupsOf(PerHost<?> setting, HostGroups among) {
    List<String> matching = new ArrayList<>();
    for (String group : setting.groups().keySet()) {
      if (among.contains(group, name.host())) {
        matching.add(group);
      }
    }
    return matching;
  }

  /**
   * Attributes with settings of two or more of the host's groups and none of its own: the reason of
   * state {@code c}. Maps the attribute's name to the groups.
   */
  @SuppressWarnings("unchecked") // the place holds nothing else
  public Map<String, List<String>> ambiguities() {
    Object known = resolved[AMBIGUITIES];
    if (known == null) {
      known = findAmbiguities();
      resolved[AMBIGUITIES] = known;
    }
    return (Map<String, List<String>>) known;
  }

  private Map<String, List<String>> findAmbiguities() {
    Map<String, List<String>> ambiguous = new LinkedHashMap<>();
    for (Attribute<?> attribute : ClusterQueue.SCHEMA.attributes()) {
      if (queue.get(attribute) instanceof PerHost<?> setting
          && !setting.groups().isEmpty()
          && !setting.hosts().containsKey(name.host().toString())) {
        List<String> matching = groupsOf(attribute.name(), setting);
        if (matching.size() > 1) {
          ambiguous.put(attribute.name(), matching);
        }
      }
    }
    return ambiguous;
  }

  /**
   * The groups that values stay taken from when groups change: by name of an attribute, where the
   * host will be in others of those that have settings.
   *
   * @param later the groups after the change
   * @param stays attributes whose values stay
   */
  public Map<String, List<String>> formerGroups(HostGroups later, Predicate<Attribute<?>> stays) {
    Map<String, List<String>> former = new LinkedHashMap<>();
    for (Attribute<?> attribute : ClusterQueue.SCHEMA.attributes()) {
      if (queue.get(attribute) instanceof PerHost<?> setting
          && !setting.groups().isEmpty()
          && stays.test(attribute)) {
        List<String> taken = groupsOf(attribute.name(), setting);
        if (!taken.equals(groupsOf(setting, later))) {
          former.put(attribute.name(), taken);
        }
      }
    }
    return former;
  }

  @Override
  public String toString() {
    return name.toString();
  }
}
