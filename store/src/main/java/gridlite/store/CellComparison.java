package gridlite.store;

import gridlite.job.AccountingEntry;
import gridlite.job.AccountingEntry.Field;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.TaskId;
import gridlite.state.ClusterState;
import gridlite.state.FinishedJob;
import gridlite.state.SimulatedHosts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Compares what a cell's database, spool and accounting file say about tasks.
 *
 * @param state what the database holds
 * @param records records of the accounting file, then those that the database has yet to append
 * @param cell directory of the cell
 */
record CellComparison(ClusterState state, List<String> records, Path cell) {
  private static final String NUMBER = "[0-9]{1,18}";

  /**
   * Something that does not agree.
   *
   * @param text a line for people
   * @param leftover what can be put aside without loss, if that mends it
   */
  record Mismatch(String text, Optional<Path> leftover) {
    Mismatch(String text) {
      this(text, Optional.empty());
    }
  }

  /** Reads the records of a cell. */
  static CellComparison of(CellDatabase database, Path cell) throws IOException {
    List<String> records = new ArrayList<>(records(cell));
    for (String pending : database.pendingAccounting().lines()) {
      // what a killed process has appended already appears twice for a moment
      if (!records.contains(pending)) {
        records.add(pending);
      }
    }
    return new CellComparison(ResidentClusterStore.loaded(database.state()), records, cell);
  }

  /** Path of the accounting file. */
  static Path accounting(Path cell) {
    return cell.resolve("common").resolve("accounting");
  }

  private static List<String> records(Path cell) throws IOException {
    Path file = accounting(cell);
    return Files.exists(file)
        ? List.of(Files.readString(file, StandardCharsets.UTF_8).split("\n", -1))
        : List.of();
  }

  /** Everything that does not agree. */
  List<Mismatch> mismatches() throws IOException {
    List<Mismatch> found = new ArrayList<>();
    if (!SimulatedHosts.are(state)) {
      running(found);
      leftovers(found);
    }
    Map<JobId, List<AccountingEntry>> byJob = entries(found);
    finishedAndRunning(byJob, found);
    unaccounted(byJob, found);
    return found;
  }

  private Path spool(String name) {
    return cell.resolve("spool").resolve(name);
  }

  private static List<Path> listed(Path directory) throws IOException {
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(directory)) {
      return all.sorted().toList();
    }
  }

  /** Tasks that the database has as running, and that left no trace of having begun. */
  private void running(List<Mismatch> found) {
    for (Job job : state.jobs().values()) {
      for (ArrayTask task : job.tasks().values()) {
        TaskId id = new TaskId(job.id(), task.number());
        if (task.isActive()
            && task.phase() != ArrayTask.Phase.TRANSFERRING
            && !Files.exists(spool("active_jobs").resolve(id.toString()))
            && !Files.exists(spool("begun").resolve(id + "." + task.attempts()))) {
          found.add(
              new Mismatch(
                  "task "
                      + id
                      + " is running by the database, but has neither directory nor claim in "
                      + cell.resolve("spool")
                      + ": the next command ends it as lost (21)"));
        }
      }
    }
  }

  /** Directories and claims of tasks that the database has done with. */
  private void leftovers(List<Mismatch> found) throws IOException {
    for (Path directory : listed(spool("active_jobs"))) {
      String name = directory.getFileName().toString();
      if (name.matches(NUMBER + "\\." + NUMBER) && isOver(name, number(attempt(directory)))) {
        boolean lives = Shepherd.lives(directory);
        found.add(
            new Mismatch(
                directory
                    + ": the database has done with this task"
                    + (lives ? ", but its shepherd still runs: the next command ends it" : ""),
                lives ? Optional.empty() : Optional.of(directory)));
      }
    }
    for (Path claim : listed(spool("begun"))) {
      String name = claim.getFileName().toString();
      int dot = name.lastIndexOf('.');
      if (name.matches(NUMBER + "\\." + NUMBER + "\\.[0-9]{1,9}")
          && !Files.exists(spool("active_jobs").resolve(name.substring(0, dot)))
          && isOver(name.substring(0, dot), number(name.substring(dot + 1)))) {
        found.add(
            new Mismatch(claim + ": the database has done with this task", Optional.of(claim)));
      }
    }
  }

  private static String attempt(Path directory) throws IOException {
    Path file = directory.resolve("attempt");
    return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
        ? Files.readString(file, StandardCharsets.ISO_8859_1).strip()
        : "";
  }

  private static long number(String text) {
    return text.matches(NUMBER) ? Long.parseLong(text) : 0;
  }

  /**
   * Returns whether the database is past an attempt of a task; of what it does not know yet it is
   * not.
   */
  private boolean isOver(String name, long attempt) {
    String[] numbers = name.split("\\.", 2);
    JobId id = JobId.parse(numbers[0]);
    if (id.isAfter(state.lastJob())) {
      return false;
    }
    Optional<ArrayTask> task = state.job(id).flatMap(job -> job.task(Long.parseLong(numbers[1])));
    if (task.isEmpty() || !task.get().isActive()) {
      return task.isEmpty() || attempt <= task.get().attempts();
    }
    // what does not say of which attempt it is, may be of the active one
    return attempt > 0 && attempt < task.get().attempts();
  }

  /** The records by job; those that appear twice are found on the way. */
  private Map<JobId, List<AccountingEntry>> entries(List<Mismatch> found) {
    Map<JobId, List<AccountingEntry>> byJob = new LinkedHashMap<>();
    Set<String> seen = new HashSet<>();
    int line = 0;
    for (String record : records) {
      line++;
      Optional<AccountingEntry> entry = AccountingEntry.parse(record);
      if (entry.isPresent() && seen.add(record)) {
        byJob.computeIfAbsent(entry.get().job(), id -> new ArrayList<>()).add(entry.get());
      } else if (entry.isPresent()) {
        found.add(
            new Mismatch(
                accounting(cell) + ":" + line + ": the same record is there already",
                Optional.of(accounting(cell))));
      }
    }
    return byJob;
  }

  /** Returns whether a record is of a task; of a job that is not an array it says task 0. */
  private static boolean isOf(AccountingEntry entry, long task) {
    return Math.max(1, (long) entry.real(Field.TASK_NUMBER)) == task;
  }

  /** Tasks that run, and have a record that begins with this run. */
  private void finishedAndRunning(Map<JobId, List<AccountingEntry>> byJob, List<Mismatch> found) {
    for (Job job : state.jobs().values()) {
      for (ArrayTask task : job.tasks().values()) {
        boolean accounted =
            task.isActive()
                && byJob.getOrDefault(job.id(), List.of()).stream()
                    .anyMatch(
                        entry ->
                            isOf(entry, task.number())
                                && entry.real(Field.START_TIME) >= task.started().getEpochSecond()
                                && entry.real(Field.START_TIME) > 0);
        if (accounted) {
          found.add(
              new Mismatch(
                  "task "
                      + job.id()
                      + "."
                      + task.number()
                      + " is running by the database, but has an accounting record of this run:"
                      + " when none of its processes is there, \"qdel -f "
                      + job.id()
                      + "\" ends it"));
        }
      }
    }
  }

  /** Jobs that ended after the accounting file was begun, with nothing in it. */
  private void unaccounted(Map<JobId, List<AccountingEntry>> byJob, List<Mismatch> found) {
    double begin =
        byJob.values().stream()
            .flatMap(List::stream)
            .mapToDouble(entry -> entry.real(Field.END_TIME))
            .filter(end -> end > 0)
            .findFirst()
            .orElse(Double.POSITIVE_INFINITY);
    boolean isNew = !Files.exists(accounting(cell));
    for (FinishedJob finished : state.finished()) {
      Job job = finished.job();
      boolean isCovered = isNew || finished.ended().getEpochSecond() > begin;
      boolean hasRun = false;
      for (ArrayTask task : job.tasks().values()) {
        hasRun |= task.isActive();
      }
      if (hasRun && isCovered && !byJob.containsKey(job.id())) {
        found.add(
            new Mismatch(
                "job "
                    + job.id()
                    + " ended at "
                    + finished.ended()
                    + ", but "
                    + accounting(cell)
                    + " has no record of it"));
      }
    }
  }
}
