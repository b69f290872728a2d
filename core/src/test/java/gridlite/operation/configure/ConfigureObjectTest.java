package gridlite.operation.configure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.HostGroup;
import gridlite.config.NamedObject;
import gridlite.config.ParallelEnvironment;
import gridlite.config.SchedulerConfig;
import gridlite.format.Attribute;
import gridlite.format.ParsedObject;
import gridlite.format.Values;
import gridlite.job.JobId;
import gridlite.job.Usage;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.QueueName;
import gridlite.name.UserName;
import gridlite.operation.Actor;
import gridlite.operation.Answer;
import gridlite.operation.configure.ConfigureObject.Mode;
import gridlite.operation.configure.ConfigureObject.Request;
import gridlite.operation.configure.EditAttribute.Setting;
import gridlite.operation.configure.EditAttribute.Verb;
import gridlite.operation.job.CleanQueues;
import gridlite.operation.job.JobAnswers;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.schedule.match.QueuePatterns;
import gridlite.schedule.run.Scheduler;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import gridlite.state.UsageKey;
import gridlite.state.UsageRecord;
import gridlite.testkit.ClusterBuilder;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConfigureObjectTest {
  private static final Actor ROOT =
      new Actor(UserName.of("root"), "root", 0, 0, HostName.of("master"));
  private static final ConfigureObject CONFIGURE =
      new ConfigureObject(
          ROOT, host -> host.startsWith("node"), Scheduler.ofBuiltIn(), ClusterBuilder.NOW);

  private final ClusterBuilder cell =
      ClusterBuilder.empty()
          .put(ObjectKind.MANAGER, "root", NamedObject.of("root"))
          .host("node01")
          .host("node02")
          .hostGroup("@hosts", "node01", "node02")
          .queue("all.q", "@hosts", "pe_list", "NONE", "slots", "4");

  private static Request group(String name, String hosts, Mode mode) {
    return Request.of(ObjectKind.HOST_GROUP, ParsedObject.of(groupOf(name, hosts)), mode);
  }

  private static Values groupOf(String name, String hosts) {
    return HostGroup.SCHEMA
        .template()
        .with(HostGroup.GROUP_NAME, name)
        .withText(HostGroup.HOSTLIST, hosts);
  }

  private static List<String> texts(Outcome<List<Answer>> outcome) {
    return outcome.result().stream().map(Answer::text).toList();
  }

  private static ClusterState after(ClusterState state, Outcome<?> outcome) {
    return state.apply(outcome.changes());
  }

  @Test
  void aHostThatComesIntoAGroupOfAQueueBecomesAnExecutionHostWithAnInstance() {
    Outcome<List<Answer>> outcome =
        CONFIGURE.put(cell.state(), group("@hosts", "node01 node02 node03", Mode.MODIFY));
    ClusterState after = after(cell.state(), outcome);
    assertThat(texts(outcome))
        .containsExactly("root@master modified \"@hosts\" in host group list");
    assertThat(after.has(ObjectKind.EXEC_HOST, "node03")).isTrue();
    assertThat(after.queueInstances().of(QueueName.of("all.q"))).hasSize(3);
  }

  @Test
  void aGroupThatWouldContainItselfThroughOthersIsRefused() {
    ClusterState state =
        after(cell.state(), CONFIGURE.put(cell.state(), group("@outer", "@hosts", Mode.ADD)));
    assertThatThrownBy(() -> CONFIGURE.put(state, group("@hosts", "@outer", Mode.MODIFY)))
        .isInstanceOf(GridException.class)
        .hasMessageContaining("@hosts > @outer > @hosts");
  }

  @Test
  void allProblemsOfSeveralObjectsAreReportedAndNothingIsWritten() {
    assertThatThrownBy(
            () ->
                CONFIGURE.putAll(
                    cell.state(),
                    List.of(
                        group("@good", "node01", Mode.ADD),
                        group("@bad", "nosuch @missing", Mode.ADD),
                        group("none", "node01", Mode.ADD))))
        .isInstanceOfSatisfying(
            GridException.class,
            e ->
                assertThat(e.problems().stream().map(Problem::message))
                    .anyMatch(m -> m.contains("nosuch"))
                    .anyMatch(m -> m.contains("@missing"))
                    .anyMatch(m -> m.contains("\"none\" is not a name")));
  }

  @Test
  void objectsOfOneCallMayReferToEachOtherInAnyOrder() {
    Outcome<List<Answer>> outcome =
        CONFIGURE.putAll(
            cell.state(),
            List.of(group("@outer", "@inner", Mode.ADD), group("@inner", "node01", Mode.ADD)));
    assertThat(after(cell.state(), outcome).hostGroups().hostsOf("@outer"))
        .containsExactly(HostName.of("node01"));
  }

  @Test
  void whatIsReferredToStaysAndTheRefusalNamesBoth() {
    Outcome<List<Answer>> outcome =
        CONFIGURE.remove(cell.state(), ObjectKind.HOST_GROUP, List.of("@hosts"));
    assertThat(outcome.changes()).isEmpty();
    assertThat(texts(outcome).get(0)).contains("@hosts").contains("all.q");
  }

  @Test
  void anObjectThatSomeoneElseHasChangedMeanwhileIsAConflict() {
    Values seen = groupOf("@hosts", "node01");
    Request edited =
        new Request(
            ObjectKind.HOST_GROUP,
            ParsedObject.of(groupOf("@hosts", "node02")),
            Mode.MODIFY,
            Optional.of(seen));
    assertThatThrownBy(() -> CONFIGURE.put(cell.state(), edited))
        .isInstanceOf(GridException.class)
        .hasMessageContaining("changed by someone else")
        .hasMessageContaining(
            "as it is now\n group_name @hosts\n-hostlist node01\n+hostlist node01 node02")
        .hasMessageContaining(
            "as you would have it\n group_name @hosts\n-hostlist node01\n+hostlist node02");
  }

  @Test
  void onlyAManagerChangesTheConfiguration() {
    Actor alice = new Actor(UserName.of("alice"), "users", 1001, 100, HostName.of("master"));
    ConfigureObject configure =
        new ConfigureObject(alice, host -> true, Scheduler.ofBuiltIn(), ClusterBuilder.NOW);
    assertThatThrownBy(() -> configure.put(cell.state(), group("@x", "node01", Mode.ADD)))
        .isInstanceOf(GridException.class)
        .hasMessage("denied: \"alice\" must be manager for this operation");
  }

  private Outcome<List<Answer>> edit(Verb verb, Attribute<?> attribute, String text, String... on) {
    return new EditAttribute(
            CONFIGURE,
            ObjectKind.CLUSTER_QUEUE,
            "queue",
            verb,
            List.of(new Setting(attribute, text)))
        .apply(cell.state(), List.of(on));
  }

  private String edited(Verb verb, Attribute<?> attribute, String text, String on) {
    return after(cell.state(), edit(verb, attribute, text, on))
        .find(ObjectKind.CLUSTER_QUEUE, "all.q")
        .orElseThrow()
        .text(attribute);
  }

  @Test
  void aSettingForAHostIsSetBesideTheRest() {
    assertThat(edited(Verb.MODIFY, ClusterQueue.SLOTS, "2", "all.q@node01"))
        .isEqualTo("4,[node01=2]");
    assertThat(edited(Verb.REPLACE, ClusterQueue.SLOTS, "5,[@hosts=3]", "all.q"))
        .isEqualTo("5,[@hosts=3]");
  }

  @Test
  void resourceNamesAreCompleted() {
    assertThat(edited(Verb.REPLACE, ClusterQueue.COMPLEX_VALUES, "mf=1G", "all.q"))
        .isEqualTo("mem_free=1G");
  }

  @Test
  void addingToAnEmptyListByModifyingIsRemarked() {
    assertThat(texts(edit(Verb.MODIFY, ClusterQueue.OWNER_LIST, "alice", "all.q")))
        .containsExactly(
            "\"owner_list\" of \"all.q\" is empty - Adding new element(s).",
            "root@master modified \"all.q\" in cluster queue list");
  }

  @Test
  void oneMissingObjectDoesNotKeepTheOthersFromBeingChanged() {
    Outcome<List<Answer>> outcome = edit(Verb.MODIFY, ClusterQueue.SEQ_NO, "7", "nosuch", "all.q");
    assertThat(outcome.result().stream().map(Answer::exitStatus)).containsExactly(1, 0);
    assertThat(outcome.changes()).isNotEmpty();
  }

  @Test
  void aResourceWhoseValueDoesNotFitItsTypeIsRefused() {
    Values host =
        ExecHost.SCHEMA
            .template()
            .with(ExecHost.HOSTNAME, "node01")
            .withText(ExecHost.COMPLEX_VALUES, "slots=x");
    assertThatThrownBy(
            () ->
                CONFIGURE.put(
                    cell.state(),
                    Request.of(ObjectKind.EXEC_HOST, ParsedObject.of(host), Mode.MODIFY)))
        .hasMessageContaining("slots");
  }

  @Test
  void aRehearsalTellsTheDifferenceAndTheInstances() {
    List<Change> changes = edit(Verb.REPLACE, ClusterQueue.HOSTLIST, "node02", "all.q").changes();
    Rehearsal rehearsal =
        new Rehearsal(Scheduler.ofBuiltIn(), cell.state(), changes, ClusterBuilder.NOW);
    assertThat(rehearsal.objects())
        .flatExtracting(ObjectChange::differences)
        .containsExactly(
            new ObjectChange.Difference("hostlist", Optional.of("@hosts"), Optional.of("node02")));
    assertThat(rehearsal.effects())
        .extracting(effect -> effect.statement().text())
        .contains("queue instance all.q@node01 would be removed");
  }

  @Test
  void theNameOfAnObjectIsNoAttributeToChange() {
    assertThatThrownBy(
            () -> EditAttribute.attribute(ObjectKind.PARALLEL_ENVIRONMENT, "pe_name", "x"))
        .hasMessageContaining(ParallelEnvironment.PE_NAME.name());
  }

  @Test
  void aRehearsalTellsWhatBecomesOfRunningAndPendingJobs() {
    ClusterBuilder running = cell.job().running("all.q@node01", 1).add();
    assertThat(rehearse(running, ClusterQueue.H_RT, "60"))
        .contains("running job 1 in all.q@node01 would go on")
        .contains("h_rt INFINITY -> 60");
    assertThat(rehearse(running, ClusterQueue.SLOTS, "0"))
        .contains(
            "running jobs would use more slots than queue instance all.q@node01 has: -1 left");
    assertThat(rehearse(running, ClusterQueue.HOSTLIST, "node02"))
        .contains("all.q@node01 would be left orphaned, with jobs 1 running on");
    Outcome<JobAnswers> cleaning = clean(running, "all.q@node01", ROOT);
    assertThat(
            new Rehearsal(
                    Scheduler.ofBuiltIn(), running.state(), cleaning.changes(), ClusterBuilder.NOW)
                .effects())
        .extracting(effect -> effect.statement().text())
        .containsExactly("running job 1 in all.q@node01 would be ended");
  }

  private String rehearse(ClusterBuilder running, Attribute<?> attribute, String value) {
    List<Change> changes =
        new EditAttribute(
                CONFIGURE,
                ObjectKind.CLUSTER_QUEUE,
                "queue",
                Verb.REPLACE,
                List.of(new Setting(attribute, value)))
            .apply(running.state(), List.of("all.q"))
            .changes();
    return new Rehearsal(Scheduler.ofBuiltIn(), running.state(), changes, ClusterBuilder.NOW)
        .effects().stream()
            .map(effect -> effect.statement().text())
            .collect(Collectors.joining("\n"));
  }

  @Test
  void cleaningAQueueEndsTheJobsInItAndNoOthers() {
    ClusterBuilder running =
        cell.job().running("all.q@node01", 1).add().job().running("all.q@node02", 1).add();
    Outcome<JobAnswers> cleaning = clean(running, "all.q@node01", ROOT);
    assertThat(cleaning.result().answers())
        .extracting(Answer::text)
        .containsExactly("root@master purged queue \"all.q@node01\"");
    ClusterState cleaned = running.state().apply(cleaning.changes());
    assertThat(cleaned.job(JobId.of(1))).isEmpty();
    assertThat(cleaned.job(JobId.of(2))).isPresent();
    Actor bob = new Actor(UserName.of("bob"), "users", 1000, 1000, HostName.of("master"));
    assertThatThrownBy(() -> clean(running, "all.q", bob)).hasMessageContaining("bob");
  }

  private static Outcome<JobAnswers> clean(ClusterBuilder cell, String queues, Actor actor) {
    return CleanQueues.clean(
        cell.state(), new QueuePatterns(cell.state(), List.of(queues)), actor, ClusterBuilder.NOW);
  }

  @Test
  void aRowOfTheComplexTableIsPutBackWithAllChecks() {
    ClusterBuilder with = cell.copy().complex("lic lic INT <= YES YES 0 0");
    Values former = with.state().find(ObjectKind.COMPLEX_ATTRIBUTE, "lic").orElseThrow();
    Outcome<List<Answer>> outcome = new ConfigureComplexes(ROOT).put(cell.state(), former);
    assertThat(texts(outcome)).containsExactly("root@master added \"lic\" to complex entry list");
    ClusterBuilder clash = cell.copy().complex("licence lic INT <= YES YES 0 0");
    assertThatThrownBy(() -> new ConfigureComplexes(ROOT).put(clash.state(), former))
        .hasMessageContaining("lic");
  }

  @Test
  void aNewHalfLifeCountsFromItsChangeOn() {
    UsageKey alice = new UsageKey(ObjectKind.USER, "alice");
    Usage used = new Usage(Map.of("cpu", 1000.0));
    Instant aHalfTimeAgo = ClusterBuilder.NOW.minusSeconds(168 * 3600);
    ClusterState state =
        cell.state()
            .apply(
                List.of(
                    new Change.PutUsage(
                        alice, new UsageRecord(used, Map.of("P", used), aHalfTimeAgo))));
    Values config =
        state
            .schedulerConfig()
            .with(SchedulerConfig.HALFTIME, 0L)
            .withText(SchedulerConfig.LOAD_FORMULA, "slots");
    ClusterState after =
        after(
            state,
            CONFIGURE.put(
                state, Request.of(ObjectKind.SCHEDULER, ParsedObject.of(config), Mode.PUT)));
    UsageRecord left = after.usage().find(alice).orElseThrow();
    assertThat(left.usage().get("cpu")).isCloseTo(500, within(1e-9));
    assertThat(left.byProject().get("P").get("cpu")).isCloseTo(500, within(1e-9));
    assertThat(left.decayed()).isEqualTo(ClusterBuilder.NOW);
  }

  @ParameterizedTest
  @ValueSource(strings = {"np_load_avg*1x", "np_load_avg*cpu", "1x", "slots+np_load_avg*"})
  void aLoadFormulaHasNumbersBehindStarsAndKnownNames(String formula) {
    ClusterState state = cell.state();
    ParsedObject config =
        ParsedObject.of(state.schedulerConfig().with(SchedulerConfig.LOAD_FORMULA, formula));
    Request request = Request.of(ObjectKind.SCHEDULER, config, Mode.PUT);
    assertThatThrownBy(() -> CONFIGURE.put(state, request)).hasMessageContaining("load_formula");
  }
}
