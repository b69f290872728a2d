package gridlite.exec;

import gridlite.job.ArrayTask;
import gridlite.job.JobId;
import gridlite.job.TaskId;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.state.ClusterState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
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
 * The content of a cell's spool. Whatever else somebody puts there is passed over.
 *
 * @param active where the tasks' directories are
 * @param scripts where the copies of scripts are
 * @param claims which attempts have begun
 */
record Spool(Path active, Path scripts, Claims claims) {
  /** The spool in a directory. */
  static Spool in(Path directory) {
    return new Spool(
        directory.resolve("active_jobs"),
        directory.resolve("job_scripts"),
        new Claims(directory.resolve("begun")));
  }

  /** The directory that a task has while it is active. */
  TaskDirectory directory(TaskId task) {
    return new TaskDirectory(active.resolve(task.toString()));
  }

  /** The tasks' directories. */
  Map<TaskId, TaskDirectory> directories() {
    Map<TaskId, TaskDirectory> found = new LinkedHashMap<>();
    for (TaskDirectory directory : listed()) {
      directory
          .task()
          .filter(task -> directory.exists())
          .ifPresent(task -> found.put(task, directory));
    }
    return found;
  }

  /** The cores, {@code socket,core}, that running tasks are bound to, as their shepherds say. */
  Set<String> boundCores() {
    Set<String> bound = new HashSet<>();
    for (TaskDirectory directory : directories().values()) {
      Optional<String> cores = directory.text("binding");
      if (cores.isPresent() && directory.hasShepherd() && !directory.hasExit()) {
        bound.addAll(List.of(cores.get().strip().split(" ", -1)));
      }
    }
    return bound;
  }

  private List<TaskDirectory> listed() {
    List<TaskDirectory> found = new ArrayList<>();
    try (Stream<Path> listed = Files.list(active)) {
      listed.map(TaskDirectory::new).forEach(found::add);
    } catch (NoSuchFileException e) {
      return List.of();
    } catch (IOException e) {
      throw unreadable(active, e);
    }
    return found;
  }

  /** The attempts that have begun. */
  List<Claims.Claim> claimed() {
    try {
      return claims.all();
    } catch (IOException e) {
      throw unreadable(claims.directory(), e);
    }
  }

  /** Without it nothing is known of any task: to take it for empty would end them all. */
  private static GridException unreadable(Path directory, IOException e) {
    return new GridException(
        Problem.refused("can't list " + directory + ": " + e)
            .hint("the directories of the running tasks belong there; restore it"));
  }

  /**
   * Deletes what processes that were killed have left while they made or removed directories. Must
   * not be called while another process may make one.
   */
  void sweep() {
    for (TaskDirectory directory : listed()) {
      if (directory.isLeft()) {
        directory.sweep();
      }
    }
  }

  /** The jobs whose scripts have a copy. */
  Set<JobId> copiedScripts() {
    Set<JobId> jobs = new HashSet<>();
    try (Stream<Path> listed = Files.list(scripts)) {
      listed.forEach(
          script ->
              Spelled.count(script.getFileName().toString())
                  .filter(number -> Files.isRegularFile(script))
                  .ifPresent(number -> jobs.add(JobId.of(number))));
    } catch (NoSuchFileException e) {
      // no script has been copied yet
      return Set.of();
    } catch (IOException e) {
      throw unreadable(scripts, e);
    }
    return jobs;
  }

  /** Deletes the copy of the script of a job that has ended. */
  void removeScript(JobId job) throws IOException {
    Files.deleteIfExists(scripts.resolve(job.toString()));
  }

  /**
   * Returns whether a state has done with an attempt, for good: attempts and job numbers only grow.
   */
  static boolean isOver(ClusterState saved, TaskId id, int attempt) {
    if (id.job().isAfter(saved.lastJob())) {
      return false;
    }
    Optional<ArrayTask> task = saved.job(id.job()).flatMap(job -> job.task(id.task()));
    if (task.isEmpty()) {
      return true;
    }
    int last = task.get().attempts();
    return attempt < last || attempt == last && !task.get().isActive();
  }
}
