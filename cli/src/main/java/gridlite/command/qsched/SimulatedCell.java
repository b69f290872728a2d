package gridlite.command.qsched;

import gridlite.command.JobCommands;
import gridlite.name.HostName;
import gridlite.operation.Answer;
import gridlite.operation.configure.SimulateLoad;
import gridlite.operation.configure.SimulateUsage;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Reconciler;
import gridlite.state.ClusterState;
import gridlite.state.SimulatedUsage;
import gridlite.value.Decimals;
import gridlite.value.MemoryValue;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * {@code qsched load} sets and lists what simulated hosts report, {@code qsched usage} what
 * simulated jobs use.
 */
record SimulatedCell(CommandContext context) {
  /**
   * Sets the usage of jobs that name none.
   *
   * @param words {@code name=value}
   */
  void usage(List<String> words) {
    Map<String, String> values = values(words);
    if (values.isEmpty()) {
      Reconciler.look(context);
    } else {
      Reconciler.run(context);
    }
    SimulatedUsage usage =
        values.isEmpty()
            ? context.store().read(SimulatedUsage::ofCell)
            : context
                .store()
                .update(
                    context.actor().name().text(),
                    state -> SimulateUsage.set(state, context.actor(), values));
    context
        .console()
        .out(
            "jobs use cpu="
                + Decimals.general(usage.cpu(), 6)
                + " mem="
                + MemoryValue.canonical(usage.memory())
                + " io="
                + MemoryValue.canonical(usage.io())
                + " a slot, unless they say simulate_cpu, simulate_mem or simulate_io (-ac)\n");
  }

  /**
   * Sets the load that hosts report.
   *
   * @param hosts names, patterns and groups with commas between; none: all
   * @param words {@code name=value}
   */
  void load(String hosts, List<String> words, SimulateLoad.Start start) {
    boolean idle = start == SimulateLoad.Start.IDLE_MACHINE;
    if (hosts.contains("=") || idle && hosts.isEmpty()) {
      throw Qsched.usage("qsched load: the hosts come before what they report");
    }
    Map<String, String> values = values(words);
    if (values.isEmpty() && !idle) {
      Reconciler.look(context);
      context.console().out(context.store().read(state -> listed(state, hosts)));
      return;
    }
    Reconciler.run(context);
    Instant now = context.clock().instant();
    List<Answer> answers =
        context
            .store()
            .update(
                context.actor().name().text(),
                state -> SimulateLoad.set(state, context.actor(), hosts, values, start, now));
    JobCommands.print(context.console(), answers);
  }

  private static Map<String, String> values(List<String> words) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String word : words) {
      int equals = word.indexOf('=');
      if (equals <= 0) {
        throw Qsched.usage("qsched: expected name=value, found \"" + word + "\"");
      }
      values.put(word.substring(0, equals), word.substring(equals + 1));
    }
    return values;
  }

  /** A line a value; hosts that report nothing say so when they are asked for. */
  private static String listed(ClusterState state, String hosts) {
    StringBuilder text = new StringBuilder();
    Collection<HostName> meant =
        hosts.isEmpty() ? new TreeSet<>(state.execHosts()) : SimulateLoad.hosts(state, hosts);
    for (HostName host : meant) {
      Map<String, String> values = state.loadValues(host);
      for (Map.Entry<String, String> value : values.entrySet()) {
        text.append(host).append(' ').append(value.getKey());
        text.append('=').append(value.getValue()).append('\n');
      }
      if (values.isEmpty() && !hosts.isEmpty()) {
        text.append(host).append(" reports nothing\n");
      }
    }
    return text.toString();
  }
}
