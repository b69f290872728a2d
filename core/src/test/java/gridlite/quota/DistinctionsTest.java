package gridlite.quota;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.JobCategory;
import gridlite.job.JobId;
import gridlite.name.HostName;
import gridlite.state.ClusterState;
import gridlite.testkit.ClusterBuilder;
import org.junit.jupiter.api.Test;

/** By what jobs of equal requests are distinguished: accounting(5), category. */
class DistinctionsTest {
  private static final String RULES = "{\nname t\nlimit users alice to slots=1\n}\n";

  private static ClusterBuilder site() {
    ClusterBuilder site = ClusterBuilder.withUserShares().allQueue(2, "node01", "node02");
    site.job("alice").submit();
    site.job("alice").submit();
    return site;
  }

  private static Distinctions.Marks marks(ClusterState state) {
    return Distinctions.of(state).of(JobCategory.of(state.job(JobId.of(1)).orElseThrow()));
  }

  /**
   * Each task that ends needs them: 1,000 rules that were gone through for each took a daemon 5.6
   * seconds for 8,400 ends.
   */
  @Test
  void areWorkedOutOnceWhileObjectsStay() {
    ClusterBuilder site = site().quotas(RULES);
    Distinctions first = Distinctions.of(site.state());

    site.start(JobId.of(2), HostName.of("node01")).end(JobId.of(2));

    assertThat(Distinctions.of(site.state())).isSameAs(first);
    assertThat(marks(site.state()).user()).isPresent();
  }

  @Test
  void areWorkedOutAnewWhenAnObjectChanges() {
    ClusterBuilder site = site();
    assertThat(marks(site.state()).user()).isEmpty();

    assertThat(marks(site.quotas(RULES).state()).user()).isPresent();
  }
}
