package gridlite.value;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * A queue attribute's default and its settings for host groups and hosts, {@code
 * default,[@group=v],[host=v]}.
 *
 * @param common the default
 * @param groups settings by host group name (with its {@code @}), in order of writing
 * @param hosts settings by host name, in order of writing
 * @param <V> type of the value
 * @see "queue_conf(5), hostlist"
 */
public record PerHost<V>(V common, Map<String, V> groups, Map<String, V> hosts) {
  /** Copies the maps, keeping their order. */
  public PerHost {
    groups = Collections.unmodifiableMap(new LinkedHashMap<>(groups));
    hosts = Collections.unmodifiableMap(new LinkedHashMap<>(hosts));
  }

  /** A value that is the same on every host. */
  public static <V> PerHost<V> everywhere(V value) {
    return new PerHost<>(value, Map.of(), Map.of());
  }

  /** The same settings with another default. */
  public PerHost<V> withCommon(V value) {
    return new PerHost<>(value, groups, hosts);
  }

  /**
   * With a setting for a host or (name starts with {@code @}) a group; an existing one keeps its
   * place.
   */
  public PerHost<V> with(String hostOrGroup, V value) {
    boolean group = hostOrGroup.startsWith("@");
    Map<String, V> changed = new LinkedHashMap<>(group ? groups : hosts);
    changed.put(hostOrGroup, value);
    return group ? new PerHost<>(common, changed, hosts) : new PerHost<>(common, groups, changed);
  }

  /** Without the setting for a host or group. */
  public PerHost<V> without(String hostOrGroup) {
    boolean group = hostOrGroup.startsWith("@");
    Map<String, V> changed = new LinkedHashMap<>(group ? groups : hosts);
    changed.remove(hostOrGroup);
    return group ? new PerHost<>(common, changed, hosts) : new PerHost<>(common, groups, changed);
  }

  /** All values changed by a function. */
  public PerHost<V> map(UnaryOperator<V> change) {
    Map<String, V> g = new LinkedHashMap<>();
    groups.forEach((name, value) -> g.put(name, change.apply(value)));
    Map<String, V> h = new LinkedHashMap<>();
    hosts.forEach((name, value) -> h.put(name, change.apply(value)));
    return new PerHost<>(change.apply(common), g, h);
  }

  /** Returns whether all settings meet a condition, that for all hosts and those for some. */
  public boolean allMatch(Predicate<V> condition) {
    return condition.test(common)
        && groups.values().stream().allMatch(condition)
        && hosts.values().stream().allMatch(condition);
  }

  /** Returns whether any host or group has a setting of its own. */
  public boolean hasSettings() {
    return !groups.isEmpty() || !hosts.isEmpty();
  }
}
