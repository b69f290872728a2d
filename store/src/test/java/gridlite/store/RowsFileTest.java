package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.name.ObjectKind;
import gridlite.port.StoreException;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.Outcome;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The copy of a small cell's rows, from which commands that only look read. */
class RowsFileTest {
  @TempDir Path root;
  private Path cell;
  private Path file;

  @BeforeEach
  void makeCell() throws Exception {
    cell = Files.createDirectory(root.resolve("default"));
    Sample.emptyCell(cell);
    file = RowsFile.file(cell);
  }

  private H2ClusterStore store() {
    return new H2ClusterStore(
        cell, "test", holder -> {}, InstantSource.fixed(Sample.NOON), Access.READ);
  }

  private void commit(Change... changes) {
    try (H2ClusterStore store = store()) {
      store.update("alice", state -> new Outcome<>(List.of(changes), 0));
    }
  }

  private boolean holds(String name) {
    try (H2ClusterStore store = store()) {
      return store.read(state -> state.has(ObjectKind.USER_SET, name));
    }
  }

  /** Returns whether reading opens the database. */
  private boolean opens() {
    BlockFile before = BlockPath.opened(CellDatabase.file(cell));
    holds("any");
    return BlockPath.opened(CellDatabase.file(cell)) != before;
  }

  @Test
  void whoOnlyLooksNeedNotOpenTheDatabase() throws Exception {
    commit(Sample.userSet("a"));
    assertThat(opens()).isFalse();
    assertThat(holds("a")).isTrue();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
  }

  /** As after a kill between a commit and the renaming of the copy. */
  @Test
  void aCopyFromBeforeTheLastCommitIsNotRead() throws Exception {
    commit(Sample.userSet("a"));
    Path former = Files.copy(file, root.resolve("former"));
    commit(Sample.userSet("b"));
    Files.move(former, file, StandardCopyOption.REPLACE_EXISTING);
    assertThat(opens()).isTrue();
    assertThat(holds("b")).isTrue();
  }

  /** A process that was killed has counted before it touched anything. */
  @Test
  void whoOpensToWriteCountsFirst() throws Exception {
    commit(Sample.userSet("a"));
    try (ClusterLock lock = new ClusterLock(cell, "killed", holder -> {})) {
      lock.acquire(Access.WRITE);
      lock.count();
    }
    assertThat(opens()).isTrue();
  }

  @Test
  void anOlderDatabaseIsRefusedThoughTheCopyIsThere() throws Exception {
    commit(Sample.userSet("a"));
    Path older = Files.copy(CellDatabase.file(cell), root.resolve("older"));
    commit(Sample.userSet("b"));
    Files.copy(older, CellDatabase.file(cell), StandardCopyOption.REPLACE_EXISTING);
    assertThatThrownBy(() -> holds("b")).isInstanceOf(StoreException.class);
    Files.delete(CellDatabase.file(cell));
    assertThatThrownBy(() -> holds("b")).isInstanceOf(StoreException.class);
  }

  @Test
  void aProofThatIsGoneIsMissedThoughTheCopyIsThere() throws Exception {
    commit(Sample.userSet("a"));
    Files.delete(Proof.file(cell));
    assertThatThrownBy(() -> holds("a")).isInstanceOf(StoreException.class);
  }

  @Test
  void whatAnOlderVersionWritesIsSeen() throws Exception {
    commit(Sample.userSet("a"));
    // without a count
    Files.writeString(cell.resolve(ClusterLock.NAME), "qsub of alice (process 7)");
    assertThat(opens()).isTrue();
    commit(Sample.userSet("b"));
    assertThat(opens()).isFalse();
    FileTime touched = FileTime.fromMillis(System.currentTimeMillis() + 5000);
    Files.setLastModifiedTime(CellDatabase.file(cell), touched);
    assertThat(opens()).isTrue();
  }

  @Test
  void aCopyOfAnotherStartOfTheMachineIsNotRead() throws Exception {
    commit(Sample.userSet("a"));
    String text = Files.readString(file, StandardCharsets.ISO_8859_1);
    String other = text.replaceFirst(" boot \\S+", " boot 00000000-0000-0000-0000-000000000000");
    assertThat(other).isNotEqualTo(text);
    Files.writeString(file, other, StandardCharsets.ISO_8859_1);
    assertThat(opens()).isTrue();
  }

  @Test
  void aDamagedCopyIsNotRead() throws Exception {
    commit(Sample.userSet("a"));
    byte[] bytes = Files.readAllBytes(file);
    for (int at : new int[] {0, bytes.length / 2, bytes.length - 1}) {
      byte[] damaged = bytes.clone();
      damaged[at] ^= 1;
      Files.write(file, damaged);
      assertThat(opens()).as("byte %d", at).isTrue();
    }
    for (int length : new int[] {0, 1, 300, bytes.length - 1}) {
      Files.write(file, Arrays.copyOf(bytes, length));
      assertThat(opens()).as("length %d", length).isTrue();
    }
    Files.write(file, bytes);
    assertThat(opens()).isFalse();
  }

  @Test
  void aLargeCellHasNone() throws Exception {
    commit(Sample.userSet("a"));
    assertThat(file).exists();
    List<Change> jobs = new ArrayList<>();
    for (long id = 1; id <= 4000; id++) {
      jobs.add(new Change.PutJob(Sample.job(id)));
    }
    commit(jobs.toArray(new Change[0]));
    assertThat(file).doesNotExist();
    assertThat(opens()).isTrue();
    List<Change> ends = new ArrayList<>();
    for (long id = 1; id <= 4000; id++) {
      ends.add(new Change.RemoveJob(JobId.of(id)));
    }
    commit(ends.toArray(new Change[0]));
    commit(Sample.userSet("b"));
    assertThat(holds("b")).isTrue();
  }

  @Test
  void aCopyThatCannotBeWrittenIsNoFailure() throws Exception {
    commit(Sample.userSet("a"));
    Files.delete(file);
    Files.createDirectories(file.resolve("in the way"));
    commit(Sample.userSet("b"));
    assertThat(holds("b")).isTrue();
  }

  @Test
  void theDaemonLeavesOne() {
    try (ResidentClusterStore store =
        new ResidentClusterStore(cell, "test", holder -> {}, InstantSource.system())) {
      store.update("alice", state -> new Outcome<>(List.of(Sample.userSet("a")), 0));
    }
    assertThat(opens()).isFalse();
    assertThat(holds("a")).isTrue();
  }

  /** Changes by chance: what is read from the copy is what the database holds. */
  @Test
  void theCopyHoldsWhatTheDatabaseHolds() throws Exception {
    long seed = System.nanoTime();
    try {
      copyAndDatabase(new Random(seed));
    } catch (StoreException | AssertionError e) {
      throw new AssertionError("seed " + seed, e);
    }
  }

  private void copyAndDatabase(Random random) throws Exception {
    for (int round = 0; round < 40; round++) {
      List<Change> changes = new ArrayList<>();
      for (int i = random.nextInt(5); i >= 0; i--) {
        changes.add(change(random));
      }
      commit(changes.toArray(new Change[0]));
      if (random.nextInt(8) == 0) {
        Files.delete(file);
        commit(change(random));
      }
      List<String> copied = texts(RowsFile.read(cell, stamp()).orElseThrow());
      try (CellDatabase database = CellDatabase.open(cell, Access.READ)) {
        assertThat(copied).isEqualTo(texts(database.tables().rows()));
      }
    }
  }

  private Optional<Stamp> stamp() {
    try (ClusterLock lock = new ClusterLock(cell, "test", holder -> {})) {
      lock.acquire(Access.READ);
      return Stamp.of(cell, lock.counted());
    }
  }

  private Change change(Random random) {
    long id = 1 + random.nextInt(6);
    Job job = Sample.job(id);
    return switch (random.nextInt(9)) {
      case 0, 1 -> new Change.PutJob(job);
      case 2 -> new Change.PutJob(job.withTask(Sample.running(1 + random.nextInt(3))));
      case 3 -> new Change.RemoveJob(JobId.of(id));
      case 4 -> Sample.userSet("set" + id, "user" + random.nextInt(3));
      case 5 -> new Change.RemoveObject(ObjectKind.USER_SET, "set" + id);
      case 6 -> new Change.MoveObject(ObjectKind.USER_SET, "set" + id);
      case 7 -> new Change.Account("line " + id);
      // the number of the last job never falls
      default -> new Change.SetCounter(Counter.RESERVATION, id);
    };
  }

  private static List<String> texts(Rows rows) {
    List<String> texts = new ArrayList<>();
    rows.records((section, name, body) -> texts.add("r " + section + " " + name + " " + body));
    texts.sort(null);
    rows.objects((kind, name, place, body) -> texts.add("o " + kind + name + place + body));
    rows.jobs((id, body) -> texts.add("j " + id + " " + body));
    rows.tasks((key, body) -> texts.add("t " + key + " " + body));
    for (long id = 1; id < 7; id++) {
      String job = "J " + id + " " + rows.job(id).orElse("none");
      texts.add(job);
      rows.tasksOf(id, (key, body) -> texts.add("T " + key + " " + body));
    }
    for (String section : List.of(StateTables.COUNTERS, StateTables.ACCOUNTING)) {
      rows.records(section, (name, body) -> texts.add("s " + section + name + body));
    }
    return texts;
  }

  /** A state whose sections are read after an update has them with its changes. */
  @Test
  void sectionsThatAreReadAfterAnUpdateHoldIt() {
    commit(Sample.userSet("a"));
    try (H2ClusterStore store = store()) {
      assertThat(store.<Long>read(ClusterState::revision)).isEqualTo(1);
      store.update(
          "alice",
          state ->
              new Outcome<>(
                  List.of(new Change.PutJob(Sample.job(7)), new Change.SetCounter(Counter.JOB, 7)),
                  0));
      assertThat(store.<Boolean>read(state -> state.job(JobId.of(7)).isPresent())).isTrue();
      assertThat(store.<Long>read(state -> state.counter(Counter.JOB))).isEqualTo(7);
    }
    assertThat(opens()).isFalse();
  }
}
