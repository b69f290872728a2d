package gridlite.value;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An immutable sorted map: a change returns a new table that shares all but a path with the old
 * one, so that a snapshot of a million jobs costs nothing. A height-balanced tree.
 *
 * @param <K> type of the keys
 * @param <V> type of the values
 */
public final class SortedTable<K extends Comparable<K>, V>
    implements Iterable<SortedTable.Entry<K, V>> {
  private static final SortedTable<?, ?> EMPTY = new SortedTable<>(null);

  private static final Node<?, ?>[] NO_NODES = {};

  private final @Nullable Node<K, V> root;

  private SortedTable(@Nullable Node<K, V> root) {
    this.root = root;
  }

  /** A key and its value. */
  public record Entry<K, V>(K key, V value) {}

  private record Node<K, V>(
      K key,
      V value,
      @Nullable Node<K, V> left,
      @Nullable Node<K, V> right,
      int height,
      int size) {}

  /** The table without entries. */
  @SuppressWarnings("unchecked") // an empty table holds nothing of any type
  public static <K extends Comparable<K>, V> SortedTable<K, V> empty() {
    return (SortedTable<K, V>) EMPTY;
  }

  /** A table of some entries that are in ascending order of their keys already. */
  public static <K extends Comparable<K>, V> SortedTable<K, V> ofSorted(List<Entry<K, V>> entries) {
    return new SortedTable<>(ofSorted(entries, 0, entries.size()));
  }

  private static <K, V> @Nullable Node<K, V> ofSorted(List<Entry<K, V>> entries, int from, int to) {
    if (from == to) {
      return null;
    }
    int middle = (from + to) >>> 1;
    Entry<K, V> entry = entries.get(middle);
    return node(
        entry.key(),
        entry.value(),
        ofSorted(entries, from, middle),
        ofSorted(entries, middle + 1, to));
  }

  /** Number of entries. */
  public int size() {
    return size(root);
  }

  /** Returns whether there is no entry. */
  public boolean isEmpty() {
    return root == null;
  }

  /** The value of a key. */
  public Optional<V> find(K key) {
    Node<K, V> node = root;
    while (node != null) {
      int order = key.compareTo(node.key());
      if (order == 0) {
        return Optional.of(node.value());
      }
      node = order < 0 ? node.left() : node.right();
    }
    return Optional.empty();
  }

  /** Returns whether there is an entry with this key. */
  public boolean has(K key) {
    return find(key).isPresent();
  }

  /** This table with an entry added or replaced. */
  public SortedTable<K, V> with(K key, V value) {
    return new SortedTable<>(put(root, key, value));
  }

  /** This table without an entry; the same table when there is none. */
  public SortedTable<K, V> without(K key) {
    return has(key) ? new SortedTable<>(remove(root, key)) : this;
  }

  private static <K extends Comparable<K>, V> Node<K, V> put(
      @Nullable Node<K, V> node, K key, V value) {
    if (node == null) {
      return node(key, value, null, null);
    }
    int order = key.compareTo(node.key());
    if (order == 0) {
      return node(key, value, node.left(), node.right());
    }
    return order < 0
        ? balance(node.key(), node.value(), put(node.left(), key, value), node.right())
        : balance(node.key(), node.value(), node.left(), put(node.right(), key, value));
  }

  private static <K extends Comparable<K>, V> @Nullable Node<K, V> remove(
      @Nullable Node<K, V> node, K key) {
    if (node == null) {
      return null;
    }
    int order = key.compareTo(node.key());
    if (order < 0) {
      return balance(node.key(), node.value(), remove(node.left(), key), node.right());
    }
    if (order > 0) {
      return balance(node.key(), node.value(), node.left(), remove(node.right(), key));
    }
    if (node.left() == null) {
      return node.right();
    }
    if (node.right() == null) {
      return node.left();
    }
    Node<K, V> next = first(node.right());
    return balance(next.key(), next.value(), node.left(), remove(node.right(), next.key()));
  }

  private static <K, V> Node<K, V> first(Node<K, V> node) {
    Node<K, V> first = node;
    for (Node<K, V> left = first.left(); left != null; left = left.left()) {
      first = left;
    }
    return first;
  }

  private static <K, V> Node<K, V> balance(
      K key, V value, @Nullable Node<K, V> left, @Nullable Node<K, V> right) {
    if (left != null && height(left) > height(right) + 1) {
      Node<K, V> inner = left.right();
      if (inner != null && height(inner) > height(left.left())) {
        return node(
            inner.key(),
            inner.value(),
            node(left.key(), left.value(), left.left(), inner.left()),
            node(key, value, inner.right(), right));
      }
      return node(left.key(), left.value(), left.left(), node(key, value, inner, right));
    }
    if (right != null && height(right) > height(left) + 1) {
      Node<K, V> inner = right.left();
      if (inner != null && height(inner) > height(right.right())) {
        return node(
            inner.key(),
            inner.value(),
            node(key, value, left, inner.left()),
            node(right.key(), right.value(), inner.right(), right.right()));
      }
      return node(right.key(), right.value(), node(key, value, left, inner), right.right());
    }
    return node(key, value, left, right);
  }

  private static <K, V> Node<K, V> node(
      K key, V value, @Nullable Node<K, V> left, @Nullable Node<K, V> right) {
    int height = Math.max(height(left), height(right)) + 1;
    return new Node<>(key, value, left, right, height, size(left) + size(right) + 1);
  }

  private static int height(@Nullable Node<?, ?> node) {
    return node == null ? 0 : node.height();
  }

  private static int size(@Nullable Node<?, ?> node) {
    return node == null ? 0 : node.size();
  }

  /** The entries in ascending order of their keys. */
  @Override
  public Iterator<Entry<K, V>> iterator() {
    Path<K, V> path = new Path<>(root);
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return path.hasNext();
      }

      @Override
      public Entry<K, V> next() {
        Node<K, V> node = path.next();
        return new Entry<>(node.key(), node.value());
      }
    };
  }

  /** The way through the nodes in ascending order. */
  private static final class Path<K, V> {
    private final Node<K, V>[] ahead;
    private int length;

    @SuppressWarnings({"unchecked", "rawtypes"}) // an array doesn't know the type of its elements
    Path(@Nullable Node<K, V> root) {
      this.ahead = (Node<K, V>[]) (root == null ? NO_NODES : new Node[root.height()]);
      descend(root);
    }

    private void descend(@Nullable Node<K, V> from) {
      for (Node<K, V> node = from; node != null; node = node.left()) {
        ahead[length++] = node;
      }
    }

    boolean hasNext() {
      return length > 0;
    }

    Node<K, V> next() {
      if (length == 0) {
        throw new NoSuchElementException();
      }
      Node<K, V> node = ahead[--length];
      descend(node.right());
      return node;
    }
  }

  /** The values in ascending order of their keys. */
  public Iterable<V> values() {
    if (root == null) {
      return List.of();
    }
    if (root.size() == 1) {
      // the tasks of nearly every job, which each run goes through several times
      return List.of(root.value());
    }
    return () -> {
      Path<K, V> path = new Path<>(root);
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return path.hasNext();
        }

        @Override
        public V next() {
          return path.next().value();
        }
      };
    };
  }

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof SortedTable<?, ?> that) || that.size() != size()) {
      return false;
    }
    Iterator<?> theirs = that.iterator();
    for (Entry<K, V> entry : this) {
      if (!entry.equals(theirs.next())) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    int hash = 1;
    for (Entry<K, V> entry : this) {
      hash = 31 * hash + entry.hashCode();
    }
    return hash;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("{");
    for (Entry<K, V> entry : this) {
      text.append(text.length() > 1 ? ", " : "")
          .append(entry.key())
          .append('=')
          .append(entry.value());
    }
    return text.append('}').toString();
  }
}
