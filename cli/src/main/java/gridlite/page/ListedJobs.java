package gridlite.page;

import gridlite.command.listing.InstanceStates;
import gridlite.command.listing.JobRow;
import gridlite.command.listing.JobRows;
import gridlite.command.listing.JobSelection;
import gridlite.state.ClusterState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The lines of the jobs of a cell, as {@code qstat} has them, that a request asks for. */
final class ListedJobs {
  /** The states of jobs in words; the letters are those of {@code qstat}. */
  enum Doing {
    RUNNING,
    WAITING,
    HELD,
    SUSPENDED,
    ERROR;

    /** The word for it. */
    String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** Of the letters of a state, what matters most. */
    static Doing of(String letters) {
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

  private ListedJobs() {}

  /** All lines: running tasks, then what waits by priority. */
  static List<JobRow> all(ClusterState state, Instant now) {
    JobRows rows = new JobRows(state, JobSelection.ALL, new InstanceStates(state, now), now);
    List<JobRow> all = new ArrayList<>(rows.running());
    all.addAll(rows.pending(false));
    return all;
  }

  /** The lines that a request selects and orders by {@code q}, {@code user}, {@code state}. */
  static List<JobRow> selected(ClusterState state, Instant now, PageRequest request) {
    String text = request.value("q").toLowerCase(Locale.ROOT);
    String user = request.value("user");
    String doing = request.value("state");
    List<JobRow> found = new ArrayList<>();
    for (JobRow row : all(state, now)) {
      boolean fits =
          (user.isEmpty() || row.job().owner().name().equals(user))
              && (doing.isEmpty() || Doing.of(row.state()).word().equals(doing))
              && (text.isEmpty() || holds(row, text));
      if (fits) {
        found.add(row);
      }
    }
    order(request.value("sort")).ifPresent(found::sort);
    return found;
  }

  private static boolean holds(JobRow row, String text) {
    return row.job().name().toLowerCase(Locale.ROOT).contains(text)
        || row.job().owner().name().toLowerCase(Locale.ROOT).contains(text)
        || row.job().id().toString().startsWith(text)
        || row.queue().filter(queue -> queue.toString().contains(text)).isPresent();
  }

  private static java.util.Optional<Comparator<JobRow>> order(String by) {
    return java.util.Optional.ofNullable(
        switch (by) {
          case "number" -> Comparator.comparing((JobRow row) -> row.job().id());
          case "newest" -> Comparator.comparing((JobRow row) -> row.job().id()).reversed();
          case "name" -> Comparator.comparing((JobRow row) -> row.job().name());
          case "user" -> Comparator.comparing((JobRow row) -> row.job().owner().name());
          case "slots" -> Comparator.comparing(JobRow::slots).reversed();
          case "priority" -> Comparator.comparing((JobRow row) -> row.priority().prio()).reversed();
          default -> null;
        });
  }
}
