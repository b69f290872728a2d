package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.job.ArrayTask;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.TaskFlag;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.port.ClusterStore;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.FinishedJob;
import gridlite.state.InstanceState;
import gridlite.state.JobEvent;
import gridlite.state.Outcome;
import gridlite.value.SortedTable;
import gridlite.value.TaskSet;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What every store does. */
abstract class StoreContract {
  private final List<ClusterStore> opened = new ArrayList<>();

  /** The store of the one cell that the test has; not opened twice at a time. */
  abstract ClusterStore open();

  private ClusterStore store() {
    ClusterStore store = open();
    opened.add(store);
    return store;
  }

  @AfterEach
  void closeWhatWasOpened() {
    opened.forEach(ClusterStore::close);
  }

  private static void commit(ClusterStore store, Change... changes) {
    store.update("alice", state -> new Outcome<>(List.of(changes), 0));
  }

  /** The content as another process would see it. */
  private ClusterStore reopened(ClusterStore store) {
    store.close();
    opened.remove(store);
    return store();
  }

  @Test
  void everyKindOfChangeIsThereAfterReopening() {
    ClusterStore store = store();
    ClusterState expected = ClusterState.blank().apply(Sample.everything());
    store.update("alice", state -> new Outcome<>(Sample.everything(), 0));
    assertThat(store.<List<Object>>read(Sample::contents)).isEqualTo(Sample.contents(expected));
    ClusterStore again = reopened(store);
    assertThat(again.<List<Object>>read(Sample::contents)).isEqualTo(Sample.contents(expected));
    assertThat(again.script(JobId.of(7))).contains("#!/bin/sh\necho größe\n");
    assertThat(again.script(JobId.of(8))).isEmpty();
  }

  private static List<String> actions(List<JobEvent> events) {
    return events.stream()
        .map(event -> event.author() + " " + event.action() + " " + event.tasks())
        .toList();
  }

  @Test
  void whatHappensToJobsIsRecorded() {
    ClusterStore store = store();
    Job job = Sample.job(1).with(JobRequest.ARRAY, true);
    commit(store, new Change.PutJob(job), new Change.PutJob(Sample.job(2)));
    assertThat(store.jobEvents()).isEmpty();
    Job held = job.withHold(HoldKind.USER, TaskSet.of(5));
    store.update("bob", state -> new Outcome<>(List.of(new Change.PutJob(held)), 0));
    commit(store, new Change.RemoveJob(JobId.of(2)));
    commit(store, new Change.PutJob(held), new Change.RemoveJob(JobId.of(1)));
    assertRecorded(store);
    assertRecorded(reopened(store));
  }

  private static void assertRecorded(ClusterStore store) {
    // the sample holds task 3
    assertThat(actions(store.jobEvents(JobId.of(1))))
        .containsExactlyInAnyOrder(
            "bob HELD 5", "bob RELEASED 3", "alice SUBMITTED ", "alice DELETED 1-9:2");
    assertThat(actions(store.jobEvents(JobId.of(2))))
        .containsExactlyInAnyOrder("alice SUBMITTED ", "alice DELETED ");
    assertThat(store.jobEvents()).hasSize(6);
    assertThat(store.jobEvents(JobId.of(3))).isEmpty();
  }

  @Test
  void aResultComesBackAndNothingIsCountedWhenNothingChanges() {
    ClusterStore store = store();
    assertThat(store.<String>update("alice", state -> Outcome.unchanged("result")))
        .isEqualTo("result");
    assertThat(store.<Long>read(ClusterState::revision)).isZero();
  }

  @Test
  void anOperationThatThrowsChangesNothing() {
    ClusterStore store = store();
    commit(store, Sample.userSet("staff"));
    assertThatThrownBy(
            () ->
                store.update(
                    "alice",
                    state -> {
                      throw new IllegalArgumentException("no");
                    }))
        .hasMessage("no");
    assertThat(store.<Long>read(ClusterState::revision)).isOne();
    commit(store, Sample.userSet("guests"));
    assertThat(reopened(store).<Boolean>read(s -> s.has(ObjectKind.USER_SET, "guests"))).isTrue();
  }

  @Test
  void objectsAreInTheOrderOfTheirLastChange() {
    ClusterStore store = store();
    commit(store, Sample.userSet("a"), Sample.userSet("b"), Sample.userSet("c"));
    commit(store, Sample.userSet("a", "alice"));
    commit(store, new Change.RemoveObject(ObjectKind.USER_SET, "b"));
    assertThat(reopened(store).<List<String>>read(StoreContract::userSets))
        .containsExactly("c", "a");
  }

  private static List<String> userSets(ClusterState state) {
    return List.copyOf(state.objects(ObjectKind.USER_SET).names());
  }

  @Test
  void aChangeOfOneTaskLeavesTheOthers() {
    ClusterStore store = store();
    Job job = Sample.job(1).withTask(Sample.running(1)).withTask(Sample.running(5));
    commit(store, new Change.PutJob(job), new Change.SetCounter(Counter.JOB, 1));
    ArrayTask suspended = Sample.running(5).with(TaskFlag.SUSPENDED);
    commit(store, new Change.PutJob(job.withoutTask(1).withTask(suspended)));
    Job stored = reopened(store).read(state -> state.job(JobId.of(1)).orElseThrow());
    assertThat(stored).isEqualTo(job.withoutTask(1).withTask(suspended));
  }

  @Test
  void whatBecomesOfTheTasksOfAnArrayIsReadBackAfterEachStep() {
    ClusterStore store = store();
    commit(store, new Change.PutJob(Sample.job(1)), new Change.SetCounter(Counter.JOB, 1));
    List<UnaryOperator<Job>> steps =
        List.of(
            job -> job.withTask(Sample.running(5)),
            job -> job.withTask(Sample.running(1)).withTask(Sample.running(9)),
            job -> job.withTask(Sample.running(5).pendingAgain(TaskFlag.RESCHEDULED)),
            job -> job.withTask(Sample.running(7)).withoutTask(1),
            job -> job.withTask(Sample.running(5)),
            job -> job.withTask(Sample.running(3)),
            job -> job.withoutTask(9).withoutTask(5),
            job -> job.withoutTask(7));
    Job job = Sample.job(1);
    for (UnaryOperator<Job> step : steps) {
      job = step.apply(job);
      commit(store, new Change.PutJob(job));
      store = reopened(store);
      assertThat(store.<Job>read(state -> state.job(JobId.of(1)).orElseThrow())).isEqualTo(job);
    }
  }

  @Test
  void instancesComeChangeAndGoOneByOneOrTogether() {
    ClusterStore store = store();
    List<Change> changes = new ArrayList<>();
    for (int host = 0; host < 300; host++) {
      changes.add(new Change.PutInstance(instance(host, host)));
    }
    store.update("alice", state -> new Outcome<>(changes, 0));
    commit(store, new Change.PutInstance(instance(7, 301)));
    commit(
        store,
        new Change.RemoveInstance(instance(8, 0).name()),
        new Change.PutInstance(instance(9, 302)),
        new Change.PutInstance(instance(10, 303)),
        new Change.PutInstance(instance(9, 304)),
        new Change.RemoveInstance(instance(10, 0).name()));
    SortedTable<QueueInstanceName, InstanceState> expected = SortedTable.empty();
    for (int host = 0; host < 300; host++) {
      InstanceState state = instance(host, host == 7 ? 301 : host == 9 ? 304 : host);
      expected = host == 8 || host == 10 ? expected : expected.with(state.name(), state);
    }
    store = reopened(store);
    assertThat(store.<Object>read(ClusterState::instances)).isEqualTo(expected);
    List<Change> all = new ArrayList<>();
    expected.values().forEach(state -> all.add(new Change.RemoveInstance(state.name())));
    store.update("alice", state -> new Outcome<>(all, 0));
    assertThat(reopened(store).<Boolean>read(state -> state.instances().isEmpty())).isTrue();
  }

  private static InstanceState instance(int host, long touched) {
    QueueInstanceName name = QueueInstanceName.of("all.q", "node" + host);
    return InstanceState.created(name, false, host).withTouched(touched);
  }

  @Test
  void aJobMayGoAndComeInOneUpdate() {
    ClusterStore store = store();
    commit(store, new Change.PutJob(Sample.job(1).withTask(Sample.running(1))));
    commit(
        store,
        new Change.PutJob(Sample.job(1).withTask(Sample.running(5))),
        new Change.RemoveJob(JobId.of(1)),
        new Change.PutJob(Sample.job(1).withTask(Sample.running(3))));
    assertThat(reopened(store).<Job>read(state -> state.job(JobId.of(1)).orElseThrow()))
        .isEqualTo(Sample.job(1).withTask(Sample.running(3)));
  }

  @Test
  void aJobMayChangeTwiceInOneUpdate() {
    ClusterStore store = store();
    Job job = Sample.job(1).withTask(Sample.running(1));
    commit(
        store,
        new Change.PutJob(job),
        new Change.PutJob(job.withoutTask(1)),
        new Change.SetCounter(Counter.JOB, 1));
    assertThat(reopened(store).<Job>read(state -> state.job(JobId.of(1)).orElseThrow()))
        .isEqualTo(job.withoutTask(1));
  }

  @Test
  void aJobGoesWithItsTasksAndScript() {
    ClusterStore store = store();
    commit(
        store,
        new Change.PutJob(Sample.job(1).withTask(Sample.running(1))),
        new Change.PutScript(JobId.of(1), "true"));
    commit(store, new Change.RemoveJob(JobId.of(1)));
    commit(store, new Change.PutJob(Sample.job(1)));
    ClusterStore again = reopened(store);
    assertThat(again.<Job>read(state -> state.job(JobId.of(1)).orElseThrow()))
        .isEqualTo(Sample.job(1));
    assertThat(again.script(JobId.of(1))).isEmpty();
  }

  @Test
  void finishedJobsKeepTheirOrder() {
    ClusterStore store = store();
    FinishedJob one = new FinishedJob(Sample.job(1), 1, Sample.NOON);
    FinishedJob two = new FinishedJob(Sample.job(2), 1, Sample.NOON);
    commit(store, new Change.PutFinished(List.of(two)));
    store.update("executor", state -> new Outcome<>(appended(state, one), 0));
    ClusterStore again = reopened(store);
    again.update("executor", state -> new Outcome<>(appended(state, two), 0));
    again.update(
        "executor",
        state -> new Outcome<>(List.of(new Change.PutFinished(state.finished().subList(1, 3))), 0));
    assertThat(reopened(again).<List<FinishedJob>>read(ClusterState::finished))
        .containsExactly(one, two);
  }

  private static List<Change> appended(ClusterState state, FinishedJob job) {
    List<FinishedJob> all = new ArrayList<>(state.finished());
    all.add(job);
    return List.of(new Change.PutFinished(all));
  }

  @Test
  void textsMayBeLongerThanAnyLimitOfTheDatabase() {
    ClusterStore store = store();
    String script = "ä".repeat(3_000_000);
    commit(store, new Change.PutJob(Sample.job(1)), new Change.PutScript(JobId.of(1), script));
    assertThat(reopened(store).script(JobId.of(1))).contains(script);
  }
}
