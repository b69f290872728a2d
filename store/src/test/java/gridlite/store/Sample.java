package gridlite.store;

import gridlite.config.UserSet;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobPriority;
import gridlite.job.JobRequest;
import gridlite.job.ReservationId;
import gridlite.job.TaskId;
import gridlite.job.Usage;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.name.UserName;
import gridlite.port.ClusterStore;
import gridlite.state.AdvanceReservation;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.FinishedJob;
import gridlite.state.HostLoad;
import gridlite.state.InstanceState;
import gridlite.state.MessageKind;
import gridlite.state.Outcome;
import gridlite.state.ReasonKind;
import gridlite.state.SchedulingMessage;
import gridlite.state.SchedulingReport;
import gridlite.state.UsageKey;
import gridlite.state.UsageRecord;
import gridlite.value.Fact;
import gridlite.value.NameValue;
import gridlite.value.SlotRange;
import gridlite.value.SortedTable;
import gridlite.value.TaskRange;
import gridlite.value.TaskSet;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Things to store. */
final class Sample {
  static final Instant NOON = Instant.parse("2026-03-01T12:00:00.123456789Z");
  static final QueueInstanceName INSTANCE = QueueInstanceName.of("all.q", "node01");

  private Sample() {}

  static void emptyCell(Path cell) {
    H2ClusterStore.create(cell, "test", List.of(), InstantSource.fixed(NOON));
  }

  static Job job(long id) {
    Values request =
        JobRequest.SCHEMA
            .template()
            .with(JobRequest.NAME, "größe\n1:2\u0000 \"x\"")
            .with(JobRequest.VARIABLES, List.of(new NameValue("A", "b=c\n"), nothing("B")))
            .with(JobRequest.ARGUMENTS, List.of("", "600", "3:x"))
            .with(JobRequest.SLOTS, SlotRange.parse("2-3,5,6,9-"))
            .with(JobRequest.START_TIME, Optional.of(NOON));
    return new Job(
        JobId.of(id),
        new Job.Owner(UserName.of("alice"), "users", 1001, 1002),
        NOON,
        request,
        List.of(JobId.of(3), JobId.of(4)),
        List.of(JobId.of(5)),
        TaskSet.of(new TaskRange(1, 9, 2)),
        Map.of(HoldKind.USER, TaskSet.of(3)),
        SortedTable.empty(),
        2);
  }

  private static NameValue nothing(String name) {
    return new NameValue(name, "");
  }

  static ArrayTask running(long number) {
    Allocation allocation =
        Allocation.parallel(
            "smp",
            List.of(
                new Allocation.Grant(INSTANCE, 2),
                new Allocation.Grant(QueueInstanceName.of("b.q", "node02"), 1)));
    return ArrayTask.pending(number)
        .dispatched(allocation, NOON)
        .running(NOON)
        .withUsage(new Usage(Map.of("cpu", 0.1, "mem", 1e300)))
        .withErrors(List.of("a: b", ""));
  }

  static Change.PutObject userSet(String name, String... entries) {
    Values set =
        UserSet.SCHEMA.template().with(UserSet.NAME, name).with(UserSet.ENTRIES, List.of(entries));
    return new Change.PutObject(ObjectKind.USER_SET, name, set);
  }

  /** A change of every kind of section. */
  static List<Change> everything() {
    Job job = job(7).withTask(running(1));
    return List.of(
        userSet("staff", "alice", "@admins"),
        new Change.PutJob(job),
        new Change.PutScript(JobId.of(7), "#!/bin/sh\necho größe\n"),
        new Change.PutInstance(
            InstanceState.created(INSTANCE, true, 3)
                .withErrors(List.of("one", "two"))
                .withFormerGroups(
                    Map.of("slots", List.of("@left", "@right"), "seq_no", List.of()))),
        new Change.PutLoad(
            HostName.of("node01"), new HostLoad(Map.of("load_avg", "0.5", "arch", ""), NOON)),
        new Change.PutReport(report()),
        new Change.PutUsage(
            new UsageKey(ObjectKind.USER, "alice"),
            new UsageRecord(
                new Usage(Map.of("cpu", 3.25)), Map.of("p", new Usage(Map.of("io", 1.0))), NOON)),
        new Change.PutReservation(
            new AdvanceReservation(
                new ReservationId(4),
                job.owner(),
                Optional.empty(),
                "sge",
                NOON,
                NOON.plusSeconds(60),
                NOON.plusSeconds(120),
                job.request(),
                Optional.of(Allocation.serial(INSTANCE)),
                List.of("bob", "@guests"),
                true,
                true)),
        new Change.PutFinished(List.of(new FinishedJob(job, 3, NOON))),
        new Change.SetCounter(Counter.JOB, 7),
        new Change.SetCounter(Counter.CLOCK_OFFSET, -5),
        new Change.SetZone(ZoneId.of("Asia/Tokyo")),
        new Change.Account("all.q:node01:7"));
  }

  static SchedulingReport report() {
    JobPriority priority =
        new JobPriority(0.5, 0.1, 1.0 / 3, 0, 1000, 1, 2, 3, 4e-300, 5, 6, 7, 0.25);
    return new SchedulingReport(
        Map.of(JobId.of(8), priority),
        Map.of(new TaskId(JobId.of(7), 1), priority),
        List.of(
            SchedulingMessage.of(
                MessageKind.FULL, ReasonKind.FULL, "queue instance \"all.q@node01\" dropped")),
        List.of(
            new SchedulingReport.Group(
                List.of(JobId.of(8), JobId.of(9)),
                List.of(
                    new SchedulingMessage(
                        MessageKind.RESOURCES,
                        ReasonKind.NOT_ENOUGH,
                        List.of(
                            new Fact.Word("resource", "lic"),
                            new Fact.Names("attributes", List.of("a", "b:")),
                            new Fact.Whole("reservation", -7),
                            new Fact.Wholes("jobs", List.of(1L, 20L)),
                            new Fact.Amount("offered", 0.5),
                            new Fact.Moment("start", NOON)),
                        "no slots"),
                    SchedulingMessage.of(MessageKind.QUOTA, ReasonKind.QUOTA, "")))));
  }

  /** Everything that a state holds, to be compared. */
  static List<Object> contents(ClusterState state) {
    return List.of(
        state.revision(),
        state.zone(),
        List.copyOf(state.objects(ObjectKind.USER_SET).asMap().entrySet()),
        state.jobs(),
        state.instances(),
        state.loads(),
        state.report(),
        state.usage(),
        state.reservations(),
        state.finished(),
        state.counter(Counter.JOB),
        state.counter(Counter.CLOCK_OFFSET),
        state.counter(Counter.SERIAL));
  }

  /** Leaves the file of a cell's database large, and most of it free. */
  static void leaveMuchFree(Path cell) {
    Random random = new Random(7);
    H2ClusterStore store =
        new H2ClusterStore(cell, "test", holder -> {}, InstantSource.system(), Access.WRITE);
    while (H2ClusterStore.size(cell) < 12L << 20) {
      putScript(store, largeScript(random));
    }
    putScript(store, "");
    store.abandon();
  }

  /** A script of 260 KiB that nothing makes smaller. */
  static String largeScript(Random random) {
    byte[] text = new byte[200_000];
    random.nextBytes(text);
    return Base64.getEncoder().encodeToString(text);
  }

  private static void putScript(ClusterStore store, String script) {
    Change change = new Change.PutScript(JobId.of(1_000_000), script);
    store.update("alice", state -> new Outcome<>(List.of(change), 0));
  }
}
