package gridlite.operation;

import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.ParallelEnvironment;
import gridlite.config.UserSet;
import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.name.ObjectKind;
import gridlite.state.ClusterState;
import gridlite.value.NameValue;
import gridlite.value.PerHost;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The requests of a job and the rights of its owner, as one text: jobs of the same category can be
 * placed by the same reasoning. It is the {@code category} of accounting records: {@code -U lists
 * -q queues -masterq queues -l resources -soft -l resources -pe name slots -ckpt name -P project},
 * each where it applies.
 *
 * @see "accounting(5), category"
 */
final class JobCategory {
  private JobCategory() {}

  /** The category; empty for a job that asks for nothing. */
  static String of(ClusterState state, Job job) {
    StringBuilder text = new StringBuilder();
    part(text, "-U", String.join(",", accessLists(state, job)));
    part(text, "-q", String.join(",", job.get(JobRequest.HARD_QUEUES)));
    part(text, "-masterq", String.join(",", job.get(JobRequest.MASTER_QUEUES)));
    part(text, "-l", resources(job.get(JobRequest.HARD_RESOURCES)));
    part(text, "-soft -l", resources(job.get(JobRequest.SOFT_RESOURCES)));
    if (job.isParallel()) {
      part(
          text,
          "-pe",
          job.get(JobRequest.PARALLEL_ENVIRONMENT) + " " + job.get(JobRequest.SLOTS).toString());
    }
    part(text, "-ckpt", job.get(JobRequest.CHECKPOINT));
    String project = job.get(JobRequest.PROJECT);
    if (isRestricted(state, ClusterQueue.PROJECTS, ClusterQueue.XPROJECTS)) {
      part(text, "-P", project);
    }
    return text.toString();
  }

  private static void part(StringBuilder text, String option, String value) {
    if (!value.isEmpty()) {
      if (text.length() > 0) {
        text.append(' ');
      }
      text.append(option).append(' ').append(value);
    }
  }

  private static String resources(List<NameValue> requests) {
    List<String> sorted = new ArrayList<>();
    for (NameValue request : requests) {
      sorted.add(request.name() + "=" + request.value());
    }
    sorted.sort(null);
    return String.join(",", sorted);
  }

  /** Access lists with the owner among those that some queue, host or environment refers to. */
  private static Set<String> accessLists(ClusterState state, Job job) {
    Set<String> used = new TreeSet<>();
    for (Values queue : state.objects(ObjectKind.CLUSTER_QUEUE).objects()) {
      addAll(used, queue.get(ClusterQueue.USER_LISTS));
      addAll(used, queue.get(ClusterQueue.XUSER_LISTS));
    }
    for (Values host : state.objects(ObjectKind.EXEC_HOST).objects()) {
      used.addAll(host.get(ExecHost.USER_LISTS));
      used.addAll(host.get(ExecHost.XUSER_LISTS));
    }
    for (Values environment : state.objects(ObjectKind.PARALLEL_ENVIRONMENT).objects()) {
      used.addAll(environment.get(ParallelEnvironment.USER_LISTS));
      used.addAll(environment.get(ParallelEnvironment.XUSER_LISTS));
    }
    used.removeIf(
        name ->
            state
                .find(ObjectKind.USER_SET, name)
                .map(set -> !isMember(set, job.owner()))
                .orElse(true));
    return used;
  }

  private static boolean isMember(Values set, Job.Owner owner) {
    List<String> entries = set.get(UserSet.ENTRIES);
    return entries.contains(owner.name()) || entries.contains("@" + owner.group());
  }

  private static boolean isRestricted(
      ClusterState state,
      Attribute<PerHost<List<String>>> allowed,
      Attribute<PerHost<List<String>>> denied) {
    Set<String> used = new TreeSet<>();
    for (Values queue : state.objects(ObjectKind.CLUSTER_QUEUE).objects()) {
      addAll(used, queue.get(allowed));
      addAll(used, queue.get(denied));
    }
    return !used.isEmpty();
  }

  private static void addAll(Set<String> used, PerHost<List<String>> setting) {
    used.addAll(setting.common());
    setting.groups().values().forEach(used::addAll);
    setting.hosts().values().forEach(used::addAll);
  }
}
