package gridlite.store;

import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.state.ObjectList;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The configured objects by kind, a kind's texts being read when somebody asks for it: most
 * commands look at few kinds, and reading one means to set up its schema.
 */
final class LazyObjects extends AbstractMap<ObjectKind, ObjectList> {
  private final Map<ObjectKind, Map<String, String>> texts;
  private final Map<ObjectKind, ObjectList> lists = new EnumMap<>(ObjectKind.class);

  /** Objects by kind: exact texts by name, in list order. */
  LazyObjects(Map<ObjectKind, Map<String, String>> texts) {
    this.texts = texts;
  }

  @Override
  public boolean containsKey(Object kind) {
    return texts.containsKey(kind);
  }

  @Override
  public @Nullable ObjectList get(Object key) {
    if (!(key instanceof ObjectKind kind)) {
      return null;
    }
    synchronized (lists) {
      Map<String, String> unread = texts.get(kind);
      if (unread == null) {
        return null;
      }
      ObjectList list = lists.get(kind);
      if (list == null) {
        list = read(kind, unread);
        lists.put(kind, list);
      }
      return list;
    }
  }

  @Override
  public ObjectList getOrDefault(Object kind, ObjectList otherwise) {
    ObjectList list = get(kind);
    return list == null ? otherwise : list;
  }

  private static ObjectList read(ObjectKind kind, Map<String, String> texts) {
    Map<String, Values> objects = new LinkedHashMap<>();
    for (Map.Entry<String, String> text : texts.entrySet()) {
      objects.put(text.getKey(), ValuesText.parse(Schemas.of(kind), text.getValue()));
    }
    return ObjectList.of(objects);
  }

  @Override
  public Set<Map.Entry<ObjectKind, ObjectList>> entrySet() {
    return new AbstractSet<>() {
      @Override
      public int size() {
        return texts.size();
      }

      @Override
      public Iterator<Map.Entry<ObjectKind, ObjectList>> iterator() {
        Iterator<ObjectKind> kinds = texts.keySet().iterator();
        return new Iterator<>() {
          @Override
          public boolean hasNext() {
            return kinds.hasNext();
          }

          @Override
          public Map.Entry<ObjectKind, ObjectList> next() {
            ObjectKind kind = kinds.next();
            return Map.entry(kind, getOrDefault(kind, ObjectList.EMPTY));
          }
        };
      }
    };
  }
}
