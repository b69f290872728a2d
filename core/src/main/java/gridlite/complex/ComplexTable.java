package gridlite.complex;

import gridlite.format.Values;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** All resource attributes of a cell, found by name or shortcut. */
public final class ComplexTable {
  private final TreeMap<String, ComplexAttribute> byName = new TreeMap<>();
  private final Map<String, ComplexAttribute> byShortcut = new HashMap<>();
  private final List<ComplexAttribute> forced = new ArrayList<>();

  /** The table of some stored rows, in the order of their last change. */
  public ComplexTable(Collection<Values> rows) {
    for (Values row : rows) {
      ComplexAttribute attribute = ComplexAttribute.of(row);
      byName.put(attribute.name(), attribute);
      byShortcut.put(attribute.shortcut(), attribute);
      if (attribute.requestable() == Requestable.FORCED) {
        forced.add(attribute);
      }
    }
  }

  /** The attribute of a name or shortcut. */
  public Optional<ComplexAttribute> find(String nameOrShortcut) {
    ComplexAttribute named = byName.get(nameOrShortcut);
    return Optional.ofNullable(named != null ? named : byShortcut.get(nameOrShortcut));
  }

  /** The attribute of a full name that must exist. */
  public ComplexAttribute get(String name) {
    ComplexAttribute attribute = byName.get(name);
    if (attribute == null) {
      throw new IllegalArgumentException("no complex attribute " + name);
    }
    return attribute;
  }

  /**
   * Attributes that jobs must request where they have a value, in the order of their last change: a
   * job that does not is refused for the first one (conformance/complexes/forced-in-order.t).
   */
  public List<ComplexAttribute> forced() {
    return List.copyOf(forced);
  }

  /** All attributes, sorted by name. */
  public List<ComplexAttribute> all() {
    return List.copyOf(byName.values());
  }
}
