package gridlite.store;

import gridlite.format.Attribute;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Parts that the jobs of one reading have in common. Most jobs are one of many that differ in
 * little: the values of their attributes are read once and kept once, which takes a third of the
 * time and of the memory of a hundred thousand.
 */
final class CommonParts {
  /** So many values of an attribute are remembered; most have one or two, or as many as jobs. */
  private static final int MOST = 64;

  private final Map<Attribute<?>, Map<String, Object>> values = new IdentityHashMap<>();
  private final Map<Object, Object> parts = new HashMap<>();

  /**
   * The value of an attribute.
   *
   * @param text how it is written
   * @param read reads it from that
   */
  Object value(Attribute<?> attribute, String text, Supplier<Object> read) {
    Map<String, Object> known = values.computeIfAbsent(attribute, key -> new HashMap<>());
    Object value = known.get(text);
    if (value == null) {
      value = read.get();
      put(known, text, value);
    }
    return value;
  }

  /** The first that was equal to some part of a job, which never changes. */
  @SuppressWarnings("unchecked") // what is equal here is of one type
  <T> T same(T part) {
    Object known = parts.get(part);
    if (known == null) {
      put(parts, part, part);
      return part;
    }
    return (T) known;
  }

  private static <K> void put(Map<K, Object> known, K key, Object value) {
    if (known.size() >= MOST) {
      known.clear();
    }
    known.put(key, value);
  }
}
