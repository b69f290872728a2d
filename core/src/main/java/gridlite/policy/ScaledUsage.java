package gridlite.policy;

import gridlite.config.ExecHost;
import gridlite.job.Usage;
import gridlite.name.HostName;
import gridlite.state.ClusterState;
import gridlite.value.NameValue;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Usage as the share tree policy counts it: the kinds that it knows, times what the host's usage
 * counts for.
 *
 * @see "host_conf(5), usage_scaling"
 */
public final class ScaledUsage {
  private static final List<String> KINDS = List.of("cpu", "mem", "io");

  private ScaledUsage() {}

  /**
   * Returns what has been used on a host since an earlier measurement; kinds without any are left
   * out.
   */
  public static Map<String, Double> since(
      Usage earlier, Usage now, ClusterState state, HostName host) {
    Map<String, Double> scaled = new TreeMap<>();
    for (String kind : KINDS) {
      double more = now.get(kind) - earlier.get(kind);
      if (more > 0) {
        scaled.put(kind, more);
      }
    }
    if (scaled.isEmpty()) {
      return scaled;
    }
    state
        .execHost(host)
        .ifPresent(
            object -> {
              for (NameValue factor : object.get(ExecHost.USAGE_SCALING)) {
                scaled.computeIfPresent(
                    factor.name(), (kind, amount) -> amount * Double.parseDouble(factor.value()));
              }
            });
    return scaled;
  }
}
