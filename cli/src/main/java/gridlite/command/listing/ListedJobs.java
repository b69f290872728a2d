package gridlite.command.listing;

import gridlite.name.UserName;
import gridlite.state.ClusterState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The lines of the jobs of a cell, as {@code qstat} has them, that somebody looks for. */
public final class ListedJobs {
  /** The states of jobs in words; the letters are those of {@code qstat}. */
  public enum Doing {
    RUNNING,
    WAITING,
    HELD,
    SUSPENDED,
    ERROR;

    /** The word for it. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** Of the letters of a state, what matters most. */
    public static Doing of(String letters) {
      if (letters.indexOf('E') >= 0) {
        return ERROR;
      }
      if (letters.indexOf('s') >= 0 || letters.indexOf('S') >= 0 || letters.indexOf('T') >= 0) {
        return SUSPENDED;
      }
      if (letters.indexOf('r') >= 0 || letters.indexOf('t') >= 0 || letters.indexOf('R') == 0) {
        return RUNNING;
      }
      return letters.indexOf('h') >= 0 ? HELD : WAITING;
    }
  }

  /** The orders that there are. */
  public static final List<String> ORDERS =
      List.of("number", "newest", "name", "user", "slots", "priority");

  private ListedJobs() {}

  /** All lines: running tasks, then what waits by priority. */
  public static List<JobRow> all(ClusterState state, Instant now) {
    JobRows rows = new JobRows(state, JobSelection.ALL, new InstanceStates(state, now));
    List<JobRow> all = new ArrayList<>(rows.running());
    all.addAll(rows.pending(JobRows.Grouping.ALIKE));
    return all;
  }

  /**
   * The wishes of somebody who looks for jobs.
   *
   * @param text part of a name or user, beginning of a number, part of a queue instance
   * @param user owner of the jobs; empty: anybody's
   * @param doing word of a {@link Doing}; empty: any
   * @param order one of {@link #ORDERS}; empty, or anything else: as {@code qstat} has them
   */
  public record Search(
      String text, Optional<UserName> user, Optional<String> doing, Optional<String> order) {
    private boolean fits(JobRow row) {
      String part = text.toLowerCase(Locale.ROOT);
      return user.filter(other -> !row.job().owner().name().equals(other)).isEmpty()
          && doing.filter(other -> !Doing.of(row.state()).word().equals(other)).isEmpty()
          && (part.isEmpty() || holds(row, part));
    }
  }

  /** The lines that are looked for, in the order that is wanted. */
  public static List<JobRow> found(ClusterState state, Instant now, Search search) {
    List<JobRow> found = new ArrayList<>();
    for (JobRow row : all(state, now)) {
      if (search.fits(row)) {
        found.add(row);
      }
    }
    search.order().flatMap(ListedJobs::order).ifPresent(found::sort);
    return found;
  }

  private static boolean holds(JobRow row, String text) {
    return row.job().name().toLowerCase(Locale.ROOT).contains(text)
        || row.job().owner().name().text().toLowerCase(Locale.ROOT).contains(text)
        || row.job().id().toString().startsWith(text)
        || row.queue().filter(queue -> queue.toString().contains(text)).isPresent();
  }

  private static Optional<Comparator<JobRow>> order(String by) {
    return Optional.ofNullable(
        switch (by) {
          case "number" -> Comparator.comparing((JobRow row) -> row.job().id());
          case "newest" -> Comparator.comparing((JobRow row) -> row.job().id()).reversed();
          case "name" -> Comparator.comparing((JobRow row) -> row.job().name());
          case "user" -> Comparator.comparing((JobRow row) -> row.job().owner().name().text());
          case "slots" -> Comparator.comparing(JobRow::slots).reversed();
          case "priority" -> Comparator.comparing((JobRow row) -> row.priority().prio()).reversed();
          default -> null;
        });
  }
}
