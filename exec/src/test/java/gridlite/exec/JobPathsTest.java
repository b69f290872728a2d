package gridlite.exec;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.state.ClusterState;
import gridlite.state.Settings;
import gridlite.value.NameValue;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JobPathsTest {
  private final TestCell cell = new TestCell("alice");

  private Launch launch(UnaryOperator<Values> request) {
    TaskId id = cell.dispatched(TestCell.SUBMITTED, request);
    ClusterState state = cell.state();
    Job job = state.job(id.job()).orElseThrow();
    return new Launch(
        state,
        job,
        job.tasks().find(1L).orElseThrow(),
        state.queueInstances().all().get(0),
        Settings.on(state, HostName.of(TestCell.HOST)),
        "/home/alice",
        Path.of("/cell/spool/active_jobs/1.1"),
        Path.of("/cell/spool/job_scripts/1"),
        new Launch.Site(HostName.of(TestCell.HOST), Path.of("/cell"), "default", Path.of("/bin")));
  }

  @ParameterizedTest
  @CsvSource({
    "$JOB_ID.$USER,1.alice",
    "$JOB_IDx,1x",
    "${JOB_NAME},${JOB_NAME}",
    "$UNKNOWN,$UNKNOWN",
    "$,$",
    "~/x,/home/alice/x",
    "$HOME/$HOSTNAME,/home/alice/here",
    "$TASK_ID,0"
  })
  void variablesAreReplacedByPrefix(String path, String expanded) {
    assertThat(JobPaths.expand(launch(request -> request), path)).isEqualTo(expanded);
  }

  @ParameterizedTest
  @CsvSource({
    "'here:a;b',a",
    "'other:x;b',b",
    "'other:x;more:y',x",
    "':a',a",
    "'/dir:with/colon','/dir:with/colon'"
  })
  void thePathForTheHostComesFirst(String elements, String chosen) {
    assertThat(JobPaths.forHost(List.of(elements.split(";", -1)), "here")).contains(chosen);
  }

  @Test
  void onlyThePathCanBeExported() {
    Launch launch =
        launch(
            request ->
                request.with(
                    JobRequest.VARIABLES,
                    List.of(
                        new NameValue("JOB_ID", "99"),
                        new NameValue("HOME", "/nowhere"),
                        new NameValue("COLOUR", "red"),
                        new NameValue("PATH", "/my/bin"))));
    // the shepherd puts the two parts together in this order
    Map<String, String> variables = new LinkedHashMap<>(JobVariables.exported(launch.job()));
    variables.putAll(JobVariables.of(launch));
    assertThat(variables)
        .containsEntry("JOB_ID", "1")
        .containsEntry("HOME", "/home/alice")
        .containsEntry("COLOUR", "red")
        .containsEntry("SGE_TASK_ID", "undefined")
        .containsEntry("PATH", "/my/bin");
  }

  @Test
  void aCommandIsOneLineForTheShellUnlessThereIsNone() {
    Launch shell =
        launch(
            request ->
                request
                    .with(JobRequest.BINARY, true)
                    .with(JobRequest.SCRIPT_FILE, "echo")
                    .with(JobRequest.ARGUMENTS, List.of("a  b")));
    assertThat(JobCommand.of(shell).arguments()).containsExactly("sh", "-c", "echo a  b ");
    Launch none =
        launch(
            request ->
                request
                    .with(JobRequest.BINARY, true)
                    .with(JobRequest.NO_SHELL, true)
                    .with(JobRequest.SCRIPT_FILE, "echo")
                    .with(JobRequest.ARGUMENTS, List.of("a  b")));
    assertThat(JobCommand.of(none).arguments()).containsExactly("echo", "a  b");
  }

  @Test
  void aLoginShellIsCalledWithADash() {
    cell.configure("login_shells sh,ksh");
    assertThat(JobCommand.of(launch(request -> request)).arguments())
        .containsExactly("-sh", "/cell/spool/job_scripts/1");
  }
}
