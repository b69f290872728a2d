package gridlite.page;

import gridlite.picture.PlanPicture;
import gridlite.render.Times;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Plugins;
import gridlite.simulate.Plan;
import gridlite.simulate.StartEstimates;
import gridlite.value.Statement;
import java.util.LinkedHashMap;
import java.util.Map;

/** {@code /plan}: what runs and what is expected, as a Gantt picture. */
final class PlanPage implements PageContent {
  /** The value of an address that asks for a picture for a telephone. */
  static final String NARROW = "narrow";

  @Override
  public String title(PageRequest request) {
    return "Plan";
  }

  @Override
  public void write(CommandContext context, PageRequest request, Html out) {
    String wanted = request.field("q");
    out.open("form", "method", "get", "action", "/plan", "role", "search");
    out.open("label").text("Queue, host, user or job ");
    out.empty("input", "type", "search", "name", "q", "id", "q", "value", wanted).close();
    out.element("button", "Show").close();
    String picture = PageRequest.of("/plan-picture").with("q", wanted);
    String narrow = PageRequest.of("/plan-picture").with("q", wanted, NARROW, "yes");
    out.open("div", "data-include", picture, "data-narrow", narrow);
    out.link(picture, "Work out the plan").close();
  }

  /** The room that a picture has on the screen of whoever asks for it. */
  static PlanPicture.Form form(PageRequest request) {
    return request.value(NARROW).isEmpty() ? PlanPicture.Form.WIDE : PlanPicture.Form.NARROW;
  }

  /** {@code /plan-picture}: the picture alone, which may take seconds. */
  static final class Picture implements PageContent {
    private static final int MOST_ROWS = 200;

    @Override
    public String title(PageRequest request) {
      return "Plan";
    }

    @Override
    public void write(CommandContext context, PageRequest request, Html out) {
      String wanted = request.field("q");
      Plan plan =
          context
              .store()
              .read(state -> Plan.of(Plugins.scheduler(), state, context.clock().instant()));
      Times times = Times.of(context.variables());
      PlanPicture picture =
          new PlanPicture(form(request), plan, times, bar -> holds(bar, wanted), bar -> false);
      out.beginPicture("Plan");
      picture.write(out.picture());
      out.close();
      if (picture.isEmpty()) {
        out.element("p", "Nothing runs, and nothing is expected to start.");
      }
      if (picture.left() > 0) {
        out.element("p", picture.left() + " more bars are left out: narrow the plan down above.");
      }
      table(plan, wanted, times, out);
      unknown(plan, out);
      assumptions(plan, out);
    }

    /** The content of the picture, for whoever does not see it. */
    private static void table(Plan plan, String wanted, Times times, Html out) {
      out.open("details").element("summary", "The plan as a table");
      out.table("What runs and what is expected", "Job", "User", "What", "From", "To", "Where");
      plan.bars().stream()
          .filter(bar -> holds(bar, wanted))
          .limit(MOST_ROWS)
          .forEach(
              bar ->
                  out.open("tr")
                      .cell(bar.label())
                      .cell(bar.owner().text())
                      .cell(PlanPicture.words(bar.kind()))
                      .cell(times.table(bar.from()))
                      .cell(bar.to().map(times::table).orElse("no end known"))
                      .cell(bar.slots().places())
                      .close());
      out.endTable().close();
    }

    private static boolean holds(Plan.Bar bar, String wanted) {
      return wanted.isEmpty()
          || bar.owner().text().equals(wanted)
          || bar.label().equals(wanted)
          || bar.slots().grants().stream().anyMatch(g -> g.instance().toString().contains(wanted));
    }
  }

  private static void unknown(Plan plan, Html out) {
    Map<String, Integer> reasons = new LinkedHashMap<>();
    for (StartEstimates.Estimate estimate : plan.estimates().estimates()) {
      estimate.unknown().ifPresent(why -> reasons.merge(why.text(), 1, Integer::sum));
    }
    if (!reasons.isEmpty()) {
      out.table("Jobs without an expected start", "Jobs", "Reason");
      reasons.forEach((why, jobs) -> out.open("tr").number(jobs).cell(why).close());
      out.endTable();
    }
    if (!plan.estimates().isComplete()) {
      out.element("p", "Later starts are left out: there are too many.");
    }
  }

  /** The assumptions behind the expected starts. */
  static void assumptions(Plan plan, Html out) {
    out.open("details").element("summary", "What this assumes").open("ul");
    for (Statement assumption : plan.estimates().assumptions()) {
      out.element("li", assumption.text());
    }
    out.close().close();
  }

  /** {@code /starts}: the next starts, a row each. */
  static final class Starts implements PageContent {
    private static final int MOST = 10;

    @Override
    public String title(PageRequest request) {
      return "Next starts";
    }

    @Override
    public void write(CommandContext context, PageRequest request, Html out) {
      Plan plan =
          context
              .store()
              .read(state -> Plan.of(Plugins.scheduler(), state, context.clock().instant()));
      Times times = Times.of(context.variables());
      out.table("The next expected starts", "Job", "Name", "User", "Start", "Where");
      plan.bars().stream()
          .filter(Plan.Bar::isExpected)
          .limit(MOST)
          .forEach(
              bar ->
                  out.open("tr")
                      .linkCell("/job/" + bar.number(), bar.label())
                      .cell(bar.name().orElse(""))
                      .cell(bar.owner().text())
                      .cell(times.table(bar.from()))
                      .cell(bar.slots().places())
                      .close());
      out.endTable();
      out.open("p").link("/plan", "The whole plan").close();
    }
  }
}
