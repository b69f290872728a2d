package gridlite.format;

import gridlite.name.Reference;
import gridlite.problem.FormatException;
import java.util.function.Consumer;

/**
 * The notation of one kind of value in files and listings.
 *
 * @param <V> type of the value
 */
public interface ValueFormat<V> {
  /**
   * Reads a value.
   *
   * @param text the value's text, trimmed, continuation lines joined
   * @throws FormatException when the text doesn't fit
   */
  V parse(String text);

  /** Most characters of a value's text that files and commands may hold. */
  default int longest() {
    return 1 << 20;
  }

  /** Writes a value as listings show it; {@link #parse} reads it back to an equal value. */
  String print(V value);

  /** Names the objects that the value refers to. */
  default void references(V value, Consumer<Reference> visitor) {}

  /** The same format with settings for hosts and host groups beside the default. */
  default PerHostFormat<V> perHost() {
    return new PerHostFormat<>(this);
  }
}
