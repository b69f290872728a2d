package gridlite.lint;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.ParallelEnvironment;
import gridlite.name.ObjectKind;
import gridlite.testkit.ClusterBuilder;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What gridlite lint finds: a mistake that Grid Engine takes without a word, each. */
class QuotaLintTest {
  /** Two hosts with 4 slots each in all.q; lic is counted, col and mem_free are not. */
  private static ClusterBuilder cluster() {
    return ClusterBuilder.withUserShares()
        .userSet("staff", 0, "alice", "bob")
        .hostGroup("@left", "node01")
        .project("red", 0, 0)
        .complex("lic lic INT <= YES YES 0 0")
        .complex("none none INT <= YES YES 0 0")
        .host("node01", "lic=2")
        .host("node02")
        .put(ObjectKind.PARALLEL_ENVIRONMENT, "smp", ParallelEnvironment.SCHEMA.template())
        .queue("all.q", "node01 node02", "load_thresholds", "np_load_avg=1.75", "slots", "4");
  }

  private static List<Finding> lint(String... lines) {
    String text = "{\nname t\nenabled TRUE\n" + String.join("\n", lines) + "\n}\n";
    return new QuotaLint(cluster().state(), user -> user.equals("root")).text("f", text);
  }

  private static Finding only(String... lines) {
    List<Finding> findings = lint(lines);
    assertThat(findings).hasSize(1);
    return findings.get(0);
  }

  @Test
  void nothingIsSaidOfSetsThatAreAllRight() {
    assertThat(
            lint(
                "limit projects red queues all.q pes smp to slots=5,lic=1,h_rt=3600",
                "limit projects !red users root,alice to slots=6",
                "limit users {*} hosts {@left,node02} to slots=3"))
        .isEmpty();
  }

  @Test
  void aRuleThatAnEarlierOneShadowsWhollyNeverApplies() {
    Finding found = only("limit users {*} to slots=3", "limit users {alice} hosts {*} to slots=1");
    assertThat(found.kind()).isEqualTo(FindingKind.SHADOWED);
    assertThat(found.severity()).isEqualTo(Finding.Severity.ERROR);
    assertThat(found.line()).isEqualTo(5);
    assertThat(found.rule()).contains("t/2");
    assertThat(found.change()).contains("before rule 1");
  }

  @Test
  void twoRulesOfOneNameCannotBeToldApart() {
    Finding found =
        only("limit name r users bob to slots=3", "limit name r users alice to slots=1");
    assertThat(found.kind()).isEqualTo(FindingKind.SAME_NAME);
    assertThat(found.severity()).isEqualTo(Finding.Severity.ERROR);
    assertThat(found.line()).isEqualTo(5);
    // a rule without a name has its number
    assertThat(only("limit users bob to slots=3", "limit name 1 users alice to slots=1").kind())
        .isEqualTo(FindingKind.SAME_NAME);
  }

  @Test
  void twoSetsOfOneNameAreRefused() {
    String set = "{\n name t\n enabled TRUE\n limit users bob to slots=3\n}\n";
    List<Finding> found = new QuotaLint(cluster().state(), user -> true).text("f", set + set);
    assertThat(found).hasSize(1);
    assertThat(found.get(0).kind()).isEqualTo(FindingKind.SAME_NAME);
    assertThat(found.get(0).severity()).isEqualTo(Finding.Severity.ERROR);
    assertThat(found.get(0).reason()).contains("set of the text is called t");
  }

  @Test
  void aRuleWithoutALimitLimitsNothing() {
    assertThat(only("limit users alice to NONE").kind()).isEqualTo(FindingKind.NO_LIMIT);
    assertThat(only("limit users alice to").severity()).isEqualTo(Finding.Severity.ADVICE);
  }

  @Test
  void aListOrGroupShadowsItsMembersButNotTheOthers() {
    assertThat(only("limit users {@staff} to slots=3", "limit users bob to slots=1").kind())
        .isEqualTo(FindingKind.SHADOWED);
    assertThat(only("limit hosts {@left} to slots=3", "limit hosts node01 to slots=1").kind())
        .isEqualTo(FindingKind.SHADOWED);
    assertThat(lint("limit users {@staff} to slots=3", "limit users bob,root to slots=3"))
        .isEmpty();
    assertThat(lint("limit users {*,!bob} to slots=3", "limit users bob to slots=1")).isEmpty();
    // jobs without a project are left over
    assertThat(lint("limit projects {*} to slots=3", "limit users {*} to slots=1")).isEmpty();
  }

  @Test
  void aLimitThatAllShareIsSuspiciousWhenTheDescriptionSaysOtherwise() {
    Finding found = lint("limit name per_user users * to slots=4", "limit to slots=8").get(0);
    assertThat(found.kind()).isEqualTo(FindingKind.SHARED);
    assertThat(found.severity()).isEqualTo(Finding.Severity.ADVICE);
    assertThat(found.reason()).contains("per user");
    assertThat(found.change()).contains("users {*}");
    assertThat(lint("limit name each_user users {*} to slots=4")).isEmpty();
  }

  @Test
  void aLimitThatAllShareIsSuspiciousWhenTheNumberIsSmall() {
    assertThat(only("limit users * to slots=1").kind()).isEqualTo(FindingKind.SHARED);
    assertThat(lint("limit users *,!bob to slots=6")).isEmpty();
  }

  @Test
  void allUsersWithoutBracesAreSuspiciousWhateverTheNumber() {
    Finding found = only("limit users * to slots=6");
    assertThat(found.kind()).isEqualTo(FindingKind.SHARED);
    assertThat(found.severity()).isEqualTo(Finding.Severity.ADVICE);
    assertThat(found.change()).contains("users {*}");
    assertThat(only("limit users * queues all.q to slots=6").kind()).isEqualTo(FindingKind.SHARED);
    // nothing, and what is not counted, is the same for all and for each
    assertThat(lint("limit users * to slots=0")).isEmpty();
    assertThat(lint("limit users * to h_rt=3600")).isEmpty();
    // all users together, on each host or on those that a formula is worked out for
    assertThat(lint("limit users * hosts {*} to slots=3")).isEmpty();
    assertThat(lint("limit to slots=6")).isEmpty();
  }

  @Test
  void aFilterThatMatchesNothingThatExistsIsAnError() {
    for (String filter :
        List.of("projects blue", "queues short.q", "hosts node07", "hosts @gone", "pes mpi")) {
      Finding found = only("limit " + filter + " to slots=1");
      assertThat(found.kind()).isEqualTo(FindingKind.NO_SUCH_MEMBER);
      assertThat(found.severity()).isEqualTo(Finding.Severity.ERROR);
      assertThat(found.reason()).contains(filter.substring(filter.indexOf(' ') + 1));
    }
    assertThat(only("limit users @gone to slots=1").severity()).isEqualTo(Finding.Severity.ERROR);
  }

  @Test
  void aUserWhomNobodyKnowsOrOneMemberOfManyIsAdvice() {
    assertThat(only("limit users zoe to slots=1").severity()).isEqualTo(Finding.Severity.ADVICE);
    Finding found = only("limit queues {all.q,short.q} to slots=1");
    assertThat(found.severity()).isEqualTo(Finding.Severity.ADVICE);
    assertThat(found.reason()).contains("short.q").doesNotContain("all.q");
  }

  @Test
  void aLimitOnAnAttributeThatIsNotConsumableAddsNothingUp() {
    Finding found = only("limit users {*} to h_vmem=1G");
    assertThat(found.kind()).isEqualTo(FindingKind.NOT_CONSUMABLE);
    assertThat(found.severity()).isEqualTo(Finding.Severity.ADVICE);
  }

  @Test
  void aLimitOnAnAttributeThatIsNotKnownIsAnError() {
    Finding found = only("limit to nosuch=1");
    assertThat(found.kind()).isEqualTo(FindingKind.UNKNOWN_ATTRIBUTE);
    assertThat(found.severity()).isEqualTo(Finding.Severity.ERROR);
  }

  @Test
  void aLimitOnAnAttributeThatNothingProvides() {
    assertThat(only("limit to none=1").kind()).isEqualTo(FindingKind.NOT_PROVIDED);
    assertThat(only("limit to none=1").severity()).isEqualTo(Finding.Severity.ERROR);
    assertThat(only("limit to mem_free=1G").severity()).isEqualTo(Finding.Severity.ADVICE);
    Finding formula = only("limit hosts {*} to slots=$lic*2");
    assertThat(formula.kind()).isEqualTo(FindingKind.NOT_PROVIDED);
    assertThat(formula.reason()).contains("node02").doesNotContain("node01");
  }

  @Test
  void aLimitAboveTheCapacityItBoundsIsAdvice() {
    assertThat(only("limit to slots=9").kind()).isEqualTo(FindingKind.BEYOND_CAPACITY);
    assertThat(lint("limit to slots=8")).isEmpty();
    Finding found = only("limit hosts {*} to slots=5");
    assertThat(found.kind()).isEqualTo(FindingKind.BEYOND_CAPACITY);
    assertThat(found.reason()).contains("at most 4").contains("node01");
    assertThat(only("limit hosts {node01} to slots=$lic*3").kind())
        .isEqualTo(FindingKind.BEYOND_CAPACITY);
  }

  @Test
  void aSetThatIsDisabledIsAdvice() {
    List<Finding> found =
        new QuotaLint(cluster().state(), user -> false)
            .text("f", "# c\n{\nname t\nenabled FALSE\nlimit to slots=1\n}\n");
    assertThat(found).extracting(Finding::kind).containsExactly(FindingKind.DISABLED);
    assertThat(found.get(0).line()).isEqualTo(2);
    assertThat(found.get(0).severity()).isEqualTo(Finding.Severity.ADVICE);
  }

  @Test
  void aFormulaWithoutACountForEachHostIsAnError() {
    Finding found = only("limit hosts @left to slots=$lic");
    assertThat(found.kind()).isEqualTo(FindingKind.NO_HOST_EXPANSION);
    assertThat(found.severity()).isEqualTo(Finding.Severity.ERROR);
    assertThat(found.change()).contains("hosts {@left}");
  }

  @Test
  void aTextThatIsRefusedIsAnErrorWithItsLine() {
    Finding limit = only("limit \\", " to slots=x");
    assertThat(limit.kind()).isEqualTo(FindingKind.BAD_LIMIT);
    Finding syntax = only("limit users {alice to slots=1");
    assertThat(syntax.kind()).isEqualTo(FindingKind.SYNTAX);
    assertThat(syntax.line()).isEqualTo(4);
  }

  @Test
  void setsOfTheCellAreNamedWithTheLineOfTheirListing() {
    ClusterBuilder cluster =
        cluster().quotas("{\nname t\nlimit users {*} to slots=2\nlimit users bob to slots=1\n}\n");
    List<Finding> found = new QuotaLint(cluster.state(), user -> false).cell();
    assertThat(found).hasSize(1);
    assertThat(found.get(0).source()).isEqualTo("t");
    assertThat(found.get(0).line()).isEqualTo(6);
  }
}
