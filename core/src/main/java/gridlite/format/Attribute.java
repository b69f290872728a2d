package gridlite.format;

import java.util.Objects;

/**
 * One attribute of an object format: its keyword, the format of its value, its default and its
 * documentation.
 *
 * <p>Attributes are constants and are compared by identity; {@link ObjectSchema} gives each its
 * place.
 *
 * @param <V> type of the value
 */
public final class Attribute<V> {
  private final int index;
  private final String name;
  private final ValueFormat<V> format;
  private final V initial;
  private final String documentation;

  Attribute(int index, String name, ValueFormat<V> format, V initial, String documentation) {
    this.index = index;
    this.name = name;
    this.format = format;
    this.initial = Objects.requireNonNull(initial);
    this.documentation = documentation;
  }

  /** Place among the attributes of the schema, from 0. */
  public int index() {
    return index;
  }

  /** Keyword in files. */
  public String name() {
    return name;
  }

  /** Format of the value. */
  public ValueFormat<V> format() {
    return format;
  }

  /** Value in a new object's template. */
  public V initial() {
    return initial;
  }

  /** One line for manual pages and completion. */
  public String documentation() {
    return documentation;
  }

  @Override
  public String toString() {
    return name;
  }
}
