package gridlite.page;

import gridlite.command.listing.InstanceStates;
import gridlite.command.listing.QueueSelection;
import gridlite.command.qstat.ClusterQueueReport;
import gridlite.config.ClusterQueue;
import gridlite.runtime.CommandContext;
import gridlite.state.ClusterState;
import gridlite.state.HostLoad;
import gridlite.state.QueueInstance;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** {@code /queues}: queue instances as a map of their slots, and what keeps some of them out. */
final class QueuesPage implements PageContent {
  private static final int MOST = 2000;

  /** All letters that have causes: {@code qstat -explain}. */
  private static final String LETTERS = "aAcCdDEosSu";

  private static final int STEPS = 10;

  @Override
  public String title(PageRequest request) {
    return "Queues and hosts";
  }

  @Override
  public void write(CommandContext context, PageRequest request, Html out) {
    Instant now = context.clock().instant();
    String wanted = request.value("q");
    out.open("form", "method", "get", "action", "/queues", "role", "search");
    out.open("label").text("Queue, host or state letter ");
    out.empty("input", "type", "search", "name", "q", "id", "q", "value", wanted).close();
    out.element("button", "Show").close();
    context
        .store()
        .read(
            state -> {
              OverviewPage.queues(ClusterQueueReport.build(state, QueueSelection.ALL, now), out);
              instances(state, new InstanceStates(state, now), wanted, out);
              hosts(state, wanted, out);
              return 0;
            });
  }

  private static void instances(
      ClusterState state, InstanceStates conditions, String wanted, Html out) {
    List<QueueInstance> shown = new ArrayList<>();
    for (QueueInstance instance : state.queueInstances().all()) {
      boolean letter = wanted.length() == 1 && conditions.letters(instance).contains(wanted);
      if (letter || instance.name().toString().contains(wanted)) {
        shown.add(instance);
      }
    }
    out.element("h2", "Slots");
    if (shown.size() > MOST) {
      out.element("p", "The first " + MOST + " of " + shown.size() + " queue instances:");
      shown = shown.subList(0, MOST);
    }
    out.open("ul", "class", "heat", "aria-label", "Slots in use of each queue instance");
    for (QueueInstance instance : shown) {
      cell(instance, conditions, out);
    }
    out.close();
    causes(shown, conditions, out);
  }

  private static void cell(QueueInstance instance, InstanceStates conditions, Html out) {
    long used = conditions.usedSlots(instance.name());
    long slots = instance.get(ClusterQueue.SLOTS);
    String letters = conditions.letters(instance);
    long step = slots == 0 ? 0 : Math.min(STEPS, used * STEPS / slots);
    String kind = letters.isEmpty() ? "heat" + step : "closed";
    out.open("li", "class", kind, "title", instance.name().toString());
    out.element("span", instance.name().toString(), "class", "name");
    out.text(" " + used + "/" + slots + (letters.isEmpty() ? "" : " " + letters)).close();
  }

  private static void causes(List<QueueInstance> shown, InstanceStates conditions, Html out) {
    out.element("h2", "States");
    out.table("Queue instances that are not simply open", "Queue instance", "State", "Cause");
    boolean any = false;
    for (QueueInstance instance : shown) {
      String letters = conditions.letters(instance);
      if (!letters.isEmpty()) {
        any = true;
        List<String> causes = conditions.explanations(instance, LETTERS);
        out.open("tr").cell(instance.name().toString()).cell(letters);
        out.cell(String.join("; ", causes.stream().map(String::strip).toList())).close();
      }
    }
    out.endTable();
    if (!any) {
      out.element("p", "All of them are open.");
    }
  }

  private static void hosts(ClusterState state, String wanted, Html out) {
    out.element("h2", "Hosts");
    out.table(
        "Hosts with the load that they report", "Host", "Load", "Processors", "Memory", "In use");
    for (gridlite.name.HostName host : state.execHosts().stream().limit(MOST).toList()) {
      boolean isWanted = wanted.indexOf('@') >= 0 || host.toString().contains(wanted);
      if (isWanted && !host.toString().equals("global")) {
        HostLoad load = state.load(host);
        out.open("tr").cell(host.toString());
        for (String value : List.of("load_avg", "num_proc", "mem_total", "mem_used")) {
          out.number(load.values().getOrDefault(value, "-"));
        }
        out.close();
      }
    }
    out.endTable();
  }
}
