package gridlite.command.qacct;

import gridlite.complex.PatternExpression;
import gridlite.job.AccountingEntry;
import gridlite.job.AccountingEntry.Field;
import gridlite.name.NamePattern;
import gridlite.value.TaskRange;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * The records of the accounting file that a listing counts.
 *
 * @param equal fields that must hold a text
 * @param queue {@code -q}: pattern of the queue instance
 * @param job {@code -j}: number, name or name pattern
 * @param tasks {@code -t}: task numbers
 * @param begin {@code -b}: earliest time
 * @param end {@code -e}: latest time
 * @param byEnd {@code -E}: times are those of the end and not of the start
 * @param offers {@code -l}: whether the queue instance offers what was asked for
 */
public record AccountingSelection(
    Map<Field, String> equal,
    Optional<String> queue,
    Optional<String> job,
    Optional<TaskRange> tasks,
    Optional<Instant> begin,
    Optional<Instant> end,
    boolean byEnd,
    Optional<Offers> offers) {

  /** Looks at the queue instances of the present configuration. */
  public interface Offers {
    /** Returns whether the instance is there and suits; empty when it does not exist any more. */
    Optional<Boolean> suits(String queue, String host);
  }

  /** The decision on a record. */
  public enum Verdict {
    COUNTED,
    LEFT_OUT,
    /** Its queue instance does not exist any more. */
    QUEUE_GONE
  }

  /** Copies the map. */
  public AccountingSelection {
    equal = Map.copyOf(equal);
  }

  /** Returns whether a record is counted. */
  public Verdict judge(AccountingEntry entry) {
    boolean selected =
        equal(entry) && isInQueue(entry) && isJob(entry) && isTask(entry) && isInTime(entry);
    if (!selected) {
      return Verdict.LEFT_OUT;
    }
    if (offers.isEmpty()) {
      return Verdict.COUNTED;
    }
    // a record of a job that never ran is not looked up
    if (entry.whole(Field.START_TIME) == 0) {
      return Verdict.LEFT_OUT;
    }
    Optional<Boolean> suits = offers.get().suits(entry.text(Field.QUEUE), entry.text(Field.HOST));
    if (suits.isEmpty()) {
      return Verdict.QUEUE_GONE;
    }
    return suits.get() ? Verdict.COUNTED : Verdict.LEFT_OUT;
  }

  private boolean equal(AccountingEntry entry) {
    for (Map.Entry<Field, String> wanted : equal.entrySet()) {
      String text = entry.text(wanted.getKey());
      boolean same =
          wanted.getKey() == Field.HOST
              ? text.equalsIgnoreCase(wanted.getValue())
              : text.equals(wanted.getValue());
      if (!same) {
        return false;
      }
    }
    return true;
  }

  private boolean isInQueue(AccountingEntry entry) {
    if (queue.isEmpty()) {
      return true;
    }
    int at = queue.get().indexOf('@');
    String ofQueue = at < 0 ? queue.get() : queue.get().substring(0, at);
    String ofHost = at < 0 ? "*" : queue.get().substring(at + 1);
    return (ofQueue.isEmpty() || PatternExpression.parse(ofQueue).matches(entry.text(Field.QUEUE)))
        && PatternExpression.parse(ofHost).matches(entry.text(Field.HOST));
  }

  private boolean isJob(AccountingEntry entry) {
    if (job.isEmpty()) {
      return true;
    }
    String wanted = job.get();
    return isJobNumber(wanted)
        ? entry.whole(Field.JOB_NUMBER) == Long.parseLong(wanted)
        : NamePattern.matches(wanted, entry.text(Field.JOB_NAME));
  }

  /** Returns whether {@code -j} names a job by its number. */
  public static boolean isJobNumber(String job) {
    for (int i = 0; i < job.length(); i++) {
      if (!Character.isDigit(job.charAt(i))) {
        return false;
      }
    }
    return !job.isEmpty() && job.length() < 18;
  }

  private boolean isTask(AccountingEntry entry) {
    return tasks.isEmpty() || tasks.get().contains(entry.whole(Field.TASK_NUMBER));
  }

  private boolean isInTime(AccountingEntry entry) {
    long time = entry.whole(byEnd ? Field.END_TIME : Field.START_TIME);
    return begin.map(first -> time >= first.getEpochSecond()).orElse(true)
        && end.map(last -> time <= last.getEpochSecond()).orElse(true);
  }
}
