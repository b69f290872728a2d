package gridlite.command.history;

import gridlite.command.OutputFormat;
import gridlite.job.JobId;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.render.Document;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.runtime.CommandContext;
import gridlite.state.JobEvent;
import gridlite.state.JobEvents;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** {@code gridlite history job N}: what has happened to a job, and by whom. */
public final class JobHistory {
  private JobHistory() {}

  /** The events of a job, oldest first; empty for one that is gone and of which nothing is kept. */
  public static List<JobEvent> of(CommandContext context, JobId job) {
    // a job that ends between two looks would be known to none of them
    return context
        .store()
        .read(state -> JobEvents.history(context.store().jobEvents(job), state.job(job)));
  }

  /** The words behind the time and the author of an event. */
  public static String text(JobEvent event) {
    StringBuilder text = new StringBuilder(event.action().word());
    if (!event.tasks().isEmpty()) {
      text.append(event.tasks().size() == 1 ? " task " : " tasks ").append(event.tasks());
    }
    event
        .detail()
        .ifPresent(
            detail ->
                text.append(event.action() == JobEvent.Action.STARTED ? " " : ": ").append(detail));
    return text.toString();
  }

  /** Lists the events of a job. */
  static int list(CommandContext context, String number, OutputFormat form) {
    if (!JobId.isNumber(number)) {
      throw new GridException(
          Problem.of(ProblemKind.USAGE, "\"" + number + "\" is not a job number")
              .hint("\"gridlite history job 7\" lists what has happened to job 7"));
    }
    JobId job = JobId.parse(number);
    List<JobEvent> events = of(context, job);
    if (events.isEmpty()) {
      throw new GridException(
          Problem.refused("nothing is known of a job " + job)
              .hint("of long ago nothing is kept; \"qacct -j " + job + "\" knows if it ran"));
    }
    TextOutput out = new TextOutput(context.console()::out);
    Times times = Times.of(context.variables());
    form.write(
        out,
        "job-history",
        text -> lines(events, times).forEach(text::add),
        document -> write(document, job, events));
    out.flush();
    return 0;
  }

  private static List<String> lines(List<JobEvent> events, Times times) {
    int width = 1;
    for (JobEvent event : events) {
      width = Math.max(width, event.author().length());
    }
    List<String> lines = new ArrayList<>();
    for (JobEvent event : events) {
      lines.add(
          String.format(
              Locale.ROOT,
              "%s  %-" + width + "s  %s%n",
              ChangeLines.time(event.at(), times.zone()),
              event.author(),
              text(event)));
    }
    return lines;
  }

  /** Events in a structured form ({@code docs/schema/job-history.schema.json}). */
  private static void write(Document document, JobId job, List<JobEvent> events) {
    document.open().value("job", job.number()).list("events", "event");
    for (JobEvent event : events) {
      document.open().value("time", event.at()).value("author", event.author());
      document.value("action", event.action().word());
      if (!event.tasks().isEmpty()) {
        document.value("tasks", event.tasks().toString());
      }
      event.detail().ifPresent(detail -> document.value("detail", detail));
      document.close();
    }
    document.endList().close();
  }
}
