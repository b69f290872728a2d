package gridlite.command.cell;

import gridlite.config.ClusterQueue;
import gridlite.name.HostName;
import gridlite.state.ClusterState;
import gridlite.state.Engine;
import gridlite.state.QueueInstance;
import gridlite.state.SimulatedHosts;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The engine of a cell, and what it is to run.
 *
 * @param simulated whether the hosts are simulated, so that nothing runs
 * @param slots the slots of all queues, by host
 */
public record EngineFacts(Engine engine, boolean simulated, Map<HostName, Long> slots) {
  private static final String SIMULATED = " simulated";

  /** Copies the slots. */
  public EngineFacts {
    slots = Collections.unmodifiableMap(new TreeMap<>(slots));
  }

  /** The facts of a state. */
  static EngineFacts of(ClusterState state) {
    Map<HostName, Long> slots = new TreeMap<>();
    for (HostName host : state.execHosts()) {
      if (!host.equals(HostName.GLOBAL)) {
        slots.put(host, 0L);
      }
    }
    for (QueueInstance instance : state.queueInstances().all()) {
      slots.merge(instance.host(), instance.get(ClusterQueue.SLOTS), Long::sum);
    }
    return new EngineFacts(Engine.of(state), SimulatedHosts.are(state), slots);
  }

  /**
   * A word for the engine, and one when hosts are simulated; then a line {@code HOST SLOTS} for
   * each host.
   */
  String text() {
    StringBuilder text = new StringBuilder(engine.word());
    text.append(simulated ? SIMULATED : "").append('\n');
    slots.forEach((host, count) -> text.append(host).append(' ').append(count).append('\n'));
    return text.toString();
  }

  /** Reads that. */
  static EngineFacts parse(String text) {
    String[] lines = text.strip().split("\n", -1);
    Map<HostName, Long> slots = new TreeMap<>();
    for (int i = 1; i < lines.length; i++) {
      int blank = lines[i].indexOf(' ');
      slots.put(
          HostName.of(lines[i].substring(0, blank)), Long.valueOf(lines[i].substring(blank + 1)));
    }
    String word = lines[0].replace(SIMULATED, "");
    return new EngineFacts(
        Engine.valueOf(word.toUpperCase(Locale.ROOT)), !word.equals(lines[0]), slots);
  }
}
