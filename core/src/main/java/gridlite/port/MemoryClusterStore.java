package gridlite.port;

import gridlite.format.Values;
import gridlite.job.JobId;
import gridlite.name.ObjectKind;
import gridlite.state.CellTime;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.JobEvent;
import gridlite.state.JobEvents;
import gridlite.state.ObjectRevision;
import gridlite.state.Outcome;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** A store without a disk: for tests, and for trying out what would happen. */
public final class MemoryClusterStore implements ClusterStore {
  private final Map<JobId, String> scripts = new HashMap<>();
  private final List<String> accounting = new ArrayList<>();
  private final List<ObjectRevision> history = new ArrayList<>();
  private final List<JobEvent> events = new ArrayList<>();
  private ClusterState state;

  /** A store that begins with a state. */
  public MemoryClusterStore(ClusterState state) {
    this.state = state;
  }

  /** A store that holds nothing at all. */
  public MemoryClusterStore() {
    this(ClusterState.blank());
  }

  @Override
  public synchronized <R> R read(Function<ClusterState, R> reader) {
    return reader.apply(state);
  }

  @Override
  public synchronized <R> R update(String who, Function<ClusterState, Outcome<R>> operation) {
    Outcome<R> outcome = operation.apply(state);
    if (!outcome.changes().isEmpty()) {
      // it knows no time
      JobEvents.of(outcome.changes(), state::job, who, CellTime.instant(state, Instant.EPOCH))
          .forEach(events::addAll);
      state = state.apply(outcome.changes());
      for (Change change : outcome.changes()) {
        keep(who, change);
      }
    }
    return outcome.result();
  }

  private void keep(String who, Change change) {
    if (change instanceof Change.PutObject put) {
      revise(put.kind(), put.name(), who, Optional.of(put.object()));
    } else if (change instanceof Change.RemoveObject remove) {
      revise(remove.kind(), remove.name(), who, Optional.empty());
    } else if (change instanceof Change.PutScript put) {
      scripts.put(put.job(), put.text());
    } else if (change instanceof Change.RemoveJob remove) {
      scripts.remove(remove.id());
    } else if (change instanceof Change.Account account) {
      accounting.add(account.line());
    } else if (change.section().isEmpty()) {
      throw new IllegalArgumentException("a change that nothing keeps: " + change);
    }
  }

  private void revise(ObjectKind kind, String name, String who, Optional<Values> object) {
    history.add(new ObjectRevision(history.size() + 1L, kind, name, who, Instant.EPOCH, object));
  }

  @Override
  public synchronized List<ObjectRevision> history() {
    return List.copyOf(history);
  }

  @Override
  public synchronized List<JobEvent> jobEvents() {
    return List.copyOf(events);
  }

  @Override
  public synchronized List<JobEvent> jobEvents(JobId job) {
    return events.stream().filter(event -> event.job().equals(job)).toList();
  }

  @Override
  public synchronized String script(JobId job) {
    return scripts.getOrDefault(job, "");
  }

  /** The records that an accounting file would hold. */
  public synchronized List<String> accounting() {
    return List.copyOf(accounting);
  }

  @Override
  public void close() {
    // nothing is held
  }
}
