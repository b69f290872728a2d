package gridlite.exec;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.JobRequest;
import gridlite.job.TaskFlag;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.operation.progress.AbsorbReports;
import gridlite.port.TaskReport;
import gridlite.state.Change;
import gridlite.state.HostLoad;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What runs on a lost host runs elsewhere, where that is wished, and when it is time. */
class LostHostsTest {
  private static final HostName HOST = HostName.of(TestCell.HOST);
  private static final Instant START = TestCell.SUBMITTED;
  private final TestCell cell = new TestCell("alice");

  @BeforeEach
  void hearOfTheHost() {
    cell.configure("max_unheard 0:1:0", "reschedule_unknown 0:2:0");
    cell.apply(new Change.PutLoad(HOST, new HostLoad(Map.of("load_avg", "0"), START)));
  }

  private TaskId running(Optional<Boolean> rerun) {
    return cell.dispatched(START, request -> request.with(JobRequest.RERUN, rerun));
  }

  private List<TaskReport> reports(long seconds, HostName... lost) {
    return LostHosts.reports(cell.state(), Set.of(lost), START.plusSeconds(seconds));
  }

  @Test
  void aJobThatCanRunAgainIsPutBackWhenTheHostIsLostForTooLong() {
    TaskId task = running(Optional.of(true));
    assertThat(reports(180, HOST)).isEmpty();
    assertThat(reports(181)).isEmpty();
    assertThat(reports(181, HostName.of("other"))).isEmpty();
    List<TaskReport> found = reports(181, HOST);
    assertThat(found).hasSize(1);
    cell.store.update("test", state -> AbsorbReports.absorb(state, found, START.plusSeconds(181)));
    assertThat(cell.task(task).orElseThrow().is(TaskFlag.RESCHEDULED)).isTrue();
    assertThat(cell.accounted(12)).isEqualTo("25");
  }

  @Test
  void whatCanNotRunAgainWaitsForItsHost() {
    running(Optional.of(false));
    running(Optional.empty());
    assertThat(reports(10_000, HOST)).isEmpty();
  }

  @Test
  void nothingIsPutBackUnlessThatIsConfigured() {
    running(Optional.of(true));
    cell.configure("max_unheard 0:1:0", "reschedule_unknown 0:0:0");
    assertThat(reports(10_000, HOST)).isEmpty();
  }
}
