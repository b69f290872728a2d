package gridlite.command.listing;

import gridlite.complex.ComplexAttribute;
import gridlite.complex.RequestedResource;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.name.HostName;
import gridlite.name.QueueInstanceName;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import gridlite.value.NameValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The default requests of a job: consumables that it is booked with although it did not ask for
 * them. Listed are those of which a capacity is configured where a line of the job is about: for
 * the whole cell and, on the line of a queue instance, for its host and for itself.
 *
 * @param ofCell those that the cell has a capacity of
 * @param ofInstances these, then those of the host and of the instance, where the job runs
 * @see "complex(5), default; conformance/listings, default requests"
 */
public record DefaultRequests(
    List<NameValue> ofCell, Map<QueueInstanceName, List<NameValue>> ofInstances) {

  /** The default requests of a job. */
  static DefaultRequests of(ClusterState state, Job job) {
    List<NameValue> ofCell = new ArrayList<>();
    addOfHost(state, job, HostName.GLOBAL, ofCell);
    Map<QueueInstanceName, List<NameValue>> ofInstances = new HashMap<>();
    for (ArrayTask task : job.tasks().values()) {
      for (Allocation.Grant grant : task.allocation().map(Allocation::grants).orElse(List.of())) {
        state
            .queueInstances()
            .find(grant.instance())
            .ifPresent(
                instance ->
                    ofInstances.computeIfAbsent(
                        instance.name(), name -> ofInstance(state, job, instance, ofCell)));
      }
    }
    return new DefaultRequests(ofCell, ofInstances);
  }

  /** The subject of a line. */
  public enum Line {
    /** All that the job has. */
    OF_JOB,
    /** The part of it in one queue instance. */
    OF_INSTANCE
  }

  /** Returns what is listed below a line of the job. */
  public List<NameValue> below(JobRow row, Line line) {
    return line == Line.OF_INSTANCE || row.role() != JobRow.Role.NONE
        ? row.queue().map(queue -> ofInstances.getOrDefault(queue, ofCell)).orElse(ofCell)
        : ofCell;
  }

  private static List<NameValue> ofInstance(
      ClusterState state, Job job, QueueInstance instance, List<NameValue> ofCell) {
    List<NameValue> found = new ArrayList<>(ofCell);
    addOfHost(state, job, instance.host(), found);
    add(state, job, instance.get(ClusterQueue.COMPLEX_VALUES), found);
    return found;
  }

  private static void addOfHost(ClusterState state, Job job, HostName host, List<NameValue> found) {
    state
        .execHost(host)
        .ifPresent(values -> add(state, job, values.get(ExecHost.COMPLEX_VALUES), found));
  }

  private static void add(
      ClusterState state, Job job, List<NameValue> capacities, List<NameValue> found) {
    for (NameValue capacity : capacities) {
      state
          .complexes()
          .find(capacity.name())
          .filter(DefaultRequests::isBookedByDefault)
          .filter(attribute -> !isNamed(found, attribute))
          .filter(attribute -> !isRequested(job, attribute))
          .map(attribute -> new NameValue(attribute.name(), attribute.defaultText()))
          .ifPresent(found::add);
    }
  }

  private static boolean isBookedByDefault(ComplexAttribute attribute) {
    return attribute.isConsumable()
        && !attribute.name().equals("slots")
        && attribute.defaultAmount() != 0;
  }

  private static boolean isRequested(Job job, ComplexAttribute attribute) {
    for (RequestedResource request : job.get(JobRequest.HARD_RESOURCES)) {
      if (request.name().equals(attribute.name())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isNamed(List<NameValue> list, ComplexAttribute attribute) {
    for (NameValue each : list) {
      if (each.name().equals(attribute.name())) {
        return true;
      }
    }
    return false;
  }
}
