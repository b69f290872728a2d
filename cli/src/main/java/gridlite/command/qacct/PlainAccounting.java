package gridlite.command.qacct;

import gridlite.job.AccountingEntry;
import gridlite.job.AccountingEntry.Field;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.value.Decimals;
import java.time.Instant;
import java.util.List;

/**
 * Writes an accounting record in full: {@code qacct -j}.
 *
 * @see "qacct(1), -j"
 */
final class PlainAccounting {
  /** The notation of a field. */
  private enum Notation {
    TEXT,
    NUMBER,
    TIME,
    /** A time that is always shown: 0 is the beginning of 1970. */
    SUBMISSION,
    /** Whole seconds. */
    SECONDS,
    /** Seconds with three decimals. */
    EXACT_SECONDS,
    BYTES,
    /** Gigabytes in the file, any unit in the listing. */
    GIGABYTES,
    GIGABYTE_SECONDS,
    /** 0 is undefined. */
    TASK,
    RESERVATION,
    RESERVATION_TIME,
    FAILURE,
    EXIT_STATUS,
    /** Not padded. */
    CATEGORY
  }

  private record Line(String label, Field field, Notation notation) {}

  private static final List<Line> LINES =
      List.of(
          new Line("qname", Field.QUEUE, Notation.TEXT),
          new Line("hostname", Field.HOST, Notation.TEXT),
          new Line("group", Field.GROUP, Notation.TEXT),
          new Line("owner", Field.OWNER, Notation.TEXT),
          new Line("project", Field.PROJECT, Notation.TEXT),
          new Line("department", Field.DEPARTMENT, Notation.TEXT),
          new Line("jobname", Field.JOB_NAME, Notation.TEXT),
          new Line("jobnumber", Field.JOB_NUMBER, Notation.NUMBER),
          new Line("taskid", Field.TASK_NUMBER, Notation.TASK),
          new Line("account", Field.ACCOUNT, Notation.TEXT),
          new Line("priority", Field.PRIORITY, Notation.NUMBER),
          new Line("qsub_time", Field.SUBMISSION_TIME, Notation.SUBMISSION),
          new Line("start_time", Field.START_TIME, Notation.TIME),
          new Line("end_time", Field.END_TIME, Notation.TIME),
          new Line("granted_pe", Field.PARALLEL_ENVIRONMENT, Notation.TEXT),
          new Line("slots", Field.SLOTS, Notation.NUMBER),
          new Line("failed", Field.FAILED, Notation.FAILURE),
          new Line("exit_status", Field.EXIT_STATUS, Notation.EXIT_STATUS),
          new Line("ru_wallclock", Field.WALLCLOCK, Notation.SECONDS),
          new Line("ru_utime", Field.USER_TIME, Notation.EXACT_SECONDS),
          new Line("ru_stime", Field.SYSTEM_TIME, Notation.EXACT_SECONDS),
          new Line("ru_maxrss", Field.MAX_RSS, Notation.BYTES),
          new Line("ru_ixrss", Field.IX_RSS, Notation.BYTES),
          new Line("ru_ismrss", Field.ISM_RSS, Notation.BYTES),
          new Line("ru_idrss", Field.ID_RSS, Notation.BYTES),
          new Line("ru_isrss", Field.IS_RSS, Notation.BYTES),
          new Line("ru_minflt", Field.MINOR_FAULTS, Notation.NUMBER),
          new Line("ru_majflt", Field.MAJOR_FAULTS, Notation.NUMBER),
          new Line("ru_nswap", Field.SWAPS, Notation.NUMBER),
          new Line("ru_inblock", Field.IN_BLOCKS, Notation.NUMBER),
          new Line("ru_oublock", Field.OUT_BLOCKS, Notation.NUMBER),
          new Line("ru_msgsnd", Field.MESSAGES_SENT, Notation.NUMBER),
          new Line("ru_msgrcv", Field.MESSAGES_RECEIVED, Notation.NUMBER),
          new Line("ru_nsignals", Field.SIGNALS, Notation.NUMBER),
          new Line("ru_nvcsw", Field.VOLUNTARY_SWITCHES, Notation.NUMBER),
          new Line("ru_nivcsw", Field.INVOLUNTARY_SWITCHES, Notation.NUMBER),
          new Line("cpu", Field.CPU, Notation.EXACT_SECONDS),
          new Line("mem", Field.MEMORY, Notation.GIGABYTE_SECONDS),
          new Line("io", Field.IO, Notation.GIGABYTES),
          new Line("iow", Field.IO_WAIT, Notation.EXACT_SECONDS),
          new Line("maxvmem", Field.MAX_VMEM, Notation.BYTES),
          new Line("arid", Field.RESERVATION, Notation.RESERVATION),
          new Line("ar_sub_time", Field.RESERVATION_TIME, Notation.RESERVATION_TIME),
          new Line("category", Field.CATEGORY, Notation.CATEGORY));

  private static final String[] UNITS = {"B", "KB", "MB", "GB", "TB", "PB"};
  private static final double GIGABYTE = 1024.0 * 1024 * 1024;
  private static final int VALUE = 20;
  private static final String UNDEFINED = "undefined";

  private final TextOutput out;
  private final Times times;

  /** Writer of records. */
  PlainAccounting(TextOutput out, Times times) {
    this.out = out;
    this.times = times;
  }

  /** Writes a record. */
  void write(AccountingEntry entry) {
    out.repeat('=', 62).end();
    for (Line line : LINES) {
      out.left(line.label(), 12).add(' ').add(value(entry, line)).end();
    }
  }

  private String value(AccountingEntry entry, Line line) {
    String text = entry.text(line.field());
    double number = entry.real(line.field());
    long whole = entry.whole(line.field());
    return switch (line.notation()) {
      case TEXT -> padded(text);
      case NUMBER -> padded(Long.toString(whole));
      case SUBMISSION -> time(whole);
      case TIME -> whole == 0 ? "-/-" : time(whole);
      case SECONDS -> whole + "s";
      case EXACT_SECONDS -> Decimals.fixed(number, 3) + "s";
      case BYTES -> bytes(number);
      case GIGABYTES -> bytes(number * GIGABYTE);
      case GIGABYTE_SECONDS -> bytes(number * GIGABYTE) + "s";
      case TASK, RESERVATION -> whole == 0 ? UNDEFINED : padded(Long.toString(whole));
      case RESERVATION_TIME -> whole == 0 ? UNDEFINED : time(whole);
      case FAILURE -> failure(whole);
      case EXIT_STATUS -> exitStatus(whole);
      case CATEGORY -> text;
    };
  }

  private String time(long seconds) {
    return times.words(Instant.ofEpochSecond(seconds));
  }

  private static String padded(String text) {
    return text + " ".repeat(Math.max(0, VALUE - text.length()));
  }

  private static String bytes(double bytes) {
    double amount = bytes;
    int unit = 0;
    while (amount >= 1024 && unit < UNITS.length - 1) {
      amount /= 1024;
      unit++;
    }
    return Decimals.fixed(amount, 3) + UNITS[unit];
  }

  private static String failure(long code) {
    String number = Long.toString(code);
    String padded = number + " ".repeat(Math.max(0, 4 - number.length()));
    return code == 0 ? padded + " " : padded + ": " + ExitTexts.failure(code);
  }

  private static String exitStatus(long status) {
    String text = padded(Long.toString(status));
    return status < 128 ? text : text + " (" + ExitTexts.signal(status - 128) + ")";
  }
}
