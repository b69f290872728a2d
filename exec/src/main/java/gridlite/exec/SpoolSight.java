package gridlite.exec;

import gridlite.job.JobId;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.port.Observation;
import gridlite.state.HostLoad;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The sight of a cell's spool.
 *
 * @param tasks the attempts that were asked for
 * @param left directories of other attempts
 * @param claims attempts that had begun before anything else was looked at
 * @param scripts jobs with a copy of their script
 * @param homes home directories of the owners that were asked for
 * @param loads load values that were due
 */
record SpoolSight(
    Map<TaskId, TaskSight> tasks,
    Map<TaskId, TaskSight> left,
    List<Claims.Claim> claims,
    Set<JobId> scripts,
    Map<String, String> homes,
    Map<HostName, HostLoad> loads)
    implements Observation {
  SpoolSight {
    claims = List.copyOf(claims);
    scripts = Set.copyOf(scripts);
    homes = Map.copyOf(homes);
  }

  /** The homes of some users, and nothing else. */
  static SpoolSight of(Map<String, String> homes) {
    return new SpoolSight(Map.of(), Map.of(), List.of(), Set.of(), homes, Map.of());
  }

  /** The sight of an attempt; empty where another one or none was seen. */
  Optional<TaskSight> of(TaskId task, int attempt) {
    return Optional.ofNullable(tasks.get(task)).filter(sight -> sight.attempt() == attempt);
  }

  /** Returns whether the directory of a task's attempt was there, or that of a foreign attempt. */
  boolean hasDirectory(TaskId task, int attempt) {
    return left.containsKey(task) || of(task, attempt).filter(TaskSight::exists).isPresent();
  }
}
