package gridlite.state;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A value that is worked out when first asked for, and then kept. Confined to one thread at a time,
 * like the state it is part of.
 *
 * @param <T> type of the value
 */
public final class Lazy<T> {
  private @Nullable Supplier<T> source;
  private @Nullable T value;

  private Lazy(@Nullable Supplier<T> source, @Nullable T value) {
    this.source = source;
    this.value = value;
  }

  /** A value that is there already. */
  public static <T> Lazy<T> of(T value) {
    return new Lazy<>(null, value);
  }

  /** A value that {@code source} gives when first asked. */
  public static <T> Lazy<T> from(Supplier<T> source) {
    return new Lazy<>(source, null);
  }

  /** Returns whether the value has been worked out. */
  public synchronized boolean isKnown() {
    return source == null;
  }

  /** The value. */
  public synchronized T get() {
    if (source != null) {
      value = source.get();
      source = null;
    }
    T known = value;
    if (known == null) {
      throw new IllegalStateException("a lazy value asks for itself");
    }
    return known;
  }
}
