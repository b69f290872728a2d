package gridlite.resource;

import gridlite.value.Decimals;
import gridlite.value.NumberSyntax;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Load values of a machine that does not exist. Those that follow from others on a real machine
 * follow from them here: load per processor, what is used of a memory, memory and swap space
 * together.
 *
 * @see "sge_conf(5), load values; complex(5)"
 */
public final class MachineLoad {
  private static final String PROCESSORS = "num_proc";
  private static final String TOPOLOGY = "m_topology";
  private static final String MEMORY = "mem_total";
  private static final String SWAP = "swap_total";
  private static final List<String> AVERAGES =
      List.of("load_avg", "load_short", "load_medium", "load_long");

  /** The parts of a size; the rest of what a machine reports changes with what it does. */
  private static final Set<String> SIZES =
      Set.of("arch", PROCESSORS, MEMORY, SWAP, "m_socket", "m_core", "m_thread", TOPOLOGY);

  private static final double MEMORY_OF_PROCESSOR = 4.0 * 1024 * 1024 * 1024;
  private static final int PLACES = 6;

  private MachineLoad() {}

  /** Returns whether an idle machine reports a value of that name. */
  public static boolean isUsual(String name) {
    return idle(Map.of()).containsKey(name);
  }

  /**
   * Returns what a machine reports that has nothing to do.
   *
   * @param size what is known of its size, others are left out: processors (else 1), memory (else 4
   *     GB a processor), swap space (else none), architecture, topology
   */
  public static Map<String, String> idle(Map<String, String> size) {
    Map<String, String> values = new LinkedHashMap<>();
    double processors = Math.max(1, number(size, PROCESSORS, 1));
    for (String average : AVERAGES) {
      values.put(average, Decimals.fixed(0, PLACES));
    }
    values.put("arch", "lx-amd64");
    values.put(PROCESSORS, Decimals.fixed(processors, 0));
    double memory = number(size, MEMORY, processors * MEMORY_OF_PROCESSOR);
    values.put(MEMORY, megabytes(memory));
    values.put("mem_free", megabytes(memory));
    double swap = number(size, SWAP, 0);
    values.put(SWAP, megabytes(swap));
    values.put("swap_free", megabytes(swap));
    values.put("cpu", Decimals.fixed(0, PLACES));
    values.put(TOPOLOGY, "");
    size.forEach(
        (name, value) -> {
          if (SIZES.contains(name) && !name.equals(PROCESSORS)) {
            values.put(name, value);
          }
        });
    Set<String> known = new TreeSet<>(size.keySet());
    known.add(PROCESSORS);
    derive(values, known, Set.of());
    return values;
  }

  /**
   * Load values after a change.
   *
   * @param present what there was
   * @param given new values by name; empty ones are no longer reported
   */
  public static Map<String, String> changed(
      Map<String, String> present, Map<String, String> given) {
    Map<String, String> values = new LinkedHashMap<>(present);
    Set<String> removed = new TreeSet<>();
    given.forEach(
        (name, value) -> {
          if (value.isEmpty()) {
            values.remove(name);
            removed.add(name);
          } else {
            values.put(name, value);
          }
        });
    derive(values, given.keySet(), removed);
    return values;
  }

  private static void derive(Map<String, String> values, Set<String> given, Set<String> removed) {
    if (given.contains(PROCESSORS) && values.containsKey(TOPOLOGY) && !given.contains(TOPOLOGY)) {
      topology(values);
    }
    double processors = Math.max(1, number(values, PROCESSORS, 1));
    for (String average : AVERAGES) {
      String each = "np_" + average;
      if (removed.contains(average)) {
        values.remove(each);
      } else if (given.contains(each) && values.containsKey(each)) {
        double load = number(values, each, 0) * processors;
        values.put(average, Decimals.fixed(load, PLACES));
      } else if (values.containsKey(average) && !removed.contains(each)) {
        double load = number(values, average, 0) / processors;
        values.put(each, Decimals.fixed(load, PLACES));
      }
    }
    together(values, given, "total");
    together(values, given, "free");
    for (String kind : List.of("mem", "swap", "virtual")) {
      used(values, given, removed, kind);
    }
  }

  /** One socket, with a core a processor. */
  private static void topology(Map<String, String> values) {
    int processors = (int) number(values, PROCESSORS, 1);
    String text = "S" + "C".repeat(Math.min(processors, 1024));
    values.put(TOPOLOGY, text);
    values.put("m_topology_inuse", text);
    values.put("m_socket", "1");
    values.put("m_core", Integer.toString(processors));
    values.put("m_thread", Integer.toString(processors));
  }

  /** Virtual memory is memory and swap space. */
  private static void together(Map<String, String> values, Set<String> given, String what) {
    String virtual = "virtual_" + what;
    String memory = "mem_" + what;
    String swap = "swap_" + what;
    if (!given.contains(virtual) && values.containsKey(memory) && values.containsKey(swap)) {
      values.put(virtual, megabytes(number(values, memory, 0) + number(values, swap, 0)));
    }
  }

  /** Of total, free and used the third follows from two. */
  private static void used(
      Map<String, String> values, Set<String> given, Set<String> removed, String kind) {
    String total = kind + "_total";
    String free = kind + "_free";
    String used = kind + "_used";
    if (!values.containsKey(total)) {
      return;
    }
    double all = number(values, total, 0);
    if (given.contains(used) && values.containsKey(used)) {
      values.put(free, megabytes(Math.max(0, all - number(values, used, 0))));
    } else if (values.containsKey(free) && !removed.contains(used)) {
      values.put(used, megabytes(Math.max(0, all - number(values, free, 0))));
    }
  }

  private static double number(Map<String, String> values, String name, double otherwise) {
    double number = NumberSyntax.parse(values.getOrDefault(name, "")).orElse(otherwise);
    return Double.isFinite(number) ? number : otherwise;
  }

  private static String megabytes(double bytes) {
    return Decimals.fixed(bytes / (1024 * 1024), PLACES) + "M";
  }
}
