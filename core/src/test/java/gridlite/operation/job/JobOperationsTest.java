package gridlite.operation.job;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.complex.RequestedResource;
import gridlite.config.ClusterQueue;
import gridlite.config.User;
import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.UserName;
import gridlite.operation.Actor;
import gridlite.operation.Answer;
import gridlite.operation.Force;
import gridlite.problem.ProblemKind;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.Outcome;
import gridlite.testkit.ClusterBuilder;
import gridlite.value.PerHost;
import gridlite.value.TaskRange;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Submitting, changing and deleting jobs: qsub(1), qalter(1), qhold(1), qdel(1). */
class JobOperationsTest {
  private static final Actor ALICE =
      new Actor(UserName.of("alice"), "users", 1001, 100, HostName.of("master"));
  private static final Actor BOB =
      new Actor(UserName.of("bob"), "users", 1002, 100, HostName.of("master"));
  private static final Actor ROOT =
      new Actor(UserName.of("root"), "root", 0, 0, HostName.of("master"));

  private ClusterState state =
      ClusterBuilder.empty()
          .put(ObjectKind.SUBMIT_HOST, "master", User.SCHEMA.template())
          .put(ObjectKind.MANAGER, "root", User.SCHEMA.template())
          .host("node01")
          .queue("all.q", "node01")
          .state();

  private static Values named(String name) {
    return JobRequest.SCHEMA.template().with(JobRequest.NAME, name).with(JobRequest.BINARY, true);
  }

  private static Values array(String name, TaskRange tasks) {
    return named(name).with(JobRequest.ARRAY, true).with(JobRequest.TASKS, tasks);
  }

  private Submitted submit(Actor actor, Values request) {
    Outcome<Submitted> outcome =
        SubmitJob.submit(
            state,
            host -> !host.equals("nosuch"),
            new Submission(request, Set.of(), Optional.empty(), Optional.empty()),
            actor,
            ClusterBuilder.NOW);
    state = state.apply(outcome.changes());
    return outcome.result();
  }

  private Job accepted(Actor actor, Values request) {
    return submit(actor, request).job().orElseThrow();
  }

  private Job job(JobId id) {
    return state.job(id).orElseThrow();
  }

  private static JobReference reference(JobId id) {
    return JobReference.of(id);
  }

  private List<Answer> alter(AlterJob.Request request, Actor actor) {
    Outcome<JobAnswers> outcome =
        AlterJob.alter(state, host -> true, request, actor, ClusterBuilder.NOW);
    state = state.apply(outcome.changes());
    return outcome.result().answers();
  }

  private List<Answer> hold(JobId id, Actor actor, HoldKind kind) {
    HoldChange change = new HoldChange(Set.of(kind), Set.of(), false);
    return alter(AlterJob.Request.ofHold(List.of(reference(id)), List.of(), change), actor);
  }

  private <V> List<Answer> alter(
      JobId id, Actor actor, AlterItem item, Attribute<V> attribute, V value) {
    Values values = JobRequest.SCHEMA.template().with(attribute, value);
    return alter(
        new AlterJob.Request(
            List.of(reference(id)), List.of(), values, Set.of(item), List.of(), HoldChange.NONE),
        actor);
  }

  private List<String> delete(JobReference reference, Actor actor) {
    Outcome<JobAnswers> outcome =
        DeleteJob.delete(
            state,
            new DeleteJob.Request(List.of(reference), List.of(), Force.NOT_USED),
            actor,
            ClusterBuilder.NOW);
    state = state.apply(outcome.changes());
    return outcome.result().answers().stream().map(Answer::text).toList();
  }

  @Test
  void aRefusalUsesUpTheNumberOfTheJob() {
    Values unknown =
        named("one").with(JobRequest.HARD_RESOURCES, List.of(new RequestedResource("nosuch", "1")));
    assertThat(submit(ALICE, unknown).refusal().orElseThrow().text()).contains("nosuch");
    assertThat(state.counter(Counter.JOB)).isEqualTo(1);
    assertThat(accepted(ALICE, named("two")).id().number()).isEqualTo(2);
  }

  /** Grid Engine ends with 1 and submits the job all the same. */
  @Test
  void whoNoQueueAdmitsIsWarned() {
    assertThat(submit(ALICE, named("x")).notes()).isEmpty();
    PerHost<List<String>> lists = new PerHost<>(List.of("nobody"), Map.of(), Map.of());
    Values queue = state.find(ObjectKind.CLUSTER_QUEUE, "all.q").orElseThrow();
    put(queue.with(ClusterQueue.USER_LISTS, lists));
    Submitted submitted = submit(ALICE, named("x"));
    assertThat(submitted.job()).isPresent();
    assertThat(submitted.notes())
        .containsExactly(
            new Answer(
                "warning: alice's job is not allowed to run in any queue", Answer.Stream.ERR, 0));
    put(
        queue.with(
            ClusterQueue.USER_LISTS,
            new PerHost<>(List.of("nobody"), Map.of(), Map.of("node01", List.of()))));
    assertThat(submit(ALICE, named("x")).notes()).isEmpty();
  }

  private void put(Values queue) {
    state = state.apply(List.of(new Change.PutObject(ObjectKind.CLUSTER_QUEUE, "all.q", queue)));
  }

  @Test
  void aNameThatIsTooLongGetsNoNumber() {
    assertThat(submit(ALICE, named("x".repeat(512))).refusal()).isPresent();
    assertThat(accepted(ALICE, named("x".repeat(511))).id().number()).isEqualTo(1);
  }

  @Test
  void requestsAreStoredByFullNameWithTimesInSeconds() {
    Values request =
        named("types")
            .with(
                JobRequest.HARD_RESOURCES,
                List.of(
                    new RequestedResource("h_rt", "1:30:00"), new RequestedResource("vf", "1.5G")));
    assertThat(accepted(ALICE, request).get(JobRequest.HARD_RESOURCES))
        .containsExactly(
            new RequestedResource("h_rt", "5400"), new RequestedResource("virtual_free", "1.5G"));
  }

  @Test
  void namesMeanOnesOwnJobsAndNumbersAnybodys() {
    accepted(ALICE, named("prepare"));
    accepted(BOB, named("prepare"));
    Values waits = named("w").with(JobRequest.PREDECESSORS, List.of("prep*", "2", "99", "nosuch"));
    assertThat(accepted(ALICE, waits).predecessors()).containsExactly(JobId.of(1), JobId.of(2));
    Values byName = named("w").with(JobRequest.PREDECESSORS, List.of("prep*"));
    assertThat(accepted(ALICE, byName).predecessors()).containsExactly(JobId.of(1));
  }

  @Test
  void aJobCanNotWaitForItselfNorInACircle() {
    Values own = named("own").with(JobRequest.PREDECESSORS, List.of("1"));
    assertThat(submit(ALICE, own).refusal().orElseThrow().text()).contains("its own");
    accepted(ALICE, named("ring1"));
    accepted(ALICE, named("ring2").with(JobRequest.PREDECESSORS, List.of("ring1")));
    List<Answer> answers =
        alter(
            JobId.of(2), ALICE, AlterItem.PREDECESSORS, JobRequest.PREDECESSORS, List.of("ring2"));
    assertThat(answers.get(0).exitStatus()).isEqualTo(1);
    assertThat(job(JobId.of(2)).predecessors()).isEmpty();
  }

  @Test
  void aDeletedPredecessorCountsAsFinished() {
    accepted(ALICE, named("first"));
    accepted(ALICE, named("last").with(JobRequest.PREDECESSORS, List.of("first")));
    assertThat(delete(reference(JobId.of(1)), ALICE)).containsExactly("alice has deleted job 1");
    assertThat(job(JobId.of(2)).predecessors()).isEmpty();
  }

  @Test
  void taskwiseDependenciesNeedTheSameRange() {
    accepted(ALICE, array("fine", new TaskRange(1, 6, 1)));
    Values coarse =
        array("coarse", new TaskRange(1, 6, 2))
            .with(JobRequest.ARRAY_PREDECESSORS, List.of("fine"));
    assertThat(accepted(ALICE, coarse).arrayPredecessors()).containsExactly(JobId.of(1));
    Values shorter =
        array("short", new TaskRange(1, 3, 1)).with(JobRequest.ARRAY_PREDECESSORS, List.of("fine"));
    assertThat(submit(ALICE, shorter).refusal()).isPresent();
  }

  @Test
  void eachKindOfHoldNeedsItsRight() {
    accepted(ALICE, named("one"));
    assertThat(hold(JobId.of(1), ALICE, HoldKind.USER).get(0).text())
        .isEqualTo("modified hold of job 1");
    assertThat(hold(JobId.of(1), ALICE, HoldKind.USER)).isEmpty();
    assertThat(hold(JobId.of(1), ALICE, HoldKind.OPERATOR).get(0).exitStatus())
        .isEqualTo(ProblemKind.HOLD_RIGHT.exitStatus());
    assertThat(hold(JobId.of(1), BOB, HoldKind.USER).get(0).exitStatus())
        .isEqualTo(ProblemKind.NOT_OWNER.exitStatus());
    assertThat(hold(JobId.of(1), ROOT, HoldKind.SYSTEM).get(0).exitStatus()).isZero();
  }

  @Test
  void ownersLowerPrioritiesAndOperatorsRaiseThem() {
    accepted(ALICE, named("one"));
    assertThat(
            alter(JobId.of(1), ALICE, AlterItem.PRIORITY, JobRequest.PRIORITY, -5L).get(0).text())
        .isEqualTo("alice@master sets scheduling priority of job 1 to -5");
    assertThat(
            alter(JobId.of(1), ALICE, AlterItem.PRIORITY, JobRequest.PRIORITY, -4L).get(0).text())
        .contains("operator");
    alter(JobId.of(1), ROOT, AlterItem.PRIORITY, JobRequest.PRIORITY, 10L);
    alter(JobId.of(1), ALICE, AlterItem.PRIORITY, JobRequest.PRIORITY, 3L);
    assertThat(job(JobId.of(1)).get(JobRequest.PRIORITY)).isEqualTo(3);
  }

  @Test
  void theVersionCountsWhatMayBearOnSchedulingOnceARequest() {
    accepted(ALICE, named("one"));
    alter(JobId.of(1), ALICE, AlterItem.NAME, JobRequest.NAME, "first");
    alter(JobId.of(1), ALICE, AlterItem.ACCOUNT, JobRequest.ACCOUNT, "acc");
    assertThat(job(JobId.of(1)).version()).isEqualTo(1);
  }

  @Test
  void deletedTasksAreNamedByNumberListOrRange() {
    accepted(ALICE, array("arr", new TaskRange(1, 20, 1)));
    assertThat(delete(tasks(2, 2, 1), ALICE))
        .containsExactly("alice has deleted job-array task 1.2");
    assertThat(delete(tasks(3, 4, 1), ALICE))
        .containsExactly("alice has deleted job-array tasks 3,4 of job 1");
    assertThat(delete(tasks(6, 10, 2), ALICE))
        .containsExactly("alice has deleted job-array tasks 6-10:2 of job 1");
    assertThat(delete(tasks(2, 2, 1), ALICE))
        .containsExactly("job \"1\" task \"2\" does not exist");
    delete(tasks(12, 15, 1), ALICE);
    delete(tasks(20, 20, 1), ALICE);
    assertThat(job(JobId.of(1)).waiting()).hasToString("1,5,7-11:2,16-19:1");
  }

  private static JobReference tasks(long first, long last, long step) {
    return JobReference.of(JobId.of(1)).withTasks(new TaskRange(first, last, step));
  }

  @Test
  void othersJobsAreNotForDeleting() {
    accepted(ALICE, named("one"));
    assertThat(delete(reference(JobId.of(1)), BOB).get(0)).contains("bob", "1");
    assertThat(state.job(JobId.of(1))).isPresent();
  }

  @Test
  void aCopyHasTheRequestAsItIsNowButNotTheHold() {
    accepted(ALICE, named("one"));
    hold(JobId.of(1), ALICE, HoldKind.USER);
    alter(JobId.of(1), ALICE, AlterItem.NAME, JobRequest.NAME, "uno");
    Outcome<Submitted> copy =
        ResubmitJob.resubmit(
            state,
            host -> true,
            reference(JobId.of(1)),
            Optional.empty(),
            Set.of(),
            ALICE,
            ClusterBuilder.NOW);
    Job job = copy.result().job().orElseThrow();
    assertThat(job.name()).isEqualTo("uno");
    assertThat(job.holds()).isEmpty();
    assertThat(copy.changes()).hasAtLeastOneElementOfType(Change.PutJob.class);
  }

  @Test
  void aHostThatIsAskedForMustExistSomewhere() {
    assertThat(asksFor("nosuch").refusal().orElseThrow().message())
        .contains("can't resolve hostname \"nosuch\"");
    assertThat(asksFor("elsewhere").job()).isPresent();
    assertThat(asksFor("nosuch*").job()).isPresent();
    assertThat(asksFor("!nosuch").job()).isPresent();
  }

  private Submitted asksFor(String host) {
    return submit(
        ALICE,
        named("one")
            .with(JobRequest.HARD_RESOURCES, List.of(new RequestedResource("hostname", host))));
  }
}
