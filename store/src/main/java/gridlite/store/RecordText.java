package gridlite.store;

import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobPriority;
import gridlite.job.JobRequest;
import gridlite.job.ReservationId;
import gridlite.job.TaskId;
import gridlite.job.Usage;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.name.UserName;
import gridlite.state.AdvanceReservation;
import gridlite.state.FinishedJob;
import gridlite.state.HostLoad;
import gridlite.state.InstanceState;
import gridlite.state.JobEvent;
import gridlite.state.SchedulingMessage;
import gridlite.state.SchedulingReport;
import gridlite.state.UsageKey;
import gridlite.state.UsageRecord;
import gridlite.value.Given;
import gridlite.value.SortedTable;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** The texts of everything in the database that is neither a configured object nor a job. */
final class RecordText {
  /**
   * In front of a report that has each message once; it can't be the count that came first in the
   * beginning.
   */
  private static final long REPORT_WITH_NUMBERS = -3;

  /** In front of one that has each message wherever it is given. */
  private static final long REPORT_WITH_REASONS = -2;

  /** In front of groups that an instance keeps; no queue, whose name would follow, is called so. */
  private static final String FORMER_GROUPS = "@";

  private RecordText() {}

  /** Adds an instance to the row of its group. */
  static void print(FieldWriter out, InstanceState state) {
    out.add(state.name().queue().text())
        .add(state.name().host().text())
        .add(state.disabled())
        .add(state.suspended())
        .addAll(state.errors())
        .add(state.orphaned())
        .add(state.created())
        .add(state.touched())
        .add(state.thresholdStep().orElse(Instant.EPOCH));
    state
        .formerGroups()
        .forEach((attribute, groups) -> out.add(FORMER_GROUPS).add(attribute).addAll(groups));
  }

  /** Reads the instances of a group. */
  static void instances(String text, Consumer<InstanceState> instances) {
    FieldReader in = new FieldReader(text);
    while (in.hasMore()) {
      instances.accept(
          new InstanceState(
              QueueInstanceName.of(in.text(), in.text()),
              in.flag(),
              in.flag(),
              in.texts(),
              in.flag(),
              in.number(),
              in.number(),
              Optional.of(in.instant()).filter(step -> !step.equals(Instant.EPOCH)),
              formerGroups(in)));
    }
  }

  /**
   * The text of a group as the version before reads it: its instances go by the groups as they are.
   */
  static String withoutFormerGroups(String text) {
    FieldWriter out = new FieldWriter();
    instances(text, instance -> print(out, instance.withFormerGroups(Map.of())));
    return out.toString();
  }

  private static Map<String, List<String>> formerGroups(FieldReader in) {
    Map<String, List<String>> groups = new LinkedHashMap<>();
    while (in.hasMore() && in.isNext(Set.of(FORMER_GROUPS))) {
      in.skip(1);
      groups.put(in.text(), in.texts());
    }
    return groups;
  }

  static String print(HostLoad load) {
    FieldWriter out = new FieldWriter().add(load.reported());
    load.values().forEach((name, value) -> out.add(name).add(value));
    return out.toString();
  }

  static HostLoad load(String text) {
    FieldReader in = new FieldReader(text);
    Instant reported = in.instant();
    Map<String, String> values = new LinkedHashMap<>();
    while (in.hasMore()) {
      values.put(in.text(), in.text());
    }
    return new HostLoad(values, reported);
  }

  /** The longest detail of an event that is kept. */
  private static final int LONGEST_DETAIL = 1000;

  /** The events of a job in one update. */
  static String print(List<JobEvent> events) {
    FieldWriter out = new FieldWriter();
    for (JobEvent event : events) {
      String detail = event.detail().orElse("");
      out.add(event.at())
          .add(event.action().name())
          .add(event.tasks().toString())
          .add(event.author())
          .add(detail.substring(0, Math.min(LONGEST_DETAIL, detail.length())));
    }
    return out.toString();
  }

  static List<JobEvent> events(JobId job, String text) {
    List<JobEvent> events = new ArrayList<>();
    FieldReader in = new FieldReader(text);
    while (in.hasMore()) {
      events.add(
          new JobEvent(
              job,
              in.instant(),
              JobEvent.Action.valueOf(in.text()),
              TaskSet.parse(in.text()),
              in.text(),
              Given.text(in.text())));
    }
    return events;
  }

  /** Name of the row that keeps a user's or project's usage. */
  static String print(UsageKey key) {
    return usageName(key.kind().name(), key.name());
  }

  static String usageName(String kind, String name) {
    return kind + " " + name;
  }

  static UsageKey usageKey(String text) {
    int blank = text.indexOf(' ');
    return new UsageKey(ObjectKind.valueOf(text.substring(0, blank)), text.substring(blank + 1));
  }

  static String print(UsageRecord record) {
    FieldWriter out = new FieldWriter().add(record.decayed());
    JobText.usage(out, record.usage());
    record
        .byProject()
        .forEach(
            (project, usage) -> {
              out.add(project);
              JobText.usage(out, usage);
            });
    return out.toString();
  }

  static UsageRecord usage(String text) {
    FieldReader in = new FieldReader(text);
    Instant decayed = in.instant();
    Usage usage = JobText.usage(in);
    Map<String, Usage> byProject = new TreeMap<>();
    while (in.hasMore()) {
      byProject.put(in.text(), JobText.usage(in));
    }
    return new UsageRecord(usage, byProject, decayed);
  }

  static String print(AdvanceReservation reservation) {
    Job.Owner owner = reservation.owner();
    FieldWriter out = new FieldWriter();
    out.add(owner.name().text()).add(owner.group()).add(owner.uid()).add(owner.gid());
    out.add(reservation.name().orElse("")).add(reservation.account());
    out.add(reservation.submitted()).add(reservation.start()).add(reservation.end());
    out.add(reservation.allocation().isPresent());
    reservation.allocation().ifPresent(allocation -> JobText.allocation(out, allocation));
    out.addAll(reservation.users()).add(reservation.hard()).add(reservation.deleted());
    return out + ValuesText.printChanged(reservation.request());
  }

  static AdvanceReservation reservation(ReservationId id, String text) {
    FieldReader in = new FieldReader(text);
    Job.Owner owner = new Job.Owner(UserName.of(in.text()), in.text(), in.number(), in.number());
    Optional<String> name = Given.text(in.text());
    String account = in.text();
    Instant submitted = in.instant();
    Instant start = in.instant();
    Instant end = in.instant();
    Optional<Allocation> allocation =
        in.flag() ? Optional.of(JobText.allocation(in)) : Optional.empty();
    List<String> users = in.texts();
    boolean hard = in.flag();
    boolean deleted = in.flag();
    return new AdvanceReservation(
        id,
        owner,
        name,
        account,
        submitted,
        start,
        end,
        ValuesText.parse(JobRequest.SCHEMA, in, new CommonParts()),
        allocation,
        users,
        hard,
        deleted);
  }

  static String print(FinishedJob finished) {
    Job job = finished.job();
    FieldWriter out = new FieldWriter();
    out.add(job.id().number()).add(finished.slots()).add(finished.ended()).add(JobText.print(job));
    for (SortedTable.Entry<Long, ArrayTask> task : job.tasks()) {
      out.add(task.key()).add(JobText.print(task.value()));
    }
    return out.toString();
  }

  static FinishedJob finished(String text) {
    FieldReader in = new FieldReader(text);
    JobId id = in.job();
    long slots = in.number();
    Instant ended = in.instant();
    String job = in.text();
    SortedTable<Long, ArrayTask> tasks = SortedTable.empty();
    while (in.hasMore()) {
      long number = in.number();
      tasks = tasks.with(number, JobText.parseTask(number, in.text()));
    }
    return new FinishedJob(JobText.parse(id, job, tasks, new CommonParts()), slots, ended);
  }

  static String print(SchedulingReport report) {
    FieldWriter out = new FieldWriter();
    out.add(REPORT_WITH_NUMBERS);
    printPriorities(out, report);
    MessageNumbers numbers = new MessageNumbers(report);
    numbers.print(out);
    numbers.print(out, report.global());
    out.add(report.reasons().size());
    for (SchedulingReport.Group group : report.reasons()) {
      out.addJobs(group.jobs());
      numbers.print(out, group.messages());
    }
    return out.toString();
  }

  /** A report as the program of form 9 reads it: without its messages, until the next run. */
  static String withoutMessages(String text) {
    FieldWriter out = new FieldWriter();
    out.add(REPORT_WITH_REASONS);
    printPriorities(out, report(text, job -> true));
    return out.add(0).add(0).toString();
  }

  private static void printPriorities(FieldWriter out, SchedulingReport report) {
    out.add(report.pending().size());
    report
        .pending()
        .forEach(
            (job, priority) -> {
              out.add(job.number());
              print(out, priority);
            });
    out.add(report.running().size());
    report
        .running()
        .forEach(
            (task, priority) -> {
              out.add(task.job().number()).add(task.task());
              print(out, priority);
            });
  }

  /**
   * Reads a report. Messages that do not say of which kind the reason is, of earlier programs, are
   * left out until the next run.
   *
   * @param wanted of which pending jobs the priorities are wanted
   */
  static SchedulingReport report(String text, Predicate<JobId> wanted) {
    FieldReader in = new FieldReader(text);
    long first = in.number();
    boolean counted = first < 0;
    Map<JobId, JobPriority> pending = new HashMap<>();
    for (long left = counted ? in.count() : first; left > 0; left--) {
      JobId job = in.job();
      if (wanted.test(job)) {
        pending.put(job, priority(in));
      } else {
        in.skip(PRIORITY_FIELDS);
      }
    }
    Map<TaskId, JobPriority> running = new HashMap<>();
    for (int left = in.count(); left > 0; left--) {
      running.put(new TaskId(in.job(), in.number()), priority(in));
    }
    if (first > REPORT_WITH_REASONS) {
      return new SchedulingReport(pending, running, List.of(), List.of());
    }
    Supplier<List<SchedulingMessage>> messages =
        first == REPORT_WITH_NUMBERS ? MessageNumbers.reader(in) : () -> MessageText.read(in);
    List<SchedulingMessage> global = messages.get();
    int groups = in.count();
    List<SchedulingReport.Group> reasons = new ArrayList<>(groups);
    for (int i = 0; i < groups; i++) {
      reasons.add(new SchedulingReport.Group(in.jobs(), messages.get()));
    }
    return new SchedulingReport(pending, running, global, reasons);
  }

  private static void print(FieldWriter out, JobPriority p) {
    out.add(p.prio()).add(p.npprio()).add(p.nurg()).add(p.ntckts());
    out.add(p.urgency()).add(p.rrcontr()).add(p.wtcontr()).add(p.dlcontr());
    out.add(p.tickets()).add(p.otickets()).add(p.ftickets()).add(p.stickets()).add(p.share());
  }

  /** Fields of a priority. */
  private static final int PRIORITY_FIELDS = 13;

  private static JobPriority priority(FieldReader in) {
    return new JobPriority(
        in.real(), in.real(), in.real(), in.real(), in.real(), in.real(), in.real(), in.real(),
        in.real(), in.real(), in.real(), in.real(), in.real());
  }
}
