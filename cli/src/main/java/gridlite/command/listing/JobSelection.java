package gridlite.command.listing;

import gridlite.config.UserSet;
import gridlite.job.Job;
import gridlite.name.NamePattern;
import gridlite.name.ObjectKind;
import gridlite.state.ClusterState;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The jobs that a listing shows.
 *
 * @param users names, patterns and {@code @set}s of the owners
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
      if (user.startsWith("@") || NamePattern.isPattern(user)) {
        return Optional.empty();
      }
    }
    return Optional.of(Set.copyOf(users));
  }

  /** Returns whether the job's owner is selected. */
  public boolean admits(Job job, ClusterState state) {
    String owner = job.owner().name().text();
    for (String user : users) {
      if (user.startsWith("@") ? belongs(job, user.substring(1), state) : fits(user, owner)) {
        return true;
      }
    }
    return false;
  }

  private static boolean fits(String user, String owner) {
    return user.equals("*") || NamePattern.matches(user, owner);
  }

  private static boolean belongs(Job job, String set, ClusterState state) {
    return job.owner().group().equals(set)
        || state
            .find(ObjectKind.USER_SET, set)
            .map(found -> found.get(UserSet.ENTRIES).contains(job.owner().name().text()))
            .orElse(false);
  }
}
