package gridlite.job;

import java.util.Map;
import java.util.TreeMap;

/**
 * Resources that a task has used, by Grid Engine's names: {@code cpu} seconds, {@code mem} GB
 * seconds, {@code io} GB, {@code vmem} and {@code maxvmem} bytes, {@code ru_*} fields of
 * getrusage(2), {@code wallclock} seconds; {@code core} is 1 if a core file was left.
 *
 * @param values amounts by name; what was not measured is missing
 * @see "accounting(5)"
 */
public record Usage(Map<String, Double> values) {
  /** Nothing measured. */
  public static final Usage NONE = new Usage(Map.of());

  /** Copies the map. */
  public Usage {
    values = java.util.Collections.unmodifiableMap(new TreeMap<>(values));
  }

  /** An amount; 0 when it was not measured. */
  public double get(String name) {
    return values.getOrDefault(name, 0.0);
  }

  /** Returns whether an amount was measured. */
  public boolean has(String name) {
    return values.containsKey(name);
  }
}
