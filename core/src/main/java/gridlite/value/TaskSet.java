package gridlite.value;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.function.LongPredicate;

/**
 * An immutable set of task numbers, kept as runs of equal step so that a million tasks cost as
 * little as one. Who deletes every second task of an array leaves as many runs as tasks: what is
 * looked up in a set is found by halves.
 *
 * @param runs ascending runs, each of which ends before the next one begins
 */
public record TaskSet(List<TaskRange> runs) {
  /** No task. */
  public static final TaskSet EMPTY = new TaskSet(List.of());

  /** Copies the list; of runs that lie within each other it makes others. */
  public TaskSet {
    runs = follow(runs) ? List.copyOf(runs) : ofNumbers(numbers(runs)).runs;
  }

  private static boolean follow(List<TaskRange> runs) {
    for (int i = 1; i < runs.size(); i++) {
      if (runs.get(i).first() <= runs.get(i - 1).last()) {
        return false;
      }
    }
    return true;
  }

  private static List<Long> numbers(List<TaskRange> runs) {
    List<Long> numbers = new ArrayList<>();
    each(runs, numbers::add);
    return numbers;
  }

  private static void each(List<TaskRange> runs, LongConsumer action) {
    for (TaskRange run : runs) {
      for (long task = run.first(); task <= run.last(); task += run.step()) {
        action.accept(task);
      }
    }
  }

  /** All tasks of a range. */
  public static TaskSet of(TaskRange range) {
    return new TaskSet(List.of(new TaskRange(range.first(), range.lastTask(), range.step())));
  }

  /** One task. */
  public static TaskSet of(long task) {
    return new TaskSet(List.of(new TaskRange(task, task, 1)));
  }

  /** Returns whether there is no task. */
  public boolean isEmpty() {
    return runs.isEmpty();
  }

  /** Number of tasks. */
  public long size() {
    long size = 0;
    for (TaskRange run : runs) {
      size += run.count();
    }
    return size;
  }

  /** Smallest number; the set must not be empty. */
  public long first() {
    return runs.get(0).first();
  }

  /** Returns whether {@code task} is in the set. */
  public boolean contains(long task) {
    return indexOf(task) >= 0;
  }

  /** The place of the run with a task; -1 where none has it. */
  private int indexOf(long task) {
    int low = 0;
    int high = runs.size() - 1;
    while (low <= high) {
      int middle = (low + high) / 2;
      TaskRange run = runs.get(middle);
      if (task < run.first()) {
        high = middle - 1;
      } else if (task > run.last()) {
        low = middle + 1;
      } else {
        return run.contains(task) ? middle : -1;
      }
    }
    return -1;
  }

  /** Calls {@code action} with each number, ascending. */
  public void forEach(LongConsumer action) {
    each(runs, action);
  }

  /** The numbers, ascending. */
  public List<Long> toList() {
    return numbers(runs);
  }

  /** The lowest numbers of this set, up to a number of them. */
  public TaskSet firstOf(long most) {
    List<TaskRange> kept = new ArrayList<>();
    long left = most;
    for (TaskRange run : runs) {
      long count = Math.min(left, run.count());
      if (count > 0) {
        kept.add(new TaskRange(run.first(), run.first() + (count - 1) * run.step(), run.step()));
        left -= count;
      }
    }
    return left == most - size() ? this : new TaskSet(kept);
  }

  /** The numbers of this set behind {@link #firstOf}. */
  public TaskSet behind(long most) {
    List<TaskRange> kept = new ArrayList<>();
    long left = most;
    for (TaskRange run : runs) {
      long skipped = Math.min(left, run.count());
      if (skipped < run.count()) {
        kept.add(new TaskRange(run.first() + skipped * run.step(), run.last(), run.step()));
      }
      left -= skipped;
    }
    return kept.isEmpty() ? EMPTY : new TaskSet(kept);
  }

  /** This set without one number. */
  public TaskSet without(long task) {
    int index = indexOf(task);
    if (index < 0) {
      return this;
    }
    TaskRange run = runs.get(index);
    List<TaskRange> left = new ArrayList<>(runs.size() + 1);
    left.addAll(runs.subList(0, index));
    if (task > run.first()) {
      left.add(new TaskRange(run.first(), task - run.step(), run.step()));
    }
    if (task < run.last()) {
      left.add(new TaskRange(task + run.step(), run.last(), run.step()));
    }
    left.addAll(runs.subList(index + 1, runs.size()));
    return new TaskSet(left);
  }

  /** This set and one number more. */
  public TaskSet with(long task) {
    return contains(task) ? this : ofNumbers(add(toList(), task));
  }

  /** Numbers that are in both sets; what is left of a run stays one. */
  public TaskSet and(TaskSet other) {
    if (isEmpty() || other.isEmpty()) {
      return EMPTY;
    }
    return equals(other) ? this : filter(other::contains);
  }

  /** Numbers of this set that are not in the other; what is left of a run stays one. */
  public TaskSet minus(TaskSet other) {
    if (other.isEmpty() || isEmpty()) {
      return this;
    }
    return equals(other) ? EMPTY : filter(task -> !other.contains(task));
  }

  private TaskSet filter(LongPredicate wanted) {
    List<TaskRange> kept = new ArrayList<>();
    for (TaskRange run : runs) {
      long begin = 0;
      for (long task = run.first(); task <= run.last(); task += run.step()) {
        boolean keep = wanted.test(task);
        if (keep && begin == 0) {
          begin = task;
        } else if (!keep && begin != 0) {
          kept.add(new TaskRange(begin, task - run.step(), run.step()));
          begin = 0;
        }
      }
      if (begin != 0) {
        kept.add(new TaskRange(begin, run.last(), run.step()));
      }
    }
    return new TaskSet(kept);
  }

  /** Numbers that are in either set. */
  public TaskSet or(TaskSet other) {
    if (isEmpty() || equals(other)) {
      return other;
    }
    if (other.isEmpty()) {
      return this;
    }
    List<Long> all = new ArrayList<>(toList());
    other.forEach(
        task -> {
          if (!contains(task)) {
            all.add(task);
          }
        });
    return ofNumbers(all);
  }

  private static List<Long> add(List<Long> numbers, long task) {
    List<Long> all = new ArrayList<>(numbers);
    all.add(task);
    return all;
  }

  /** The set of some numbers, in any order, without doubles. */
  public static TaskSet ofNumbers(List<Long> numbers) {
    List<Long> sorted = new ArrayList<>(numbers);
    sorted.sort(null);
    List<TaskRange> runs = new ArrayList<>();
    int i = 0;
    while (i < sorted.size()) {
      long first = sorted.get(i);
      int end = i;
      long step = 1;
      if (i + 1 < sorted.size()) {
        step = sorted.get(i + 1) - first;
        end = i + 1;
        while (end + 1 < sorted.size() && sorted.get(end + 1) - sorted.get(end) == step) {
          end++;
        }
        // two numbers alone are not a run: the second may begin a longer one
        if (end == i + 1 && step != 1) {
          end = i;
          step = 1;
        }
      }
      runs.add(new TaskRange(first, sorted.get(end), step));
      i = end + 1;
    }
    return new TaskSet(runs);
  }

  /**
   * The list of {@code qstat}: three or more of a common step as {@code a-b:s}, else by commas.
   * Single numbers are joined with the next single one, whatever lies between, and such a pair
   * grows by what fits its step: {@code 1,5,7-11:2}. A run that was asked for stays as it is.
   */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (TaskRange run : joined()) {
      if (text.length() > 0) {
        text.append(',');
      }
      if (run.count() >= 3) {
        text.append(run);
      } else {
        text.append(run.first());
        if (run.count() == 2) {
          text.append(',').append(run.last());
        }
      }
    }
    return text.toString();
  }

  private List<TaskRange> joined() {
    List<TaskRange> joined = new ArrayList<>(runs.size());
    for (TaskRange run : runs) {
      int end = joined.size() - 1;
      TaskRange last = end < 0 ? run : joined.get(end);
      boolean single = run.count() == 1;
      if (end >= 0 && last.count() == 1 && single) {
        joined.set(end, new TaskRange(last.first(), run.first(), run.first() - last.first()));
      } else if (end >= 0
          && last.last() + last.step() == run.first()
          && (single || run.step() == last.step())) {
        joined.set(end, new TaskRange(last.first(), run.last(), last.step()));
      } else {
        joined.add(run);
      }
    }
    return joined;
  }

  /** Reads what {@link #toString} writes. */
  public static TaskSet parse(String text) {
    if (text.isEmpty()) {
      return EMPTY;
    }
    List<TaskRange> runs = new ArrayList<>();
    for (String part : text.split(",", -1)) {
      int dash = part.indexOf('-');
      int colon = part.indexOf(':');
      if (dash < 0) {
        long task = Long.parseLong(part);
        runs.add(new TaskRange(task, task, 1));
      } else {
        runs.add(
            new TaskRange(
                Long.parseLong(part.substring(0, dash)),
                Long.parseLong(part.substring(dash + 1, colon)),
                Long.parseLong(part.substring(colon + 1))));
      }
    }
    return new TaskSet(runs);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TaskSet that && runs.equals(that.runs);
  }

  @Override
  public int hashCode() {
    return runs.hashCode();
  }
}
