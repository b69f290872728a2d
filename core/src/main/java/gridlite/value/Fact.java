package gridlite.value;

import java.time.Instant;
import java.util.List;

/** A name, number or time that a {@link Statement} is made of. */
public sealed interface Fact {
  /** Returns what it is: words in lower case with underscores. */
  String name();

  /** A name or another word. */
  record Word(String name, String value) implements Fact {}

  /** Names. */
  record Names(String name, List<String> values) implements Fact {
    /** Copies the list. */
    public Names {
      values = List.copyOf(values);
    }
  }

  /** A whole number. */
  record Whole(String name, long value) implements Fact {}

  /** Whole numbers. */
  record Wholes(String name, List<Long> values) implements Fact {
    /** Copies the list. */
    public Wholes {
      values = List.copyOf(values);
    }
  }

  /** An amount: seconds, bytes or a number. */
  record Amount(String name, double value) implements Fact {}

  /** A point in time. */
  record Moment(String name, Instant value) implements Fact {}
}
