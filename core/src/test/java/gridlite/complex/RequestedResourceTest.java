package gridlite.complex;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.state.ClusterState;
import gridlite.testkit.ClusterBuilder;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class RequestedResourceTest {
  @Test
  void anAmountIsWorkedOutOnceForAllVersionsOfAJob() {
    ClusterState state = ClusterBuilder.of(1, 1).job("alice").ask("mem=1.5G").add().state();
    Job job = state.jobs().values().iterator().next();
    RequestedResource request = job.get(JobRequest.HARD_RESOURCES).get(0);
    OptionalDouble amount = request.number(ComplexType.MEMORY);

    assertThat(amount).hasValue(1.5 * 1024 * 1024 * 1024);
    Job altered = job.withRequest(job.request().with(JobRequest.PRIORITY, -7L));
    assertThat(altered.get(JobRequest.HARD_RESOURCES).get(0).number(ComplexType.MEMORY))
        .isSameAs(amount);
  }

  @Test
  void theTypeOfTheAttributeDecidesWhatASpellingMeans() {
    RequestedResource request = new RequestedResource("limit", "0:1:30");

    assertThat(request.number(ComplexType.TIME)).hasValue(90);
    assertThat(request.number(ComplexType.MEMORY)).isEmpty();
    assertThat(request.number(ComplexType.TIME)).hasValue(90);
    assertThat(request.number(ComplexType.STRING)).isEmpty();
  }

  @Test
  void anExpressionThatCanNotBeUnderstoodIsNone() {
    assertThat(new RequestedResource("arch", "(lx").expression(ComplexType.STRING)).isEmpty();
    assertThat(new RequestedResource("arch", "lx*|sol").expression(ComplexType.STRING)).isPresent();
  }
}
