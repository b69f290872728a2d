package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.JobId;
import gridlite.state.MessageKind;
import gridlite.state.ReasonKind;
import gridlite.state.SchedulingMessage;
import gridlite.state.SchedulingReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RecordTextTest {
  private static SchedulingReport read(String text) {
    return RecordText.report(text, job -> true);
  }

  @Test
  void aReportIsReadAsItWasWritten() {
    SchedulingReport report = Sample.report();
    assertThat(read(RecordText.print(report))).isEqualTo(report);
  }

  /** A report of form 5 has the lines of messages alone. */
  @Test
  void aReportOfTheFormerFormIsReadWithoutItsMessages() {
    SchedulingReport report = Sample.report();
    SchedulingReport silent =
        new SchedulingReport(report.pending(), report.running(), List.of(), List.of());
    String body = RecordText.print(silent);
    String former = body.substring(new FieldWriter().add(-1).toString().length());
    assertThat(read(former)).isEqualTo(silent);
  }

  /** A report of the program before messages had numbers. */
  @Test
  void aReportWithEachMessageWhereverItIsGivenIsReadWhole() {
    SchedulingReport report = Sample.report();
    FieldWriter former = new FieldWriter();
    MessageText.print(former, report.global());
    former.add(report.reasons().size());
    for (SchedulingReport.Group group : report.reasons()) {
      former.addJobs(group.jobs());
      MessageText.print(former, group.messages());
    }
    String priorities = RecordText.withoutMessages(RecordText.print(report));
    String noMessages = new FieldWriter().add(0).add(0).toString();

    String body = priorities.substring(0, priorities.length() - noMessages.length()) + former;
    assertThat(read(body)).isEqualTo(report);
  }

  @Test
  void aReportForTheProgramBeforeHasPrioritiesAlone() {
    SchedulingReport report = Sample.report();
    assertThat(read(RecordText.withoutMessages(RecordText.print(report))))
        .isEqualTo(new SchedulingReport(report.pending(), report.running(), List.of(), List.of()));
  }

  /** The report of a run with 1,000 tight rules made a database of 5 MB one of 41 MB. */
  @Test
  void eachMessageIsWrittenOnceHoweverOftenItIsGiven() {
    SchedulingMessage one = limit("one");
    SchedulingMessage two = limit("two");
    SchedulingMessage three = limit("three");
    List<SchedulingMessage> messages = new ArrayList<>();
    for (int i = 0; i < 1000; i++) {
      messages.add(i < 900 ? one : i % 2 == 0 ? two : three);
    }
    List<SchedulingReport.Group> groups = new ArrayList<>();
    for (int job = 1; job <= 50; job++) {
      groups.add(new SchedulingReport.Group(List.of(JobId.of(job)), messages));
    }
    SchedulingReport report =
        new SchedulingReport(Map.of(), Map.of(), messages.subList(890, 1000), groups);

    String body = RecordText.print(report);
    assertThat(body.split("limit two", -1)).hasSize(2);
    assertThat(body).hasSizeLessThan(50 * 1000);
    assertThat(read(body)).isEqualTo(report);
  }

  private static SchedulingMessage limit(String name) {
    return SchedulingMessage.of(MessageKind.QUOTA, ReasonKind.QUOTA, "limit " + name);
  }
}
