package gridlite.command.listing;

import gridlite.job.Job;
import gridlite.name.NamePattern;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The jobs that a listing shows.
 *
 * @param users names and patterns of the owners; user sets are none, as in Grid Engine
 *     (conformance/listings/owners-of-jobs.t)
 * @param states states that are shown
 */
public record JobSelection(List<String> users, StateSelection states) {
  /** Copies the list. */
  public JobSelection {
    users = List.copyOf(users);
  }

  /** Everybody's jobs in any state but ended. */
  public static final JobSelection ALL = new JobSelection(List.of("*"), StateSelection.ALL);

  /** The owners, where they are given by their names alone: no others' jobs are asked for. */
  public Optional<Set<String>> owners() {
    for (String user : users) {
      if (NamePattern.isPattern(user)) {
        return Optional.empty();
      }
    }
    return Optional.of(Set.copyOf(users));
  }

  /** Returns whether the job's owner is selected. */
  public boolean admits(Job job) {
    String owner = job.owner().name().text();
    for (String user : users) {
      if (user.equals("*") || NamePattern.matches(user, owner)) {
        return true;
      }
    }
    return false;
  }
}
