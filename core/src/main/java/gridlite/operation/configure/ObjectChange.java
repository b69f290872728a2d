package gridlite.operation.configure;

import gridlite.format.Attribute;
import gridlite.format.ConfigLines;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.value.NameValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The difference that some changes make to an object.
 *
 * @param before empty: it is added
 * @param after empty: it is removed
 */
public record ObjectChange(
    ObjectKind kind, String name, Optional<Values> before, Optional<Values> after) {
  /**
   * An attribute that differs.
   *
   * @param before empty where there is none
   * @param after empty where there is none
   */
  public record Difference(String attribute, Optional<String> before, Optional<String> after) {}

  /** The attributes that differ, as listings spell their values. */
  public List<Difference> differences() {
    Map<String, String> old = texts(before);
    Map<String, String> changed = texts(after);
    Set<String> names = new LinkedHashSet<>(old.keySet());
    names.addAll(changed.keySet());
    List<Difference> differences = new ArrayList<>();
    for (String attribute : names) {
      Optional<String> from = Optional.ofNullable(old.get(attribute));
      Optional<String> to = Optional.ofNullable(changed.get(attribute));
      if (!from.equals(to)) {
        differences.add(new Difference(attribute, from, to));
      }
    }
    return differences;
  }

  private static Map<String, String> texts(Optional<Values> object) {
    Map<String, String> texts = new LinkedHashMap<>();
    if (object.isPresent()) {
      Values values = object.get();
      for (Attribute<?> attribute : values.schema().attributes()) {
        if (attribute.format() instanceof ConfigLines lines) {
          for (NameValue line : lines.parse(values.text(attribute))) {
            texts.put(line.name(), line.value());
          }
        } else {
          texts.put(attribute.name(), values.text(attribute));
        }
      }
    }
    return texts;
  }
}
