package gridlite.operation.progress;

import gridlite.complex.RequestedResource;
import gridlite.job.Job;
import gridlite.job.JobCategory;
import gridlite.name.ProjectName;
import gridlite.name.UserName;
import gridlite.quota.Distinctions;
import gridlite.state.ClusterState;
import gridlite.value.Given;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

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
  static Optional<String> of(ClusterState state, Job job) {
    JobCategory category = JobCategory.of(job);
    Distinctions.Marks marks = Distinctions.of(state).of(category);
    StringBuilder text = new StringBuilder();
    part(text, "-U", joined(marks.lists()));
    part(text, "-u", marks.user().map(UserName::text));
    part(text, "-q", joined(category.hardQueues()));
    part(text, "-masterq", joined(category.masterQueues()));
    part(text, "-l", resources(category.hardResources()));
    part(text, "-soft -l", resources(category.softResources()));
    part(text, "-pe", category.parallelEnvironment().map(name -> name + " " + category.slots()));
    part(text, "-ckpt", category.checkpoint());
    part(text, "-P", marks.project().map(ProjectName::text));
    return Given.text(text.toString());
  }

  private static Optional<String> joined(Collection<String> elements) {
    return Given.text(String.join(",", elements));
  }

  private static void part(StringBuilder text, String option, Optional<String> value) {
    if (value.isPresent()) {
      if (text.length() > 0) {
        text.append(' ');
      }
      text.append(option).append(' ').append(value.get());
    }
  }

  private static Optional<String> resources(List<RequestedResource> requests) {
    List<String> sorted = new ArrayList<>();
    for (RequestedResource request : requests) {
      sorted.add(request.name() + "=" + request.value());
    }
    sorted.sort(null);
    return joined(sorted);
  }
}
