package gridlite.command.qacct;

import gridlite.complex.PatternExpression;
import gridlite.job.AccountingEntry.Field;
import gridlite.job.FieldCondition;
import gridlite.job.FieldCondition.OfNumber;
import gridlite.job.FieldCondition.OfText;
import gridlite.job.FinishedTask;
import gridlite.job.JobId;
import gridlite.name.NamePattern;
import gridlite.value.TaskRange;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The records of the accounting file that a listing counts. */
final class AccountingSelection {
  private final List<FieldCondition> conditions = new ArrayList<>();
  private final Optional<String> job;
  private final Optional<TaskRange> tasks;
  private final Optional<Offers> offers;

  /** Looks at the queue instances of the present configuration. */
  interface Offers {
    /** Returns whether the instance is there and suits; empty when it does not exist any more. */
    Optional<Boolean> suits(String queue, String host);
  }

  /** The decision on a record. */
  enum Verdict {
    COUNTED,
    LEFT_OUT,
    /** Its queue instance does not exist any more. */
    QUEUE_GONE
  }

  /**
   * A selection.
   *
   * @param equal fields that must hold a text
   * @param queue {@code -q}: pattern of the queue instance
   * @param job {@code -j}: number, name or name pattern
   * @param tasks {@code -t}: task numbers
   * @param begin {@code -b}: earliest time
   * @param end {@code -e}: latest time
   * @param time {@code -E}: the field that holds the time, which is that of the start without it
   * @param offers {@code -l}: whether the queue instance offers what was asked for
   */
  AccountingSelection(
      Map<Field, String> equal,
      Optional<String> queue,
      Optional<String> job,
      Optional<TaskRange> tasks,
      Optional<Instant> begin,
      Optional<Instant> end,
      Field time,
      Optional<Offers> offers) {
    this.job = job;
    this.tasks = tasks;
    this.offers = offers;
    new TreeMap<>(equal).forEach((field, text) -> conditions.add(equal(field, text)));
    queue.ifPresent(this::addQueue);
    job.ifPresent(wanted -> conditions.add(ofJob(wanted)));
    tasks.ifPresent(
        range ->
            conditions.add(
                new OfNumber(Field.TASK_NUMBER, range.first(), range.last(), range.step())));
    begin.ifPresent(first -> conditions.add(FieldCondition.atLeast(time, first.getEpochSecond())));
    end.ifPresent(last -> conditions.add(FieldCondition.atMost(time, last.getEpochSecond())));
  }

  private static FieldCondition equal(Field field, String text) {
    return new OfText(field, field == Field.HOST ? text::equalsIgnoreCase : text::equals);
  }

  private void addQueue(String queue) {
    int at = queue.indexOf('@');
    String ofQueue = at < 0 ? queue : queue.substring(0, at);
    if (!ofQueue.isEmpty()) {
      conditions.add(new OfText(Field.QUEUE, PatternExpression.parse(ofQueue)::matches));
    }
    if (at >= 0) {
      PatternExpression ofHost = PatternExpression.parse(queue.substring(at + 1));
      conditions.add(new OfText(Field.HOST, ofHost::matches));
    }
  }

  private static FieldCondition ofJob(String job) {
    String number = JobId.leadingDigits(job);
    return isWhole(number)
        ? FieldCondition.equal(Field.JOB_NUMBER, Long.parseLong(number))
        : new OfText(Field.JOB_NAME, name -> NamePattern.matches(job, name));
  }

  /** The job that is asked for, by number, name or pattern. */
  Optional<String> job() {
    return job;
  }

  /** The tasks that are asked for. */
  Optional<TaskRange> tasks() {
    return tasks;
  }

  /** The conditions that each record meets that is counted. */
  List<FieldCondition> conditions() {
    return List.copyOf(conditions);
  }

  /** Returns whether a record is counted. */
  Verdict judge(FinishedTask task) {
    for (FieldCondition condition : conditions) {
      if (!condition.holds(task)) {
        return Verdict.LEFT_OUT;
      }
    }
    if (offers.isEmpty()) {
      return Verdict.COUNTED;
    }
    // a record of a job that never ran is not looked up
    if (task.whole(Field.START_TIME) == 0) {
      return Verdict.LEFT_OUT;
    }
    Optional<Boolean> suits = offers.get().suits(task.text(Field.QUEUE), task.text(Field.HOST));
    if (suits.isEmpty()) {
      return Verdict.QUEUE_GONE;
    }
    return suits.get() ? Verdict.COUNTED : Verdict.LEFT_OUT;
  }

  /**
   * Returns whether {@code -j} gives a number. No name begins with a digit, and what follows the
   * digits is not looked at.
   */
  static boolean isJobNumber(String job) {
    return isWhole(JobId.leadingDigits(job));
  }

  /** Returns whether a text is a whole number that is not too large to be counted with. */
  static boolean isWhole(String text) {
    return !text.isEmpty() && text.length() < 18 && JobId.leadingDigits(text).equals(text);
  }
}
