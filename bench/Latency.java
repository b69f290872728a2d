import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Runs commands in turns and prints for each its shortest time by the clock, its mean CPU time, and
 * the ratio of that to {@code java -version}: times depend on the machine and on who else is busy,
 * the ratios do so less.
 */
public final class Latency {
  private static final double TICKS_A_SECOND = 100;
  private static final int USER = 11;
  private static final int SYSTEM = 12;
  private static final int CHILDREN_USER = 13;
  private static final int CHILDREN_SYSTEM = 14;

  /** Runs of a command in a row: some take less than the clock of CPU times shows. */
  private static final int REPEATS = 10;

  private static final String REPEATED =
      "i=0; while [ $i -lt " + REPEATS + " ]; do \"$@\" || exit; i=$((i + 1)); done";

  private static final String ORIGINAL = "original=";
  private static final String HELPER = ", by a helper";

  /** Longer than a helper keeps the database. */
  private static final long PAUSE_MILLIS = 1500;

  private static final String PAUSE = " after a pause";

  private final Path home;
  private final Path root;
  private final Map<String, List<String>> cases = new LinkedHashMap<>();
  private final Map<String, Double> shortest = new LinkedHashMap<>();
  private final Map<String, Double> cpu = new LinkedHashMap<>();

  private Latency(Path home, Path root) {
    this.home = home;
    this.root = root;
  }

  /**
   * Arguments: directory of the project, rounds, perhaps that of another state of the project, or
   * of Grid Engine's commands, whose cell is the one that the environment names.
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path home = Path.of(arguments[0]).toRealPath();
    Path root = Files.createTempDirectory("gridlite-latency-");
    int rounds = Integer.parseInt(arguments[1]);
    try {
      if (arguments.length > 2 && arguments[2].startsWith(ORIGINAL)) {
        Path original = Path.of(arguments[2].substring(ORIGINAL.length()));
        new Latency(home, root).throughDaemon(rounds, original);
      } else if (arguments.length > 2) {
        Latency before = new Latency(Path.of(arguments[2]).toRealPath(), root.resolve("before"));
        new Latency(home, root.resolve("after")).compare(before, rounds);
      } else {
        new Latency(home, root).measure(rounds);
      }
    } finally {
      try (Stream<Path> files = Files.walk(root)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  private void measure(int rounds) throws IOException, InterruptedException {
    if (!Files.exists(home.resolve("target/lib/gridlite.jsa"))) {
      run(command("gridlite", "archive"));
    }
    run(command("gridlite", "init", "--simulate"));
    cases.put("java -version", List.of("java", "-version"));
    cases.put("gridlite --version", command("gridlite", "--version"));
    commands("embedded");
    rounds(rounds);
    run(command("gridlite", "daemon", "start"));
    try {
      cases.keySet().removeIf(name -> !name.equals("java -version"));
      commands("daemon");
      rounds(rounds);
    } finally {
      run(command("gridlite", "daemon", "stop"));
    }
    double floor = cpu.get("java -version") / (2 * rounds);
    System.out.println("                              wall ms   CPU ms   CPU : java -version");
    for (String name : shortest.keySet()) {
      int runs = name.equals("java -version") ? 2 * rounds : rounds;
      double mean = cpu.get(name) / runs;
      System.out.printf(
          Locale.ROOT,
          "%-30s %6.0f   %6.0f   %6.1f%n",
          name,
          1000 * shortest.get(name),
          1000 * mean,
          mean / floor);
    }
  }

  /** The same commands of two states of the project in turns, each on a cell of its own. */
  private void compare(Latency before, int rounds) throws IOException, InterruptedException {
    List<List<String>> commands =
        List.of(
            List.of("qstat"),
            List.of("qsub", "-N", "some", "-cwd", "-l", "h_rt=60", "-b", "y", "/bin/true"),
            List.of("qconf", "-sc"),
            List.of("gridlite", "--version"));
    for (Latency each : List.of(before, this)) {
      Files.createDirectories(each.root);
      each.run(each.command("gridlite", "archive"));
      each.run(each.command("gridlite", "init", "--simulate"));
      for (List<String> words : commands) {
        each.cases.put(
            String.join(" ", words),
            each.command(words.get(0), words.subList(1, words.size()).toArray(new String[0])));
      }
    }
    for (int round = 0; round < rounds; round++) {
      before.round();
      round();
    }
    System.out.println("CPU ms                                     before    after    ratio");
    for (String name : cases.keySet()) {
      double old = 1000 * before.cpu.get(name) / rounds;
      double now = 1000 * cpu.get(name) / rounds;
      System.out.printf(Locale.ROOT, "%-40s %8.0f %8.0f %8.2f%n", name, old, now, now / old);
    }
  }

  /** Grid Engine's commands, and ours by both clients of the daemon and by a helper, in turns. */
  private void throughDaemon(int rounds, Path original) throws IOException, InterruptedException {
    run(command("gridlite", "init", "--simulate"));
    run(command("gridlite", "daemon", "start"));
    List<String> helped =
        List.of("env", "SGE_ROOT=" + root.resolve("helped"), "GRIDLITE_HELPER=600");
    run(with(helped, command("gridlite", "init", "--simulate")));
    run(with(helped, command("qconf", "-ssconf")));
    try {
      // one after the other: what is submitted would make listings longer
      for (List<String> words :
          List.of(List.of("qstat"), List.of("qsub", "-h", "-b", "y", "/bin/true"))) {
        cases.clear();
        String name = words.get(0);
        List<String> theirs = new ArrayList<>(words);
        theirs.set(0, original.resolve(name).toString());
        List<String> ours = new ArrayList<>(words);
        ours.set(0, home.resolve("bin").resolve(name).toString());
        cases.put(name + " of Grid Engine", repeated(theirs));
        cases.put(name + ", client in Perl", repeated(ours));
        cases.put(
            name + ", client in Java",
            repeated(with(List.of("env", "GRIDLITE_CLIENT=java"), ours)));
        cases.put(name + HELPER, repeated(with(helped, ours)));
        cases.put(name + PAUSE + HELPER, with(helped, ours));
        rounds(rounds);
      }
    } finally {
      run(with(helped, command("gridlite", "daemon", "stop")));
      run(command("gridlite", "daemon", "stop"));
    }
    System.out.println(
        "                                   wall ms   CPU ms, no daemon's   wall : Grid Engine  "
            + " CPU");
    for (String name : shortest.keySet()) {
      // one that comes after a pause comes alone
      int repeats = name.contains(PAUSE) ? 1 : REPEATS;
      String reference = name.substring(0, name.startsWith("qstat") ? 5 : 4) + " of Grid Engine";
      System.out.printf(
          Locale.ROOT,
          "%-35s %6.1f   %19.1f   %18.2f   %.2f%n",
          name,
          1000 * shortest.get(name) / repeats,
          1000 * cpu.get(name) / rounds / repeats,
          shortest.get(name) / shortest.get(reference) * REPEATS / repeats,
          cpu.get(name) / cpu.get(reference) * REPEATS / repeats);
    }
  }

  private static List<String> with(List<String> variables, List<String> command) {
    List<String> words = new ArrayList<>(variables);
    words.addAll(command);
    return words;
  }

  private static List<String> repeated(List<String> command) {
    List<String> words = new ArrayList<>(List.of("sh", "-c", REPEATED, "sh"));
    words.addAll(command);
    return words;
  }

  private void commands(String how) {
    cases.put(how + ": qstat", command("qstat"));
    cases.put(how + ": qsub", command("qsub", "-h", "-b", "y", "/bin/true"));
    cases.put(how + ": qstat, no archive", withoutArchive("qstat"));
    cases.put(how + ": qsub, no archive", withoutArchive("qsub", "-h", "-b", "y", "/bin/true"));
  }

  private List<String> command(String name, String... arguments) {
    List<String> words = new ArrayList<>();
    words.add(home.resolve("bin").resolve(name).toString());
    words.addAll(Arrays.asList(arguments));
    return words;
  }

  private List<String> withoutArchive(String... arguments) {
    List<String> jars = new ArrayList<>();
    for (String jar :
        List.of(
            "gridlite-cli", "gridlite-core", "gridlite-store", "gridlite-exec", "h2", "picocli")) {
      jars.add(home.resolve("target/lib").resolve(jar + ".jar").toString());
    }
    List<String> words = new ArrayList<>();
    words.addAll(List.of("java", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData"));
    words.addAll(List.of("-cp", String.join(File.pathSeparator, jars), "gridlite.main.Main"));
    words.addAll(Arrays.asList(arguments));
    return words;
  }

  private void rounds(int rounds) throws IOException, InterruptedException {
    for (List<String> command : cases.values()) {
      run(command);
    }
    for (int round = 0; round < rounds; round++) {
      round();
    }
  }

  private void round() throws IOException, InterruptedException {
    for (Map.Entry<String, List<String>> each : cases.entrySet()) {
      if (each.getKey().contains(PAUSE)) {
        Thread.sleep(PAUSE_MILLIS);
      }
      boolean helped = each.getKey().endsWith(HELPER);
      double cpuBefore = childrenSeconds() + (helped ? helperSeconds() : 0);
      long before = System.nanoTime();
      run(each.getValue());
      double wall = (System.nanoTime() - before) / 1e9;
      shortest.merge(each.getKey(), wall, Math::min);
      double cpuAfter = childrenSeconds() + (helped ? helperSeconds() : 0);
      cpu.merge(each.getKey(), cpuAfter - cpuBefore, Double::sum);
    }
  }

  private void run(List<String> command) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(root.toFile())
            .redirectInput(new File("/dev/null"))
            .redirectOutput(new File("/dev/null"))
            .redirectError(ProcessBuilder.Redirect.appendTo(root.resolve("errors").toFile()));
    if (command.stream().anyMatch(word -> word.startsWith(home.toString()))) {
      builder.environment().put("SGE_ROOT", root.toString());
      builder.environment().put("SGE_CELL", "default");
      builder.environment().putIfAbsent("GRIDLITE_HELPER", "off");
      // the cell's owner may act for one who may submit
      builder.environment().put("GRIDLITE_USER", "bench");
    }
    if (command.contains("init") || command.contains("daemon") || command.contains("archive")) {
      builder.environment().remove("GRIDLITE_USER");
    }
    int status = builder.start().waitFor();
    if (status != 0) {
      throw new IOException(
          command + " ended with " + status + ": " + Files.readString(root.resolve("errors")));
    }
  }

  /** CPU time of the processes that have ended and been waited for. */
  private static double childrenSeconds() throws IOException {
    return seconds(Path.of("/proc/self/stat"), CHILDREN_USER, CHILDREN_SYSTEM);
  }

  /** CPU time of the helpers below this bench's directory. */
  private double helperSeconds() throws IOException {
    double all = 0;
    for (ProcessHandle process : ProcessHandle.allProcesses().toList()) {
      String[] words = process.info().arguments().orElse(new String[0]);
      if (words.length > 1 && words[words.length - 1].equals("assist")) {
        Path stat = Path.of("/proc", Long.toString(process.pid()));
        if (Files.readString(stat.resolve("environ")).contains(root.toString())) {
          all += seconds(stat.resolve("stat"), USER, SYSTEM);
        }
      }
    }
    return all;
  }

  private static double seconds(Path file, int user, int system) throws IOException {
    String stat = Files.readString(file);
    String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
    return (Long.parseLong(fields[user]) + Long.parseLong(fields[system])) / TICKS_A_SECOND;
  }
}
