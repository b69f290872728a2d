package gridlite.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.complex.RequestedResource;
import gridlite.job.JobRequest;
import gridlite.name.ProjectName;
import gridlite.problem.GridException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WorkloadTest {
  private static final String HEADER = "; Version: 2.2\n; UnixStartTime: 1000\n;\n";

  private static Workload read(String text) {
    return Workload.read("t", text, TraceOptions.RECORDED);
  }

  @Test
  void aLineOfTheWorkloadFormatIsAJob() {
    Workload workload = read(HEADER + " 7 60 5 100 4 98.5 -1 4 3600 2048 1 3 2 -1 1 -1 6 10\n");
    TraceJob job = workload.jobs().get(0);
    assertThat(job.label()).isEqualTo("7");
    assertThat(job.submitted()).isEqualTo(1060);
    assertThat(job.waited()).hasValue(5);
    assertThat(job.runSeconds()).isEqualTo(100);
    assertThat(job.owner().name().text()).isEqualTo("u3");
    assertThat(job.owner().group()).isEqualTo("g2");
    assertThat(job.project()).contains(ProjectName.of("g2"));
    assertThat(job.predecessor()).contains("6");
    assertThat(job.request().get(JobRequest.PARALLEL_ENVIRONMENT)).contains("*");
    assertThat(job.request().get(JobRequest.SLOTS)).hasToString("4");
    assertThat(job.request().get(JobRequest.HARD_RESOURCES))
        .containsExactly(new RequestedResource("h_rt", "3600"));
    assertThat(workload.notes()).isEmpty();
  }

  @Test
  void unknownsAreMinusOne() {
    Workload workload =
        read(
            HEADER
                + "1 0 -1 10 2 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1\n"
                + "2 0 -1 -1 2 -1 -1 2 -1 -1 5 1 1 -1 -1 -1 -1 -1\n"
                + "3 0 -1 10 -1 -1 -1 -1 -1 -1 1 1 1 -1 -1 -1 -1 -1\n");
    assertThat(workload.jobs()).hasSize(1);
    TraceJob job = workload.jobs().get(0);
    // the processors it had stand in for those it asked for
    assertThat(job.request().get(JobRequest.SLOTS)).hasToString("2");
    assertThat(job.waited()).isEmpty();
    assertThat(job.owner().name().text()).isEqualTo("unknown");
    assertThat(job.project()).isEmpty();
    assertThat(job.request().get(JobRequest.HARD_RESOURCES)).isEmpty();
    assertThat(workload.notes())
        .containsExactly(
            "1 line left out: jobs that never ran",
            "1 line left out: jobs without a number of processors");
  }

  @Test
  void recordedMemoryIsRequestedAsTheResourceThatIsNamed() {
    Workload workload =
        Workload.read(
            "t",
            HEADER + "1 0 0 10 1 -1 -1 1 -1 2048 1 1 1 -1 -1 -1 -1 -1\n",
            new TraceOptions(Optional.empty(), Optional.of("h_vmem"), false));
    assertThat(workload.jobs().get(0).request().get(JobRequest.HARD_RESOURCES))
        .containsExactly(new RequestedResource("h_vmem", "2048K"));
  }

  @Test
  void filesWithoutJobsAndPackedOnesAreToldApart() {
    assertThatThrownBy(() -> read("; a comment\n"))
        .isInstanceOf(GridException.class)
        .hasMessageContaining("there is no job in it")
        .hasMessageContaining("the file holds no records");
    assertThatThrownBy(() -> read("\u001f\ufffd\b"))
        .isInstanceOf(GridException.class)
        .hasMessageContaining("gunzip");
  }

  @Test
  void jobsAreInOrderOfSubmission() {
    Workload workload =
        read(
            HEADER
                + "2 50 0 10 1 -1 -1 1 -1 -1 1 1 1 -1 -1 -1 -1 -1\n"
                + "1 10 0 10 1 -1 -1 1 -1 -1 1 1 1 -1 -1 -1 -1 -1\n");
    assertThat(workload.jobs()).extracting(TraceJob::label).containsExactly("1", "2");
  }

  @Test
  void whatIsWrongIsNamedWithFileAndLine() {
    assertThatThrownBy(
            () ->
                read(
                    HEADER
                        + "1 0 0 10 1\n"
                        + "1 0 0 ten 1 -1 -1 1 -1 2048 1 1 1 -1 -1 -1 -1 -1\n"
                        + "1 -5 0 10 1 -1 -1 1 -1 2048 1 1 1 -1 -1 -1 -1 -1\n"))
        .isInstanceOfSatisfying(
            GridException.class,
            e ->
                assertThat(e.problems())
                    .extracting(problem -> problem.text().lines().findFirst().orElse(""))
                    .containsExactly(
                        "t:4:1: 5 fields in a line of the Standard Workload Format",
                        "t:5:1: field 4 is \"ten\"",
                        "t:6:1: field 2, the time of submission, is negative"));
    assertThatThrownBy(() -> read("; UnixStartTime: soon\n"))
        .hasMessageContaining("t:1:1: UnixStartTime: is \"soon\"");
    assertThatThrownBy(() -> read("")).hasMessageContaining("there is no job in it");
  }

  private static String record(String job, long submitted, long start, long end, String category) {
    return "all.q:n1:grp:alice:name:"
        + job
        + ":sge:0:"
        + submitted
        + ":"
        + start
        + ":"
        + end
        + ":0:0:5:0.1:0.1:0.0:0:0:0:0:0:0:0:0.0:0:0:0:0:0:0:bio:defaultdepartment:mpi:4:0:0.2:0.0:0.0:"
        + category
        + ":0.0:NONE:0.0:0:0\n";
  }

  @Test
  void anAccountingRecordIsAJobThatAsksForWhatItsCategorySays() {
    Workload workload =
        read(
            "# accounting\n"
                + record(
                    "12",
                    500,
                    560,
                    660,
                    "-U lab -q long.q,short.q -l h_rt=60,mem_free=1G -pe mpi 2-8"));
    TraceJob job = workload.jobs().get(0);
    assertThat(job.label()).isEqualTo("12");
    assertThat(job.waited()).hasValue(60);
    assertThat(job.runSeconds()).isEqualTo(100);
    assertThat(job.owner().name().text()).isEqualTo("alice");
    assertThat(job.project()).contains(ProjectName.of("bio"));
    assertThat(job.request().get(JobRequest.HARD_QUEUES)).containsExactly("long.q", "short.q");
    assertThat(job.request().get(JobRequest.HARD_RESOURCES))
        .containsExactly(
            new RequestedResource("h_rt", "60"), new RequestedResource("mem_free", "1G"));
    assertThat(job.request().get(JobRequest.SLOTS)).hasToString("2-8");
  }

  @Test
  void anAccountingRecordWithoutCategoryAsksForTheSlotsThatItHad() {
    TraceJob job = read(record("12", 500, 560, 660, "NONE")).jobs().get(0);
    assertThat(job.request().get(JobRequest.PARALLEL_ENVIRONMENT)).contains("mpi");
    assertThat(job.request().get(JobRequest.SLOTS)).hasToString("4");
  }

  @Test
  void recordsOfTasksThatNeverRanAreLeftOut() {
    Workload workload = read(record("1", 500, 0, 0, "NONE") + record("2", 500, 501, 502, "NONE"));
    assertThat(workload.jobs()).extracting(TraceJob::label).containsExactly("2");
    assertThat(workload.notes()).hasSize(1);
  }

  @Test
  void aBadAccountingRecordIsNamedWithItsLine() {
    assertThatThrownBy(() -> read(record("1", 5, 6, 7, "NONE") + "a:b:c\n"))
        .hasMessageContaining("t:2:1: this is not a record of an accounting file");
    assertThatThrownBy(() -> read(record("1", 5, 6, 7, "-pe mpi")))
        .hasMessageContaining("t:1:1: the category \"-pe mpi\" can't be read");
  }
}
