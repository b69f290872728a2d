package gridlite.command.qstat;

import gridlite.command.listing.BindingDisplay;
import gridlite.command.listing.JobColumns;
import gridlite.command.listing.JobSelection;
import gridlite.command.listing.QueueSelection;
import gridlite.command.listing.StateSelection;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

/** What tests of {@code qstat} ask for, and what it would print. */
final class QstatSamples {
  private QstatSamples() {}

  static QstatOptions options(String user, QueueSelection queues, boolean full) {
    JobSelection jobs = new JobSelection(List.of(user), StateSelection.ALL);
    return new QstatOptions(
        jobs, queues, full, Optional.empty(), false, false, false, false, false, "");
  }

  static String plain(QstatReport report, JobColumns columns) {
    StringBuilder text = new StringBuilder();
    TextOutput out = new TextOutput(text::append);
    new PlainQstat(out, columns, Times.in(ZoneOffset.UTC), BindingDisplay.SHOWN).write(report);
    out.flush();
    return text.toString();
  }
}
