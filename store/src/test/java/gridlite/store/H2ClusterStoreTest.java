package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.name.QueueName;
import gridlite.name.UserName;
import gridlite.port.ClusterStore;
import gridlite.port.MemoryClusterStore;
import gridlite.port.StoreException;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.HostLoad;
import gridlite.state.InstanceState;
import gridlite.state.ObjectRevision;
import gridlite.state.Outcome;
import gridlite.value.SortedTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TimeZone;
import java.util.function.Function;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class H2ClusterStoreTest extends StoreContract {
  private static final TimeZone ZONE = TimeZone.getDefault();

  @TempDir Path cell;

  @Override
  ClusterStore open() {
    return h2();
  }

  private H2ClusterStore h2() {
    if (!H2ClusterStore.exists(cell)) {
      Sample.emptyCell(cell);
    }
    return h2(cell);
  }

  private static H2ClusterStore h2(Path name) {
    InstantSource noon = InstantSource.fixed(Sample.NOON);
    return new H2ClusterStore(name, "test", holder -> {}, noon, Access.READ);
  }

  private static void commit(ClusterStore store, Change... changes) {
    store.update("alice", state -> new Outcome<>(List.of(changes), 0));
  }

  @Test
  void aCellOfAnOlderVersionIsBroughtToTheNewFormByWhoeverComesFirst() throws Exception {
    Job job = Sample.job(7).withTask(Sample.running(1));
    List<InstanceState> instances = new ArrayList<>();
    for (HostName host :
        List.of(
            HostName.of("a"),
            HostName.of("node17"),
            HostName.of("node17.example.org"),
            HostName.of("rack-1.node"))) {
      QueueInstanceName name = new QueueInstanceName(QueueName.of("größe.q"), host);
      instances.add(InstanceState.created(name, false, 5).withErrors(List.of("1:x", "")));
    }
    try (H2ClusterStore store = h2()) {
      commit(store, new Change.PutJob(job));
    }
    OldCell.makeFirstForm(cell, instances);
    ZoneId before = ZoneId.systemDefault();
    for (int i = 0; i < 2; i++) {
      try (H2ClusterStore store = h2()) {
        assertThat(store.<Job>read(state -> state.job(JobId.of(7)).orElseThrow())).isEqualTo(job);
        assertThat(store.<List<InstanceState>>read(H2ClusterStoreTest::instances))
            .isEqualTo(instances);
        assertThat(store.read(ClusterState::zone)).isEqualTo(before);
      }
      // the zone of the process that came first stays
      TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
    }
    InstanceState changed = instances.get(2).withTouched(6);
    try (H2ClusterStore store = h2()) {
      commit(store, new Change.PutInstance(changed));
    }
    instances.set(2, changed);
    try (H2ClusterStore store = h2()) {
      assertThat(store.<List<InstanceState>>read(H2ClusterStoreTest::instances))
          .isEqualTo(instances);
    }
  }

  @AfterEach
  void restoreZone() {
    TimeZone.setDefault(ZONE);
  }

  private static List<InstanceState> instances(ClusterState state) {
    List<InstanceState> instances = new ArrayList<>();
    state.instances().values().forEach(instances::add);
    return instances;
  }

  @Test
  void aCellBehindALinkIsTheSame(@TempDir Path other) throws Exception {
    h2().close();
    Path link = Files.createSymbolicLink(other.resolve("link"), cell);
    Job job = Sample.job(7);
    try (H2ClusterStore store = h2(link)) {
      commit(store, new Change.PutJob(job));
    }
    for (Path name : List.of(link, cell)) {
      Files.deleteIfExists(RowsFile.file(cell));
      try (H2ClusterStore store = h2(name)) {
        assertThat(store.<Job>read(state -> state.job(JobId.of(7)).orElseThrow())).isEqualTo(job);
      }
    }
  }

  @Test
  void aCellOfANewerVersionIsRefused() throws Exception {
    h2().close();
    run("UPDATE record SET body = '99' WHERE section = 'counter' AND name = '.FORM'");
    try (H2ClusterStore store = h2()) {
      assertThatThrownBy(() -> store.read(ClusterState::revision))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("newer gridlite (form 99");
    }
  }

  @Test
  void whoWaitsForAnUpgradeLearnsOfIt() throws Exception {
    h2().close();
    run("UPDATE record SET body = '7' WHERE section = 'counter' AND name = '.FORM'");
    List<String> heard = new ArrayList<>();
    Delays delays =
        new Delays() {
          @Override
          public void waitsFor(String holder) {
            heard.add(holder);
          }

          @Override
          public Runnable upgradeBegins() {
            heard.add("upgrade");
            return () -> heard.add("over");
          }
        };
    for (int i = 0; i < 2; i++) {
      InstantSource noon = InstantSource.fixed(Sample.NOON);
      try (H2ClusterStore store = new H2ClusterStore(cell, "test", delays, noon, Access.READ)) {
        store.read(ClusterState::revision);
      }
    }
    assertThat(heard).containsExactly("upgrade", "over");
  }

  private void run(String sql) throws SQLException {
    OldCell.run(cell, sql);
  }

  @Test
  void anUpdateAfterTheFirstNeedsNoSecondReading() {
    try (H2ClusterStore store = h2()) {
      commit(store, Sample.userSet("staff"));
      store.read(ClusterState::jobs);
      commit(store, new Change.PutJob(Sample.job(1)));
      assertThat(store.<Boolean>read(state -> state.job(JobId.of(1)).isPresent())).isTrue();
      assertThat(store.<Long>read(ClusterState::revision)).isEqualTo(2);
    }
  }

  private static Job job(long id, String owner, JobId... predecessors) {
    Job job = Sample.job(id);
    return new Job(
        JobId.of(id),
        new Job.Owner(UserName.of(owner), "users", 1001, 1002),
        job.submitted(),
        job.request(),
        List.of(predecessors),
        List.of(),
        job.waiting(),
        Map.of(),
        SortedTable.empty(),
        0);
  }

  private static List<JobId> ids(ClusterState state) {
    List<JobId> ids = new ArrayList<>();
    state.jobs().forEach(entry -> ids.add(entry.key()));
    return ids;
  }

  @Test
  void waitingJobsOfOthersAreNotReadForOneWhoAsksForSome() {
    try (H2ClusterStore store = h2()) {
      commit(
          store,
          new Change.PutJob(job(1, "alice", JobId.of(2))),
          new Change.PutJob(job(2, "bob")),
          new Change.PutJob(job(3, "bob")),
          new Change.PutJob(job(4, "bob").withTask(Sample.running(1))),
          new Change.PutJob(job(5, "al")));
    }
    try (H2ClusterStore store = h2()) {
      // one's own, what it waits for, and what is active
      assertThat(store.readOf(Set.of("alice"), H2ClusterStoreTest::ids))
          .containsExactly(JobId.of(1), JobId.of(2), JobId.of(4));
      assertThat(store.readOf(Set.of(), H2ClusterStoreTest::ids)).containsExactly(JobId.of(4));
      assertThat(store.readOf(Set.of("al"), H2ClusterStoreTest::ids))
          .containsExactly(JobId.of(4), JobId.of(5));
      assertThat(store.read(H2ClusterStoreTest::ids))
          .containsExactly(JobId.of(1), JobId.of(2), JobId.of(3), JobId.of(4), JobId.of(5));
      // what is known is not read again
      assertThat(store.readOf(Set.of(), H2ClusterStoreTest::ids)).hasSize(5);
      commit(store, new Change.RemoveJob(JobId.of(4)));
      // though the database was opened anew for the change: nobody else had it meanwhile
      assertThat(store.readOf(Set.of(), H2ClusterStoreTest::ids)).hasSize(4);
    }
    try (H2ClusterStore store = h2()) {
      assertThat(store.readOf(Set.of(), H2ClusterStoreTest::ids)).isEmpty();
    }
  }

  private static List<Long> successors(ClusterState state, long id) {
    return state.successors(JobId.of(id)).stream().map(job -> job.id().number()).toList();
  }

  @Test
  void whoWaitsForAJobIsKnownWithoutReadingAllJobs() throws Exception {
    try (H2ClusterStore store = h2()) {
      commit(
          store,
          new Change.PutJob(job(2, "bob")),
          new Change.PutJob(job(7, "bob", JobId.of(2))),
          new Change.PutJob(job(10, "bob", JobId.of(7), JobId.of(2))),
          new Change.PutJob(job(22, "bob")));
    }
    for (int i = 0; i < 2; i++) {
      try (H2ClusterStore store = h2()) {
        assertThat(store.<List<Long>>read(state -> successors(state, 2))).containsExactly(7L, 10L);
        assertThat(store.<List<Long>>read(state -> successors(state, 7))).containsExactly(10L);
        assertThat(store.<List<Long>>read(state -> successors(state, 22))).isEmpty();
        assertThat(store.<Boolean>read(state -> state.storedJobs().areRead())).isFalse();
      }
      // the database of a version that did not note it
      OldCell.makeFormBeforeColumns(cell);
      run("DELETE FROM record WHERE section = 'dependency'");
      run("UPDATE record SET body = '7' WHERE section = 'counter' AND name = '.FORM'");
    }
    try (H2ClusterStore store = h2()) {
      commit(
          store,
          new Change.PutJob(job(10, "bob", JobId.of(22))),
          new Change.RemoveJob(JobId.of(7)));
    }
    try (H2ClusterStore store = h2()) {
      assertThat(store.<List<Long>>read(state -> successors(state, 2))).isEmpty();
      assertThat(store.<List<Long>>read(state -> successors(state, 22))).containsExactly(10L);
    }
  }

  @Test
  void ofJobsOfLongAgoNothingIsKept() throws Exception {
    try (H2ClusterStore store = h2()) {
      commit(store, new Change.PutJob(Sample.job(1)), new Change.PutJob(Sample.job(2)));
      commit(store, new Change.RemoveJob(JobId.of(1)));
    }
    // as if all but one of so many rows had been written meanwhile
    long last = ChangeWriter.MOST_EVENTS + 999;
    run("UPDATE record SET body = '" + last + "' WHERE name = '.EVENT'");
    try (H2ClusterStore store = h2()) {
      assertThat(store.jobEvents(JobId.of(1))).isNotEmpty();
      commit(store, new Change.RemoveJob(JobId.of(2)));
      assertThat(store.jobEvents(JobId.of(1))).isEmpty();
      assertThat(store.jobEvents(JobId.of(2))).isNotEmpty();
    }
  }

  @Test
  void aCellThatRecordedNothingOfJobsDoesSoFromNowOn() throws Exception {
    try (H2ClusterStore store = h2()) {
      commit(store, new Change.PutJob(Sample.job(1)));
    }
    run("DROP TABLE job_event");
    run("UPDATE record SET body = '8' WHERE section = 'counter' AND name = '.FORM'");
    try (H2ClusterStore store = h2()) {
      assertThat(store.jobEvents(JobId.of(1))).isEmpty();
      commit(store, new Change.RemoveJob(JobId.of(1)));
      assertThat(store.jobEvents(JobId.of(1))).hasSize(2);
    }
  }

  /** Jobs that are looked up one by one, and those that are all in memory, in the same changes. */
  @Test
  void jobsThatAreReadOneByOneAreThoseThatAreReadTogether() {
    long seed = System.nanoTime();
    Random random = new Random(seed);
    MemoryClusterStore memory = new MemoryClusterStore();
    H2ClusterStore store = h2();
    for (int step = 0; step < 300; step++) {
      List<Change> changes = new ArrayList<>();
      for (int count = random.nextInt(4); count > 0; count--) {
        changes.add(change(random, 1 + random.nextInt(12)));
      }
      Function<ClusterState, Outcome<String>> update =
          state -> new Outcome<>(changes, look(state, random.nextInt(2)));
      store.update("alice", update);
      memory.update("alice", update);
      if (random.nextInt(4) == 0) {
        store.close();
        store = h2();
      }
      int most = random.nextInt(8);
      assertThat(store.<String>read(state -> look(state, most)))
          .as("seed %s", seed)
          .isEqualTo(memory.<String>read(state -> look(state, most)));
    }
    store.close();
  }

  private static Change change(Random random, long id) {
    if (random.nextInt(4) == 0) {
      return new Change.RemoveJob(JobId.of(id));
    }
    Job job = job(id, random.nextBoolean() ? "alice" : "bob", JobId.of(1 + random.nextInt(12)));
    return new Change.PutJob(
        random.nextInt(3) > 0 ? job : job.withTask(Sample.running(1 + random.nextInt(3))));
  }

  /** Answers to what is asked of the jobs; 7: all of them. */
  private static String look(ClusterState state, int most) {
    StringBuilder text = new StringBuilder();
    for (long id = 1; id <= most; id++) {
      text.append(state.job(JobId.of(id))).append(successors(state, id));
    }
    state.begunJobs().forEach(text::append);
    return most == 7 ? text.append(state.jobs()).toString() : text.toString();
  }

  @Test
  void everyFormerTextOfAnObjectIsKept() {
    try (H2ClusterStore store = h2()) {
      commit(store, Sample.userSet("staff", "alice"));
      commit(store, Sample.userSet("staff", "bob"));
      commit(store, new Change.RemoveObject(ObjectKind.USER_SET, "staff"));
      assertThat(store.history())
          .extracting(ObjectRevision::number, ObjectRevision::author, ObjectRevision::name)
          .containsExactly(
              Tuple.tuple(1L, "alice", "staff"),
              Tuple.tuple(2L, "alice", "staff"),
              Tuple.tuple(3L, "alice", "staff"));
      assertThat(store.history().get(0).object())
          .contains(Sample.userSet("staff", "alice").object());
      assertThat(store.history().get(2).object()).isEmpty();
    }
  }

  @Test
  void accountingRecordsAreAppendedInOrder() throws IOException {
    try (H2ClusterStore store = h2()) {
      commit(store, new Change.Account("one"), new Change.Account("two"));
      commit(store, new Change.Account("three"));
      assertThat(cell.resolve("common/accounting")).hasContent("one\ntwo\nthree\n");
      Files.delete(cell.resolve("common/accounting"));
      commit(store, new Change.Account("four"));
      assertThat(cell.resolve("common/accounting")).hasContent("four\n");
    }
  }

  @Test
  void recordsOfACellThatWasMovedAwayBeginNoOther() {
    Path gone = cell.resolve("gone");
    AccountingLog log = new AccountingLog(gone);
    assertThatThrownBy(() -> log.append(new AccountingLog.Pending(0, List.of("first"))))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("there is no directory " + gone.resolve("common"));
    assertThat(gone).doesNotExist();
  }

  @Test
  void aRecordThatWasCutOffByACrashIsCompleted() throws IOException {
    Path file = cell.resolve("common/accounting");
    AccountingLog log = new AccountingLog(cell);
    long size = log.append(new AccountingLog.Pending(0, List.of("first")));
    for (String written : List.of("", "s", "second\n", "second\nthi", "second\nthird\n")) {
      Files.writeString(file, "first\n" + written);
      log.append(new AccountingLog.Pending(size, List.of("second", "third")));
      assertThat(file).hasContent("first\nsecond\nthird\n");
    }
  }

  @Test
  void aRecordIsNotTakenForOneThatSomebodyAppendedByHand() throws IOException {
    Path file = cell.resolve("common/accounting");
    AccountingLog log = new AccountingLog(cell);
    long size = log.append(new AccountingLog.Pending(0, List.of("first")));
    Files.writeString(file, "first\n# by hand\n");
    log.append(new AccountingLog.Pending(size, List.of("second")));
    assertThat(file).hasContent("first\n# by hand\nsecond\n");
  }

  @Test
  void theFileHoldsWhatTheTextsNeedAndLittleMore() throws IOException {
    try (H2ClusterStore store = h2()) {
      for (int i = 0; i < 200; i++) {
        commit(store, Sample.userSet("staff", "user" + i));
      }
    }
    assertThat(Files.size(cell.resolve("gridlite.mv.db"))).isLessThan(4_000_000);
  }

  @Test
  void manyReadersAndTheLastWriterAgree() {
    try (H2ClusterStore store = h2()) {
      commit(store, new Change.PutLoad(HostName.of("node01"), new HostLoad(Map.of(), Sample.NOON)));
    }
    try (H2ClusterStore reader = h2()) {
      assertThat(reader.<Integer>read(state -> state.loads().size())).isOne();
      reader.release();
      assertThat(reader.<Integer>read(state -> state.loads().size())).isOne();
    }
  }

  @Test
  void aFileMostOfWhichIsFreeIsWrittenAnewWhenItIsClosed() throws Exception {
    try (H2ClusterStore store = h2()) {
      commit(store, new Change.PutJob(Sample.job(7)));
    }
    Sample.leaveMuchFree(cell);
    assertThat(H2ClusterStore.size(cell)).isGreaterThan(8L << 20);
    try (H2ClusterStore store = h2()) {
      store.read(ClusterState::jobs);
    }
    assertThat(H2ClusterStore.size(cell)).as("after a reader").isGreaterThan(8L << 20);
    try (H2ClusterStore store = h2()) {
      commit(store, new Change.PutJob(Sample.job(8)));
    }
    assertThat(H2ClusterStore.size(cell)).isLessThan(1L << 20);
    try (H2ClusterStore store = h2()) {
      assertThat(store.<Iterable<Job>>read(state -> state.jobs().values()))
          .containsExactly(Sample.job(7), Sample.job(8));
    }
  }

  @Test
  void aLargeFileThatIsInUseStaysAsItIs() throws Exception {
    Random random = new Random(8);
    try (H2ClusterStore store = h2()) {
      List<Change> changes = new ArrayList<>();
      for (int i = 1; i <= 60; i++) {
        changes.add(new Change.PutScript(JobId.of(i), Sample.largeScript(random)));
      }
      commit(store, changes.toArray(Change[]::new));
    }
    Object file = Files.getAttribute(H2ClusterStore.file(cell), "unix:ino");
    assertThat(H2ClusterStore.size(cell)).isGreaterThan(8L << 20);
    try (H2ClusterStore store = h2()) {
      commit(store, new Change.PutJob(Sample.job(8)));
    }
    assertThat(Files.getAttribute(H2ClusterStore.file(cell), "unix:ino")).isEqualTo(file);
  }
}
