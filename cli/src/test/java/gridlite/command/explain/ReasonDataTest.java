package gridlite.command.explain;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import gridlite.command.Schemas;
import gridlite.config.SchedulerConfig;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.TaskFlag;
import gridlite.state.Change;
import gridlite.state.ReasonKind;
import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code gridlite explain} and {@code qstat -j} say in words is in their JSON as data. */
class ReasonDataTest {
  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
  }

  /** Explains a job in JSON; each sentence in it is in the text, too. */
  private JsonNode explained(String job) throws IOException {
    String text = cell.succeed("gridlite explain " + job);
    JsonNode account =
        Schemas.assertFits("explain", cell.succeed("gridlite explain " + job + " -fmt json"))
            .at("/accounts/0");
    // of a job that starts the text leaves out where it does not
    boolean starts = account.get("verdict").textValue().equals("starts");
    JsonNode shown = starts ? account.get("of_job") : account;
    for (String sentence : shown.findValuesAsText("text")) {
      assertThat(text).contains(sentence);
    }
    return account;
  }

  private static JsonNode only(JsonNode statements, String kind) {
    List<JsonNode> found = new ArrayList<>();
    statements.forEach(
        statement -> {
          if (statement.get("kind").textValue().equals(kind)) {
            found.add(statement);
          }
        });
    assertThat(found).as("%s in %s", kind, statements).hasSize(1);
    return found.get(0);
  }

  private void change(String job, UnaryOperator<Job> change) {
    cell.build(
        cluster ->
            cluster.apply(
                new Change.PutJob(
                    change.apply(cluster.state().job(JobId.parse(job)).orElseThrow()))));
  }

  @Test
  void aLimitOfTasksAndWhatSetsIt() throws IOException {
    change("3", job -> job.with(JobRequest.TASK_CONCURRENCY, Optional.of(1L)));
    cell.succeed("qsched run");
    JsonNode own = only(explained("3").get("of_job"), "task_limit");
    assertThat(own.get("limit").intValue()).isEqualTo(1);
    assertThat(own.get("setting").textValue()).isEqualTo("-tc");
    change("3", job -> job.with(JobRequest.TASK_CONCURRENCY, Optional.of(5L)));
    cell.edits(text -> text.replaceAll("max_aj_instances.*", "max_aj_instances 1"));
    cell.succeed("qconf -mconf");
    JsonNode ofAll = only(explained("3").get("of_job"), "task_limit");
    assertThat(ofAll.get("limit").intValue()).isEqualTo(1);
    assertThat(ofAll.get("setting").textValue()).isEqualTo("max_aj_instances");
  }

  @Test
  void aLimitOfJobsOfAUser() throws IOException {
    cell.build(cluster -> cluster.configure(SchedulerConfig.MAXUJOBS, 1L));
    JsonNode limit = only(explained("3").get("of_job"), "user_limit");
    assertThat(limit.get("user").textValue()).isEqualTo("alice");
    assertThat(limit.get("limit").intValue()).isEqualTo(1);
  }

  @Test
  void anErrorWithItsMessageAndTheTasksThatHaveIt() throws IOException {
    change("2", job -> job.withTask(failed(1, "can't read the script")));
    JsonNode single = only(explained("2").get("of_job"), "error");
    assertThat(single.get("message").textValue()).isEqualTo("can't read the script");
    assertThat(single.has("tasks")).isFalse();
    change("3", job -> job.withTask(failed(1, "no space")).withTask(failed(3, "no space")));
    JsonNode array = only(explained("3").get("of_job"), "error");
    assertThat(array.get("message").textValue()).isEqualTo("no space");
    assertThat(array.get("tasks")).hasToString("[1,3]");
  }

  private static ArrayTask failed(long task, String message) {
    return ArrayTask.pending(task).pendingAgain(Set.of(TaskFlag.ERROR), List.of(message));
  }

  @Test
  void anErrorWithoutMessageIsSaidBesideHeldTasks() throws IOException {
    change("3", job -> job.withTask(failed(1, "no space").withErrors(List.of())));
    cell.succeed("qhold 3.2");
    JsonNode own = explained("3").get("of_job");
    assertThat(own.findValuesAsText("kind")).contains("error", "hold");
  }

  @Test
  void theJobsThatAJobWaitsForAndWhichOfThemRun() throws IOException {
    cell.succeed("qalter -hold_jid 1,2 3");
    JsonNode dependency = only(explained("3").get("of_job"), "dependency");
    assertThat(dependency.get("text").textValue()).contains("job 1 (running), 2 (waiting)");
    assertThat(dependency.get("other_jobs")).hasToString("[1,2]");
    assertThat(dependency.get("running_jobs")).hasToString("[1]");
  }

  @Test
  void whatClosesQueues() throws IOException {
    cell.build(
        cluster ->
            cluster
                .calendar("never", "mon-sun=off")
                .queue("closed.q", "n1", "slots", "1", "calendar", "never")
                .queue("hot.q", "n2", "slots", "1", "load_thresholds", "np_load_avg=1.5"));
    cell.succeed("qsched load n2 load_avg=10 num_proc=4");
    cell.succeed("qmod -d all.q");
    JsonNode account = explained("2");
    JsonNode now = account.get("now");
    assertThat(only(now, "calendar_disabled").get("calendar").textValue()).isEqualTo("never");
    assertThat(only(now, "disabled").get("queue_instances")).hasSize(2);
    assertThat(only(now, "load_alarm").get("queue_instances")).hasToString("[\"hot.q@n2\"]");
    cell.succeed("qmod -d closed.q");
    JsonNode nearest = explained("2").get("nearest");
    assertThat(nearest.get("queue_instance").textValue()).isEqualTo("all.q@n2");
    cell.succeed("qconf -dattr queue hostlist n2 all.q");
    JsonNode alarm = only(explained("2").at("/nearest/lacks"), "load_alarm");
    assertThat(alarm.get("resource").textValue()).isEqualTo("np_load_avg");
    assertThat(alarm.get("offered").doubleValue()).isEqualTo(2.5);
    assertThat(alarm.get("threshold").textValue()).isEqualTo("1.5");
    assertThat(alarm.get("adjustment").textValue()).isEqualTo("no load adjustment");
    assertThat(alarm.get("text").textValue()).contains("np_load_avg=2.5", "no load adjustment");
  }

  /** What {@code qstat -j} says of a job, in JSON; the text has the same lines. */
  private JsonNode reasons(String job) throws IOException {
    String text = cell.succeed("qstat -j " + job);
    JsonNode details = Schemas.assertFits("qstat", cell.succeed("qstat -j " + job + " -fmt json"));
    List<String> lines = new ArrayList<>(details.at("/messages/global").findValuesAsText("text"));
    JsonNode reasons = details.at("/jobs/0/reasons");
    lines.addAll(reasons.findValuesAsText("text"));
    List<String> shown =
        text.lines()
            .dropWhile(line -> !line.startsWith("scheduling info:"))
            .map(line -> line.substring(28))
            .toList();
    assertThat(lines).isEqualTo(shown);
    return reasons;
  }

  @Test
  void aReasonOfTheSchedulerHasKindNumberNamesAndNumbers() throws IOException {
    cell.build(
        cluster -> cluster.host("n2", "lic=2").configure(SchedulerConfig.SCHEDD_JOB_INFO, "true"));
    cell.succeed("qalter -l lic=3 2");
    cell.succeed("qsched run");
    JsonNode lack = only(reasons("2"), "not_enough");
    assertThat(lack.get("number").intValue()).isZero();
    assertThat(lack.get("resource").textValue()).isEqualTo("lic");
    assertThat(lack.get("requested").textValue()).isEqualTo("lic=3");
    assertThat(lack.get("offered").intValue()).isEqualTo(2);
    assertThat(lack.get("wanted").intValue()).isEqualTo(3);
    assertThat(lack.get("level").textValue()).isEqualTo("host");
    assertThat(lack.get("place").textValue()).isEqualTo("n2");
    cell.succeed("qmod -d all.q@n2");
    cell.succeed("qsched run");
    JsonNode global =
        Schemas.assertFits("qstat", cell.succeed("qstat -j 2 -fmt json")).at("/messages/global");
    JsonNode disabled = only(global, "disabled");
    assertThat(disabled.get("queue_instance").textValue()).isEqualTo("all.q@n2");
    assertThat(disabled.get("number").intValue()).isEqualTo(39);
  }

  @Test
  void aQuotaNamesItsRuleAndWhoseUseItCounts() throws IOException {
    cell.build(
        cluster ->
            cluster
                .host("n2", "lic=2")
                .quotas("{\nname few\nenabled TRUE\nlimit users {*} hosts {*} to lic=1\n}\n"));
    cell.succeed("qalter -l lic=2 2");
    JsonNode account = explained("2");
    JsonNode quota = only(account.at("/nearest/lacks"), "quota");
    assertThat(quota.get("rule").textValue()).isEqualTo("few/1");
    assertThat(quota.get("user").textValue()).isEqualTo("bob");
    assertThat(quota.get("host").textValue()).isEqualTo("n1");
    assertThat(quota.get("limit").intValue()).isEqualTo(1);
  }

  /** Those that JSON never has stand for there being none. */
  @Test
  void theSchemasKnowEachKindOfReason() throws IOException {
    Set<String> kinds = new TreeSet<>();
    for (ReasonKind kind : ReasonKind.values()) {
      if (kind != ReasonKind.NONE && kind != ReasonKind.NOT_COLLECTED) {
        kinds.add(kind.word());
      }
    }
    assertThat(kinds("qstat", "reason")).isEqualTo(kinds);
    kinds.removeAll(Set.of("collected_for_some", "held_back"));
    assertThat(kinds("explain", "statement")).containsAll(kinds);
    assertThat(kinds("explain", "obstacle")).isEqualTo(kinds("explain", "statement"));
  }

  private static Set<String> kinds(String schema, String definition) throws IOException {
    Set<String> kinds = new TreeSet<>();
    for (Path file : Schemas.files()) {
      if (file.endsWith(schema + ".schema.json")) {
        Schemas.read(Files.readString(file))
            .at("/$defs/" + definition + "/properties/kind/enum")
            .forEach(kind -> kinds.add(kind.textValue()));
      }
    }
    return kinds;
  }
}
