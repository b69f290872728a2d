package gridlite.exec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import gridlite.format.Values;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.name.ObjectKind;
import gridlite.port.Executor;
import gridlite.port.TaskReport;
import gridlite.state.Change;
import gridlite.state.Counter;
import gridlite.state.SimulatedHosts;
import gridlite.state.UsageKey;
import gridlite.value.NameValue;
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
  void whereAClusterIsRehearsedItsTimesAreAccountedFor() {
    cell.apply(new Change.SetCounter(Counter.REHEARSAL, 1));
    cell.dispatched(now, request -> request.with(JobRequest.ARGUMENTS, List.of("60")));
    Instant start = now.plusSeconds(SimulatedHosts.SECONDS_TO_START);
    TaskReport.Ended ended = (TaskReport.Ended) cell.poll(executor(), now.plusSeconds(1000)).get(0);
    assertThat(ended.times()).contains(new TaskReport.Times(start, start.plusSeconds(60)));
    assertThat(ended.usage().get("ru_wallclock")).isEqualTo(60);
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
  void aTaskUsesWhatItsJobSaysOrElseTheCell() {
    cell.apply(new Change.SetCounter(Counter.SIMULATED_CPU, 500_000));
    TaskId own =
        cell.dispatched(
            now,
            request ->
                longJob()
                    .apply(request)
                    .with(
                        JobRequest.CONTEXT,
                        List.of(
                            new NameValue("simulate_cpu", "2"),
                            new NameValue("simulate_mem", "3G"),
                            new NameValue("simulate_io", "much"))));
    TaskId other = cell.dispatched(now, longJob());
    Instant started = now.plusSeconds(SimulatedHosts.SECONDS_TO_START);
    cell.absorb(executor(), started.plusSeconds(30));
    assertThat(cell.task(own).orElseThrow().usage().get("cpu")).isZero();
    cell.absorb(executor(), started.plusSeconds(100));
    assertThat(cell.task(own).orElseThrow().usage().values())
        .containsEntry("cpu", 200.0)
        .containsEntry("mem", 300.0)
        .containsEntry("io", 0.0);
    assertThat(cell.task(other).orElseThrow().usage().get("cpu")).isEqualTo(50);
    // what changes counts from then on
    cell.apply(new Change.SetCounter(Counter.SIMULATED_CPU, 0));
    cell.absorb(executor(), started.plusSeconds(200));
    assertThat(cell.task(own).orElseThrow().usage().get("cpu")).isEqualTo(400);
    assertThat(cell.task(other).orElseThrow().usage().get("cpu")).isEqualTo(50);
    cell.absorb(executor(), started.plusSeconds(700));
    assertThat(cell.task(own)).isEmpty();
    // what fades in minutes of a half-life of a week
    assertThat(used("alice")).isCloseTo(2 * 600 + 50, within(1.0));
  }

  /** CPU time that is booked for a user. */
  private double used(String user) {
    return cell.state()
        .usage()
        .find(new UsageKey(ObjectKind.USER, user))
        .orElseThrow()
        .usage()
        .get("cpu");
  }

  @Test
  void tasksEndInTheOrderOfTheirEnds() {
    cell.dispatched(now, request -> request.with(JobRequest.ARGUMENTS, List.of("9")));
    cell.dispatched(now, request -> request.with(JobRequest.ARGUMENTS, List.of("4")));
    cell.absorb(executor(), now.plusSeconds(60));
    assertThat(cell.state().finished())
        .extracting(job -> job.job().id())
        .containsExactly(JobId.of(2), JobId.of(1));
  }
}
