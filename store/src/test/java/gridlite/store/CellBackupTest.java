package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.port.StoreException;
import gridlite.problem.GridException;
import gridlite.state.Change;
import gridlite.state.Counter;
import gridlite.state.InstanceState;
import gridlite.state.Outcome;
import gridlite.state.SchedulingReport;
import gridlite.state.SearchWeights;
import gridlite.value.TaskSet;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Backups, what they bring back, and what is saved of a damaged cell. */
class CellBackupTest {
  @TempDir Path place;
  private Path cell;
  private Path backup;

  @BeforeEach
  void makeCell() throws Exception {
    cell = Files.createDirectory(place.resolve("cell"));
    backup = place.resolve("backup");
    Sample.emptyCell(cell);
    submit(1, 30);
  }

  private H2ClusterStore store() {
    return new H2ClusterStore(
        cell, "test", holder -> {}, InstantSource.fixed(Sample.NOON), Access.WRITE);
  }

  private void submit(long first, long last) {
    try (H2ClusterStore store = store()) {
      for (long id = first; id <= last; id++) {
        List<Change> changes =
            List.of(
                new Change.SetCounter(Counter.JOB, id),
                new Change.PutJob(Sample.job(id)),
                new Change.PutScript(JobId.of(id), "echo " + id + "\n".repeat(5000)),
                new Change.Account("a:b:c:d:e:" + id + ":g:h"));
        store.update("alice", state -> new Outcome<>(changes, 0));
      }
    }
  }

  private long jobs() {
    try (H2ClusterStore store = store()) {
      return store.<Integer>read(state -> state.jobs().size());
    }
  }

  private long lastNumber() {
    try (H2ClusterStore store = store()) {
      return store.<Long>read(state -> state.counter(Counter.JOB));
    }
  }

  @Test
  void aBackupBringsTheCellBackAndNoNumberIsGivenTwice() throws Exception {
    try (H2ClusterStore store = store()) {
      Job held = Sample.job(30).withHold(HoldKind.OPERATOR, TaskSet.of(1));
      store.update("bob", state -> new Outcome<>(List.of(new Change.PutJob(held)), 0));
    }
    CellBackup.write(cell, backup, Unwatched.EXTENT);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(backup)))
        .isEqualTo("rw-------");
    submit(31, 35);
    Path kept = cell.resolve("before");
    assertThat(CellBackup.restore(cell, backup, kept, Unwatched.EXTENT).next()).isEqualTo(36);
    assertThat(jobs()).isEqualTo(30);
    assertThat(lastNumber()).isEqualTo(35);
    try (H2ClusterStore store = store()) {
      assertThat(store.jobEvents(JobId.of(30)))
          .hasSize(1)
          .allMatch(event -> event.author().equals("bob"));
    }
    assertThat(cell.resolve("common/accounting")).content().hasLineCount(30);
    assertThat(kept.resolve("common/accounting")).content().hasLineCount(35);
    assertThat(CellCheck.problems(cell, Unwatched.EXTENT)).isEmpty();
    try (var left = Files.list(place)) {
      assertThat(left).containsExactlyInAnyOrder(cell, backup);
    }
  }

  private List<Object> contents() {
    try (H2ClusterStore store = store()) {
      List<Object> contents = new ArrayList<>(store.<List<Object>>read(Sample::contents));
      contents.remove(0); // a restored cell has had an update more
      contents.add(store.script(JobId.of(30)));
      contents.add(store.history());
      contents.add(store.jobEvents());
      return contents;
    }
  }

  private void addEverything() {
    List<Change> changes = new ArrayList<>(Sample.everything());
    changes.removeIf(change -> change instanceof Change.Account);
    changes.removeIf(change -> change instanceof Change.SetCounter);
    update(changes.toArray(Change[]::new));
  }

  private void update(Change... changes) {
    try (H2ClusterStore store = store()) {
      store.update("alice", state -> new Outcome<>(List.of(changes), 0));
    }
  }

  @Test
  void aBackupForTheVersionBeforeHasTheTablesOfThatOne() throws Exception {
    addEverything();
    CellBackup.writePrevious(cell, backup, Unwatched.EXTENT);
    Path former = unpacked();
    try (CellDatabase database = CellDatabase.open(former, Access.READ)) {
      assertThat(database.tables().own(StateTables.OwnCounter.FORM)).isEqualTo(9);
      assertThat(database.provable()).isEqualTo(Proof.read(former).orElseThrow());
      assertThat(database.provable()).isEqualTo(Proof.read(cell).orElseThrow());
      assertThat(database.rows("job")).isEqualTo(30);
      assertThat(database.rows("begun_task")).isEqualTo(1);
      assertThat(database.rows("record WHERE section = 'usage'")).isEqualTo(1);
      assertThat(database.rows("record WHERE section = 'report' AND body LIKE '2:-2%'"))
          .isEqualTo(1);
      assertThatThrownBy(() -> database.rows("unfinished_job")).isInstanceOf(SQLException.class);
    }
    // and this version goes on with it; the groups that instances keep are unknown to that one,
    // which reads other messages of a scheduling run, too
    SchedulingReport report = Sample.report();
    update(
        new Change.PutInstance(
            InstanceState.created(Sample.INSTANCE, true, 3).withErrors(List.of("one", "two"))),
        new Change.PutReport(
            new SchedulingReport(report.pending(), report.running(), List.of(), List.of())));
    List<Object> before = contents();
    CellBackup.restore(cell, backup, cell.resolve("before"), Unwatched.EXTENT);
    assertThat(contents()).isEqualTo(before);
    assertThat(CellCheck.problems(cell, Unwatched.EXTENT)).noneMatch(p -> p.contains("column"));
  }

  /** Unpacks a backup by hand, as a version does that knows no other tables. */
  private Path unpacked() throws IOException {
    Path former = Files.createDirectory(place.resolve("former"));
    try (ZipFile archive = new ZipFile(backup.toFile())) {
      for (Path file : List.of(CellDatabase.file(former), Proof.file(former))) {
        ZipEntry entry = archive.getEntry(file.getFileName().toString());
        Files.copy(archive.getInputStream(entry), file);
      }
    }
    return former;
  }

  @Test
  void aBackupForTheVersionBeforeHasNoCountersThatItDoesNotKnow() throws Exception {
    SearchWeights weights = new SearchWeights(-34, -68, -102);
    try (H2ClusterStore store = store()) {
      store.update("alice", state -> new Outcome<>(weights.changes(state), 0));
    }
    CellBackup.writePrevious(cell, backup, Unwatched.EXTENT);
    try (CellDatabase database = CellDatabase.open(unpacked(), Access.READ)) {
      assertThat(database.rows("record WHERE name LIKE '%_FIRST'")).isZero();
    }
  }

  @Test
  void aBackupOfACellThatNoCommandHasUpgraded() throws Exception {
    addEverything();
    List<Object> before = contents();
    OldCell.makeFormBeforeColumns(cell);
    CellBackup.write(cell, backup, Unwatched.EXTENT);
    Path kept = cell.resolve("before");
    CellBackup.restore(cell, backup, kept, Unwatched.EXTENT);
    try (CellDatabase old = CellDatabase.open(kept, Access.READ)) {
      assertThat(old.tables().own(StateTables.OwnCounter.FORM)).isEqualTo(9);
    }
    before.removeIf(Long.class::isInstance);
    List<Object> after = contents();
    after.removeIf(Long.class::isInstance); // numbers are skipped
    assertThat(after).isEqualTo(before);
  }

  @Test
  void ofTwoRestoredInOneSecondNeitherWritesOverWhatTheOtherKept() throws Exception {
    CellBackup.write(cell, backup, Unwatched.EXTENT);
    submit(31, 35);
    Path kept = cell.resolve("before");
    assertThat(CellBackup.restore(cell, backup, kept, Unwatched.EXTENT).kept()).isEqualTo(kept);
    assertThat(CellBackup.restore(cell, backup, kept, Unwatched.EXTENT).kept())
        .isEqualTo(cell.resolve("before-2"));
    assertThat(CellCheck.problems(cell, Unwatched.EXTENT)).isEmpty();
    assertThat(kept.resolve("common/accounting")).content().hasLineCount(35);
    assertThat(cell.resolve("before-2/common/accounting")).content().hasLineCount(30);
  }

  @Test
  void aBackupIsReplacedOnlyWhenThatIsWished() throws Exception {
    Files.writeString(backup, "mine");
    assertThatThrownBy(() -> CellBackup.refuseExisting(backup))
        .isInstanceOf(GridException.class)
        .hasMessageContaining("there is a file of that name");
    assertThat(backup).hasContent("mine");
    CellBackup.write(cell, backup, Unwatched.EXTENT);
    CellBackup.restore(cell, backup, cell.resolve("before"), Unwatched.EXTENT);
    assertThat(jobs()).isEqualTo(30);
  }

  @Test
  void intoAnEmptyCellNumbersThatTheBackupDoesNotKnowAreSkipped() throws Exception {
    CellBackup.write(cell, backup, Unwatched.EXTENT);
    cell = Files.createDirectory(place.resolve("other"));
    CellBackup.restore(cell, backup, cell.resolve("before"), Unwatched.EXTENT);
    assertThat(jobs()).isEqualTo(30);
    assertThat(lastNumber()).isEqualTo(1030);
  }

  @Test
  void aBackupThatIsNotThereIsNamed() {
    Path missing = place.resolve("missing");
    assertThatThrownBy(
            () -> CellBackup.restore(cell, missing, cell.resolve("before"), Unwatched.EXTENT))
        .hasMessageContaining("can't restore " + missing + ": there is no file " + missing);
  }

  @Test
  void aDamagedBackupAndACellInUseAreRefused() throws Exception {
    CellBackup.write(cell, backup, Unwatched.EXTENT);
    try (ClusterLock lock = new ClusterLock(cell, "test", holder -> {})) {
      lock.acquire(Access.READ);
      // within one JVM a second lock of the same file throws; a second process is refused
      assertThatThrownBy(
              () -> CellBackup.restore(cell, backup, cell.resolve("before"), Unwatched.EXTENT))
          .isInstanceOf(RuntimeException.class);
    }
    try (RandomAccessFile file = new RandomAccessFile(backup.toFile(), "rw")) {
      file.seek(file.length() / 3);
      file.write(new byte[3000]);
    }
    assertThatThrownBy(
            () -> CellBackup.restore(cell, backup, cell.resolve("before"), Unwatched.EXTENT))
        .isInstanceOf(StoreException.class);
    assertThat(jobs()).isEqualTo(30);
    assertThat(cell.resolve("before")).doesNotExist();
  }

  private void put(Job job) {
    try (H2ClusterStore store = store()) {
      store.update("alice", state -> new Outcome<>(List.of(new Change.PutJob(job)), 0));
    }
  }

  private TaskSet held(long job) {
    try (H2ClusterStore store = store()) {
      return store.read(state -> state.job(JobId.of(job)).orElseThrow().held(HoldKind.OPERATOR));
    }
  }

  private Path spool(String name) throws IOException {
    return Files.createDirectories(cell.resolve("spool").resolve(name));
  }

  /** A record of an ended task. */
  private static String record(long job, long task) {
    return "q:h:g:o:n:" + job + ":" + "0:".repeat(29) + task + ":0:0:0:NONE:0:NONE:0:0:0\n";
  }

  @Test
  void whatWasActiveInTheBackupIsClaimedWhetherItHasADirectoryOrNot() throws Exception {
    put(Sample.job(7).withTask(Sample.running(1)).withTask(Sample.running(3)));
    Files.writeString(spool("active_jobs/7.1").resolve("attempt"), "1\n");
    CellBackup.write(cell, backup, Unwatched.EXTENT);
    assertThat(CellBackup.restore(cell, backup, cell.resolve("before"), Unwatched.EXTENT).held())
        .isEmpty();
    assertThat(cell.resolve("spool/active_jobs/7.1")).exists();
    try (var claims = Files.list(cell.resolve("spool/begun"))) {
      assertThat(claims.map(path -> path.getFileName() + ""))
          .containsExactlyInAnyOrder("7.1.1", "7.3.1");
    }
  }

  @Test
  void whatWaitedInTheBackupAndHasRunSinceIsHeld() throws Exception {
    Path accounting = cell.resolve("common/accounting");
    Files.writeString(accounting, Files.readString(accounting) + record(9, 5) + record(10, 1));
    // began while the backup was made: the database does not know of it yet
    Files.writeString(spool("active_jobs/11.3").resolve("attempt"), "1\n");
    CellBackup.write(cell, backup, Unwatched.EXTENT);
    CellBackup.delete(cell.resolve("spool/active_jobs/11.3"));
    Files.writeString(accounting, Files.readString(accounting) + record(9, 1) + record(9, 3));
    spool("active_jobs/12.1");
    Files.writeString(spool("begun").resolve("13.9.1"), "");
    assertThat(CellBackup.restore(cell, backup, cell.resolve("before"), Unwatched.EXTENT).held())
        .containsExactly(JobId.of(9), JobId.of(11), JobId.of(12), JobId.of(13));
    assertThat(held(9)).isEqualTo(TaskSet.ofNumbers(List.of(1L, 3L)));
    assertThat(held(10)).isEqualTo(TaskSet.EMPTY);
    assertThat(held(11)).isEqualTo(TaskSet.of(3));
    assertThat(held(13)).isEqualTo(TaskSet.of(9));
    assertThat(cell.resolve("spool/active_jobs/11.3")).doesNotExist();
    assertThat(cell.resolve("before/spool/begun/13.9.1")).exists();
  }

  @Test
  void aBackupWhileOthersWriteHoldsWhatWasAnsweredWhenItBegan() throws Exception {
    AtomicLong answered = new AtomicLong(30);
    AtomicBoolean enough = new AtomicBoolean();
    Thread writer =
        new Thread(
            () -> {
              try (ResidentClusterStore store =
                  new ResidentClusterStore(
                      cell, "test", holder -> {}, InstantSource.fixed(Sample.NOON))) {
                while (!enough.get()) {
                  long id = answered.get() + 1;
                  List<Change> changes =
                      List.of(
                          new Change.SetCounter(Counter.JOB, id),
                          new Change.PutJob(Sample.job(id)));
                  store.update("alice", state -> new Outcome<>(changes, 0));
                  answered.set(id);
                }
              }
            });
    writer.start();
    Path other = Files.createDirectory(place.resolve("other"));
    try {
      for (int i = 0; i < 10; i++) {
        long before = answered.get();
        Proof held = Snapshot.take(cell, other, new Meter(Unwatched.EXTENT));
        assertThat(held.job()).isGreaterThanOrEqualTo(before);
        Files.delete(Proof.file(other));
      }
    } finally {
      enough.set(true);
      writer.join();
    }
    assertThat(jobs()).isEqualTo(answered.get());
  }

  @Test
  void aRepairKeepsWhatCanBeReadAndTheDamagedFile() throws Exception {
    Path file = CellDatabase.file(cell);
    // what lies in the middle may be unused: on from there, until something is hit
    for (long at = Files.size(file) / 2;
        CellCheck.problems(cell, Unwatched.EXTENT).isEmpty();
        at += 8192) {
      assertThat(at).isLessThan(Files.size(file));
      try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
        open.seek(at);
        open.write(new byte[8192]);
      }
    }
    List<String> done = CellCheck.repair(cell, ".damaged-1");
    assertThat(done).anyMatch(line -> line.contains("gridlite.mv.db.damaged-1"));
    assertThat(cell.resolve("gridlite.mv.db.damaged-1")).exists();
    assertThat(CellCheck.problems(cell, Unwatched.EXTENT)).isEmpty();
    assertThat(jobs()).isPositive();
    assertThat(lastNumber()).isGreaterThanOrEqualTo(30);
    assertThat(CellCheck.repair(cell, ".damaged-2")).isEmpty();
    submit(31, 31);
  }

  @Test
  void linesThatAreNoRecordsAreReported() throws Exception {
    Path accounting = cell.resolve("common/accounting");
    Files.writeString(accounting, Files.readString(accounting) + "nonsense\na:b:c");
    assertThat(CellCheck.problems(cell, Unwatched.EXTENT))
        .containsExactly(
            accounting + ": the last line has no end, as if its writer had been killed",
            accounting + ":31: it is not an accounting record",
            accounting + ":32: it is not an accounting record");
  }

  /** Whoever waits for them hears how far backup, restoration and check are, up to the end. */
  @Test
  void theirExtentGrowsUpToTheWhole() {
    List<Long> parts = new ArrayList<>();
    List<Long> wholes = new ArrayList<>();
    Extent heard =
        (done, total) -> {
          parts.add(done);
          wholes.add(total);
        };
    for (Runnable work :
        List.<Runnable>of(
            () -> CellBackup.write(cell, backup, heard),
            () -> CellCheck.problems(cell, heard),
            () -> CellBackup.restore(cell, backup, cell.resolve("before"), heard))) {
      parts.clear();
      wholes.clear();
      work.run();
      assertThat(parts).hasSizeGreaterThan(2).isSorted();
      assertThat(parts.get(parts.size() - 1)).isEqualTo(wholes.get(wholes.size() - 1));
      assertThat(wholes.get(0))
          .as("known from the beginning")
          .isEqualTo(wholes.get(wholes.size() - 1));
    }
  }

  /** The database of a backup knows of nothing that its other files do not have yet. */
  @Test
  void whatBeginsWhileTheDatabaseIsCopiedIsInTheBackup() throws Exception {
    AtomicBoolean begun = new AtomicBoolean();
    CellBackup.write(
        cell,
        backup,
        (done, total) -> {
          if (!begun.getAndSet(true)) {
            begin("active_jobs/11.3");
          }
        });
    try (ZipFile archive = new ZipFile(backup.toFile())) {
      assertThat(archive.getEntry("spool/active_jobs/11.3/attempt")).isNotNull();
    }
  }

  private void begin(String task) {
    try {
      Files.writeString(spool(task).resolve("attempt"), "1\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
