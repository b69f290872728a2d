package gridlite.command.report;

import gridlite.job.AccountingEntry.Field;
import gridlite.job.FieldCondition;
import gridlite.job.FinishedTask;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The usage of some time by users, projects or queues, over its days or other periods. Of a task
 * that ran longer, the part within the time counts; a slot counts while it was taken, whether or
 * not it computed. What still runs is not in the accounting file, and not here.
 *
 * @see "accounting(5)"
 */
public final class UsageReport {
  /** Periods that a report has at most: more can be neither read nor drawn. */
  public static final int MOST_PERIODS = 2000;

  private static final double HOUR = 3600;

  /** The name of the part in the record of a whole job, or of the master of a parallel one. */
  private static final String MASTER = "NONE";

  /** By what it is added up. */
  public enum By {
    USER(Field.OWNER),
    PROJECT(Field.PROJECT),
    QUEUE(Field.QUEUE);

    private final Field field;

    By(Field field) {
      this.field = field;
    }

    /** The word for it. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * The question that a report answers.
   *
   * @param from the first instant that counts
   * @param to the first that does not
   */
  public record Question(By by, Instant from, Instant to, Period period, ZoneId zone) {
    /** Returns whether there are so many periods that no report is made. */
    public boolean isTooLong() {
      int count = 0;
      for (Instant begin = period.begin(from, zone);
          begin.isBefore(to) && count <= MOST_PERIODS;
          begin = period.next(begin, zone)) {
        count++;
      }
      return count > MOST_PERIODS;
    }
  }

  /** The sums of a user, project or queue. */
  public static final class Sum {
    private final String name;
    private final double[] slotSeconds;
    private long tasks;
    private long failed;
    private long waited;
    private long starts;
    private double cpuSeconds;

    private Sum(String name, int periods) {
      this.name = name;
      this.slotSeconds = new double[periods];
    }

    /** The name of the user, project or queue. */
    public String name() {
      return name;
    }

    /** Tasks that ended in the time. */
    public long tasks() {
      return tasks;
    }

    /** Those of them that could not run, or whose program ended with a status other than 0. */
    public long failed() {
      return failed;
    }

    /** Slots times hours in a period. */
    public double slotHours(int period) {
      return slotSeconds[period] / HOUR;
    }

    /** Slots times hours in all. */
    public double slotHours() {
      double seconds = 0;
      for (double part : slotSeconds) {
        seconds += part;
      }
      return seconds / HOUR;
    }

    /** Hours of processors of the tasks that ended in the time. */
    public double cpuHours() {
      return cpuSeconds / HOUR;
    }

    /** The mean time from submission to start of the tasks that ended in the time. */
    public Duration meanWait() {
      return Duration.ofSeconds(starts == 0 ? 0 : waited / starts);
    }
  }

  private final Question question;
  private final List<Instant> begins = new ArrayList<>();
  private final Map<String, Sum> sums = new HashMap<>();
  private final TreeMap<Instant, Integer> places = new TreeMap<>();

  /**
   * A report without any usage yet.
   *
   * @param question is not {@link Question#isTooLong too long}
   */
  public UsageReport(Question question) {
    this.question = question;
    ZoneId zone = question.zone();
    for (Instant begin = question.period().begin(question.from(), zone);
        begin.isBefore(question.to());
        begin = question.period().next(begin, zone)) {
      places.put(begin, begins.size());
      begins.add(begin);
    }
  }

  /** The conditions that each record meets that counts: it ended after the time had begun. */
  public List<FieldCondition> conditions() {
    long from = question.from().getEpochSecond();
    // what has no end in the file counts as ended in 1970
    return from > 0 ? List.of(FieldCondition.atLeast(Field.END_TIME, from)) : List.of();
  }

  /** Counts a record. */
  public void add(FinishedTask entry) {
    Instant start = Instant.ofEpochSecond(Math.max(0, entry.whole(Field.START_TIME)));
    Instant end = Instant.ofEpochSecond(Math.max(0, entry.whole(Field.END_TIME)));
    boolean ended = !end.isBefore(question.from()) && end.isBefore(question.to());
    boolean master = entry.text(Field.PARALLEL_TASK).equals(MASTER);
    boolean ran = start.getEpochSecond() > 0 && start.isBefore(end);
    boolean counts = ran && start.isBefore(question.to()) && end.isAfter(question.from());
    if (!ended && !counts) {
      return;
    }
    String name = entry.text(question.by().field);
    Sum sum = sums.computeIfAbsent(name, key -> new Sum(key, begins.size()));
    if (ended) {
      sum.cpuSeconds += Math.max(0, entry.real(Field.CPU));
    }
    // slots of a parallel job are those of its master's record: those of its other tasks are among
    // them
    if (!master) {
      return;
    }
    if (counts) {
      spread(sum, start, end, Math.max(1, entry.whole(Field.SLOTS)));
    }
    if (ended) {
      ended(sum, entry, start);
    }
  }

  private static void ended(Sum sum, FinishedTask entry, Instant start) {
    sum.tasks++;
    if (entry.whole(Field.FAILED) != 0 || entry.whole(Field.EXIT_STATUS) != 0) {
      sum.failed++;
    }
    if (start.getEpochSecond() > 0) {
      sum.starts++;
      sum.waited += Math.max(0, start.getEpochSecond() - entry.whole(Field.SUBMISSION_TIME));
    }
  }

  private void spread(Sum sum, Instant start, Instant end, long slots) {
    Instant from = start.isBefore(question.from()) ? question.from() : start;
    Instant to = end.isAfter(question.to()) ? question.to() : end;
    for (int i = places.floorEntry(from).getValue(); from.isBefore(to); i++) {
      Instant next = i + 1 < begins.size() ? begins.get(i + 1) : question.to();
      Instant until = next.isBefore(to) ? next : to;
      sum.slotSeconds[i] += (double) slots * Duration.between(from, until).toSeconds();
      from = until;
    }
  }

  /** The question that it answers. */
  public Question question() {
    return question;
  }

  /** Number of the periods. */
  public int periods() {
    return begins.size();
  }

  /** The beginning of a period; the first may lie before the time that is asked for. */
  public Instant begin(int period) {
    return begins.get(period);
  }

  /** The name of a period. */
  public String label(int period) {
    return question.period().label(begins.get(period), question.zone());
  }

  /** The sums, those who used most first, then by name. */
  public List<Sum> sums() {
    List<Sum> all = new ArrayList<>(sums.values());
    all.sort(Comparator.comparingDouble((Sum sum) -> -sum.slotHours()).thenComparing(Sum::name));
    return all;
  }

  /** The sum of all. */
  public Sum total() {
    Sum total = new Sum("total", begins.size());
    for (Sum sum : sums.values()) {
      total.tasks += sum.tasks;
      total.failed += sum.failed;
      total.waited += sum.waited;
      total.starts += sum.starts;
      total.cpuSeconds += sum.cpuSeconds;
      for (int i = 0; i < begins.size(); i++) {
        total.slotSeconds[i] += sum.slotSeconds[i];
      }
    }
    return total;
  }
}
