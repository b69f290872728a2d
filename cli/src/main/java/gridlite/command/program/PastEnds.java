package gridlite.command.program;

import gridlite.job.AccountingEntry;
import gridlite.job.AccountingEntry.Field;
import gridlite.job.JobId;
import gridlite.job.TaskId;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The last records of tasks in an accounting file, looked for from its end: whoever asks for a task
 * that is over asks soon.
 */
final class PastEnds {
  private static final int PIECE = 1 << 16;

  /**
   * Time by which records may stand in another order than that in which tasks ended: one hour.
   * Whoever submits a job has the ends before it recorded first.
   */
  private static final long DISORDER_SECONDS = 3600;

  private final Set<TaskId> wanted;
  private final JobId firstJob;
  private final Map<TaskId, AccountingEntry> found = new HashMap<>();

  /** The latest submission of a job that was submitted before all that are wanted. */
  private long noEarlier;

  private PastEnds(Set<TaskId> wanted) {
    this.wanted = new HashSet<>(wanted);
    this.firstJob =
        wanted.stream().map(TaskId::job).min(Comparator.naturalOrder()).orElse(JobId.UNSUBMITTED);
  }

  /** The last record of each task that has one. */
  static Map<TaskId, AccountingEntry> find(Path file, Set<TaskId> tasks) {
    PastEnds ends = new PastEnds(tasks);
    if (tasks.isEmpty() || !Files.exists(file)) {
      return ends.found;
    }
    try (RandomAccessFile opened = new RandomAccessFile(file.toFile(), "r")) {
      backwards(opened, ends::take);
    } catch (IOException e) {
      throw new UncheckedIOException("can't read " + file, e);
    }
    return ends.found;
  }

  /** Passes on the lines from the last to the first, until one is enough. */
  private static void backwards(RandomAccessFile file, Predicate<String> isEnough)
      throws IOException {
    String rest = "";
    for (long end = file.length(); end > 0; ) {
      byte[] piece = new byte[(int) Math.min(PIECE, end)];
      end -= piece.length;
      file.seek(end);
      file.readFully(piece);
      String text = new String(piece, StandardCharsets.ISO_8859_1) + rest;
      int stop = text.length();
      for (int at = text.lastIndexOf('\n'); at >= 0; at = text.lastIndexOf('\n', at - 1)) {
        if (isEnough.test(text.substring(at + 1, stop))) {
          return;
        }
        stop = at;
        if (at == 0) {
          break;
        }
      }
      rest = text.substring(0, stop);
    }
    boolean unused = isEnough.test(rest);
  }

  /** Takes a line. Returns whether those before it can be about nothing that is wanted. */
  private boolean take(String line) {
    AccountingEntry entry = AccountingEntry.parse(line).orElse(null);
    if (entry == null) {
      return false;
    }
    TaskId task = entry.task();
    if (wanted.remove(task)) {
      found.put(task, entry);
    }
    if (!task.job().isAfter(firstJob)) {
      noEarlier = Math.max(noEarlier, entry.whole(Field.SUBMISSION_TIME));
    }
    return wanted.isEmpty() || entry.whole(Field.END_TIME) < noEarlier - DISORDER_SECONDS;
  }
}
