package gridlite.command.qsub;

import gridlite.job.AccountingEntry;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.TaskFlag;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Reconciler;
import gridlite.state.FinishedJob;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;

/**
 * {@code -sync y}: waits until a job is gone and reports how its tasks ended, which the accounting
 * file knows.
 *
 * @see "qsub(1), -sync"
 */
public final class JobWait {
  /**
   * The time between questions to the cell. The pipe on which shepherds report ends is not for
   * this: it wakes one listener, and that has to be one that schedules.
   */
  private static final Duration INTERVAL = Duration.ofMillis(300);

  /** Failure codes of a job that a signal killed, and one that a limit killed. */
  private static final int AFTER_JOB = 100;

  private static final int LIMIT = 37;
  private static final int SIGNALLED = 128;

  /** Names by number on Linux, from 1. */
  private static final List<String> SIGNALS =
      List.of(
          "HUP", "INT", "QUIT", "ILL", "TRAP", "ABRT", "BUS", "FPE", "KILL", "USR1", "SEGV", "USR2",
          "PIPE", "ALRM", "TERM", "STKFLT", "CHLD", "CONT", "STOP", "TSTP", "TTIN", "TTOU", "URG",
          "XCPU", "XFSZ", "VTALRM", "PROF", "WINCH", "IO", "PWR", "SYS");

  private final CommandContext context;
  private final Job job;
  private final SubmissionReport report;
  private final Runnable deletion;
  private final AccountingTail accounting;
  private final Map<Long, End> ended = new TreeMap<>();
  private final Set<Long> deleted = new HashSet<>();
  private final TaskEndOrder order = new TaskEndOrder();

  /**
   * The end of a task.
   *
   * @param status its exit status, 128 + signal number after a signal
   * @param signal number of the signal that killed it; empty: it exited by itself
   */
  public record End(int status, OptionalInt signal) {
    /** The end that an accounting record is about. */
    public static End of(AccountingEntry entry) {
      int status = (int) entry.whole(AccountingEntry.Field.EXIT_STATUS);
      long failed = entry.whole(AccountingEntry.Field.FAILED);
      boolean killed = status > SIGNALLED && (failed == AFTER_JOB || failed == LIMIT);
      return new End(status, killed ? OptionalInt.of(status - SIGNALLED) : OptionalInt.empty());
    }
  }

  /**
   * A wait for a job that was just submitted.
   *
   * @param deletion deletes the job, for a wait that is interrupted
   */
  public JobWait(CommandContext context, Job job, SubmissionReport report, Runnable deletion) {
    this.deletion = deletion;
    this.context = context;
    this.report = report;
    this.job = job;
    this.accounting = new AccountingTail(context.cell().common().resolve("accounting"));
  }

  /**
   * Waits, in a command that catches interrupts.
   *
   * @return the first exit status of a task, in their order, that is not 0; 1 for one that was
   *     killed by a signal, 0 when the job was deleted, 1 when the wait was interrupted
   */
  public int run() {
    try (accounting) {
      return await();
    }
  }

  private int await() {
    Map<Long, Integer> statuses = new TreeMap<>();
    boolean there = true;
    while (there) {
      rest();
      if (context.console().isInterrupted()) {
        return interrupted();
      }
      Reconciler.look(context);
      Optional<Job> left = context.store().read(state -> state.job(job.id()));
      there = left.isPresent();
      Set<Long> deleted = deleted();
      accounting.lines().forEach(this::record);
      for (Map.Entry<Long, End> end : ended.entrySet()) {
        long task = end.getKey();
        if (!statuses.containsKey(task) && !deleted.contains(task) && order.isDue(task, left)) {
          statuses.put(task, report(task, end.getValue()));
        }
      }
    }
    if (statuses.isEmpty()) {
      context.console().err("Unable to run job " + job.id() + "\n");
    }
    for (int status : statuses.values()) {
      if (status != 0) {
        return status;
      }
    }
    return 0;
  }

  /** Deletes a job that nobody waits for any more. Returns the exit status. */
  private int interrupted() {
    context.console().err("\nInterrupted!\nPlease wait while qsub shuts down.\n");
    // a client that was killed does not hear it, and its job stays
    context.console().flush();
    deletion.run();
    return 1;
  }

  /** Tasks that were registered for deletion: how they ended is not reported. */
  private Set<Long> deleted() {
    return context
        .store()
        .read(
            state -> {
              state.job(job.id()).ifPresent(this::noteDeleted);
              for (FinishedJob finished : state.finished()) {
                if (finished.job().id().equals(job.id())) {
                  noteDeleted(finished.job());
                }
              }
              return deleted;
            });
  }

  private void noteDeleted(Job known) {
    for (ArrayTask task : known.tasks().values()) {
      if (task.is(TaskFlag.DELETED)) {
        deleted.add(task.number());
      }
    }
  }

  private void rest() {
    context.console().flush();
    try {
      Thread.sleep(INTERVAL.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for job " + job.id(), e);
    }
  }

  /** Reports how a task ended; returns the exit status that it stands for. */
  private int report(long task, End end) {
    String name = "Job " + (job.isArray() ? job.id() + "." + task : job.id().toString());
    String text =
        end.signal().isPresent()
            ? name + " exited because of signal " + signalName(end.signal().getAsInt())
            : name + " exited with exit code " + end.status() + ".";
    report.ended(text, end.status());
    return end.signal().isPresent() ? 1 : end.status();
  }

  private static String signalName(int signal) {
    return signal <= SIGNALS.size() ? "SIG" + SIGNALS.get(signal - 1) : "unknown signal";
  }

  private void record(String line) {
    Optional<AccountingEntry> entry =
        AccountingEntry.parse(line)
            .filter(
                found -> found.text(AccountingEntry.Field.JOB_NUMBER).equals(job.id().toString()));
    if (entry.isPresent()) {
      long task = Long.parseLong(entry.get().text(AccountingEntry.Field.TASK_NUMBER));
      ended.put(Math.max(1, task), End.of(entry.get()));
    }
  }
}
