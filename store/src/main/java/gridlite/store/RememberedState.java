package gridlite.store;

import gridlite.state.ClusterState;
import gridlite.state.Jobs;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The state that a process has read, as far as anybody has asked for it; the rest comes from the
 * tables, which must be those of the same update.
 */
final class RememberedState {
  private final Supplier<StateTables> tables;
  private @Nullable ClusterState whole;
  private @Nullable ClusterState part;
  private Set<String> partOwners = Set.of();

  RememberedState(Supplier<StateTables> tables) {
    this.tables = tables;
  }

  /** All of it. */
  ClusterState whole() {
    ClusterState known = whole;
    if (known == null) {
      long revision = tables.get().own(StateTables.OwnCounter.REVISION);
      known = ClusterState.of(revision, new LateTables(tables));
      whole = known;
    }
    return known;
  }

  /** The state as far as it is about some owners; all of it, where all jobs have been read. */
  ClusterState of(Set<String> owners) {
    ClusterState all = whole;
    if (all != null && all.storedJobs().areRead()) {
      return all;
    }
    ClusterState known = part;
    if (known == null || !owners.equals(partOwners)) {
      OwnersJobs some = new OwnersJobs(whole().storedJobs(), tables, owners);
      known = whole().about(Jobs.from(some), some::report);
      part = known;
      partOwners = Set.copyOf(owners);
    }
    return known;
  }

  /** The tables hold another state now. */
  void become(ClusterState committed) {
    whole = committed;
    part = null;
  }

  /** Forgets all: the tables may hold another state. */
  void forget() {
    whole = null;
    part = null;
  }

  /** Forgets what is not of an update. */
  void keep(long revision) {
    ClusterState known = whole;
    if (known != null && known.revision() != revision) {
      forget();
    }
  }
}
