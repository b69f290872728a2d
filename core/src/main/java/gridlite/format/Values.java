package gridlite.format;

import gridlite.problem.FormatException;
import java.util.Arrays;
import java.util.Objects;

/**
 * An immutable object of some {@link ObjectSchema}: a value for each attribute, typed by the
 * attribute.
 */
public final class Values {
  private final ObjectSchema schema;
  private final Object[] values;

  Values(ObjectSchema schema, Object[] values) {
    this.schema = schema;
    this.values = values;
  }

  /** The format of this object. */
  public ObjectSchema schema() {
    return schema;
  }

  /** The value of an attribute of this object's schema. */
  @SuppressWarnings("unchecked") // with() admits values of the attribute's type only
  public <V> V get(Attribute<V> attribute) {
    return (V) values[place(attribute)];
  }

  /** This object with another value of one attribute. */
  public <V> Values with(Attribute<V> attribute, V value) {
    Object[] changed = values.clone();
    changed[place(attribute)] = Objects.requireNonNull(value);
    return new Values(schema, changed);
  }

  /** This object with the value that {@code text} spells; throws {@link FormatException}. */
  public <V> Values withText(Attribute<V> attribute, String text) {
    if (text.length() > attribute.format().longest()) {
      throw new FormatException(
          text.length()
              + " characters are too many: expected at most "
              + attribute.format().longest());
    }
    return with(attribute, attribute.format().parse(text));
  }

  /** The text of one attribute's value. */
  public <V> String text(Attribute<V> attribute) {
    return attribute.format().print(get(attribute));
  }

  private int place(Attribute<?> attribute) {
    int place = attribute.index();
    if (!schema.isAt(place, attribute)) {
      throw new IllegalArgumentException(attribute + " is not an attribute of a " + schema.title());
    }
    return place;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Values that
        && schema == that.schema
        && Arrays.equals(values, that.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return schema.title() + Arrays.toString(values);
  }
}
