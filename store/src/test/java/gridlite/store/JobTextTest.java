package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.Job;
import gridlite.value.SortedTable;
import org.junit.jupiter.api.Test;

class JobTextTest {
  @Test
  void aJobIsReadAsItWasWritten() {
    Job moved = Sample.job(7).moved(Sample.NOON.plusMillis(5));
    assertThat(JobText.parse(7, JobText.print(moved), SortedTable.empty())).isEqualTo(moved);
  }

  @Test
  void aJobOfTheFormerFormHasNotMoved() {
    Job job = Sample.job(7);
    String version = new FieldWriter().add(job.submitted()).add(job.version()).toString();
    String place = new FieldWriter().add(job.moved()).toString();
    String former =
        JobText.print(job)
            .replaceFirst("^" + new FieldWriter().add(2), new FieldWriter().add(1).toString())
            .replace(version + place, version);
    assertThat(former).isNotEqualTo(JobText.print(job));
    assertThat(JobText.parse(7, former, SortedTable.empty())).isEqualTo(job);
  }
}
