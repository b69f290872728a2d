package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import gridlite.job.JobId;
import gridlite.port.ClusterStore;
import gridlite.port.StoreException;
import gridlite.state.Change;
import gridlite.state.Counter;
import gridlite.state.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a file system that is full or may not be written does to a store: nothing, in one line. */
class DiskTest {
  @TempDir Path place;
  private SmallDisk disk;
  private Path cell;
  private long answered;

  @BeforeEach
  void makeCell() throws Exception {
    disk = SmallDisk.mounted(place.resolve("disk"), 6);
    cell = Files.createDirectory(disk.place().resolve("cell"));
    Sample.emptyCell(cell);
  }

  @AfterEach
  void unmount() throws Exception {
    if (disk != null) {
      disk.close();
    }
  }

  private H2ClusterStore store() {
    return new H2ClusterStore(
        cell, "test", holder -> {}, InstantSource.fixed(Sample.NOON), Access.WRITE);
  }

  private ResidentClusterStore resident() {
    return new ResidentClusterStore(cell, "test", holder -> {}, InstantSource.fixed(Sample.NOON));
  }

  private void submit(ClusterStore store) {
    long id = answered + 1;
    List<Change> changes =
        List.of(
            new Change.SetCounter(Counter.JOB, id),
            new Change.PutJob(Sample.job(id)),
            new Change.PutScript(JobId.of(id), "x".repeat(20_000)));
    store.update("alice", state -> new Outcome<>(changes, 0));
    answered = id;
  }

  /** The refusal that comes while there is no room; some updates may still find some. */
  private String refusal(ClusterStore store) {
    for (int i = 0; i < 200; i++) {
      StoreException refused = catchThrowableOfType(StoreException.class, () -> submit(store));
      if (refused != null) {
        return refused.getMessage();
      }
    }
    return "";
  }

  private static void isALineAndAHint(String message) {
    assertThat(message.lines()).hasSize(2).element(1).asString().startsWith("  nothing is lost");
  }

  private static long jobs(ClusterStore store) {
    return store.<Integer>read(state -> state.jobs().size());
  }

  @Test
  void aResidentStoreRefusesWhatItCannotSaveAndGoesOnWhenThereIsRoom() throws Exception {
    try (ResidentClusterStore store = resident()) {
      submit(store);
      for (int round = 0; round < 3; round++) {
        disk.fill();
        assertThat(refusal(store))
            .satisfies(DiskTest::isALineAndAHint)
            .contains("the file system " + Files.getFileStore(cell) + " is full");
        assertThat(store.trouble()).contains(" is full");
        assertThat(jobs(store)).isEqualTo(answered);
        disk.free();
        submit(store);
        assertThat(store.trouble()).isEmpty();
        assertThat(jobs(store)).isEqualTo(answered);
      }
    }
    try (H2ClusterStore store = store()) {
      assertThat(jobs(store)).isEqualTo(answered);
    }
    assertThat(CellCheck.problems(cell, Unwatched.EXTENT)).isEmpty();
  }

  @Test
  void aCommandRefusesWhatItCannotSaveAndNothingAcknowledgedIsLost() throws Exception {
    try (H2ClusterStore store = store()) {
      submit(store);
    }
    disk.fill();
    String refusal;
    try (H2ClusterStore store = store()) {
      refusal = refusal(store);
    } catch (StoreException e) {
      refusal = e.getMessage();
    }
    assertThat(refusal)
        .satisfies(DiskTest::isALineAndAHint)
        .contains("the file system " + Files.getFileStore(cell) + " is full");
    disk.free();
    try (H2ClusterStore store = store()) {
      assertThat(jobs(store)).isEqualTo(answered);
      submit(store);
      assertThat(jobs(store)).isEqualTo(answered);
    }
  }

  @Test
  void aFileSystemThatMayNotBeWrittenIsNamed() throws Exception {
    try (H2ClusterStore store = store()) {
      submit(store);
    }
    disk.readOnly(true);
    assertThat(H2ClusterStore.isAccessible(cell)).isFalse();
    assertThat(H2ClusterStore.obstacle(cell)).contains("is mounted read-only");
    StoreException refused =
        catchThrowableOfType(
            StoreException.class,
            () -> {
              try (H2ClusterStore store = store()) {
                submit(store);
              }
            });
    assertThat(refused.getMessage())
        .satisfies(DiskTest::isALineAndAHint)
        .contains("the file system " + Files.getFileStore(cell) + " is mounted read-only");
    assertThat(catchThrowableOfType(StoreException.class, this::resident).getMessage())
        .contains("is mounted read-only");
    disk.readOnly(false);
    try (H2ClusterStore store = store()) {
      submit(store);
      assertThat(jobs(store)).isEqualTo(answered);
    }
  }
}
