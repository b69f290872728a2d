package gridlite.port;

import gridlite.format.Values;
import gridlite.job.JobId;
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
      Keeper keeper = new Keeper(who);
      for (Change change : outcome.changes()) {
        change.accept(keeper);
      }
    }
    return outcome.result();
  }

  /** Keeps what no state has. */
  private final class Keeper implements Change.Visitor<RuntimeException> {
    private final String who;

    Keeper(String who) {
      this.who = who;
    }

    private void revise(Change.OfObject change, Optional<Values> object) {
      history.add(
          new ObjectRevision(
              history.size() + 1L, change.kind(), change.name(), who, Instant.EPOCH, object));
    }

    @Override
    public void visit(Change.PutObject change) {
      revise(change, Optional.of(change.object()));
    }

    @Override
    public void visit(Change.RemoveObject change) {
      revise(change, Optional.empty());
    }

    @Override
    public void visit(Change.PutScript change) {
      scripts.put(change.job(), change.text());
    }

    @Override
    public void visit(Change.RemoveJob change) {
      scripts.remove(change.id());
    }

    @Override
    public void visit(Change.Account change) {
      accounting.add(change.line());
    }

    // the state has the others

    @Override
    public void visit(Change.MoveObject change) {}

    @Override
    public void visit(Change.PutJob change) {}

    @Override
    public void visit(Change.PutFinished change) {}

    @Override
    public void visit(Change.PutInstance change) {}

    @Override
    public void visit(Change.RemoveInstance change) {}

    @Override
    public void visit(Change.PutLoad change) {}

    @Override
    public void visit(Change.PutReport change) {}

    @Override
    public void visit(Change.PutUsage change) {}

    @Override
    public void visit(Change.RemoveUsage change) {}

    @Override
    public void visit(Change.PutReservation change) {}

    @Override
    public void visit(Change.RemoveReservation change) {}

    @Override
    public void visit(Change.SetCounter change) {}

    @Override
    public void visit(Change.SetZone change) {}
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
  public synchronized Optional<String> script(JobId job) {
    return Optional.ofNullable(scripts.get(job)).filter(text -> !text.isEmpty());
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
