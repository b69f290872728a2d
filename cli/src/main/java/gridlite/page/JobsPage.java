package gridlite.page;

import gridlite.command.listing.JobRow;
import gridlite.command.listing.ListedJobs;
import gridlite.name.UserName;
import gridlite.render.Times;
import gridlite.runtime.CommandContext;
import gridlite.state.ClusterState;
import gridlite.state.SchedulingMessage;
import gridlite.value.Decimals;
import java.util.List;

/** {@code /jobs}: the jobs that run and wait, filtered and sorted, a hundred at a time. */
final class JobsPage implements PageContent {
  private static final int ROWS = 100;

  private static final List<String> COLUMNS =
      List.of(
          "Job",
          "Name",
          "User",
          "State",
          "Priority",
          "Slots",
          "Tasks",
          "Since",
          "Expected start",
          "Where, or why not");

  @Override
  public String title(PageRequest request) {
    return "Jobs";
  }

  @Override
  public void write(CommandContext context, PageRequest request, Html out) {
    Times times = Times.of(context.variables());
    form(request, out);
    context
        .store()
        .read(
            state -> {
              write(
                  state,
                  ListedJobs.found(state, context.clock().instant(), search(request)),
                  request,
                  times,
                  out);
              return 0;
            });
  }

  private static ListedJobs.Search search(PageRequest request) {
    return new ListedJobs.Search(
        request.field("q"),
        request.value("user").map(UserName::of),
        request.value("state"),
        request.value("sort"));
  }

  private static void form(PageRequest request, Html out) {
    out.open("form", "method", "get", "action", "/jobs", "role", "search");
    out.open("label").text("Name, user, number or queue ");
    out.empty("input", "type", "search", "name", "q", "id", "q", "value", request.field("q"));
    out.close().open("label").text("User ");
    out.empty("input", "name", "user", "id", "user", "value", request.field("user"));
    out.close().open("label").text("State ");
    out.open("select", "name", "state", "id", "state-filter");
    option(out, "", "any", request.field("state"));
    for (ListedJobs.Doing doing : ListedJobs.Doing.values()) {
      option(out, doing.word(), doing.word(), request.field("state"));
    }
    out.close().close().open("label").text("Order ");
    out.open("select", "name", "sort", "id", "sort");
    option(out, "", "as qstat", request.field("sort"));
    ListedJobs.ORDERS.forEach(order -> option(out, order, order, request.field("sort")));
    out.close().close().element("button", "Show").close();
  }

  private static void option(Html out, String value, String text, String chosen) {
    if (value.equals(chosen)) {
      out.element("option", text, "value", value, "selected", "selected");
    } else {
      out.element("option", text, "value", value);
    }
  }

  private static void write(
      ClusterState state, List<JobRow> found, PageRequest request, Times times, Html out) {
    int pages = Math.max(1, (found.size() + ROWS - 1) / ROWS);
    int page = request.number("page", pages);
    int first = (page - 1) * ROWS;
    List<JobRow> shown = found.subList(first, Math.min(found.size(), first + ROWS));
    out.element("p", found.size() + (found.size() == 1 ? " line" : " lines"), "id", "count");
    out.open("div", "class", "cards", "data-fill", JobStarts.address(shown));
    out.table("Jobs, page " + page + " of " + pages, COLUMNS.toArray(new String[0]));
    for (JobRow row : shown) {
      row(state, row, times, out);
    }
    out.endTable().close();
    out.open("nav", "aria-label", "Further jobs");
    if (page > 1) {
      out.link(request.with("page", Integer.toString(page - 1)), "Previous page").text(" ");
    }
    if (page < pages) {
      out.link(request.with("page", Integer.toString(page + 1)), "Next page");
    }
    out.close();
  }

  /** A row; on a telephone its cells stand below each other, each with the name of its column. */
  private static void row(ClusterState state, JobRow row, Times times, Html out) {
    String number = row.job().id().toString();
    String owner = row.job().owner().name().text();
    ListedJobs.Doing doing = ListedJobs.Doing.of(row.state());
    out.open("tr");
    link(out, 0, "/job/" + number, number);
    cell(out, 1, row.job().name());
    link(out, 2, "/jobs?user=" + PageRequest.encoded(owner), owner);
    begin(out, 3).open("span", "class", "state " + doing.word());
    out.text(doing.word() + " (" + row.state() + ")").close().close();
    number(out, 4, Decimals.fixed(row.priority().prio(), 5));
    number(out, 5, Long.toString(row.slots()));
    cell(out, 6, row.tasks().orElse(""));
    cell(out, 7, times.table(row.time()));
    if (row.queue().isPresent()) {
      cell(out, 8, "");
      cell(out, 9, row.queue().get().toString());
    } else {
      out.open("td", "data-name", COLUMNS.get(8), "data-start", number);
      out.link("/job/" + number + "#when", "when?").close();
      List<SchedulingMessage> reasons = state.report().reasonsOf(row.job().id());
      String first = reasons.isEmpty() ? "why?" : reasons.get(0).text();
      link(out, 9, "/job/" + number + "#why", first);
    }
    out.close();
  }

  private static Html begin(Html out, int column) {
    return out.open("td", "data-name", COLUMNS.get(column));
  }

  private static void cell(Html out, int column, String text) {
    begin(out, column).text(text).close();
  }

  private static void number(Html out, int column, String text) {
    out.element("td", text, "data-name", COLUMNS.get(column), "class", "number");
  }

  private static void link(Html out, int column, String address, String text) {
    begin(out, column).link(address, text).close();
  }
}
