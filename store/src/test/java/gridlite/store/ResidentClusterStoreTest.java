package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.port.ClusterStore;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.Outcome;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResidentClusterStoreTest extends StoreContract {
  @TempDir Path cell;

  @Override
  ClusterStore open() {
    if (!H2ClusterStore.exists(cell)) {
      Sample.emptyCell(cell);
    }
    return new ResidentClusterStore(cell, "test", holder -> {}, InstantSource.fixed(Sample.NOON));
  }

  @Test
  void updatesOfManyThreadsGetDifferentNumbers() throws Exception {
    try (ClusterStore store = open()) {
      ExecutorService threads = Executors.newFixedThreadPool(8);
      List<Callable<Long>> submissions = new ArrayList<>();
      for (int i = 0; i < 50; i++) {
        submissions.add(() -> store.update("alice", ResidentClusterStoreTest::submit));
      }
      TreeSet<Long> numbers = new TreeSet<>();
      for (Future<Long> number : threads.invokeAll(submissions)) {
        numbers.add(number.get());
      }
      threads.shutdown();
      assertThat(numbers).hasSize(50);
      assertThat(store.<Integer>read(state -> state.jobs().size())).isEqualTo(50);
    }
    try (ClusterStore again = open()) {
      assertThat(again.<Integer>read(state -> state.jobs().size())).isEqualTo(50);
    }
  }

  private static Outcome<Long> submit(ClusterState state) {
    long id = state.counter(Counter.JOB) + 1;
    return new Outcome<>(
        List.of(new Change.PutJob(Sample.job(id)), new Change.SetCounter(Counter.JOB, id)), id);
  }
}
