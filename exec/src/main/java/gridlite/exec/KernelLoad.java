package gridlite.exec;

import gridlite.value.Decimals;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The load of this machine, from its kernel, by the names of complexes.
 *
 * @see "sge_conf(5), load values; complex(5)"
 */
final class KernelLoad {
  private static final String DECIMAL_PLACES_OF_NONE = "0.000000";
  private static final int PLACES = 6;

  private final Path proc;
  private final Set<String> bound;

  /**
   * A machine.
   *
   * @param proc where its proc file system is mounted
   * @param bound the cores that tasks are bound to, {@code socket,core}, both counted from 0
   */
  KernelLoad(Path proc, Set<String> bound) {
    this.proc = proc;
    this.bound = Set.copyOf(bound);
  }

  /** The load values, in the order in which hosts report them. */
  Map<String, String> values() {
    Map<String, String> values = new LinkedHashMap<>();
    Topology topology = Topology.of(lines("cpuinfo"));
    String[] averages = line("loadavg").split(" ", -1);
    double[] load = new double[3];
    for (int i = 0; i < load.length; i++) {
      load[i] = averages.length > i ? number(averages[i]) : 0;
    }
    String[] names = {"short", "medium", "long"};
    values.put("load_avg", Decimals.fixed(load[1], PLACES));
    for (int i = 0; i < names.length; i++) {
      values.put("load_" + names[i], Decimals.fixed(load[i], PLACES));
    }
    values.put("arch", Launch.architecture());
    values.put("num_proc", Integer.toString(topology.threads()));
    memory(values);
    values.put("cpu", busy());
    values.put("m_topology", topology.text(Set.of()));
    values.put("m_topology_inuse", topology.text(bound));
    values.put("m_socket", Integer.toString(topology.socketCount()));
    values.put("m_core", Integer.toString(topology.cores()));
    values.put("m_thread", Integer.toString(topology.threads()));
    values.put("np_load_avg", Decimals.fixed(load[1] / topology.threads(), PLACES));
    for (int i = 0; i < names.length; i++) {
      values.put("np_load_" + names[i], Decimals.fixed(load[i] / topology.threads(), PLACES));
    }
    return values;
  }

  /** Memory that buffers and the page cache hold counts as free. */
  private void memory(Map<String, String> values) {
    Map<String, Double> known = new HashMap<>();
    for (String line : lines("meminfo")) {
      int colon = line.indexOf(':');
      if (colon > 0) {
        String amount = line.substring(colon + 1).strip();
        int blank = amount.indexOf(' ');
        known.put(
            line.substring(0, colon), number(blank < 0 ? amount : amount.substring(0, blank)));
      }
    }
    double total = known.getOrDefault("MemTotal", 0.0);
    double free =
        known.getOrDefault("MemFree", 0.0)
            + known.getOrDefault("Buffers", 0.0)
            + known.getOrDefault("Cached", 0.0);
    double swap = known.getOrDefault("SwapTotal", 0.0);
    double swapFree = known.getOrDefault("SwapFree", 0.0);
    values.put("mem_free", megabytes(free));
    values.put("swap_free", megabytes(swapFree));
    values.put("virtual_free", megabytes(free + swapFree));
    values.put("mem_total", megabytes(total));
    values.put("swap_total", megabytes(swap));
    values.put("virtual_total", megabytes(total + swap));
    values.put("mem_used", megabytes(total - free));
    values.put("swap_used", megabytes(swap - swapFree));
    values.put("virtual_used", megabytes(total - free + swap - swapFree));
  }

  private static String megabytes(double kilobytes) {
    return Decimals.fixed(kilobytes / 1024, PLACES) + "M";
  }

  /** Percentage of the processors' time since the boot that was not idle. */
  private String busy() {
    String[] words = line("stat").split(" +", -1);
    double total = 0;
    double idle = 0;
    for (int i = 1; i < words.length; i++) {
      total += number(words[i]);
      // the fourth is idle, the fifth idle and waiting for a disk
      idle += i == 4 || i == 5 ? number(words[i]) : 0;
    }
    return total > 0
        ? Decimals.fixed(100 * (total - idle) / total, PLACES)
        : DECIMAL_PLACES_OF_NONE;
  }

  private static double number(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  private String line(String file) {
    List<String> lines = lines(file);
    return lines.isEmpty() ? "" : lines.get(0);
  }

  private List<String> lines(String file) {
    try {
      return Files.readAllLines(proc.resolve(file), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      // a kernel without the file: the values it gives are zero
      return List.of();
    }
  }

  /**
   * Sockets and cores.
   *
   * @param sockets how many threads each core of each socket has
   */
  record Topology(List<List<Integer>> sockets) {
    static Topology of(List<String> cpuinfo) {
      // socket number -> core number -> threads
      Map<Integer, Map<Integer, Integer>> sockets = new TreeMap<>();
      List<int[]> processors = new ArrayList<>();
      for (String line : cpuinfo) {
        int colon = line.indexOf(':');
        String key = colon < 0 ? "" : line.substring(0, colon).strip();
        String value = colon < 0 ? "" : line.substring(colon + 1).strip();
        switch (key) {
          // a machine that does not say has one socket, and a core a processor
          case "processor" -> processors.add(new int[] {0, processors.size()});
          case "physical id" -> last(processors)[0] = (int) number(value);
          case "core id" -> last(processors)[1] = (int) number(value);
          default -> {}
        }
      }
      for (int[] processor : processors) {
        sockets
            .computeIfAbsent(processor[0], number -> new TreeMap<>())
            .merge(processor[1], 1, Integer::sum);
      }
      return new Topology(
          sockets.values().stream().map(cores -> List.copyOf(cores.values())).toList());
    }

    private static int[] last(List<int[]> processors) {
      return processors.isEmpty() ? new int[2] : processors.get(processors.size() - 1);
    }

    int socketCount() {
      return Math.max(1, sockets.size());
    }

    int cores() {
      return Math.max(1, sockets.stream().mapToInt(List::size).sum());
    }

    int threads() {
      int threads = sockets.stream().flatMap(List::stream).mapToInt(Integer::intValue).sum();
      return Math.max(1, threads);
    }

    /**
     * {@code S} a socket, {@code C} a core, {@code T} a thread of a core that has several.
     *
     * @param bound cores {@code socket,core} that are written in small letters
     */
    String text(Set<String> bound) {
      StringBuilder text = new StringBuilder();
      for (int socket = 0; socket < sockets.size(); socket++) {
        text.append('S');
        for (int core = 0; core < sockets.get(socket).size(); core++) {
          int threads = sockets.get(socket).get(core);
          String drawn = "C" + (threads > 1 ? "T".repeat(threads) : "");
          boolean taken = bound.contains(socket + "," + core);
          text.append(taken ? drawn.toLowerCase(Locale.ROOT) : drawn);
        }
      }
      return text.toString();
    }
  }
}
