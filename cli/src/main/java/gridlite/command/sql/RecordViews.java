package gridlite.command.sql;

import static gridlite.command.sql.ViewColumn.number;
import static gridlite.command.sql.ViewColumn.optional;
import static gridlite.command.sql.ViewColumn.real;
import static gridlite.command.sql.ViewColumn.text;
import static gridlite.command.sql.ViewColumn.time;
import static gridlite.command.sql.ViewColumn.timeIfAny;

import gridlite.command.AccountingRecords;
import gridlite.command.history.ObjectChanges;
import gridlite.job.AccountingEntry.Field;
import gridlite.job.FinishedTask;
import gridlite.job.JobId;
import gridlite.job.Usage;
import gridlite.operation.configure.ObjectTexts;
import gridlite.runtime.CommandContext;
import gridlite.state.ClusterState;
import gridlite.state.JobEvent;
import gridlite.state.JobEvents;
import gridlite.state.ObjectRevision;
import gridlite.state.UsageKey;
import gridlite.state.UsageRecord;
import gridlite.value.Given;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;

/** The views of what is recorded: tasks that have ended, usage, changes of the configuration. */
final class RecordViews {
  /** The word of the accounting file for nothing. */
  private static final String NOTHING = "NONE";

  /**
   * Usage that counts for the share tree.
   *
   * @param project of which it is a part; empty for all of a user's or project's
   */
  private record Amount(
      UsageKey user, Optional<String> project, String resource, double value, Instant decayed) {}

  static final View<?> FINISHED_JOBS =
      new View<FinishedTask>(
          "finished_jobs",
          List.of(
              number("job", entry -> entry.job().number()),
              number("task", entry -> entry.task().task()),
              name("name", Field.JOB_NAME),
              name("owner", Field.OWNER),
              name("group_name", Field.GROUP),
              name("project", Field.PROJECT),
              name("department", Field.DEPARTMENT),
              name("account", Field.ACCOUNT),
              name("queue", Field.QUEUE),
              name("host", Field.HOST),
              name("parallel_environment", Field.PARALLEL_ENVIRONMENT),
              name("parallel_task", Field.PARALLEL_TASK),
              whole("slots", Field.SLOTS),
              whole("posix_priority", Field.PRIORITY),
              moment("submitted", Field.SUBMISSION_TIME),
              moment("started", Field.START_TIME),
              moment("ended", Field.END_TIME),
              whole("failed", Field.FAILED),
              whole("exit_status", Field.EXIT_STATUS),
              amount("wallclock", Field.WALLCLOCK),
              amount("cpu", Field.CPU),
              amount("user_time", Field.USER_TIME),
              amount("system_time", Field.SYSTEM_TIME),
              amount("memory_gb_seconds", Field.MEMORY),
              amount("io_gb", Field.IO),
              amount("io_wait", Field.IO_WAIT),
              amount("max_vmem", Field.MAX_VMEM),
              amount("max_rss", Field.MAX_RSS),
              amount("minor_faults", Field.MINOR_FAULTS),
              amount("major_faults", Field.MAJOR_FAULTS),
              amount("in_blocks", Field.IN_BLOCKS),
              amount("out_blocks", Field.OUT_BLOCKS),
              amount("voluntary_switches", Field.VOLUNTARY_SWITCHES),
              amount("involuntary_switches", Field.INVOLUNTARY_SWITCHES),
              optional("category", entry -> known(entry.text(Field.CATEGORY))),
              whole("reservation", Field.RESERVATION)),
          (context, state, each) -> new AccountingRecords(context, each).readCellIfAny());

  static final View<?> USAGE =
      new View<Amount>(
          "usage",
          List.of(
              text("kind", amount -> amount.user().kind().name().toLowerCase(Locale.ROOT)),
              text("name", amount -> amount.user().name()),
              optional("project", Amount::project),
              text("resource", Amount::resource),
              real("amount", Amount::value),
              time("decayed", Amount::decayed)),
          (context, state, each) -> usage(state, each));

  static final View<?> CONFIGURATION_CHANGES =
      new View<ObjectChanges.Change>(
          "configuration_changes",
          List.of(
              number("number", change -> change.revision().number()),
              time("changed", change -> change.revision().changed()),
              text("author", change -> change.revision().author()),
              text("action", ObjectChanges.Change::action),
              text("kind", change -> change.revision().kind().name().toLowerCase(Locale.ROOT)),
              text("name", change -> change.revision().name()),
              optional("content", change -> content(change.revision()))),
          (context, state, each) -> ObjectChanges.of(context.store().history()).forEach(each));

  static final View<?> JOB_EVENTS =
      new View<JobEvent>(
          "job_events",
          List.of(
              number("job", event -> event.job().number()),
              time("happened", JobEvent::at),
              text("author", JobEvent::author),
              text("action", event -> event.action().word()),
              optional("tasks", event -> Given.text(event.tasks().toString())),
              optional("detail", JobEvent::detail)),
          RecordViews::events);

  private RecordViews() {}

  /** The recorded events, and those that can be read from the jobs that are there; by job. */
  private static void events(CommandContext context, ClusterState state, Consumer<JobEvent> each) {
    Map<JobId, List<JobEvent>> events = new TreeMap<>();
    for (JobEvent event : context.store().jobEvents()) {
      events.computeIfAbsent(event.job(), job -> new ArrayList<>()).add(event);
    }
    state.jobs().forEach(job -> events.computeIfAbsent(job.key(), key -> List.of()));
    events.forEach((job, recorded) -> JobEvents.history(recorded, state.job(job)).forEach(each));
  }

  private static ViewColumn<FinishedTask> name(String name, Field field) {
    return optional(name, entry -> known(entry.text(field)));
  }

  private static Optional<String> known(String text) {
    return Given.text(text).filter(known -> !known.equals(NOTHING));
  }

  private static ViewColumn<FinishedTask> whole(String name, Field field) {
    return number(name, entry -> entry.whole(field));
  }

  private static ViewColumn<FinishedTask> amount(String name, Field field) {
    return real(name, entry -> entry.real(field));
  }

  private static ViewColumn<FinishedTask> moment(String name, Field field) {
    return timeIfAny(name, entry -> entry.time(field));
  }

  private static void usage(ClusterState state, Consumer<Amount> each) {
    state
        .usage()
        .forEach(
            row -> {
              UsageRecord record = row.value();
              amounts(row.key(), Optional.empty(), record.usage(), record.decayed(), each);
              for (Map.Entry<String, Usage> part : record.byProject().entrySet()) {
                amounts(
                    row.key(), Optional.of(part.getKey()), part.getValue(), record.decayed(), each);
              }
            });
  }

  private static void amounts(
      UsageKey key, Optional<String> project, Usage usage, Instant decayed, Consumer<Amount> each) {
    usage
        .values()
        .forEach(
            (resource, value) -> each.accept(new Amount(key, project, resource, value, decayed)));
  }

  private static Optional<String> content(ObjectRevision revision) {
    return revision
        .object()
        .flatMap(object -> Given.text(ObjectTexts.print(revision.kind(), object)));
  }
}
