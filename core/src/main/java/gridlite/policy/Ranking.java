package gridlite.policy;

import gridlite.job.JobPriority;
import gridlite.job.TaskId;
import java.util.List;
import java.util.Map;

/**
 * All jobs of a state by importance.
 *
 * @param pending what may be dispatched, most important first
 * @param running priority of each active task
 */
public record Ranking(List<Ranked> pending, Map<TaskId, JobPriority> running) {
  /** Neither pending nor running jobs. */
  public static final Ranking NONE = new Ranking(List.of(), Map.of());
}
