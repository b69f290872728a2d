package gridlite.job;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.testkit.ClusterBuilder;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The jobs that a job waits for: qsub(1), -hold_jid, -hold_jid_ad. */
class PredecessorsOfJobTest {
  private static final Job JOB = job();

  private static Job job() {
    ClusterBuilder cluster = ClusterBuilder.withUserShares();
    JobId id = cluster.job().submit();
    return cluster.state().job(id).orElseThrow();
  }

  @Provide
  Arbitrary<List<JobId>> numbers() {
    return Arbitraries.longs().between(1, 6).map(JobId::of).list().ofMaxSize(8);
  }

  @Property
  void thoseBesideAnotherJobAreItsOwnWithoutThoseOfTheOther(
      @ForAll("numbers") List<JobId> own,
      @ForAll("numbers") List<JobId> ownByTask,
      @ForAll("numbers") List<JobId> others,
      @ForAll("numbers") List<JobId> othersByTask) {
    Job job = JOB.withPredecessors(own, ownByTask);
    Job other = JOB.withPredecessors(others, othersByTask);

    Set<JobId> expected = new LinkedHashSet<>(job.allPredecessors());
    expected.removeAll(other.allPredecessors());
    assertThat(job.predecessorsBeside(other)).isEqualTo(expected);
    assertThat(job.allPredecessors()).allMatch(job::waitsFor);
  }

  @Property
  void thoseBesideWhatIsLeftWhenOneHasEndedAreThatOne(
      @ForAll("numbers") List<JobId> own, @ForAll("numbers") List<JobId> ownByTask) {
    Job job = JOB.withPredecessors(own, ownByTask);
    for (JobId ended : job.allPredecessors()) {
      Job left = job.withoutEnded(id -> !id.equals(ended), JOB.submitted());

      assertThat(job.predecessorsBeside(left)).containsExactly(ended);
      assertThat(left.predecessorsBeside(job)).isEmpty();
      assertThat(left.waitsFor(ended)).isFalse();
    }
  }
}
