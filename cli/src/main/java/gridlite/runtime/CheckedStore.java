package gridlite.runtime;

import gridlite.port.ClusterStore;
import gridlite.port.ForwardingStore;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import gridlite.state.SimulatedHosts;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * A store that takes no change which this machine could not carry out; where hosts are simulated
 * nothing is carried out, and everything taken.
 */
final class CheckedStore extends ForwardingStore {
  private final BiConsumer<ClusterState, List<Change>> check;

  /**
   * A store.
   *
   * @param store keeps the state
   * @param check refuses changes of a state
   */
  CheckedStore(ClusterStore store, BiConsumer<ClusterState, List<Change>> check) {
    super(store);
    this.check = check;
  }

  @Override
  public <R> R update(String who, Function<ClusterState, Outcome<R>> operation) {
    return super.update(
        who,
        state -> {
          Outcome<R> outcome = operation.apply(state);
          if (!outcome.changes().isEmpty() && !SimulatedHosts.are(state)) {
            check.accept(state, outcome.changes());
          }
          return outcome;
        });
  }
}
