package gridlite.exec;

import gridlite.job.TaskId;
import gridlite.port.Executor;
import gridlite.port.Inquiry;
import gridlite.port.Observation;
import gridlite.port.TaskReport;
import gridlite.state.ClusterState;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The tasks of a cell for commands, where its daemon alone looks after them: commands show what is
 * saved and wait for no engine. What they change about tasks the daemon sees when it looks next.
 *
 * @param daemon looks after the tasks and runs these commands; empty without it, and then nothing
 *     is dispatched
 */
public record DaemonsTasks(Optional<Executor> daemon) implements Executor {
  @Override
  public Inquiry inquiry(ClusterState saved, Instant now) {
    return Observation.Nothing::new;
  }

  @Override
  public Inquiry inquiryBeforeStarts(ClusterState saved) {
    return daemon.isPresent()
        ? Observation.Nothing::new
        : () ->
            new Observation.Foreign(
                "the tasks of this cell are started by its daemon, which does not run: \"gridlite"
                    + " daemon start\"");
  }

  @Override
  public Map<TaskId, String> heldBack() {
    return daemon.map(Executor::heldBack).orElse(Map.of());
  }

  @Override
  public List<TaskReport> interpret(ClusterState saved, Observation seen, Instant now) {
    return List.of();
  }
}
