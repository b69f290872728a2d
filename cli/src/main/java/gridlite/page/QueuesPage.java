package gridlite.page;

import gridlite.command.listing.InstanceStates;
import gridlite.command.listing.QueueSelection;
import gridlite.command.qstat.ClusterQueueReport;
import gridlite.config.ClusterQueue;
import gridlite.name.HostName;
import gridlite.render.Statements;
import gridlite.render.Times;
import gridlite.runtime.CommandContext;
import gridlite.schedule.explain.ClosureDescription;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** {@code /queues}: queue instances as a map of their slots, and what keeps some of them out. */
final class QueuesPage implements PageContent {
  private static final int MOST = 2000;

  private static final int MOST_ACTS = 50;
  private static final int STEPS = 10;

  @Override
  public String title(PageRequest request) {
    return "Queues and hosts";
  }

  @Override
  public void write(CommandContext context, PageRequest request, Html out) {
    Instant now = context.clock().instant();
    String wanted = request.field("q");
    out.open("form", "method", "get", "action", "/queues", "role", "search");
    out.open("label").text("Queue, host or state letter ");
    out.empty("input", "type", "search", "name", "q", "id", "q", "value", wanted).close();
    out.element("button", "Show").close();
    context
        .store()
        .read(
            state -> {
              OverviewPage.queues(ClusterQueueReport.build(state, QueueSelection.ALL, now), out);
              Times times = Times.of(context.variables());
              List<QueueInstance> shown =
                  instances(state, new InstanceStates(state, now), wanted, out);
              causes(
                  shown,
                  new InstanceStates(state, now),
                  new ClosureDescription(state, now),
                  times,
                  request,
                  out);
              hosts(state, wanted, out);
              return 0;
            });
  }

  private static List<QueueInstance> instances(
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
    key(out);
    out.open("ul", "class", "heat", "aria-label", "Slots in use of each queue instance");
    for (QueueInstance instance : shown) {
      cell(instance, conditions, out);
    }
    out.close();
    return shown;
  }

  /** Writes the meaning of the colours, which the numbers say as well. */
  private static void key(Html out) {
    out.open("ul", "class", "heat key", "aria-label", "Key");
    out.element("li", "none in use", "class", "heat0");
    out.element("li", "half", "class", "heat5");
    out.element("li", "all in use", "class", "heat" + STEPS);
    out.element("li", "closed, with its state", "class", "closed").close();
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

  private static void causes(
      List<QueueInstance> shown,
      InstanceStates conditions,
      ClosureDescription causes,
      Times times,
      PageRequest request,
      Html out) {
    out.element("h2", "States");
    boolean any = false;
    for (QueueInstance instance : shown) {
      String letters = conditions.letters(instance);
      if (!letters.isEmpty() && !any) {
        any = true;
        out.table("Queue instances that are not simply open", columns(request));
      }
      if (!letters.isEmpty()) {
        String name = instance.name().toString();
        out.open("tr").cell(name).cell(letters);
        out.cell(Statements.line(causes.reasons(instance), times::table));
        acts(request, name, letters, out);
        out.close();
      }
    }
    if (any) {
      out.endTable();
    } else {
      out.element("p", "All of them are open.");
    }
    enabled(shown, conditions, request, out);
  }

  private static String[] columns(PageRequest request) {
    List<String> columns = new ArrayList<>(List.of("Queue instance", "State", "Cause"));
    if (request.mayAct()) {
      columns.add("Actions");
    }
    return columns.toArray(new String[0]);
  }

  private static void acts(PageRequest request, String name, String letters, Html out) {
    if (request.mayAct()) {
      List<Act> acts = new ArrayList<>();
      acts.add(letters.indexOf('d') >= 0 ? Act.ENABLE : Act.DISABLE);
      if (letters.indexOf('E') >= 0) {
        acts.add(Act.CLEAR_QUEUE);
      }
      out.open("td");
      Act.forms(request, name, out, acts);
      out.close();
    }
  }

  /** The open ones, to be disabled; narrowed down, since thousands of buttons help nobody. */
  private static void enabled(
      List<QueueInstance> shown, InstanceStates conditions, PageRequest request, Html out) {
    if (request.mayAct()) {
      out.table("Open queue instances", "Queue instance", "Actions");
      shown.stream()
          .filter(instance -> conditions.letters(instance).isEmpty())
          .limit(MOST_ACTS)
          .forEach(
              instance -> {
                out.open("tr").cell(instance.name().toString()).open("td");
                Act.forms(request, instance.name().toString(), out, List.of(Act.DISABLE));
                out.close().close();
              });
      out.endTable();
    }
  }

  private static void hosts(ClusterState state, String wanted, Html out) {
    out.element("h2", "Hosts");
    out.table(
        "Hosts with the load that they report", "Host", "Load", "Processors", "Memory", "In use");
    for (HostName host : state.execHosts().stream().limit(MOST).toList()) {
      boolean isWanted = wanted.indexOf('@') >= 0 || host.toString().contains(wanted);
      if (isWanted && !host.toString().equals("global")) {
        Map<String, String> load = state.loadValues(host);
        out.open("tr").cell(host.toString());
        for (String value : List.of("load_avg", "num_proc", "mem_total", "mem_used")) {
          out.number(load.getOrDefault(value, "-"));
        }
        out.close();
      }
    }
    out.endTable();
  }
}
