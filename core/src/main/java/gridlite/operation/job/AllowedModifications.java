package gridlite.operation.job;

import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.state.ClusterState;
import gridlite.state.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The changes that are allowed where a script verifies submissions: only the parameters, by the
 * script's names, that the global configuration lists in {@code jsv_allowed_mod}; managers are no
 * exception. Override tickets, task concurrency and {@code -w} are always allowed.
 *
 * @see "sge_conf(5), jsv_allowed_mod"
 */
final class AllowedModifications {
  private AllowedModifications() {}

  /** Returns why a request is refused, if it is. */
  static Optional<Problem> refusal(ClusterState state, AlterJob.Request request) {
    Settings configuration = Settings.global(state);
    if (configuration.text("jsv_url").isEmpty()) {
      return Optional.empty();
    }
    Optional<String> setting = configuration.text("jsv_allowed_mod");
    if (setting.isEmpty()) {
      return Optional.of(
          refused("No job modification allowed due to jsv_allowed_mod configuration"));
    }
    List<String> forbidden = parameters(request);
    forbidden.removeAll(Set.of(setting.get().split("[, ]+", -1)));
    return forbidden.isEmpty()
        ? Optional.empty()
        : Optional.of(
            refused(
                    "rejected due to jsv_allowed_mod configuration which does not allow: "
                        + String.join(",", forbidden))
                .hint("it allows " + setting + "; a job can be submitted anew instead"));
  }

  private static Problem refused(String message) {
    return Problem.of(ProblemKind.NOTHING_TO_RUN, message);
  }

  private static List<String> parameters(AlterJob.Request request) {
    Set<AlterItem> items = new TreeSet<>(request.items());
    if (!request.context().isEmpty()) {
      items.add(AlterItem.CONTEXT);
    }
    List<String> names = new ArrayList<>();
    for (AlterItem item : items) {
      item.parameter().ifPresent(names::add);
    }
    if (!request.hold().isNone()) {
      names.add("h");
    }
    return names;
  }
}
