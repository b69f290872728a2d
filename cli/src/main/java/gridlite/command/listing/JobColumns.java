package gridlite.command.listing;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobPriority;
import gridlite.job.JobRequest;
import gridlite.job.Usage;
import gridlite.render.StateColour;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.value.Decimals;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The columns of a job table: header, rule and lines to the character.
 *
 * @param tickets {@code -ext}: accounting and ticket columns
 * @param urgency {@code -urg}: urgency columns
 * @param priority {@code -pri}: POSIX priority columns
 * @param roles {@code -g t}: the role of a slot in place of the number of slots
 * @param usage {@code -t}: header of the columns of parallel tasks
 * @param queueColumn width of the queue column, if there is one
 * @see "qstat(1), OUTPUT FORMATS"
 */
public record JobColumns(
    boolean tickets,
    boolean urgency,
    boolean priority,
    boolean roles,
    boolean usage,
    OptionalInt queueColumn) {

  /** Width of the queue column unless the user asks for another. */
  public static final int QUEUE_WIDTH = 30;

  private static final int RULE = 113;
  private static final int RULE_PRIORITY = 35;
  private static final int RULE_URGENCY = 64;
  private static final int RULE_TICKETS = 79;
  private static final int RULE_USAGE = 54;

  /** Blanks too many before further slots when {@code -pri} is given, as in Grid Engine. */
  private static final int SURPLUS_PRIORITY = 12;

  /** Blanks in place of the tasks of a job that is not an array. */
  private static final String NO_TASKS = "       ";

  /** Values from here on are written with three significant digits. */
  private static final double LONGEST_NUMBER = 99_999_999;

  /** Narrowest queue column that a user can ask for. */
  private static final int LEAST_QUEUE_WIDTH = 10;

  /**
   * Width of the queue column.
   *
   * @param wanted {@code SGE_LONG_QNAMES}: a number, of which a negative one is for the longest
   *     name
   * @param longest length of the longest name that is listed
   */
  public static int queueWidth(Optional<String> wanted, int longest) {
    try {
      int width = wanted.map(Integer::parseInt).orElse(QUEUE_WIDTH);
      return Math.max(LEAST_QUEUE_WIDTH, width < 0 ? longest : width);
    } catch (NumberFormatException e) {
      return QUEUE_WIDTH;
    }
  }

  /** The same columns without the queue, as under a queue instance. */
  public JobColumns withoutQueue() {
    return new JobColumns(tickets, urgency, priority, roles, usage, OptionalInt.empty());
  }

  /**
   * Returns whether the column of start and submission times is there: {@code -ext} alone drops it,
   * but not beside {@code -t}.
   */
  public boolean times() {
    return !tickets || urgency || priority || usage;
  }

  /** The characters that the queue column takes. */
  public int queueWidth() {
    return queueColumn.orElse(0);
  }

  /** Writes the header line. */
  public void header(TextOutput out) {
    out.add("job-ID  prior   ");
    out.add(priority || urgency ? "nurg    " : "").add(priority ? "npprior " : "");
    out.add(priority || tickets ? "ntckts  " : "");
    out.add(urgency ? "urg      rrcontr  wtcontr  dlcontr  " : "");
    out.add(priority ? " ppri " : "").add("name       user         ");
    out.add(tickets ? "project          department " : "").add("state ");
    out.add(times() ? "submit/start at     " : "").add(urgency ? " deadline           " : "");
    out.add(tickets ? "cpu        mem     io      tckts ovrts otckt ftckt stckt share " : "");
    queueColumn.ifPresent(width -> out.left("queue", width).add(' '));
    out.add(roles ? "master " : "slots ").add("ja-task-ID ");
    out.add(usage ? "task-ID state cpu        mem     io      stat failed " : "").end();
  }

  /** Writes the rule below the header. */
  public void rule(TextOutput out) {
    int width =
        RULE
            + (priority ? RULE_PRIORITY : 0)
            + (urgency ? RULE_URGENCY : 0)
            + (tickets ? RULE_TICKETS : 0)
            + (roles && !usage ? 1 : 0)
            + (usage ? RULE_USAGE : 0)
            + queueWidth()
            - QUEUE_WIDTH;
    out.repeat('-', width).end();
  }

  /** Writes the line of a job. */
  public void line(TextOutput out, JobRow row, Times times) {
    if (row.continued()) {
      out.repeat(' ', widthToTimes());
    } else {
      beginning(out, row, times);
    }
    if (tickets) {
      usage(out, row);
      tickets(out, row);
    }
    queueColumn.ifPresent(
        width -> out.cut(row.queue().map(Object::toString).orElse(""), width).add(' '));
    if (roles) {
      out.left(row.role().word(), 7);
    } else {
      out.right(row.slots(), 5).add(' ');
    }
    out.add(row.tasks().orElse(NO_TASKS)).end();
  }

  private void beginning(TextOutput out, JobRow row, Times times) {
    Job job = row.job();
    JobPriority numbers = row.priority();
    out.right(job.id().number(), 7).add(' ');
    share(out, numbers.prio());
    if (priority || urgency) {
      share(out, numbers.nurg());
    }
    if (priority) {
      share(out, numbers.npprio());
    }
    if (priority || tickets) {
      share(out, numbers.ntckts());
    }
    points(out, numbers.urgency());
    points(out, numbers.rrcontr());
    points(out, numbers.wtcontr());
    points(out, numbers.dlcontr());
    if (priority) {
      out.right(job.get(JobRequest.PRIORITY), 5).add(' ');
    }
    out.cut(job.name(), 10).add(' ').cut(job.owner().name().text(), 12).add(' ');
    if (tickets) {
      out.cut(job.projectName().orElse("NA"), 16).add(' ');
      out.cut(job.get(JobRequest.DEPARTMENT), 10).add(' ');
    }
    out.cut(row.state(), 5, StateColour.ofJob(row.state())).add(' ');
    if (times()) {
      out.add(times.table(row.time())).add(' ');
    }
    if (urgency) {
      Optional<Instant> deadline = job.get(JobRequest.DEADLINE);
      out.left(deadline.map(times::table).orElse(""), 19).add(' ');
    }
  }

  private static void share(TextOutput out, double number) {
    out.fixed(number, 7, 5).add(' ');
  }

  private void points(TextOutput out, double number) {
    if (urgency) {
      out.right(urgencyText(number), 8).add(' ');
    }
  }

  /** Urgency points: whole, or in three digits when they are too many for the column. */
  public static String urgencyText(double number) {
    return number > LONGEST_NUMBER ? Decimals.general(number, 3) : Decimals.fixed(number, 0);
  }

  /** Width of what a continuation line leaves blank. */
  private int widthToTimes() {
    int width = 7 + 1 + 8 + 11 + 13 + 6;
    width += (priority || urgency ? 8 : 0) + (priority ? 8 : 0) + (priority || tickets ? 8 : 0);
    width += (urgency ? 36 + 20 : 0) + (priority ? 6 + SURPLUS_PRIORITY : 0);
    width += tickets ? 28 : 0;
    return width + (times() ? 20 : 0);
  }

  private static void usage(TextOutput out, JobRow row) {
    Usage used = row.task().map(ArrayTask::usage).orElse(Usage.NONE);
    String absent = row.phase() == JobRow.Phase.RUNNING ? "NA" : "";
    out.left(used.has("cpu") ? days(used.get("cpu")) : absent, 10).add(' ');
    out.left(used.has("mem") ? Decimals.fixed(used.get("mem"), 5) : absent, 7).add(' ');
    out.left(used.has("io") ? Decimals.fixed(used.get("io"), 5) : absent, 7).add(' ');
  }

  /** {@code d:hh:mm:ss}. */
  private static String days(double seconds) {
    long total = (long) seconds;
    StringBuilder text = new StringBuilder().append(total / 86_400);
    long[] parts = {total / 3600 % 24, total / 60 % 60, total % 60};
    for (long part : parts) {
      text.append(part < 10 ? ":0" : ":").append(part);
    }
    return text.toString();
  }

  private static void tickets(TextOutput out, JobRow row) {
    if (row.phase() == JobRow.Phase.FINISHED) {
      for (int column = 0; column < 6; column++) {
        out.right("NA", 5).add(' ');
      }
      return;
    }
    JobPriority numbers = row.priority();
    out.right((long) numbers.tickets(), 5).add(' ');
    out.right(row.job().get(JobRequest.OVERRIDE_TICKETS), 5).add(' ');
    out.right((long) numbers.otickets(), 5).add(' ');
    out.right((long) numbers.ftickets(), 5).add(' ');
    out.right((long) numbers.stickets(), 5).add(' ');
    out.left(Decimals.fixed(numbers.share(), 2), 5).add(' ');
  }
}
