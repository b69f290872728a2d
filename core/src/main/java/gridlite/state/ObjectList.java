package gridlite.state;

import gridlite.format.Values;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The objects of one kind, in the order of their last change (the order of Grid Engine's lists).
 */
public final class ObjectList {
  /** No object. */
  public static final ObjectList EMPTY = new ObjectList(Map.of());

  private final Map<String, Values> byName;

  private ObjectList(Map<String, Values> byName) {
    this.byName = Collections.unmodifiableMap(byName);
  }

  /** A list of some objects; the map's order is the list's. */
  public static ObjectList of(Map<String, Values> objects) {
    return new ObjectList(new LinkedHashMap<>(objects));
  }

  /** The object of a name. */
  public Optional<Values> find(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /** Returns whether there is an object of this name. */
  public boolean has(String name) {
    return byName.containsKey(name);
  }

  /** Names in list order. */
  public Collection<String> names() {
    return byName.keySet();
  }

  /** Names in ascending order, as name listings show them. */
  public List<String> sortedNames() {
    return byName.keySet().stream().sorted().toList();
  }

  /** Objects in list order. */
  public Collection<Values> objects() {
    return byName.values();
  }

  /** Names and objects in list order. */
  public Map<String, Values> asMap() {
    return byName;
  }

  /** With an object added or replaced, at the end of the list. */
  public ObjectList with(String name, Values object) {
    Map<String, Values> changed = new LinkedHashMap<>(byName);
    changed.remove(name);
    changed.put(name, object);
    return new ObjectList(changed);
  }

  /** Without an object. */
  public ObjectList without(String name) {
    Map<String, Values> changed = new LinkedHashMap<>(byName);
    changed.remove(name);
    return new ObjectList(changed);
  }
}
