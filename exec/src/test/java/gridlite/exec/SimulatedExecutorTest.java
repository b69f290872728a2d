package gridlite.exec;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.format.Values;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.port.Executor;
import gridlite.state.SimulatedHosts;
import java.time.Instant;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimulatedExecutorTest extends ExecutorContract {
  private final TestCell cell = new TestCell("alice");
  private Instant now = TestCell.SUBMITTED;

  @Override
  TestCell cell() {
    return cell;
  }

  @Override
  Executor executor() {
    return new SimulatedExecutor();
  }

  @Override
  UnaryOperator<Values> shortJob() {
    return request -> request.with(JobRequest.ARGUMENTS, List.of("1"));
  }

  @Override
  UnaryOperator<Values> longJob() {
    return request -> request.with(JobRequest.ARGUMENTS, List.of("600"));
  }

  @Override
  Instant now() {
    return now;
  }

  @Override
  void pass() {
    now = now.plusSeconds(1);
  }

  @Test
  void whatIsDispatchedRunsAndIsNotReported() {
    cell.dispatched(now, longJob());
    assertThat(executor().startsWithDispatch(cell.state())).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"5,5", "abc,0", "-5,0", "7x,7", "0,0"})
  void theFirstArgumentIsHowLongItRuns(String argument, long seconds) {
    TaskId task =
        cell.dispatched(now, request -> request.with(JobRequest.ARGUMENTS, List.of(argument)));
    Instant end = now.plusSeconds(SimulatedHosts.SECONDS_TO_START + seconds);
    cell.absorb(executor(), end.minusMillis(1));
    assertThat(cell.task(task)).isPresent();
    cell.absorb(executor(), end);
    assertThat(cell.task(task)).isEmpty();
  }

  @Test
  void withoutArgumentItRunsForThreeSecondsFromItsStart() {
    Instant end = now.plusSeconds(SimulatedHosts.SECONDS_TO_START + 3);
    TaskId task = cell.dispatched(now, UnaryOperator.identity());
    assertThat(executor().nextEnd(cell.state(), now)).contains(end);
    cell.absorb(executor(), end);
    assertThat(cell.task(task)).isEmpty();
  }

  @Test
  void tasksEndInTheOrderOfTheirEnds() {
    cell.dispatched(now, request -> request.with(JobRequest.ARGUMENTS, List.of("9")));
    cell.dispatched(now, request -> request.with(JobRequest.ARGUMENTS, List.of("4")));
    cell.absorb(executor(), now.plusSeconds(60));
    assertThat(cell.state().finished()).extracting(job -> job.job().id()).containsExactly(2L, 1L);
  }
}
