package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.format.Values;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.Usage;
import gridlite.value.SortedTable;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class JobTextTest {
  @Test
  void aJobIsReadAsItWasWritten() {
    Job moved = Sample.job(7).moved(Sample.NOON.plusMillis(5));
    assertThat(read(7, JobText.print(moved), new CommonParts())).isEqualTo(moved);
  }

  private static Job read(long id, String text, CommonParts common) {
    return JobText.parse(JobId.of(id), text, SortedTable.empty(), common);
  }

  @Test
  void whatJobsHaveInCommonIsKeptOnce() {
    CommonParts common = new CommonParts();
    Job first = read(7, JobText.print(Sample.job(7)), common);
    for (int number = 8; number < 200; number++) {
      Values request = Sample.job(number).request().with(JobRequest.NAME, "n" + number);
      Job other = read(number, JobText.print(Sample.job(number).withRequest(request)), common);
      assertThat(other.request().get(JobRequest.NAME)).isEqualTo("n" + number);
      assertThat(other.request().get(JobRequest.SCRIPT_FILE))
          .isSameAs(first.request().get(JobRequest.SCRIPT_FILE));
      assertThat(other.owner()).isSameAs(first.owner());
      assertThat(other.waiting()).isSameAs(first.waiting());
    }
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
    assertThat(read(7, former, new CommonParts())).isEqualTo(job);
  }

  @Test
  void aTaskIsReadAsItWasWritten() {
    Instant start = Instant.ofEpochSecond(1_800_000_000);
    ArrayTask running = ArrayTask.pending(3).running(start.plusSeconds(1));
    assertThat(JobText.parseTask(3, JobText.print(running))).isEqualTo(running);
    ArrayTask ending = running.withKillRequested(start.plusSeconds(9));
    assertThat(JobText.parseTask(3, JobText.print(ending))).isEqualTo(ending);
    assertThat(ending.reported()).contains(start.plusSeconds(1));
    assertThat(ending.killRequested()).contains(start.plusSeconds(9));
  }

  /** The former form had one field for both; a request to end was a report behind the start. */
  @Test
  void aTaskOfTheFormerFormThatWasToEndIsStillToEnd() {
    Instant start = Instant.ofEpochSecond(1_800_000_000);
    assertThat(JobText.parseTask(3, former("DELETED", start, start.plusSeconds(9))).killRequested())
        .contains(start.plusSeconds(9));
    assertThat(JobText.parseTask(3, former("DELETED", start, start)).killRequested()).isEmpty();
    assertThat(
            JobText.parseTask(3, former("SUSPENDED", start, start.plusSeconds(9))).killRequested())
        .isEmpty();
  }

  private static String former(String flag, Instant started, Instant reported) {
    FieldWriter out = new FieldWriter();
    out.add(1).add("RUNNING").add(1).add(flag);
    out.add(started).add(1).addAll(List.of());
    JobText.usage(out, Usage.NONE);
    return out.add(true).add(reported).add(false).toString();
  }
}
