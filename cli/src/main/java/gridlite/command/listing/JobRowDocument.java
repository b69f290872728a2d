package gridlite.command.listing;

import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobPriority;
import gridlite.job.JobRequest;
import gridlite.job.Usage;
import gridlite.render.Document;
import gridlite.value.Given;
import java.util.Optional;

/** Writes a {@link JobRow} as part of a {@link Document}: every value, whatever was asked for. */
public final class JobRowDocument {
  private JobRowDocument() {}

  /** Writes the values of a line. */
  public static void write(Document document, JobRow row) {
    Job job = row.job();
    document.value("job", job.id().number());
    document.optional("tasks", row.tasks());
    document.value("name", job.name()).value("owner", job.owner().name().text());
    document.optional("project", job.projectName());
    document.value("department", job.get(JobRequest.DEPARTMENT)).value("state", row.state());
    document.value("submitted", job.submitted());
    if (row.phase() == JobRow.Phase.RUNNING) {
      document.value("started", row.time());
    }
    document.value("deadline", job.get(JobRequest.DEADLINE));
    row.queue().ifPresent(queue -> document.value("queue_instance", queue.toString()));
    document.value("slots", row.role() == JobRow.Role.NONE ? row.slots() : 1);
    document.optional("role", Given.text(row.role().word()));
    Optional<Allocation> granted = row.task().flatMap(ArrayTask::allocation);
    granted
        .flatMap(Allocation::parallelEnvironment)
        .ifPresent(name -> document.value("granted_pe", name));
    priority(document, row);
    usage(document, row.task().map(ArrayTask::usage).orElse(Usage.NONE));
  }

  private static void priority(Document document, JobRow row) {
    JobPriority numbers = row.priority();
    document.open("priority").value("value", numbers.prio());
    document.value("posix", row.job().get(JobRequest.PRIORITY));
    document.value("normalized_posix", numbers.npprio());
    document.value("normalized_urgency", numbers.nurg());
    document.value("normalized_tickets", numbers.ntckts());
    document.value("urgency", numbers.urgency()).value("resources", numbers.rrcontr());
    document.value("waiting_time", numbers.wtcontr()).value("deadline", numbers.dlcontr());
    document.value("tickets", numbers.tickets());
    document.value("override_tickets", numbers.otickets());
    document.value("functional_tickets", numbers.ftickets());
    document.value("share_tree_tickets", numbers.stickets());
    document.value("share", numbers.share()).close();
  }

  private static void usage(Document document, Usage usage) {
    if (usage.values().isEmpty()) {
      return;
    }
    document.open("usage");
    usage.values().forEach(document::value);
    document.close();
  }
}
