package gridlite.page;

import gridlite.command.listing.JobRow;
import gridlite.command.listing.ListedJobs;
import gridlite.command.listing.QueueSelection;
import gridlite.command.qstat.ClusterQueueReport;
import gridlite.runtime.CommandContext;
import gridlite.state.ClusterState;
import gridlite.state.SchedulingMessage;
import gridlite.state.SchedulingReport;
import java.time.Instant;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** {@code /}: what runs, what waits, why, and what is next. */
final class OverviewPage implements PageContent {
  private static final int MOST = 10;

  @Override
  public String title(PageRequest request) {
    return "Overview";
  }

  @Override
  public void write(CommandContext context, PageRequest request, Html out) {
    Instant now = context.clock().instant();
    context
        .store()
        .read(
            state -> {
              search(out);
              jobs(ListedJobs.all(state, now), out);
              queues(ClusterQueueReport.build(state, QueueSelection.ALL, now), out);
              reasons(state, out);
              return 0;
            });
    out.element("h2", "Next starts");
    out.open("div", "data-include", "/starts").link("/plan", "The plan").close();
  }

  /** The way to a job for whoever knows its number, and wants to know why it waits. */
  private static void search(Html out) {
    out.open("form", "method", "get", "action", "/jobs", "role", "search");
    out.open("label").text("Look for a job by its number, name, user or queue ");
    out.empty("input", "type", "search", "name", "q", "id", "q").close();
    out.element("button", "Show").close();
  }

  private static void jobs(List<JobRow> rows, Html out) {
    Map<ListedJobs.Doing, Integer> counts = new EnumMap<>(ListedJobs.Doing.class);
    Map<String, Long> slots = new HashMap<>();
    for (JobRow row : rows) {
      counts.merge(ListedJobs.Doing.of(row.state()), 1, Integer::sum);
      if (row.phase() == JobRow.Phase.RUNNING) {
        slots.merge(row.job().owner().name().text(), row.slots(), Long::sum);
      }
    }
    out.open("ul", "class", "tiles");
    for (ListedJobs.Doing doing : ListedJobs.Doing.values()) {
      out.open("li", "class", doing.word());
      out.open("a", "href", "/jobs?state=" + doing.word());
      out.element("strong", Integer.toString(counts.getOrDefault(doing, 0)));
      out.text(" " + doing.word()).close().close();
    }
    out.close();
    if (!slots.isEmpty()) {
      out.table("Slots in use, by user", "User", "Slots");
      slots.entrySet().stream()
          .sorted(
              Comparator.comparingLong((Map.Entry<String, Long> use) -> -use.getValue())
                  .thenComparing(Map.Entry::getKey))
          .limit(MOST)
          .forEach(
              use ->
                  out.open("tr")
                      .linkCell("/jobs?user=" + PageRequest.encoded(use.getKey()), use.getKey())
                      .number(use.getValue())
                      .close());
      out.endTable();
    }
  }

  /** The cluster queues, a row each. */
  static void queues(ClusterQueueReport report, Html out) {
    out.table(
        "Cluster queues",
        "Queue",
        "Slots in use",
        "Free",
        "Total",
        "Closed for now",
        "Closed until somebody acts");
    for (ClusterQueueReport.Row row : report.rows()) {
      double part = row.total() == 0 ? 0 : (double) row.used() / row.total();
      out.open("tr").linkCell("/queues?q=" + PageRequest.encoded(row.name()), row.name());
      out.open("td").bar(part, row.used() + " of " + row.total()).close();
      out.number(row.available()).number(row.total());
      out.number(row.temporary()).number(row.manual()).close();
    }
    out.endTable();
  }

  /** Lists places that the last run has left out, put together where only the place differs. */
  private static void closed(ClusterState state, Html out) {
    Map<String, Integer> places = new TreeMap<>();
    for (SchedulingMessage message : state.report().global()) {
      places.merge(withoutPlace(message), 1, Integer::sum);
    }
    if (!places.isEmpty()) {
      out.table("What the last scheduling run has left out", "Queue instances", "Cause");
      places.forEach((cause, count) -> out.open("tr").number(count).cell(cause).close());
      out.endTable();
    }
  }

  private static String withoutPlace(SchedulingMessage message) {
    return switch (message.reason()) {
      case FULL -> "full";
      case DISABLED -> "disabled";
      case UNAVAILABLE -> "temporarily not available";
      case SUBORDINATED -> "suspended";
      case LOAD_ALARM -> "overloaded: " + threshold(message);
      case SUSPEND_ALARM -> "in suspend alarm: " + threshold(message);
      default -> message.text();
    };
  }

  /** The threshold as queues have it; what the hosts report differs from place to place. */
  private static String threshold(SchedulingMessage message) {
    String resource = message.word("resource").orElse("");
    return message
        .word("threshold")
        .map(value -> resource + "=" + value)
        .orElse("no value of " + resource);
  }

  /**
   * The reasons that the last scheduling run has found, with the number of jobs that each concerns.
   */
  private static void reasons(ClusterState state, Html out) {
    Map<String, Integer> jobs = new HashMap<>();
    for (SchedulingReport.Group group : state.report().reasons()) {
      if (!group.messages().isEmpty()) {
        jobs.merge(group.messages().get(0).text(), group.jobs().size(), Integer::sum);
      }
    }
    out.element("h2", "Why jobs wait");
    closed(state, out);
    if (jobs.isEmpty()) {
      out.element("p", "The last scheduling run gave no reasons; each job's page works them out.");
      return;
    }
    out.table("The first reason of each job, from the last scheduling run", "Jobs", "Reason");
    jobs.entrySet().stream()
        .sorted(
            Comparator.comparingInt((Map.Entry<String, Integer> use) -> -use.getValue())
                .thenComparing(Map.Entry::getKey))
        .limit(MOST)
        .forEach(use -> out.open("tr").number(use.getValue()).cell(use.getKey()).close());
    out.endTable();
  }
}
