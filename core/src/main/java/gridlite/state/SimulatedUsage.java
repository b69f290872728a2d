package gridlite.state;

import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.job.Usage;
import gridlite.value.NameValue;
import gridlite.value.NumberSyntax;
import java.util.Map;
import java.util.TreeMap;

/**
 * The usage of a simulated task for each of its slots while it runs: what context variables of its
 * job say, else what holds for the cell, which is nothing unless somebody says what.
 *
 * @param cpu seconds of CPU time a second
 * @param memory bytes
 * @param io bytes a second
 * @see "qsched usage; qsub -ac simulate_cpu=1,simulate_mem=2G,simulate_io=1M"
 */
public record SimulatedUsage(double cpu, double memory, double io) {
  private static final String VARIABLE = "simulate_";
  private static final double MILLIONTHS = 1e6;
  private static final double GIGABYTE = 1024.0 * 1024 * 1024;

  /** Returns what jobs use that do not say it. */
  public static SimulatedUsage ofCell(ClusterState state) {
    return new SimulatedUsage(
        state.counter(Counter.SIMULATED_CPU) / MILLIONTHS,
        state.counter(Counter.SIMULATED_MEMORY),
        state.counter(Counter.SIMULATED_IO));
  }

  /**
   * Returns what the tasks of a job use; a variable that is not an amount counts as if it were not
   * there.
   */
  public static SimulatedUsage of(ClusterState state, Job job) {
    SimulatedUsage cell = ofCell(state);
    Map<String, Double> given = new TreeMap<>();
    for (NameValue variable : job.get(JobRequest.CONTEXT)) {
      if (variable.name().startsWith(VARIABLE)) {
        String name = variable.name().substring(VARIABLE.length());
        NumberSyntax.parse(variable.value()).stream()
            .filter(amount -> amount >= 0 && Double.isFinite(amount))
            .forEach(amount -> given.put(name, amount));
      }
    }
    return given.isEmpty()
        ? cell
        : new SimulatedUsage(
            given.getOrDefault("cpu", cell.cpu),
            given.getOrDefault("mem", cell.memory),
            given.getOrDefault("io", cell.io));
  }

  /** Returns whether nothing is used. */
  public boolean isNone() {
    return cpu == 0 && memory == 0 && io == 0;
  }

  /**
   * Returns what a task has used after some more time.
   *
   * @param earlier what it had used before, with {@code wallclock}
   * @param seconds how long it has run, at least the earlier {@code wallclock}
   */
  public Usage after(Usage earlier, double seconds, long slots) {
    double more = Math.max(0, seconds - earlier.get("wallclock")) * slots;
    Map<String, Double> values = new TreeMap<>(earlier.values());
    values.put("wallclock", seconds);
    values.put("ru_wallclock", seconds);
    values.merge("cpu", cpu * more, Double::sum);
    values.merge("mem", memory / GIGABYTE * more, Double::sum);
    values.merge("io", io / GIGABYTE * more, Double::sum);
    values.put("vmem", memory * slots);
    values.merge("maxvmem", memory * slots, Math::max);
    return new Usage(values);
  }

  /** Returns what jobs use that do not say it, as the counters of a cell. */
  public Map<Counter, Long> counters() {
    return Map.of(
        Counter.SIMULATED_CPU,
        Math.round(cpu * MILLIONTHS),
        Counter.SIMULATED_MEMORY,
        Math.round(memory),
        Counter.SIMULATED_IO,
        Math.round(io));
  }
}
