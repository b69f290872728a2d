package gridlite.port;

import gridlite.job.FieldCondition;
import gridlite.job.JobId;
import gridlite.state.ClusterState;
import gridlite.state.JobEvent;
import gridlite.state.ObjectRevision;
import gridlite.state.Outcome;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** A store that leaves all to another one, but for what its heirs do themselves. */
public abstract class ForwardingStore implements ClusterStore {
  private final ClusterStore store;

  /**
   * A store.
   *
   * @param store does all that is left to it, and is closed with this one
   */
  protected ForwardingStore(ClusterStore store) {
    this.store = store;
  }

  @Override
  public <R> R read(Function<ClusterState, R> reader) {
    return store.read(reader);
  }

  @Override
  public <R> R readOf(Set<String> owners, Function<ClusterState, R> reader) {
    return store.readOf(owners, reader);
  }

  @Override
  public <R> R update(String who, Function<ClusterState, Outcome<R>> operation) {
    return store.update(who, operation);
  }

  @Override
  public void unlessOthersWrite(Runnable updates) {
    store.unlessOthersWrite(updates);
  }

  @Override
  public void sync() {
    store.sync();
  }

  @Override
  public Optional<Commits> commits() {
    return store.commits();
  }

  @Override
  public Optional<String> script(JobId job) {
    return store.script(job);
  }

  @Override
  public boolean visitAccounting(List<FieldCondition> conditions, AccountingVisitor visitor) {
    return store.visitAccounting(conditions, visitor);
  }

  @Override
  public List<ObjectRevision> history() {
    return store.history();
  }

  @Override
  public List<JobEvent> jobEvents() {
    return store.jobEvents();
  }

  @Override
  public List<JobEvent> jobEvents(JobId job) {
    return store.jobEvents(job);
  }

  @Override
  public void release() {
    store.release();
  }

  @Override
  public void close() {
    store.close();
  }
}
