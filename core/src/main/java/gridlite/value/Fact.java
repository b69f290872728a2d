package gridlite.value;

import java.time.Instant;
import java.util.List;

/** A name, number or time that a {@link Statement} is made of. */
public sealed interface Fact {
  /** Returns what it is: words in lower case with underscores. */
  String name();

  /** Hands it to a writer. */
  void write(Writer out);

  /** Takes facts of each type, by their names. */
  interface Writer {
    void word(String name, String value);

    void names(String name, List<String> values);

    void whole(String name, long value);

    void wholes(String name, List<Long> values);

    void amount(String name, double value);

    void moment(String name, Instant value);
  }

  /** A name or another word. */
  record Word(String name, String value) implements Fact {
    @Override
    public void write(Writer out) {
      out.word(name, value);
    }
  }

  /** Names. */
  record Names(String name, List<String> values) implements Fact {
    /** Copies the list. */
    public Names {
      values = List.copyOf(values);
    }

    @Override
    public void write(Writer out) {
      out.names(name, values);
    }
  }

  /** A whole number. */
  record Whole(String name, long value) implements Fact {
    @Override
    public void write(Writer out) {
      out.whole(name, value);
    }
  }

  /** Whole numbers. */
  record Wholes(String name, List<Long> values) implements Fact {
    /** Copies the list. */
    public Wholes {
      values = List.copyOf(values);
    }

    @Override
    public void write(Writer out) {
      out.wholes(name, values);
    }
  }

  /** An amount: seconds, bytes or a number. */
  record Amount(String name, double value) implements Fact {
    @Override
    public void write(Writer out) {
      out.amount(name, value);
    }
  }

  /** A point in time. */
  record Moment(String name, Instant value) implements Fact {
    @Override
    public void write(Writer out) {
      out.moment(name, value);
    }
  }
}
