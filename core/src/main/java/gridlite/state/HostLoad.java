package gridlite.state;

import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The report of an execution host.
 *
 * @param values load values as text by complex name: {@code load_avg}, {@code mem_free}, {@code
 *     arch}, ...
 * @param reported when
 */
public record HostLoad(Map<String, String> values, Instant reported) {
  /** Copies the map, keeping its order: listings show the values as they were reported. */
  public HostLoad {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }
}
