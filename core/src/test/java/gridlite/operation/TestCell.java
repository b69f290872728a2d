package gridlite.operation;

import gridlite.complex.BuiltIns;
import gridlite.complex.ComplexAttribute;
import gridlite.complex.ComplexText;
import gridlite.config.CalendarObject;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.HostGroup;
import gridlite.format.Attribute;
import gridlite.format.Formats;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.HostLoad;
import gridlite.state.QueueInstance;
import gridlite.value.SortedTable;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Builds states of a cell for tests, a step at a time; each step says only what matters. */
public record TestCell(ClusterState state) {
  /** When everything happens unless something else is said. */
  public static final Instant NOW = Instant.parse("2026-11-21T10:47:00Z");

  /** A cell with the built-in complexes. */
  public static TestCell empty() {
    List<Change> changes = new ArrayList<>();
    for (Values row : BuiltIns.attributes()) {
      changes.add(
          new Change.PutObject(ObjectKind.COMPLEX_ATTRIBUTE, row.get(ComplexAttribute.NAME), row));
    }
    return new TestCell(ClusterState.blank()).after(changes);
  }

  /** After some changes. */
  public TestCell after(List<Change> changes) {
    return new TestCell(state.apply(changes));
  }

  /** With an object and what follows for the queue instances. */
  public TestCell put(ObjectKind kind, String name, Values object) {
    List<Change> changes = List.of(new Change.PutObject(kind, name, object));
    return after(changes).after(InstanceUpdates.after(state, changes));
  }

  /** With a resource attribute: a row of the table. */
  public TestCell complex(String row) {
    Values attribute = ComplexText.parse("test", row).rows().get(0).row();
    return put(ObjectKind.COMPLEX_ATTRIBUTE, attribute.get(ComplexAttribute.NAME), attribute);
  }

  /** With a host that provides some resources. */
  public TestCell host(String name, String complexValues) {
    return put(
        ObjectKind.EXEC_HOST,
        name,
        ExecHost.SCHEMA
            .template()
            .with(ExecHost.HOSTNAME, name)
            .withText(ExecHost.COMPLEX_VALUES, complexValues));
  }

  /** With a host group. */
  public TestCell group(String name, String hosts) {
    return put(
        ObjectKind.HOST_GROUP,
        name,
        HostGroup.SCHEMA
            .template()
            .with(HostGroup.GROUP_NAME, name)
            .withText(HostGroup.HOSTLIST, hosts));
  }

  /** With a calendar. */
  public TestCell calendar(String name, String year, String week) {
    return put(
        ObjectKind.CALENDAR,
        name,
        CalendarObject.SCHEMA
            .template()
            .withText(CalendarObject.YEAR, year)
            .withText(CalendarObject.WEEK, week));
  }

  /** With a queue without load thresholds that differs from the template in some attributes. */
  public TestCell queue(String name, String hosts, String... keywordsAndValues) {
    Values queue =
        state
            .find(ObjectKind.CLUSTER_QUEUE, name)
            .orElseGet(
                () ->
                    ClusterQueue.SCHEMA
                        .template()
                        .with(ClusterQueue.QNAME, name)
                        .withText(ClusterQueue.LOAD_THRESHOLDS, "NONE"))
            .withText(ClusterQueue.HOSTLIST, hosts);
    for (int i = 0; i < keywordsAndValues.length; i += 2) {
      Attribute<?> attribute = queue.schema().find(keywordsAndValues[i]).orElseThrow();
      queue = queue.withText(attribute, keywordsAndValues[i + 1]);
    }
    return put(ObjectKind.CLUSTER_QUEUE, name, queue);
  }

  /** With load values of a host. */
  public TestCell load(String host, Map<String, String> values) {
    return after(List.of(new Change.PutLoad(host, new HostLoad(values, NOW))));
  }

  /** With a serial job of alice that runs in an instance. */
  public TestCell running(long id, String instance, Instant since) {
    return running(id, Allocation.serial(QueueInstanceName.of(instance)), since, "NONE");
  }

  /** With a job of alice that runs and requests some resources. */
  public TestCell running(long id, Allocation allocation, Instant since, String resources) {
    ArrayTask task = ArrayTask.pending(1).dispatched(allocation, since).running(since);
    Values request =
        JobRequest.SCHEMA
            .template()
            .with(JobRequest.HARD_RESOURCES, Formats.NAME_VALUES.parse(resources));
    Job job =
        new Job(
                id,
                new Job.Owner("alice", "users", 1001, 100),
                NOW,
                request,
                List.of(),
                List.of(),
                TaskSet.EMPTY,
                Map.of(),
                SortedTable.empty(),
                0)
            .withTask(task);
    return after(List.of(new Change.PutJob(job)));
  }

  /** A queue instance. */
  public QueueInstance instance(String name) {
    return state.queueInstances().find(QueueInstanceName.of(name)).orElseThrow();
  }
}
