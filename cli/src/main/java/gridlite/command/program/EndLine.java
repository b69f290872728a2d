package gridlite.command.program;

import gridlite.command.qsub.JobWait;
import gridlite.job.AccountingEntry;
import gridlite.job.AccountingEntry.Field;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The end of a task as a line for programs: a word, the exit status or the signal, and what the
 * task used, separated by tabs.
 *
 * @see "drmaa_wait(3), accounting(5)"
 */
final class EndLine {
  /** The names that DRMAA has for fields of accounting. */
  private static final Map<Field, String> USAGE = usage();

  private EndLine() {}

  private static Map<Field, String> usage() {
    Map<Field, String> names = new EnumMap<>(Field.class);
    names.put(Field.SUBMISSION_TIME, "submission_time");
    names.put(Field.START_TIME, "start_time");
    names.put(Field.END_TIME, "end_time");
    names.put(Field.EXIT_STATUS, "exit_status");
    names.put(Field.PRIORITY, "priority");
    names.put(Field.WALLCLOCK, "ru_wallclock");
    names.put(Field.USER_TIME, "ru_utime");
    names.put(Field.SYSTEM_TIME, "ru_stime");
    names.put(Field.MAX_RSS, "ru_maxrss");
    names.put(Field.IX_RSS, "ru_ixrss");
    names.put(Field.ISM_RSS, "ru_ismrss");
    names.put(Field.ID_RSS, "ru_idrss");
    names.put(Field.IS_RSS, "ru_isrss");
    names.put(Field.MINOR_FAULTS, "ru_minflt");
    names.put(Field.MAJOR_FAULTS, "ru_majflt");
    names.put(Field.SWAPS, "ru_nswap");
    names.put(Field.IN_BLOCKS, "ru_inblock");
    names.put(Field.OUT_BLOCKS, "ru_oublock");
    names.put(Field.MESSAGES_SENT, "ru_msgsnd");
    names.put(Field.MESSAGES_RECEIVED, "ru_msgrcv");
    names.put(Field.SIGNALS, "ru_nsignals");
    names.put(Field.VOLUNTARY_SWITCHES, "ru_nvcsw");
    names.put(Field.INVOLUNTARY_SWITCHES, "ru_nivcsw");
    names.put(Field.CPU, "cpu");
    names.put(Field.MEMORY, "mem");
    names.put(Field.IO, "io");
    names.put(Field.IO_WAIT, "iow");
    names.put(Field.MAX_VMEM, "maxvmem");
    return names;
  }

  /** A circumstance that accounting has no field for. */
  enum Circumstance {
    /** The task was registered for deletion. */
    DELETED,
    /** It has left a core file. */
    DUMPED
  }

  /**
   * The line of a task that has a record.
   *
   * @param known what is known of it beside that
   */
  static String line(AccountingEntry entry, Set<Circumstance> known) {
    JobWait.End end = JobWait.End.of(entry);
    StringBuilder line = new StringBuilder();
    if (known.contains(Circumstance.DELETED)
        || end.signal().isEmpty() && entry.whole(Field.FAILED) != 0) {
      line.append("aborted");
    } else if (end.signal().isPresent()) {
      line.append(known.contains(Circumstance.DUMPED) ? "dumped\t" : "signalled\t")
          .append(end.signal().getAsInt());
    } else {
      line.append("exited\t").append(end.status());
    }
    USAGE.forEach((field, name) -> add(line, name, entry.real(field)));
    add(line, "signal", end.signal().orElse(0));
    add(line, "vmem", 0);
    // the same once more, by the names that sums over several reports have
    add(line, "acct_cpu", entry.real(Field.CPU));
    add(line, "acct_mem", entry.real(Field.MEMORY));
    add(line, "acct_io", entry.real(Field.IO));
    add(line, "acct_iow", entry.real(Field.IO_WAIT));
    add(line, "acct_maxvmem", entry.real(Field.MAX_VMEM));
    return line.toString();
  }

  /** The line of a task that could not start: of what it used there is nothing but its times. */
  static String failure(Job job, ArrayTask task) {
    StringBuilder line = new StringBuilder("aborted");
    add(line, "submission_time", (double) job.submitted().getEpochSecond());
    add(line, "start_time", task.lastStart().map(Instant::getEpochSecond).orElse(0L).doubleValue());
    return line.toString();
  }

  private static void add(StringBuilder line, String name, double value) {
    line.append('\t').append(name).append('=').append(String.format(Locale.ROOT, "%.4f", value));
  }
}
