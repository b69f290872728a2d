package gridlite.store;

import gridlite.port.ClusterStore;
import gridlite.port.MemoryClusterStore;

class MemoryClusterStoreTest extends StoreContract {
  private final MemoryClusterStore store = new MemoryClusterStore();

  @Override
  ClusterStore open() {
    return store;
  }
}
