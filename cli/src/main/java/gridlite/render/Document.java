package gridlite.render;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A structured listing that is written as it comes: objects with named values, and lists. The same
 * calls make {@link JsonDocument JSON} and {@link XmlDocument XML}. Times are ISO 8601 in UTC,
 * durations seconds, memory bytes.
 */
public interface Document {
  /** Begins an object: the document itself, or an item of a list. */
  Document open();

  /** Begins an object that is a value. */
  Document open(String name);

  /** Ends an object. */
  Document close();

  /**
   * Begins a list that is a value.
   *
   * @param name plural
   * @param item what an item is called where items have names
   */
  Document list(String name, String item);

  /** Ends a list. */
  Document endList();

  /** A text that is an item of a list. */
  Document item(String text);

  /** A whole number that is an item of a list. */
  Document item(long number);

  /** A text. */
  Document value(String name, String text);

  /** A whole number. */
  Document value(String name, long number);

  /** A number; one that is infinite is written as the text {@code infinity}. */
  Document value(String name, double number);

  /** A truth. */
  Document value(String name, boolean truth);

  /** A time. */
  default Document value(String name, Instant when) {
    return value(name, text(when));
  }

  /** A time that may be missing: then nothing is written. */
  default Document value(String name, Optional<Instant> when) {
    return when.isPresent() ? value(name, when.get()) : this;
  }

  /** A text that may be missing: then nothing is written. */
  default Document optional(String name, Optional<String> text) {
    return text.isPresent() ? value(name, text.get()) : this;
  }

  /** Texts. */
  default Document texts(String name, String item, List<String> texts) {
    list(name, item);
    texts.forEach(this::item);
    return endList();
  }

  /** Whole numbers. */
  default Document numbers(String name, String item, List<Long> numbers) {
    list(name, item);
    numbers.forEach(this::item);
    return endList();
  }

  /** The text of a time. */
  static String text(Instant when) {
    return Instant.ofEpochSecond(when.getEpochSecond()).toString();
  }
}
