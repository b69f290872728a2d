package gridlite.store;

import gridlite.format.Attribute;
import gridlite.format.ExactFormats;
import gridlite.format.ListFormat;
import gridlite.format.ObjectSchema;
import gridlite.format.PerHostFormat;
import gridlite.format.ValueFormat;
import gridlite.format.Values;
import gridlite.value.PerHost;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The exact text of an object in the database: fields in pairs, an attribute's name and its value.
 * Settings of a queue for hosts and groups are pairs of their own, {@code slots[node01]}, and the
 * elements of a list are kept apart, so that no character of a value can be mistaken. An attribute
 * that the text lacks has its initial value, one that the schema lacks is passed over: that is how
 * objects survive a change of their schema.
 */
final class ValuesText {
  private ValuesText() {}

  private static final Map<ObjectSchema, Map<String, Attribute<?>>> INDEX = new HashMap<>();

  /** Writes every attribute. */
  static String print(Values object) {
    FieldWriter out = new FieldWriter();
    for (Attribute<?> attribute : object.schema().attributes()) {
      print(out, object, attribute);
    }
    return out.toString();
  }

  /** Writes the attributes that differ from their initial value. */
  static String printChanged(Values object) {
    FieldWriter out = new FieldWriter();
    for (Attribute<?> attribute : object.schema().attributes()) {
      if (!object.get(attribute).equals(attribute.initial())) {
        print(out, object, attribute);
      }
    }
    return out.toString();
  }

  private static <V> void print(FieldWriter out, Values object, Attribute<V> attribute) {
    V value = object.get(attribute);
    if (value instanceof PerHost<?> settings
        && attribute.format() instanceof PerHostFormat<?> format) {
      printSettings(out, attribute.name(), format.element(), settings);
    } else {
      out.add(attribute.name()).add(exact(attribute.format(), value));
    }
  }

  private static void printSettings(
      FieldWriter out, String name, ValueFormat<?> element, PerHost<?> settings) {
    out.add(name).add(exact(element, settings.common()));
    settings
        .groups()
        .forEach((group, value) -> out.add(name + "[" + group + "]").add(exact(element, value)));
    settings
        .hosts()
        .forEach((host, value) -> out.add(name + "[" + host + "]").add(exact(element, value)));
  }

  @SuppressWarnings("unchecked") // a value of an attribute is of its format's type
  private static <V> String exact(ValueFormat<V> format, Object value) {
    if (value instanceof Double) {
      return value.toString();
    }
    return format instanceof ListFormat<?> list
        ? elements(list, (List<?>) value)
        : format.print((V) value);
  }

  @SuppressWarnings("unchecked") // the elements of a list are of its format's type
  private static <E> String elements(ListFormat<E> format, List<?> values) {
    List<String> texts = new ArrayList<>(values.size());
    for (Object value : values) {
      texts.add(format.printElement().apply((E) value));
    }
    return ExactFormats.print(texts);
  }

  /** Reads an object of a schema. */
  static Values parse(ObjectSchema schema, String text) {
    return parse(schema, new FieldReader(text), new CommonParts());
  }

  /** Reads an object of a schema from all that is left. */
  static Values parse(ObjectSchema schema, FieldReader in, CommonParts common) {
    Map<String, Attribute<?>> attributes = index(schema);
    Values object = schema.template();
    while (in.hasMore()) {
      String name = in.text();
      String value = in.text();
      int open = name.endsWith("]") ? name.indexOf('[') : -1;
      Attribute<?> attribute = attributes.get(open < 0 ? name : name.substring(0, open));
      if (attribute != null) {
        Optional<String> host =
            open < 0 ? Optional.empty() : Optional.of(name.substring(open + 1, name.length() - 1));
        object = parse(object, attribute, host, value, common);
      }
    }
    return object;
  }

  private static Map<String, Attribute<?>> index(ObjectSchema schema) {
    synchronized (INDEX) {
      Map<String, Attribute<?>> known = INDEX.get(schema);
      if (known == null) {
        known = new HashMap<>();
        for (Attribute<?> attribute : schema.attributes()) {
          known.put(attribute.name(), attribute);
        }
        INDEX.put(schema, known);
      }
      return known;
    }
  }

  @SuppressWarnings("unchecked") // print() wrote what the same format reads
  private static <V> Values parse(
      Values object,
      Attribute<V> attribute,
      Optional<String> host,
      String text,
      CommonParts common) {
    if (attribute.format() instanceof PerHostFormat<?> format) {
      Object element = value(format.element(), settings(attribute), text);
      PerHost<Object> before = (PerHost<Object>) object.get(attribute);
      PerHost<Object> after =
          host.isPresent() ? before.with(host.get(), element) : PerHost.everywhere(element);
      return object.with(attribute, (V) after);
    }
    Object initial = attribute.initial();
    Object value = common.value(attribute, text, () -> value(attribute.format(), initial, text));
    return object.with(attribute, (V) value);
  }

  /** The initial value of a host. */
  private static Object settings(Attribute<?> attribute) {
    return attribute.initial() instanceof PerHost<?> settings
        ? settings.common()
        : attribute.initial();
  }

  private static Object value(ValueFormat<?> format, Object initial, String text) {
    if (initial instanceof Double) {
      return Double.valueOf(text);
    }
    if (format instanceof ListFormat<?> list) {
      List<Object> elements = new ArrayList<>();
      for (String element : ExactFormats.strings(text)) {
        elements.add(list.parseElement().apply(element));
      }
      return List.copyOf(elements);
    }
    return parsed(format, text);
  }

  private static <V> Object parsed(ValueFormat<V> format, String text) {
    return Objects.requireNonNull(format.parse(text));
  }
}
