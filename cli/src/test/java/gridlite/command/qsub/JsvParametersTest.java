package gridlite.command.qsub;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.format.Values;
import gridlite.job.JobRequest;
import gridlite.name.HostName;
import gridlite.name.UserName;
import gridlite.operation.Actor;
import gridlite.operation.job.Submission;
import gridlite.option.MadeUpOption;
import gridlite.problem.GridException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What verification scripts read and change: jsv(1). */
class JsvParametersTest {
  private final JsvParameters parameters =
      new JsvParameters(
          MadeUpOption.TABLE,
          new Actor(UserName.of("alice"), "users", 1000, 1000, HostName.of("here")),
          Map.of("TZ", "UTC"),
          "/here",
          Instant.parse("2026-11-21T10:00:00Z"));

  private static Submission submission(Values request) {
    return new Submission(request, Set.of(), Optional.empty(), Optional.empty());
  }

  private static final Values REQUEST =
      JobRequest.SCHEMA.template().with(JobRequest.NAME, "sleeper");

  @Test
  void parametersAreSentInTheirOrderAndThoseOfOtherOptionsBehind() {
    Values request =
        REQUEST
            .with(JobRequest.PRIORITY, -5L)
            .with(JobRequest.HARD_QUEUES, List.of("a", "b"))
            .with(JobRequest.MERGE, true)
            .with(JobRequest.IMMEDIATE, true)
            .with(JobRequest.VERIFY_MODE, Optional.of("e"));
    assertThat(parameters.given(submission(request)).entrySet())
        .extracting(Object::toString)
        .containsExactly(
            "j=y", "M=alice@here", "N=sleeper", "p=-5", "q_hard=a,b", "w=e", "urgent=y");
  }

  @Test
  void aMadeUpOptionIsChangedAndTakenAwayByItsParameter() {
    Submission changed = parameters.with(submission(REQUEST), "urgent", "y");
    assertThat(changed.request().get(JobRequest.IMMEDIATE)).isTrue();
    assertThat(parameters.with(changed, "urgent", "").request()).isEqualTo(REQUEST);
    assertThatThrownBy(() -> parameters.with(changed, "urgent", "perhaps"))
        .isInstanceOf(GridException.class)
        .hasMessageContaining("-urgent");
  }

  @Test
  void aParameterOfOneOfTwoFieldsChangesThatFieldAlone() {
    Submission both =
        parameters.with(
            parameters.with(submission(REQUEST), "c_occasion", "sx"), "c_interval", "0:10:0");
    assertThat(both.request().get(JobRequest.CHECKPOINT_WHEN)).contains("sx");
    assertThat(both.request().get(JobRequest.CHECKPOINT_INTERVAL)).contains(600L);
    Submission one = parameters.with(both, "c_occasion", "");
    assertThat(one.request().get(JobRequest.CHECKPOINT_WHEN)).isEmpty();
    assertThat(one.request().get(JobRequest.CHECKPOINT_INTERVAL)).contains(600L);
  }
}
