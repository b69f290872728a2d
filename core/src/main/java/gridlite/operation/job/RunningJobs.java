package gridlite.operation.job;

import gridlite.complex.ComplexAttribute;
import gridlite.complex.ComplexTable;
import gridlite.complex.RequestedResource;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.name.ProjectName;
import gridlite.problem.GridException;
import gridlite.state.ClusterState;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The limits to changes of a job while any of its tasks runs: they leave alone what those are
 * booked with, that is consumables and the project. All else may change, and counts for the tasks
 * that start later.
 *
 * @see "qalter(1); conformance/jobs, what running jobs hold"
 */
final class RunningJobs {
  private RunningJobs() {}

  /** Refuses a change of what running tasks hold. */
  static void check(ClusterState state, Job before, Job changed) {
    if (JobTasks.active(before).isEmpty()) {
      return;
    }
    checkConsumables(state.complexes(), before, changed);
    Optional<ProjectName> project = before.get(JobRequest.PROJECT);
    if (!project.equals(changed.get(JobRequest.PROJECT))) {
      throw refused(
          before,
          "the project"
              + project.map(name -> " \"" + name + "\"").orElse("")
              + " can't change while the job is running");
    }
  }

  private static void checkConsumables(ComplexTable complexes, Job before, Job changed) {
    Map<String, RequestedResource> held = consumables(complexes, before);
    Map<String, RequestedResource> wanted = consumables(complexes, changed);
    held.forEach(
        (name, request) -> {
          RequestedResource now = wanted.get(name);
          if (now == null) {
            throw refused(
                before,
                "the request for the consumable \"" + name + "\" is missing, which it holds");
          }
          ComplexAttribute attribute = complexes.get(name);
          if (!now.number(attribute.type()).equals(request.number(attribute.type()))) {
            throw refused(before, "it holds the consumable " + request + ", not " + now);
          }
        });
    wanted.forEach(
        (name, request) -> {
          if (!held.containsKey(name)) {
            throw refused(before, "it runs without the consumable \"" + name + "\"");
          }
        });
  }

  private static Map<String, RequestedResource> consumables(ComplexTable complexes, Job job) {
    Map<String, RequestedResource> found = new HashMap<>();
    for (RequestedResource request : job.get(JobRequest.HARD_RESOURCES)) {
      complexes
          .find(request.name())
          .filter(ComplexAttribute::isConsumable)
          .ifPresent(attribute -> found.put(attribute.name(), request));
    }
    return found;
  }

  private static GridException refused(Job job, String why) {
    return RequestChecks.refused(
        "denied: job " + job.id() + " is running: " + why,
        "other attributes may change; qmod -rj puts a job back that may run again");
  }
}
