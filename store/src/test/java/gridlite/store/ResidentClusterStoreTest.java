package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.port.ClusterStore;
import gridlite.port.Commits;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.Outcome;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
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

  @Test
  void aCommitWakesWhoWaitsForOne() throws Exception {
    Duration ever = Duration.ofDays(1);
    try (ClusterStore store = open()) {
      Commits commits = store.commits().orElseThrow();
      long counted = commits.counted();
      ExecutorService threads = Executors.newFixedThreadPool(2);
      Callable<Integer> wait =
          () -> {
            assertThat(commits.await(counted, ever)).isTrue();
            return store.<Integer>read(state -> state.jobs().size());
          };
      List<Future<Integer>> waiting = List.of(threads.submit(wait), threads.submit(wait));
      store.update("alice", ResidentClusterStoreTest::submit);
      for (Future<Integer> one : waiting) {
        assertThat(one.get(1, TimeUnit.MINUTES)).isEqualTo(1);
      }
      threads.shutdown();
    }
  }

  @Test
  void anUpdateWithoutChangesWakesNobody() throws Exception {
    try (ClusterStore store = open()) {
      Commits commits = store.commits().orElseThrow();
      long counted = commits.counted();
      store.update("alice", state -> new Outcome<>(List.of(), 0));
      assertThat(commits.counted()).isEqualTo(counted);
      assertThat(commits.await(counted, Duration.ofMillis(1))).isFalse();
    }
  }

  private static Outcome<Long> submit(ClusterState state) {
    long id = state.counter(Counter.JOB) + 1;
    return new Outcome<>(
        List.of(new Change.PutJob(Sample.job(id)), new Change.SetCounter(Counter.JOB, id)), id);
  }
}
