package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.state.SchedulingReport;
import java.util.List;
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
}
