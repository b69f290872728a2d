package gridlite.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A JSON value. Values that were read know where they stood; others stand at line 0. */
public sealed interface Json {
  /** Line from 1. */
  int line();

  /** Column from 1. */
  int column();

  /** An object; members keep their order. */
  record Obj(Map<String, Json> members, int line, int column) implements Json {
    /** Copies the map. */
    public Obj {
      members = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(members));
    }
  }

  /** An array. */
  record Arr(List<Json> elements, int line, int column) implements Json {
    /** Copies the list. */
    public Arr {
      elements = List.copyOf(elements);
    }
  }

  /** A string. */
  record Str(String value, int line, int column) implements Json {}

  /** A number, true, false or null, as written. */
  record Word(String text, int line, int column) implements Json {}

  /** An object. */
  static Json object(Map<String, Json> members) {
    return new Obj(members, 0, 0);
  }

  /** An array. */
  static Json array(List<Json> elements) {
    return new Arr(elements, 0, 0);
  }

  /** An array of strings. */
  static Json strings(List<String> values) {
    List<Json> elements = new ArrayList<>();
    values.forEach(value -> elements.add(string(value)));
    return array(elements);
  }

  /** A string. */
  static Json string(String value) {
    return new Str(value, 0, 0);
  }

  /** A number or boolean. */
  static Json word(String text) {
    return new Word(text, 0, 0);
  }

  /** The value as indented text that ends in a newline. */
  default String print() {
    StringBuilder text = new StringBuilder();
    JsonPrinter.print(this, "", text);
    return text.append('\n').toString();
  }
}
