import gridlite.remote.Client;
import gridlite.remote.Control;
import gridlite.remote.ProcessSide;
import gridlite.remote.Socket;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Many clients of one daemon: together they submit so many held jobs, list as often, and what was
 * acknowledged has to be there at the end. Clients are threads that speak the daemon's protocol.
 */
public final class Load {
  private static final long MEBIBYTE = 1024;
  private static final int SAMPLE_MILLIS = 200;
  private static final int LISTS_ALL = 20;

  private final Path cell;
  private final int submissions;
  private final AtomicLong next = new AtomicLong();
  private final Set<Long> acknowledged = new ConcurrentSkipListSet<>();
  private final List<String> failures = new ArrayList<>();
  private final Map<String, List<Long>> nanos = new ConcurrentHashMap<>();

  private Load(Path cell, int submissions) {
    this.cell = cell;
    this.submissions = submissions;
  }

  /** Arguments: directory of the cell, clients, submissions, most memory of the daemon in MiB. */
  public static void main(String[] arguments) throws Exception {
    Load load = new Load(Path.of(arguments[0]), Integer.parseInt(arguments[2]));
    load.nanos.put("qsub", new ArrayList<>());
    load.nanos.put("qstat", new ArrayList<>());
    load.run(Integer.parseInt(arguments[1]), Long.parseLong(arguments[3]));
    load.failures.forEach(failure -> System.out.println("FAILED: " + failure));
    System.exit(load.failures.isEmpty() ? 0 : 1);
  }

  private void run(int count, long most) throws IOException, InterruptedException {
    long daemon = Control.state(Socket.DAEMON, cell).orElseThrow().process();
    Path status = Path.of("/proc", daemon + "", "status");
    long begin = System.nanoTime();
    List<Thread> clients = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      clients.add(new Thread(this::client));
    }
    clients.forEach(Thread::start);
    List<Long> memory = new ArrayList<>();
    while (clients.stream().anyMatch(Thread::isAlive)) {
      memory.add(memory(status));
      Thread.sleep(SAMPLE_MILLIS);
    }
    double seconds = (System.nanoTime() - begin) / 1e9;
    System.out.printf(
        Locale.ROOT,
        "clients %d, submissions %d, listings %d, seconds %.1f, commands a second %.0f%n",
        count,
        submissions,
        nanos.get("qstat").size(),
        seconds,
        2 * submissions / seconds);
    for (String name : new TreeMap<>(nanos).keySet()) {
      long[] sorted = nanos.get(name).stream().mapToLong(Long::longValue).sorted().toArray();
      System.out.printf(
          Locale.ROOT,
          "%-6s median %.0f ms, 99 %% %.0f ms, longest %.0f ms%n",
          name,
          sorted[sorted.length / 2] / 1e6,
          sorted[(int) (sorted.length * 0.99)] / 1e6,
          sorted[sorted.length - 1] / 1e6);
    }
    long highest = memory.stream().mapToLong(Long::longValue).max().orElse(0);
    System.out.println(
        "memory of the daemon in MiB: "
            + memory.get(0)
            + " at the begin, "
            + highest
            + " at most, "
            + memory(status)
            + " at the end");
    if (highest > most) {
      failures.add("the daemon took " + highest + " MiB, more than " + most);
    }
    compare();
  }

  /** What the cell has at the end is what was acknowledged. */
  private void compare() {
    Set<Long> found = new TreeSet<>();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    call(out, "qstat", "-u", "*");
    out.toString(StandardCharsets.UTF_8)
        .lines()
        .map(String::strip)
        .filter(line -> line.matches("[0-9]+ .*"))
        .forEach(line -> found.add(Long.parseLong(line.split(" ", 2)[0])));
    System.out.println("jobs acknowledged " + acknowledged.size() + ", found " + found.size());
    Set<Long> lost = new TreeSet<>(acknowledged);
    lost.removeAll(found);
    found.removeAll(acknowledged);
    if (!lost.isEmpty() || !found.isEmpty()) {
      failures.add("lost: " + lost + ", not acknowledged: " + found);
    }
    if (acknowledged.size() != submissions) {
      failures.add(acknowledged.size() + " of " + submissions + " submissions acknowledged");
    }
  }

  private static long memory(Path status) throws IOException {
    for (String line : Files.readAllLines(status)) {
      if (line.startsWith("VmRSS:")) {
        return Long.parseLong(line.replaceAll("[^0-9]", "")) / MEBIBYTE;
      }
    }
    return 0;
  }

  /** Submits and lists in turns. */
  private void client() {
    for (long i = next.getAndIncrement(); i < submissions; i = next.getAndIncrement()) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      call(out, "qsub", "-h", "-terse", "-N", "load" + i, "-b", "y", "/bin/true");
      String id = out.toString(StandardCharsets.UTF_8).strip();
      if (!id.matches("[0-9]+") || !acknowledged.add(Long.parseLong(id))) {
        failed("qsub answered \"" + id + "\"");
      }
      // mostly of one job: each listing of all takes as long as there are jobs
      String[] all = {"qstat", "-u", "*"};
      String[] one = {"qstat", "-j", id};
      call(OutputStream.nullOutputStream(), i % LISTS_ALL == 0 ? all : one);
    }
  }

  private void call(OutputStream out, String... words) {
    long begin = System.nanoTime();
    ProcessSide caller = new ProcessSide(Map.of("GRIDLITE_USER", "bench"), out);
    int status = Client.run(cell, words, caller).orElse(-1);
    List<Long> times = nanos.get(words[0]);
    synchronized (times) {
      times.add(System.nanoTime() - begin);
    }
    if (status != 0) {
      failed(Arrays.toString(words) + " ended with " + status);
    }
  }

  private void failed(String what) {
    synchronized (failures) {
      if (failures.size() < 20) {
        failures.add(what);
      }
    }
  }
}
