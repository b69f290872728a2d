package gridlite.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import gridlite.command.doctor.DiagnosisDocument;
import gridlite.command.explain.PlanDocument;
import gridlite.command.explain.StartListing;
import gridlite.command.explain.WaitExplanation;
import gridlite.command.lint.LintDocument;
import gridlite.command.listing.JobSelection;
import gridlite.command.listing.QueueSelection;
import gridlite.command.listing.StateSelection;
import gridlite.command.qacct.AccountingDocument;
import gridlite.command.qacct.UsageSummary;
import gridlite.command.qhost.HostDocument;
import gridlite.command.qhost.HostReport;
import gridlite.command.qquota.QuotaDocument;
import gridlite.command.qquota.QuotaReport;
import gridlite.command.qselect.QueueNamesDocument;
import gridlite.command.qstat.ClusterQueueReport;
import gridlite.command.qstat.JobDetails;
import gridlite.command.qstat.JobDocument;
import gridlite.command.qstat.QstatDocument;
import gridlite.command.qstat.QstatOptions;
import gridlite.command.qstat.QstatReport;
import gridlite.command.qstat.QstatReports;
import gridlite.command.report.Period;
import gridlite.command.report.UsageDocument;
import gridlite.command.report.UsageReport;
import gridlite.complex.ComplexAttribute;
import gridlite.format.Attribute;
import gridlite.format.ObjectSchema;
import gridlite.job.AccountingEntry;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.json.JsonDocument;
import gridlite.lint.Finding;
import gridlite.lint.QuotaLint;
import gridlite.name.ObjectKind;
import gridlite.operation.configure.KindTraits;
import gridlite.option.SubmitOptions;
import gridlite.render.Document;
import gridlite.render.Times;
import gridlite.schedule.run.Scheduler;
import gridlite.simulate.Plan;
import gridlite.simulate.StartEstimates;
import gridlite.state.ClusterState;
import gridlite.testkit.ClusterBuilder;
import gridlite.value.TaskRange;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What is written as JSON fits the schemas that are published. */
class SchemaTest {
  private final ClusterState state =
      ClusterBuilder.empty()
          .queue("all.q", "n1 n2", "slots", "4")
          .job("alice")
          .running("all.q@n1", 2)
          .add()
          .job("bob")
          .tasks(new TaskRange(1, 9, 2))
          .held(HoldKind.USER, 3, 5)
          .add()
          .job("carol")
          .ask("h_rt=60")
          .parallel("smp", "2-4")
          .with(JobRequest.DEADLINE, Optional.of(ClusterBuilder.NOW))
          .add()
          .state();

  private static void assertFits(String schema, Consumer<Document> write) throws IOException {
    Schemas.assertFits(schema, JsonDocument.text(write::accept));
  }

  private QstatOptions options(boolean full) {
    return new QstatOptions(
        new JobSelection(List.of("*"), StateSelection.parse("az")),
        QueueSelection.ALL,
        full,
        full ? Optional.of(List.of()) : Optional.empty(),
        full,
        true,
        false,
        true,
        false,
        "aAcE");
  }

  /** What is written fits them, and they allow nothing else: so all members have this style. */
  @Test
  void membersAreWordsInLowerCaseWithUnderscores() throws IOException {
    Set<String> members = new TreeSet<>();
    for (Path file : Schemas.files()) {
      members(Schemas.read(Files.readString(file)), members);
    }
    assertThat(members).contains("state", "slot_seconds").allMatch(SchemaTest::isSnakeCase);
    for (ObjectKind kind : ObjectKind.values()) {
      boolean table = kind == ObjectKind.COMPLEX_ATTRIBUTE || kind == ObjectKind.RESOURCE_QUOTA_SET;
      ObjectSchema attributes = table ? ComplexAttribute.SCHEMA : KindTraits.of(kind).schema();
      assertThat(attributes.attributes())
          .extracting(Attribute::name)
          .allMatch(SchemaTest::isSnakeCase);
    }
  }

  private static void members(JsonNode schema, Set<String> members) {
    JsonNode properties = schema.path("properties");
    if (properties.isObject()) {
      properties.fieldNames().forEachRemaining(members::add);
      assertThat(schema.path("additionalProperties").asBoolean(true))
          .as("whether there may be others than %s", properties)
          .isFalse();
    }
    schema.forEach(part -> members(part, members));
  }

  private static boolean isSnakeCase(String name) {
    return name.matches("[a-z][a-z0-9]*(_[a-z0-9]+)*");
  }

  @Test
  void jobs() throws IOException {
    QstatReport report = QstatReports.build(state, options(false), ClusterBuilder.NOW);
    assertFits("qstat", document -> new QstatDocument(document).write(report));
  }

  @Test
  void queueInstancesWithJobsAndResources() throws IOException {
    QstatReport report = QstatReports.build(state, options(true), ClusterBuilder.NOW);
    assertFits("qstat", document -> new QstatDocument(document).write(report));
  }

  @Test
  void clusterQueues() throws IOException {
    ClusterQueueReport report =
        ClusterQueueReport.build(state, QueueSelection.ALL, ClusterBuilder.NOW);
    assertFits("qstat", document -> new QstatDocument(document).write(report));
  }

  @Test
  void detailsOfJobs() throws IOException {
    JobDetails details = JobDetails.of(state, List.of("*", "nosuch"));
    assertThat(details.jobs()).hasSize(3);
    assertFits("qstat", document -> new JobDocument(SubmitOptions.TABLE, document).write(details));
  }

  @Test
  void hosts() throws IOException {
    HostReport report =
        HostReport.build(
            state,
            new HostReport.Options(
                List.of(), List.of("*"), true, true, Optional.of(List.of()), List.of()),
            ClusterBuilder.NOW);
    assertFits("qhost", document -> new HostDocument(document).write(report));
  }

  @Test
  void namesOfQueueInstances() throws IOException {
    assertFits("qselect", document -> QueueNamesDocument.write(document, List.of("a@n1", "b@n2")));
    assertFits("qselect", document -> QueueNamesDocument.write(document, List.of()));
  }

  @Test
  void quotas() throws IOException {
    QuotaReport report =
        new QuotaReport(
            List.of(
                new QuotaReport.Line("set/1", "slots", Optional.of("3"), "10", Map.of()),
                new QuotaReport.Line("set/2", "h_vmem", Optional.empty(), "4.000G", Map.of()),
                new QuotaReport.Line("set/3", "h_rt", Optional.empty(), "01:00:00", Map.of())));
    assertFits("qquota", document -> QuotaDocument.write(document, report));
  }

  @Test
  void findingsInQuotas() throws IOException {
    LintDocument findings =
        new LintDocument(
            new QuotaLint(state, user -> false)
                .text("f", "{\nname x\nlimit users alice to slots=x\nlimit to slots=1\n}\n"));
    assertThat(findings.count(Finding.Severity.ERROR)).isEqualTo(1);
    assertFits("lint", findings::write);
  }

  @Test
  void findingsOfTheDoctor() throws IOException {
    DiagnosisDocument diagnosis =
        new DiagnosisDocument(
            "/cell",
            List.of(
                DiagnosisDocument.Finding.ok("modes", "fine"),
                new DiagnosisDocument.Finding(
                    DiagnosisDocument.Level.WARNING, "space", "little", "make room")));
    assertFits("diagnosis", diagnosis::write);
  }

  @Test
  void whyJobsWaitAndWhenTheyStart() throws IOException {
    List<Job> jobs = new ArrayList<>();
    state.jobs().values().forEach(jobs::add);
    WaitExplanation why =
        new WaitExplanation(state, jobs, ClusterBuilder.NOW, Times.in(ZoneOffset.UTC));
    assertFits("explain", why::write);
    StartListing when =
        new StartListing(
            state,
            StartEstimates.of(Scheduler.ofBuiltIn(), state, ClusterBuilder.NOW),
            job -> true);
    assertFits("start", document -> when.write(document, ClusterBuilder.NOW));
    Plan plan = Plan.of(Scheduler.ofBuiltIn(), state, ClusterBuilder.NOW);
    assertFits("plan", new PlanDocument(plan, Optional.empty())::write);
  }

  @Test
  void usage() throws IOException {
    UsageReport report =
        new UsageReport(
            new UsageReport.Question(
                UsageReport.By.USER,
                Instant.EPOCH,
                Instant.EPOCH.plusSeconds(7200),
                Period.HOUR,
                ZoneOffset.UTC));
    String record = "q:h:g:o:n:1:a:0:1:2:3" + ":0".repeat(30) + ":NONE:0:0:0";
    report.add(AccountingEntry.parse(record).orElseThrow());
    assertThat(report.sums()).hasSize(1);
    assertFits("report", new UsageDocument(report)::write);
  }

  @Test
  void accounting() throws IOException {
    AccountingEntry entry =
        AccountingEntry.parse("q:h:g:o:n:1:a:0:1:2:3" + ":0".repeat(34)).orElseThrow();
    UsageSummary summary =
        new UsageSummary(
            UsageSummary.GROUPINGS.stream()
                .map(g -> new UsageSummary.Wanted(g, Optional.empty()))
                .toList());
    summary.add(entry);
    assertFits(
        "qacct",
        document -> {
          AccountingDocument accounting = new AccountingDocument(document);
          accounting.begin();
          accounting.write(entry);
          accounting.end(summary);
        });
  }
}
