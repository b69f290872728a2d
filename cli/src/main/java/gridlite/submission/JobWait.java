package gridlite.submission;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.run.CatchUp;
import gridlite.run.CommandContext;
import gridlite.run.EndSignal;
import gridlite.view.AccountingEntry;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * {@code -sync y}: waits until a job is gone and tells how its tasks ended, which the accounting
 * file knows.
 *
 * @see "qsub(1), -sync"
 */
public final class JobWait {
  /** How often a cell without shepherds is asked; a shepherd tells of the end at once. */
  private static final Duration INTERVAL = Duration.ofMillis(300);

  private final CommandContext context;
  private final Job job;
  private final boolean terse;
  private final EndSignal signal = new EndSignal();
  private final Path accounting;
  private final Map<Long, Integer> ended = new TreeMap<>();
  private long read;

  /**
   * A wait for a job that was just submitted.
   *
   * @param terse whether nothing is said of the ends
   */
  public JobWait(CommandContext context, Job job, boolean terse) {
    this.context = context;
    this.terse = terse;
    this.job = job;
    this.accounting = context.cell().common().resolve("accounting");
    this.read = length();
  }

  /** Waits; returns the first exit status of a task that is not 0. */
  public int run() {
    int status = 0;
    long told = 0;
    boolean there = true;
    while (there) {
      rest();
      CatchUp.run(context);
      there = context.store().read(state -> state.job(job.id()).isPresent());
      readRecords();
      for (Map.Entry<Long, Integer> task : ended.entrySet()) {
        if (task.getValue() >= 0 && isOver(task.getKey())) {
          tell(task.getKey(), task.getValue());
          status = status == 0 ? task.getValue() : status;
          told++;
          task.setValue(-1);
        }
      }
    }
    if (told == 0) {
      context.console().err("Unable to run job " + job.id() + "\n");
    }
    return status;
  }

  private void rest() {
    context.console().flush();
    try {
      signal.await(context.cell(), INTERVAL);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for job " + job.id(), e);
    }
  }

  /** A task that was put back has a record, too, but is not over. */
  private boolean isOver(long task) {
    return context
        .store()
        .read(
            state ->
                state
                    .job(job.id())
                    .flatMap(found -> found.task(task))
                    .map(ArrayTask::number)
                    .isEmpty());
  }

  private void tell(long task, int status) {
    String name = job.isArray() ? job.id() + "." + task : Long.toString(job.id());
    if (!terse) {
      context.console().out("Job " + name + " exited with exit code " + status + ".\n");
    }
  }

  private long length() {
    return java.nio.file.Files.exists(accounting) ? accounting.toFile().length() : 0;
  }

  /** Reads what has been appended; a line without its end is left for the next time. */
  private void readRecords() {
    if (length() <= read) {
      return;
    }
    try (RandomAccessFile file = new RandomAccessFile(accounting.toFile(), "r")) {
      byte[] fresh = new byte[(int) (file.length() - read)];
      file.seek(read);
      file.readFully(fresh);
      String text = new String(fresh, StandardCharsets.ISO_8859_1);
      int start = 0;
      for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
        record(text.substring(start, end));
        start = end + 1;
      }
      read += start;
    } catch (IOException e) {
      throw new UncheckedIOException("can't read " + accounting, e);
    }
  }

  private void record(String line) {
    Optional<AccountingEntry> entry =
        AccountingEntry.parse(line)
            .filter(
                found ->
                    found.text(AccountingEntry.Field.JOB_NUMBER).equals(Long.toString(job.id())));
    if (entry.isPresent()) {
      long task = Long.parseLong(entry.get().text(AccountingEntry.Field.TASK_NUMBER));
      int status = Integer.parseInt(entry.get().text(AccountingEntry.Field.EXIT_STATUS));
      ended.put(Math.max(1, task), status);
    }
  }
}
