package gridlite.command.explain;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.SchedulerConfig;
import gridlite.format.Attribute;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.name.ObjectKind;
import gridlite.quota.QuotaDefinition;
import gridlite.quota.QuotaSet;
import gridlite.quota.QuotaText;
import gridlite.render.TextOutput;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.testkit.ClusterBuilder;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What gridlite explain says of quotas and priorities. */
class ExplanationTest {
  private static ClusterState quotas(ClusterState state, String... lines) {
    ClusterState changed = state;
    String text = "{\nenabled TRUE\n" + String.join("\n", lines) + "\n}\n";
    for (QuotaDefinition definition : QuotaText.parse("test", text)) {
      changed =
          changed.apply(
              List.of(
                  new Change.PutObject(
                      ObjectKind.RESOURCE_QUOTA_SET,
                      definition.name(),
                      definition.set().with(QuotaSet.ENABLED, true))));
    }
    return changed;
  }

  private static final ClusterState CLUSTER =
      ClusterBuilder.empty()
          .queue("all.q", "n1 n2", "slots", "4")
          .queue("long.q", "n1", "slots", "4")
          .job("alice")
          .running("all.q@n1", 2)
          .add()
          .job("bob")
          .running("all.q@n2", 1)
          .add()
          .job("alice")
          .add()
          .job("carol")
          .ask("h_rt=7200")
          .parallel("smp", "2")
          .add()
          .state();

  private static List<String> quotasOf(ClusterState state, JobId job) {
    StringBuilder text = new StringBuilder();
    TextOutput out = new TextOutput(text::append);
    QuotaExplanation.of(state, state.job(job).orElseThrow(), Optional.of("smp")).write(out);
    out.flush();
    return List.of(text.toString().replaceAll(" +", " ").split("\n", -1));
  }

  @Test
  void eachSetTellsTheRuleWhatIsUsedByWhomAndTheRoomThatIsLeft() {
    ClusterState state =
        quotas(CLUSTER, "name t", "limit users {dave} to slots=0", "limit users * to slots=4");
    assertThat(quotasOf(state, JobId.of(3)))
        .contains(
            "resource quota set t",
            " t/2: users * to slots=4",
            " slots all together 3 4 1 1 fits",
            " used by alice 2, bob 1",
            "quotas let it start in 3 of 3 queue instances: all.q@n1, all.q@n2, long.q@n1");
    assertThat(quotasOf(state, JobId.of(4))).contains(" slots all together 3 4 1 2 exceeded");
  }

  @Test
  void queueInstancesWithDifferentRulesAreToldApart() {
    ClusterState state =
        quotas(CLUSTER, "name t", "limit users {*} queues all.q hosts {*} to slots=2");
    assertThat(quotasOf(state, JobId.of(3)))
        .containsSubsequence(
            " in all.q@n1",
            " slots alice, n1 2 2 0 1 exceeded",
            " used by alice 2",
            " in all.q@n2",
            " slots alice, n2 0 2 2 1 fits",
            " no rule applies",
            " in long.q@n1",
            "quotas let it start in 2 of 3 queue instances: all.q@n2, long.q@n1");
  }

  @Test
  void aRequestThatIsNotCountedIsComparedByItself() {
    ClusterState state = quotas(CLUSTER, "name t", "limit to h_rt=3600");
    assertThat(quotasOf(state, JobId.of(4)))
        .contains(" h_rt each request 3600 7200 exceeded")
        .contains("quotas let it start in 0 of 3 queue instances");
    assertThat(quotasOf(state, JobId.of(3))).contains(" limits nothing that the job needs");
  }

  // ---- priority

  private static ClusterState weights(ClusterState state, double urgency, double priority) {
    ClusterState changed = configured(state, SchedulerConfig.WEIGHT_URGENCY, urgency);
    changed = configured(changed, SchedulerConfig.WEIGHT_WAITING_TIME, 0);
    changed = configured(changed, SchedulerConfig.WEIGHT_TICKET, 0);
    return configured(changed, SchedulerConfig.WEIGHT_PRIORITY, priority);
  }

  private static ClusterState configured(ClusterState state, Attribute<Double> key, double value) {
    return state.apply(
        List.of(
            new Change.PutObject(
                ObjectKind.SCHEDULER,
                ClusterState.SCHEDULER_NAME,
                state.schedulerConfig().with(key, value))));
  }

  private static List<String> priorityOf(ClusterState state, JobId job) {
    StringBuilder text = new StringBuilder();
    TextOutput out = new TextOutput(text::append);
    PriorityExplanation.of(state, state.job(job).orElseThrow(), ClusterBuilder.NOW).write(out);
    out.flush();
    return List.of(text.toString().replaceAll(" +", " ").split("\n", -1));
  }

  private static final ClusterState WAITING =
      ClusterBuilder.empty()
          .job("alice")
          .parallel("smp", "3")
          .add()
          .job("bob")
          .with(JobRequest.PRIORITY, 512L)
          .add()
          .job("carol")
          .add()
          .state();

  @Test
  void theFormulaHasTheNumbersOfTheJobAndItsPlace() {
    List<String> lines = priorityOf(weights(WAITING, 0.5, 0.1), JobId.of(2));
    assertThat(lines)
        .contains(
            "job 2 (job2) of bob: priority 0.07500, place 2 of 3",
            "prior = weight_priority*npprior + weight_urgency*nurg + weight_ticket*ntckts",
            " = 0.100000*0.75000 + 0.500000*0.00000 + 0.000000*0.50000 = 0.07500");
  }

  @Test
  void itTellsWhichChangesOfAWeightWouldMoveTheJob() {
    List<String> lines = priorityOf(weights(WAITING, 0.5, 0.1), JobId.of(2));
    // ahead: 0.1 * 0.5 + 0.5 = 0.55; a quarter of weight_priority has to make up for 0.5
    assertThat(lines)
        .contains(
            "next ahead: job 1 of alice with 0.55000",
            " it would pass job 1 with weight_priority above 2.000000 (now 0.100000)",
            " it would pass job 1 with weight_urgency below 0.025000 (now 0.500000)",
            "next behind: job 3 of carol with 0.05000",
            " no change of one weight moves it past job 3");
  }

  @Test
  void jobsThatAreAlikeAreMovedByNoWeight() {
    ClusterState alike =
        weights(ClusterBuilder.empty().job("a").add().job("b").add().state(), 1, 1);
    assertThat(priorityOf(alike, JobId.of(2)))
        .contains(" no change of one weight moves it past job 1");
  }
}
