package gridlite.operation.job;

import gridlite.format.Values;
import gridlite.job.HoldKind;
import java.util.Optional;
import java.util.Set;

/**
 * A submission as {@code qsub} hands it over.
 *
 * @param request what is asked for, resource requests not yet resolved
 * @param held kinds of holds that the job begins under; whoever submits must have the right to them
 * @param script text of the script; empty for a command (-b y)
 * @param impossible why the request can't be expressed at all; refused with a number of its own
 */
public record Submission(
    Values request, Set<HoldKind> held, Optional<String> script, Optional<String> impossible) {
  /** Copies the set. */
  public Submission {
    held = Set.copyOf(held);
  }
}
