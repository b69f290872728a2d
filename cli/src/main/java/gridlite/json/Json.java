package gridlite.json;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A JSON value that was read, with the place where it begins. */
public sealed interface Json {
  /** Line from 1. */
  int line();

  /** Column from 1. */
  int column();

  /** An object; members keep their order. */
  record Obj(Map<String, Json> members, int line, int column) implements Json {
    /** Copies the map. */
    public Obj {
      members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
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
}
