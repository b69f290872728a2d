package gridlite.schedule.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.JobId;
import gridlite.schedule.reason.JobBlocker;
import gridlite.state.SchedulingMessage;
import gridlite.state.SchedulingReport;
import gridlite.testkit.ClusterBuilder;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExplanationsTest {
  @Test
  void jobsThatWaitForTheSameAmongOtherThingsShareItsMessage() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 1);
    cluster.job().submit();
    cluster.job().submit();
    Explanations explanations = Explanations.complete();
    cluster
        .state()
        .jobs()
        .values()
        .forEach(job -> explanations.waits(job, new JobBlocker.TooManyJobsOfUser()));
    explanations.waits(
        cluster.state().job(JobId.of(2)).orElseThrow(), new JobBlocker.TooManyTasks());

    List<SchedulingReport.Group> groups = explanations.groups();
    assertThat(groups).hasSize(2);
    List<SchedulingMessage> second = groups.get(1).messages();
    assertThat(second)
        .extracting(SchedulingMessage::text)
        .containsExactly(
            new JobBlocker.TooManyJobsOfUser().message(), new JobBlocker.TooManyTasks().message());
    assertThat(second.get(0)).isSameAs(groups.get(0).messages().get(0));
  }
}
