package gridlite.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The format of one kind of object: its attributes in file order. Listing, reading, editing,
 * attribute verbs, templates, completion and manual pages are derived from it.
 */
public final class ObjectSchema {
  private final String title;
  private final int padding;
  private final List<Attribute<?>> attributes;
  // the same: every look at a value goes by it
  private final Attribute<?>[] inOrder;

  private ObjectSchema(String title, int padding, List<Attribute<?>> attributes) {
    this.title = title;
    this.padding = padding;
    this.attributes = List.copyOf(attributes);
    this.inOrder = attributes.toArray(new Attribute<?>[0]);
  }

  /** Declares a schema, attribute by attribute. */
  public static final class Builder {
    private final String title;
    private final int padding;
    private final List<Attribute<?>> attributes = new ArrayList<>();

    private Builder(String title, int padding) {
      this.title = title;
      this.padding = padding;
    }

    /** Declares the next attribute. */
    public <V> Attribute<V> attribute(
        String name, ValueFormat<V> format, V initial, String documentation) {
      Attribute<V> attribute =
          new Attribute<>(attributes.size(), name, format, initial, documentation);
      attributes.add(attribute);
      return attribute;
    }

    /** Ends the declaration. */
    public ObjectSchema build() {
      return new ObjectSchema(title, padding, attributes);
    }
  }

  /**
   * Begins a schema.
   *
   * @param title what the objects are called in messages
   * @param padding width that listings pad keywords to; a blank follows longer ones
   */
  public static Builder of(String title, int padding) {
    return new Builder(title, padding);
  }

  /** Returns what the objects are called in messages. */
  public String title() {
    return title;
  }

  /** Width that listings pad keywords to; a blank follows longer ones. */
  public int padding() {
    return padding;
  }

  /** The attributes in file order. */
  public List<Attribute<?>> attributes() {
    return attributes;
  }

  /** Returns whether an attribute is this schema's, and has this place there. */
  boolean isAt(int place, Attribute<?> attribute) {
    return place < inOrder.length && inOrder[place] == attribute;
  }

  /** The attribute of a keyword. */
  public Optional<Attribute<?>> find(String keyword) {
    for (Attribute<?> attribute : attributes) {
      if (attribute.name().equals(keyword)) {
        return Optional.of(attribute);
      }
    }
    return Optional.empty();
  }

  /** An object with the initial value of every attribute. */
  public Values template() {
    Object[] values = new Object[attributes.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = attributes.get(i).initial();
    }
    return new Values(this, values);
  }
}
