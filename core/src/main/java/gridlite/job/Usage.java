package gridlite.job;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
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
    values = Collections.unmodifiableMap(new TreeMap<>(values));
  }

  /** Begins the name of a value that has no amount: what follows are the cores of the task. */
  private static final String BOUND = "binding_inuse!";

  /**
   * The machine's topology with the cores that the task is bound to in small letters, such as
   * {@code ScC}; empty when it is not bound, or that has not been reported.
   */
  public Optional<String> boundCores() {
    return values.keySet().stream()
        .filter(name -> name.startsWith(BOUND))
        .map(name -> name.substring(BOUND.length()))
        .findFirst();
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
