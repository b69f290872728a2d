package gridlite.runtime;

import gridlite.job.JobId;
import gridlite.port.AccountingLine;
import gridlite.port.ClusterStore;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.ObjectRevision;
import gridlite.state.Outcome;
import gridlite.state.SimulatedHosts;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * A store that takes no change which this machine could not carry out; where hosts are simulated
 * nothing is carried out, and everything taken.
 *
 * @param store keeps the state
 * @param check refuses changes of a state
 */
public record CheckedStore(ClusterStore store, BiConsumer<ClusterState, List<Change>> check)
    implements ClusterStore {
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
    return store.update(
        who,
        state -> {
          Outcome<R> outcome = operation.apply(state);
          if (!outcome.changes().isEmpty() && !SimulatedHosts.are(state)) {
            check.accept(state, outcome.changes());
          }
          return outcome;
        });
  }

  @Override
  public OptionalLong commits() {
    return store.commits();
  }

  @Override
  public boolean awaitCommit(long counted, Duration longest) throws InterruptedException {
    return store.awaitCommit(counted, longest);
  }

  @Override
  public boolean isLookedAfter() {
    return store.isLookedAfter();
  }

  @Override
  public void sync() {
    store.sync();
  }

  @Override
  public String script(JobId job) {
    return store.script(job);
  }

  @Override
  public Optional<List<AccountingLine>> accountingOf(JobId job) {
    return store.accountingOf(job);
  }

  @Override
  public List<ObjectRevision> history() {
    return store.history();
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
