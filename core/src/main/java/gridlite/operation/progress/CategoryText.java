package gridlite.operation.progress;

import gridlite.complex.RequestedResource;
import gridlite.job.Job;
import gridlite.job.JobCategory;
import gridlite.name.ProjectName;
import gridlite.name.UserName;
import gridlite.quota.Distinctions;
import gridlite.state.ClusterState;
import java.util.ArrayList;
import java.util.List;

/**
 * The category of a job as the text that accounting records have: {@code -U lists -u owner -q
 * queues -masterq queues -l resources -soft -l resources -pe name slots -ckpt name -P project},
 * each where it applies.
 *
 * @see "accounting(5), category"
 */
final class CategoryText {
  private CategoryText() {}

  /** The category; empty for a job that asks for nothing. */
  static String of(ClusterState state, Job job) {
    JobCategory category = JobCategory.of(job);
    Distinctions.Marks marks = new Distinctions(state).of(category);
    StringBuilder text = new StringBuilder();
    part(text, "-U", String.join(",", marks.lists()));
    part(text, "-u", marks.user().map(UserName::text).orElse(""));
    part(text, "-q", String.join(",", category.hardQueues()));
    part(text, "-masterq", String.join(",", category.masterQueues()));
    part(text, "-l", resources(category.hardResources()));
    part(text, "-soft -l", resources(category.softResources()));
    if (category.parallelEnvironment().isPresent()) {
      part(text, "-pe", category.parallelEnvironment().get() + " " + category.slots().toString());
    }
    part(text, "-ckpt", category.checkpoint().orElse(""));
    part(text, "-P", marks.project().map(ProjectName::text).orElse(""));
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
}
