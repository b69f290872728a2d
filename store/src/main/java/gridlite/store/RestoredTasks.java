package gridlite.store;

import gridlite.job.AccountingEntry;
import gridlite.job.ArrayTask;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.TaskId;
import gridlite.state.ClusterState;
import gridlite.value.TaskSet;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Keeps tasks of a backup from running a second time. Those that were active get the claim that
 * their attempt has begun, and end as lost. Those that waited and have run since get an operator
 * hold: they run when an operator says so.
 *
 * @param state what the backup's database holds
 * @param active attempts of the tasks that were active
 * @param begunMeanwhile tasks that began while the backup was made
 */
record RestoredTasks(
    ClusterState state, Map<TaskId, ArrayTask> active, Set<TaskId> begunMeanwhile) {

  /** Finds them, and removes the directories of those that the database does not know as active. */
  static RestoredTasks of(ClusterState state, Path directories) throws IOException {
    Map<TaskId, ArrayTask> active = new LinkedHashMap<>();
    for (Job job : state.jobs().values()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.isActive()) {
          active.put(new TaskId(job.id(), task.number()), task);
        }
      }
    }
    Set<TaskId> meanwhile = new LinkedHashSet<>();
    for (Path directory : listed(directories)) {
      Set<TaskId> named = named(directory, "");
      if (!active.keySet().containsAll(named) || named.isEmpty()) {
        meanwhile.addAll(named);
        CellBackup.delete(directory);
      }
    }
    return new RestoredTasks(state, active, meanwhile);
  }

  private static List<Path> listed(Path directory) throws IOException {
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(directory)) {
      return all.toList();
    }
  }

  /** The task that a file is named after, if any. */
  private static Set<TaskId> named(Path file, String suffix) {
    String name = file.getFileName().toString();
    if (!name.matches("[0-9]{1,18}\\.[0-9]{1,18}" + suffix)) {
      return Set.of();
    }
    String[] numbers = name.split("\\.", 3);
    return Set.of(new TaskId(JobId.parse(numbers[0]), Long.parseLong(numbers[1])));
  }

  /** Makes the claims of what was active; each is synced before the database is in its place. */
  void claim(Path claims) throws IOException {
    Files.createDirectories(claims);
    for (Map.Entry<TaskId, ArrayTask> each : active.entrySet()) {
      String name = each.getKey() + "." + each.getValue().attempts();
      String text = each.getValue().started().getEpochSecond() + "\n";
      try (FileChannel file = PrivateFile.open(claims.resolve(name))) {
        file.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII)));
        file.force(true);
      }
    }
    PrivateFile.syncNames(claims);
  }

  /**
   * Jobs of the backup with waiting tasks that have run since, held.
   *
   * @param cell the cell as it is now: its accounting file and spool say what has run
   * @param fresh the backup, unpacked
   */
  List<Job> held(Path cell, Path fresh) throws IOException {
    Set<TaskId> ran = new HashSet<>(begunMeanwhile);
    Set<String> known = new HashSet<>(records(fresh));
    for (String line : records(cell)) {
      if (!known.contains(line)) {
        AccountingEntry.parse(line).ifPresent(entry -> ran.add(entry.task()));
      }
    }
    for (Path directory : listed(cell.resolve("spool").resolve("active_jobs"))) {
      ran.addAll(named(directory, ""));
    }
    for (Path claim : listed(cell.resolve("spool").resolve("begun"))) {
      ran.addAll(named(claim, "\\.[0-9]{1,9}"));
    }
    List<Job> held = new ArrayList<>();
    for (Job job : state.jobs().values()) {
      TaskSet waiting = waitingOf(job, ran);
      if (!waiting.isEmpty()) {
        held.add(job.withHold(HoldKind.OPERATOR, job.held(HoldKind.OPERATOR).or(waiting)));
      }
    }
    return held;
  }

  private TaskSet waitingOf(Job job, Set<TaskId> ran) {
    List<Long> numbers = new ArrayList<>();
    for (TaskId task : ran) {
      if (task.job().equals(job.id())
          && !active.containsKey(task)
          && job.task(task.task()).isPresent()) {
        numbers.add(task.task());
      }
    }
    return TaskSet.ofNumbers(numbers.stream().sorted().toList());
  }

  private static List<String> records(Path cell) throws IOException {
    Path file = cell.resolve("common").resolve("accounting");
    return Files.exists(file) ? Files.readAllLines(file, StandardCharsets.ISO_8859_1) : List.of();
  }
}
