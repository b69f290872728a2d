package gridlite.job;

import gridlite.job.AccountingEntry.Field;
import java.util.function.Predicate;

/**
 * A condition on one field of an accounting record. Whoever keeps fields in another form than the
 * file may leave out records by it without reading them.
 */
public sealed interface FieldCondition {
  /** The field that decides. */
  Field field();

  /** Returns whether a record meets it. */
  boolean holds(FinishedTask task);

  /**
   * The field has a certain text.
   *
   * @param accepted returns whether a text is accepted, and always the same for the same text
   */
  record OfText(Field field, Predicate<String> accepted) implements FieldCondition {
    @Override
    public boolean holds(FinishedTask task) {
      return accepted.test(task.text(field));
    }
  }

  /**
   * The field is one of some whole numbers; a fraction is cut off before.
   *
   * @param first the smallest
   * @param last upper bound
   * @param step distance of the numbers, at least 1
   */
  record OfNumber(Field field, long first, long last, long step) implements FieldCondition {
    /** Checks the step. */
    public OfNumber {
      if (step < 1) {
        throw new IllegalArgumentException("bad step " + step);
      }
    }

    @Override
    public boolean holds(FinishedTask task) {
      return accepts(task.whole(field));
    }

    /** Returns whether a number is one of them. */
    public boolean accepts(long number) {
      return number >= first && number <= last && (step == 1 || (number - first) % step == 0);
    }

    /** Returns whether none of the numbers between two is one of them, as their bounds show. */
    public boolean excludes(long smallest, long largest) {
      return largest < first || smallest > last;
    }
  }

  /** The condition that a field is one number. */
  static FieldCondition equal(Field field, long number) {
    return new OfNumber(field, number, number, 1);
  }

  /** The condition that a field is a number or more. */
  static FieldCondition atLeast(Field field, long number) {
    return new OfNumber(field, number, Long.MAX_VALUE, 1);
  }

  /** The condition that a field is a number or less. */
  static FieldCondition atMost(Field field, long number) {
    return new OfNumber(field, Long.MIN_VALUE, number, 1);
  }
}
