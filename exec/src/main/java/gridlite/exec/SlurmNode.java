package gridlite.exec;

import gridlite.name.HostName;
import gridlite.value.Decimals;
import java.net.InetSocketAddress;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A node as Slurm describes it.
 *
 * @param name its name
 * @param states its states, such as {@code IDLE}, {@code DOWN}, {@code NOT_RESPONDING}
 * @param values all that Slurm says of it, by Slurm's names
 */
public record SlurmNode(HostName name, Set<String> states, Map<String, String> values) {
  private static final Set<String> AWAY =
      Set.of("DOWN", "NOT_RESPONDING", "UNKNOWN", "POWERED_DOWN", "FAIL", "FUTURE");

  /** More threads than a text shows. */
  private static final long MOST = 4096;

  private static final int HIGHEST_PORT = 65535;

  private static final Set<String> DRAINED = Set.of("DRAIN", "DRAINED", "DRAINING", "FAILING");

  /** Copies the collections. */
  public SlurmNode {
    states = Set.copyOf(states);
    values = Map.copyOf(values);
  }

  /** Returns whether Slurm reaches it. */
  public boolean isUp() {
    return states.stream().noneMatch(AWAY::contains);
  }

  /**
   * Returns whether Slurm gives it no more jobs because it has given a number twice, as it does
   * after a crash. To a cell the numbers mean nothing.
   */
  boolean hasNumberTwice() {
    return isDrained() && reason().filter("Duplicate jobid"::equals).isPresent();
  }

  /** Returns whether Slurm gives it no more jobs, though it reaches it. */
  boolean isDrained() {
    return states.stream().anyMatch(DRAINED::contains);
  }

  /** Returns whether Slurm gets no answer of its daemon's. */
  boolean isSilent() {
    return states.contains("NOT_RESPONDING");
  }

  /**
   * The address at which its daemon listens; nothing where that is not known.
   *
   * @param usualPort the port of nodes that have none of their own
   */
  Optional<InetSocketAddress> address(String usualPort) {
    return Spelled.count(values.getOrDefault("Port", usualPort))
        .filter(port -> port > 0 && port <= HIGHEST_PORT)
        .map(
            port ->
                new InetSocketAddress(
                    values.getOrDefault("NodeAddr", name.text()), port.intValue()))
        .filter(address -> !address.isUnresolved());
  }

  /** Its state in Slurm's words. */
  String state() {
    return values.getOrDefault("State", "");
  }

  /** The reason why it is in that state, as somebody has noted; empty where nobody has. */
  Optional<String> reason() {
    return Optional.ofNullable(values.get("Reason"));
  }

  /** Returns whether it is in a partition. */
  boolean isIn(String partition) {
    return List.of(values.getOrDefault("Partitions", "").split(",", -1)).contains(partition);
  }

  /** Returns whether it has a feature, by which jobs can ask for it. */
  boolean hasFeature(String feature) {
    return List.of(values.getOrDefault("AvailableFeatures", "").split(",", -1)).contains(feature);
  }

  /** Its processors; at least 1. */
  public long processors() {
    return Math.max(1, (long) number("CPUTot"));
  }

  private double number(String key) {
    return Spelled.amount(values.getOrDefault(key, "")).orElse(0.0);
  }

  /** Its load values, by Grid Engine's names. */
  Map<String, String> load() {
    Map<String, String> load = new LinkedHashMap<>();
    double average = number("CPULoad");
    load.put("load_avg", fixed(average));
    load.put("np_load_avg", fixed(average / processors()));
    load.put("num_proc", Long.toString(processors()));
    load.put("arch", architecture());
    long sockets = Math.max(1, (long) number("Sockets"));
    long cores = Math.max(1, (long) number("CoresPerSocket"));
    long threads = Math.max(1, (long) number("ThreadsPerCore"));
    load.put("m_socket", Long.toString(sockets));
    load.put("m_core", Long.toString(sockets * cores));
    load.put("m_thread", Long.toString(sockets * cores * threads));
    if (sockets * cores * threads <= MOST) {
      load.put("m_topology", topology((int) sockets, (int) cores, (int) threads));
    }
    double total = number("RealMemory");
    double free = Math.min(number("FreeMem"), total);
    load.put("mem_total", fixed(total) + "M");
    load.put("mem_free", fixed(free) + "M");
    load.put("mem_used", fixed(total - free) + "M");
    return load;
  }

  private String architecture() {
    return switch (values.getOrDefault("Arch", "")) {
      case "x86_64" -> "lx-amd64";
      case "aarch64" -> "lx-arm64";
      case "" -> "lx-unknown";
      default -> "lx-" + values.get("Arch");
    };
  }

  /** The processors as text: S a socket, C a core, T a thread of one that has several. */
  private static String topology(int sockets, int cores, int threads) {
    String core = "C" + "T".repeat(threads > 1 ? threads : 0);
    return ("S" + core.repeat(cores)).repeat(sockets);
  }

  private static String fixed(double value) {
    return Decimals.fixed(value, 6);
  }
}
