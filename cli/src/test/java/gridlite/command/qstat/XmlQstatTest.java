package gridlite.command.qstat;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.command.listing.BindingDisplay;
import gridlite.command.listing.JobColumns;
import gridlite.command.listing.QueueSelection;
import gridlite.job.JobRequest;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.testkit.ClusterBuilder;
import java.time.ZoneOffset;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class XmlQstatTest {
  private static String xml(ClusterBuilder jobs, JobColumns columns, boolean full) {
    QstatReport report =
        QstatReports.build(
            jobs.state(), QstatSamples.options("*", QueueSelection.ALL, full), ClusterBuilder.NOW);
    StringBuilder text = new StringBuilder();
    TextOutput out = new TextOutput(text::append);
    new XmlQstat(out, columns, Times.in(ZoneOffset.UTC), BindingDisplay.SHOWN).write(report);
    out.flush();
    return text.toString();
  }

  private static List<String> elements(String xml) {
    return xml.lines()
        .map(String::strip)
        .filter(
            line -> line.startsWith("<J") || line.startsWith("<queue_n") || line.startsWith("<s"))
        .map(line -> line.substring(1, line.indexOf('>')))
        .toList();
  }

  private static JobColumns columns(boolean tickets, boolean urgency, boolean priority) {
    return new JobColumns(tickets, urgency, priority, false, false, OptionalInt.of(30));
  }

  @Test
  void bothPartsAreThereEvenWhenTheyAreEmpty() {
    assertThat(xml(ClusterBuilder.empty(), columns(false, false, false), false))
        .containsSubsequence("<queue_info>", "</queue_info>", "<job_info>", "</job_info>");
  }

  @Test
  void elementsKeepTheOrderThatProgramsKnow() {
    ClusterBuilder jobs = ClusterBuilder.empty().job("alice").add();
    assertThat(elements(xml(jobs, columns(true, true, true), false)))
        .containsExactly(
            "JB_job_number",
            "JAT_prio",
            "JAT_ntix",
            "JB_nppri",
            "JB_nurg",
            "JB_rrcontr",
            "JB_wtcontr",
            "JB_dlcontr",
            "JB_priority",
            "JB_name",
            "JB_owner",
            "JB_project",
            "JB_department",
            "state",
            "JB_submission_time",
            "JB_override_tickets",
            "JB_jobshare",
            "stickets",
            "JAT_share",
            "queue_name",
            "slots");
  }

  @Test
  void timesAreMissingWithTicketsAlone() {
    ClusterBuilder jobs = ClusterBuilder.empty().job("alice").add();
    assertThat(xml(jobs, columns(true, false, false), false)).doesNotContain("_time>");
  }

  @Test
  void whatMeansSomethingInXmlIsEscaped() {
    ClusterBuilder jobs =
        ClusterBuilder.empty().job("alice").with(JobRequest.NAME, "<R&\"D'>").add();
    assertThat(xml(jobs, columns(false, false, false), false))
        .contains("<JB_name>&lt;R&amp;&quot;D&apos;&gt;</JB_name>");
  }
}
