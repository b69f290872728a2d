package gridlite.state;

import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;

/**
 * What an execution host has reported.
 *
 * @param values load values as text by complex name: {@code load_avg}, {@code mem_free}, {@code
 *     arch}, ...
 * @param reported when
 */
public record HostLoad(Map<String, String> values, Instant reported) {
  /** A host that has reported nothing, as simulated hosts never do. */
  public static final HostLoad NONE = new HostLoad(Map.of(), Instant.EPOCH);

  /** Copies the map. */
  public HostLoad {
    values = java.util.Collections.unmodifiableMap(new TreeMap<>(values));
  }
}
