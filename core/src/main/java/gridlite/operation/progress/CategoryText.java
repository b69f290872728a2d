package gridlite.operation.progress;

import gridlite.complex.RequestedResource;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.ParallelEnvironment;
import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.job.JobCategory;
import gridlite.name.ObjectKind;
import gridlite.name.ProjectName;
import gridlite.state.AccessLists;
import gridlite.state.ClusterState;
import gridlite.value.PerHost;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The category of a job as the text that accounting records have: {@code -U lists -q queues
 * -masterq queues -l resources -soft -l resources -pe name slots -ckpt name -P project}, each where
 * it applies.
 *
 * @see "accounting(5), category"
 */
final class CategoryText {
  private CategoryText() {}

  /** The category; empty for a job that asks for nothing. */
  static String of(ClusterState state, JobCategory category) {
    StringBuilder text = new StringBuilder();
    part(text, "-U", String.join(",", accessLists(state, category)));
    part(text, "-q", String.join(",", category.hardQueues()));
    part(text, "-masterq", String.join(",", category.masterQueues()));
    part(text, "-l", resources(category.hardResources()));
    part(text, "-soft -l", resources(category.softResources()));
    if (category.parallelEnvironment().isPresent()) {
      part(text, "-pe", category.parallelEnvironment().get() + " " + category.slots().toString());
    }
    part(text, "-ckpt", category.checkpoint().orElse(""));
    if (isRestricted(state, ClusterQueue.PROJECTS, ClusterQueue.XPROJECTS)) {
      part(text, "-P", category.project().map(ProjectName::text).orElse(""));
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

  private static String resources(List<RequestedResource> requests) {
    List<String> sorted = new ArrayList<>();
    for (RequestedResource request : requests) {
      sorted.add(request.name() + "=" + request.value());
    }
    sorted.sort(null);
    return String.join(",", sorted);
  }

  /** Access lists with the owner among those that some queue, host or environment refers to. */
  private static Set<String> accessLists(ClusterState state, JobCategory category) {
    Set<String> used = new TreeSet<>();
    for (Values queue : state.objects(ObjectKind.CLUSTER_QUEUE).objects()) {
      addAll(used, queue.get(ClusterQueue.USER_LISTS));
      addAll(used, queue.get(ClusterQueue.XUSER_LISTS));
    }
    for (Values host : state.objects(ObjectKind.EXEC_HOST).objects()) {
      used.addAll(host.get(ExecHost.USER_LISTS));
      used.addAll(host.get(ExecHost.XUSER_LISTS));
    }
    for (Values parallelEnvironment : state.objects(ObjectKind.PARALLEL_ENVIRONMENT).objects()) {
      used.addAll(parallelEnvironment.get(ParallelEnvironment.USER_LISTS));
      used.addAll(parallelEnvironment.get(ParallelEnvironment.XUSER_LISTS));
    }
    used.removeIf(
        name ->
            category
                .user()
                .filter(
                    user ->
                        AccessLists.isInAny(
                            state, List.of(name), user, category.group().orElseThrow()))
                .isEmpty());
    return used;
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
