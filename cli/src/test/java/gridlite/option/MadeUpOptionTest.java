package gridlite.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.command.listing.BindingDisplay;
import gridlite.command.qalter.Alteration;
import gridlite.command.qstat.JobDetails;
import gridlite.command.qstat.JobDocument;
import gridlite.command.qstat.PlainJobDetails;
import gridlite.command.qstat.XmlJobDetails;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.json.JsonDocument;
import gridlite.name.HostName;
import gridlite.name.UserName;
import gridlite.operation.Actor;
import gridlite.operation.Answer;
import gridlite.operation.job.AlterJob;
import gridlite.operation.job.HoldChange;
import gridlite.operation.job.JobAnswers;
import gridlite.operation.job.JobReference;
import gridlite.problem.GridException;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import gridlite.syntax.Help;
import gridlite.testkit.ClusterBuilder;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** An option is one row of a table: all else is derived from it. */
class MadeUpOptionTest {
  private static final Instant NOW = Instant.parse("2026-11-21T10:00:00Z");

  private final SubmitDraft draft = new SubmitDraft(Map.of(), "/here", NOW);

  private List<String> give(SubmitOption.Command command, String... words) {
    return draft.fold(
        new OptionSource.Reader(MadeUpOption.TABLE, command, file -> Optional.empty())
            .read(List.of(words))
            .entries());
  }

  private static ClusterState stateWith(boolean urgent) {
    return ClusterBuilder.empty()
        .at(NOW)
        .job("alice")
        .with(JobRequest.NAME, "sleeper")
        .with(JobRequest.IMMEDIATE, urgent)
        .add()
        .state();
  }

  private static String written(Consumer<TextOutput> listing) {
    StringBuilder text = new StringBuilder();
    TextOutput out = new TextOutput(text::append);
    listing.accept(out);
    out.flush();
    return text.toString();
  }

  @Test
  void itIsReadByItsCommandsAlone() {
    assertThat(give(SubmitOption.Command.QSUB, "-urgent", "y", "-urgent", "yes"))
        .containsExactly(
            "warning: \"-urgent\" option has already been set, overriding previous setting");
    assertThat(draft.request().get(JobRequest.IMMEDIATE)).isTrue();
    assertThatThrownBy(() -> give(SubmitOption.Command.QSUB, "-urgent", "perhaps"))
        .isInstanceOf(GridException.class)
        .hasMessageContaining("invalid argument \"perhaps\" of option -urgent");
    assertThatThrownBy(() -> give(SubmitOption.Command.QSUB, "-urgnet", "y"))
        .hasMessageContaining("-urgnet");
    assertThatThrownBy(() -> give(SubmitOption.Command.QRSH, "-urgent", "y"))
        .hasMessageContaining("it belongs to another command");
  }

  @Test
  void helpShowsIt() {
    assertThat(Help.text("qsub", MadeUpOption.TABLE.syntax(SubmitOption.Command.QSUB).options()))
        .containsPattern("   -urgent y\\|n +start at once or never\n");
  }

  @Test
  void qalterAnnouncesIt() {
    give(SubmitOption.Command.QALTER, "-urgent", "y", "-N", "runner");
    AlterJob.Request request =
        new AlterJob.Request(
            List.of(JobReference.of(JobId.of(1))),
            List.of(),
            draft.rawRequest(),
            Alteration.items(draft),
            List.of(),
            HoldChange.NONE);
    ClusterState state = stateWith(false);
    Outcome<JobAnswers> outcome =
        AlterJob.alter(
            state,
            host -> true,
            request,
            new Actor(UserName.of("alice"), "users", 1000, 1000, HostName.of("here")),
            NOW);
    assertThat(outcome.result().answers())
        .extracting(Answer::text)
        .containsExactly("modified job name of job 1", "modified urgency of job 1");
    Job changed = state.apply(outcome.changes()).job(JobId.of(1)).orElseThrow();
    assertThat(changed.get(JobRequest.IMMEDIATE)).isTrue();
    assertThat(changed.version()).isEqualTo(1);
  }

  @Test
  void theListingsOfAJobShowIt() {
    JobDetails details = JobDetails.of(stateWith(true), List.of("1"));
    assertThat(
            written(
                out ->
                    new PlainJobDetails(
                            MadeUpOption.TABLE,
                            out,
                            Times.of(Map.of("TZ", "UTC")),
                            BindingDisplay.SHOWN)
                        .write(details)))
        .contains("job_type:                   immediate\nurgent:                     y\n");
    assertThat(
            written(
                out ->
                    new XmlJobDetails(MadeUpOption.TABLE, out, BindingDisplay.SHOWN)
                        .write(details)))
        .contains("<JB_urgent>true</JB_urgent>");
    assertThat(
            JsonDocument.text(
                document -> new JobDocument(MadeUpOption.TABLE, document).write(details)))
        .contains("\"urgent\": true");
  }

  /** In the product's own listings every field has its place, so that nothing is written twice. */
  @Test
  void theOptionsOfTheProductAddNoLines() {
    JobDetails details = JobDetails.of(stateWith(true), List.of("1"));
    assertThat(
            written(
                out ->
                    new PlainJobDetails(
                            SubmitOptions.TABLE,
                            out,
                            Times.of(Map.of("TZ", "UTC")),
                            BindingDisplay.SHOWN)
                        .write(details)))
        .contains("job_type:                   immediate\nscheduling info:");
  }
}
