package gridlite.execution;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Small jobs are submitted, altered and deleted on a cell of its own, while commands, the daemon,
 * {@code gridlite follow} and shepherds are killed at any moment; then every task has run once at
 * most, and has one record. A program of one file, which {@code bench/soak} runs for long and
 * {@link FaultInjectionIT} for short.
 */
public final class Ordeal {
  /** Rounds with the daemon and without take turns, so many at a time. */
  private static final int TURN = 25;

  private static final int SECONDS_TO_END = 300;
  private static final Pattern SUBMITTED =
      Pattern.compile("Your job(?:-array)? (\\d+)(?:\\.1-(\\d+):1)? .* has been submitted");

  private final Path root;
  private final Path binaries;
  private final Random random;
  private final boolean isRoot = "root".equals(System.getProperty("user.name"));
  private final Map<Long, Integer> submitted = new TreeMap<>();
  private final Set<Long> rerunnable = new TreeSet<>();
  private final Set<Long> deleted = new TreeSet<>();
  private final List<String> failures = new ArrayList<>();
  private final Map<String, Integer> counts = new TreeMap<>();
  private int outputs;

  /** A command that was started, and where it writes. */
  private record Started(List<String> words, Process process, Path output) {}

  /**
   * An ordeal to come.
   *
   * @param root an empty directory
   * @param binaries directory of the commands
   * @param seed decides what happens, as far as the machine lets it
   */
  public Ordeal(Path root, Path binaries, long seed) {
    this.root = root;
    this.binaries = binaries;
    this.random = new Random(seed);
  }

  /** {@code Ordeal BINARIES [ROUNDS [SEED]]}: prints what was done and what went wrong. */
  public static void main(String[] words) throws Exception {
    int rounds = words.length > 1 ? Integer.parseInt(words[1]) : 100;
    long seed = words.length > 2 ? Long.parseLong(words[2]) : System.nanoTime();
    Path root = Files.createTempDirectory("gridlite-soak");
    System.out.println("seed " + seed + ", cell in " + root);
    Ordeal ordeal = new Ordeal(root, Path.of(words[0]).toAbsolutePath(), seed);
    List<String> failures = ordeal.run(rounds);
    System.out.println(ordeal.summary());
    failures.forEach(System.out::println);
    System.out.println(failures.size() + " failures in " + rounds + " rounds, seed " + seed);
    System.exit(failures.isEmpty() ? 0 : 1);
  }

  /** What was done, counted. */
  public String summary() {
    return submitted.size() + " jobs acknowledged, " + counts;
  }

  /** Goes through it. Returns what went wrong. */
  public List<String> run(int rounds) throws IOException, InterruptedException {
    // jobs of others write their output here, and must not be able to replace the cell
    Files.setAttribute(root, "unix:mode", 01777);
    await(start("gridlite", "init"));
    await(start("qconf", "-rattr", "queue", "slots", "8", "all.q"));
    for (int round = 0; round < rounds; round++) {
      boolean daemon = round / TURN % 2 == 1;
      if (daemon && (round % TURN == 0 || random.nextInt(3) == 0)) {
        await(start("gridlite", "daemon", "start"));
      } else if (!daemon && round % TURN == 0) {
        await(start("gridlite", "daemon", "stop"));
      }
      round();
    }
    end();
    verify();
    return failures;
  }

  private void round() throws IOException, InterruptedException {
    List<Started> running = new ArrayList<>();
    int commands = 1 + random.nextInt(3);
    for (int i = 0; i < commands; i++) {
      running.add(startSomething());
    }
    TimeUnit.MILLISECONDS.sleep(random.nextInt(900));
    killSomething(running);
    for (Started command : running) {
      await(command);
    }
  }

  private Started startSomething() throws IOException {
    int choice = random.nextInt(10);
    if (choice < 5 || submitted.isEmpty()) {
      return submit();
    }
    List<Long> known = new ArrayList<>(submitted.keySet());
    long job = known.get(known.size() - 1 - random.nextInt(Math.min(6, known.size())));
    return switch (choice) {
      case 5, 6 -> start("qsched", "run");
      case 7 -> start("qstat");
      case 8 -> start("qalter", "-p", Integer.toString(-random.nextInt(100)), Long.toString(job));
      default -> {
        deleted.add(job);
        yield start("qdel", Long.toString(job));
      }
    };
  }

  private Started submit() throws IOException {
    boolean again = random.nextInt(4) == 0;
    List<String> words = new ArrayList<>(List.of("qsub", "-r", again ? "y" : "n"));
    words.addAll(List.of("-N", again ? "again" : "once"));
    if (random.nextInt(3) == 0) {
      words.addAll(List.of("-t", "1-" + (2 + random.nextInt(4))));
    }
    words.addAll(List.of("-wd", root.toString(), "-j", "y", "-o", "/dev/null", "-b", "y"));
    words.add(noting(random.nextInt(4) == 0 ? submittingAnother() : ""));
    return start(words.toArray(String[]::new));
  }

  /** What a job does: it notes that it begins, and that it ends. */
  private String noting(String work) {
    String rest = random.nextInt(3) == 0 ? "" : "sleep 0." + random.nextInt(6) + "; ";
    return "t=${SGE_TASK_ID#undefined}; t=$JOB_ID.${t:-1}; echo s $t >> ledger; "
        + work
        + rest
        + "echo e $t >> ledger";
  }

  /**
   * A submission by a job, whose end must not be that of the other's; root's cell may refuse it.
   */
  private String submittingAnother() {
    return "'"
        + binaries.resolve("qsub")
        + "' -r n -N another -wd '"
        + root
        + "' -j y -o /dev/null -b y '"
        + noting("")
        + "'; ";
  }

  private void killSomething(List<Started> running) throws IOException {
    switch (random.nextInt(10)) {
      case 0, 1 -> running.forEach(this::kill);
      case 2 -> kill(running.get(0));
      case 3 -> killShepherds(1);
      case 4 -> killDaemon();
      case 5 -> killFollow();
      case 6 -> killForkServers();
      case 7 -> {
        killDaemon();
        running.forEach(this::kill);
        killFollow();
        killForkServers();
        killShepherds(Integer.MAX_VALUE);
      }
      default -> counts.merge("rounds without a kill", 1, Integer::sum);
    }
  }

  private void kill(Started command) {
    command.process().descendants().forEach(ProcessHandle::destroyForcibly);
    if (command.process().isAlive()) {
      counts.merge("killed " + command.words().get(0), 1, Integer::sum);
      command.process().destroyForcibly();
    }
  }

  private void killShepherds(int atMost) throws IOException {
    List<Path> found = new ArrayList<>();
    Path active = root.resolve("default/spool/active_jobs");
    if (Files.isDirectory(active)) {
      try (DirectoryStream<Path> tasks = Files.newDirectoryStream(active, "[1-9]*")) {
        tasks.forEach(task -> found.add(task.resolve("shepherd")));
      }
    }
    Collections.shuffle(found, random);
    for (Path file : found.subList(0, Math.min(atMost, found.size()))) {
      killNumbered(file, "shepherd");
    }
  }

  private void killDaemon() {
    killNumbered(root.resolve("default/daemon.pid"), "daemon");
  }

  private void killNumbered(Path file, String what) {
    try {
      // of the notes of shepherds the last one that names a shepherd
      String last =
          Files.readAllLines(file).stream()
              .filter(line -> line.matches("[0-9].*"))
              .reduce("", (before, line) -> line);
      long pid = Long.parseLong(last.split(" ", -1)[0]);
      if (isOfCell(pid)) {
        ProcessHandle.of(pid).ifPresent(ProcessHandle::destroyForcibly);
        counts.merge("killed " + what, 1, Integer::sum);
      }
    } catch (IOException | NumberFormatException e) {
      // it has ended by itself
    }
  }

  private void killFollow() {
    ProcessHandle.allProcesses()
        .filter(
            process ->
                process.info().arguments().map(List::of).orElse(List.of()).contains("follow")
                    && isOfCell(process.pid()))
        .forEach(
            process -> {
              counts.merge("killed follow", 1, Integer::sum);
              process.destroyForcibly();
            });
  }

  /** Kills what forks shepherds: unlike these it is a child of a JVM. */
  private void killForkServers() {
    ProcessHandle.allProcesses()
        .filter(process -> calls(process, "shepherd.pl") && isOfCell(process.pid()))
        .filter(process -> process.parent().filter(parent -> calls(parent, "-cp")).isPresent())
        .forEach(
            process -> {
              counts.merge("killed fork server", 1, Integer::sum);
              process.destroyForcibly();
            });
  }

  private static boolean calls(ProcessHandle process, String end) {
    return process.info().arguments().map(List::of).orElse(List.of()).stream()
        .anyMatch(argument -> argument.endsWith(end));
  }

  private boolean isOfCell(long pid) {
    try {
      return Files.readString(Path.of("/proc/" + pid + "/environ"), StandardCharsets.ISO_8859_1)
          .contains(root.toString());
    } catch (IOException e) {
      return false;
    }
  }

  // ------------------------------------------------------------------------------------ commands

  private Started start(String... words) throws IOException {
    List<String> command = new ArrayList<>(List.of(words));
    command.set(0, binaries.resolve(words[0]).toString());
    ProcessBuilder builder = new ProcessBuilder(command).directory(root.toFile());
    builder.environment().put("SGE_ROOT", root.toString());
    builder.environment().remove("SGE_CELL");
    if (isRoot) {
      // root may not submit, but act as somebody who may
      builder.environment().put("GRIDLITE_USER", words[0].equals("qsub") ? "nobody" : "root");
    }
    Path output = root.resolve("output." + ++outputs);
    builder.redirectErrorStream(true).redirectOutput(output.toFile());
    builder.redirectInput(Path.of("/dev/null").toFile());
    counts.merge("commands", 1, Integer::sum);
    return new Started(List.of(words), builder.start(), output);
  }

  /** Waits for a command, and takes note of what it has acknowledged. Returns what it said. */
  private String await(Started command) throws IOException, InterruptedException {
    if (!command.process().waitFor(SECONDS_TO_END, TimeUnit.SECONDS)) {
      failures.add(command.words() + " did not end");
      command.process().destroyForcibly().waitFor();
    }
    String said = Files.readString(command.output(), StandardCharsets.UTF_8);
    Files.delete(command.output());
    Matcher matcher = SUBMITTED.matcher(said);
    if (matcher.find()) {
      long job = Long.parseLong(matcher.group(1));
      int tasks = matcher.group(2) == null ? 1 : Integer.parseInt(matcher.group(2));
      if (submitted.put(job, tasks) != null) {
        failures.add("job number " + job + " was given twice");
      }
      int status = command.process().exitValue();
      if (status != 0 && status != 137) {
        failures.add("job " + job + " was submitted, and qsub ended with " + status + ": " + said);
      }
      if (command.words().contains("again")) {
        rerunnable.add(job);
      }
    } else if (said.contains("internal error")) {
      failures.add(command.words() + ": " + said);
    }
    return said;
  }

  /** Lets everything come to its end. */
  private void end() throws IOException, InterruptedException {
    await(start("gridlite", "daemon", "stop"));
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS_TO_END);
    String left = "unknown";
    while (!left.isEmpty() && System.nanoTime() < deadline) {
      await(start("qsched", "run"));
      left = await(start("qstat", "-u", "*"));
    }
    if (!left.isEmpty()) {
      failures.add("jobs that do not end:\n" + left);
    }
    // whoever comes next forgets what is over
    await(start("qstat"));
    await(start("qstat"));
  }

  // ---------------------------------------------------------------------------------------- checks

  private void verify() throws IOException {
    Map<String, Integer> begins = new HashMap<>();
    Map<String, Integer> ends = new HashMap<>();
    Path ledger = root.resolve("ledger");
    for (String line : Files.exists(ledger) ? Files.readAllLines(ledger) : List.<String>of()) {
      (line.startsWith("s ") ? begins : ends).merge(line.substring(2), 1, Integer::sum);
    }
    Map<String, List<Integer>> records = records();
    counts.put("tasks accounted", records.size());
    counts.put("tasks run", begins.size());
    Set<String> tasks = new TreeSet<>(records.keySet());
    tasks.addAll(begins.keySet());
    submitted.forEach(
        (job, many) -> {
          for (int task = 1; task <= many; task++) {
            tasks.add(job + "." + task);
          }
        });
    for (String task : tasks) {
      check(
          task,
          begins.getOrDefault(task, 0),
          ends.getOrDefault(task, 0),
          records.getOrDefault(task, List.of()));
    }
    for (String place : List.of("active_jobs", "begun")) {
      Path directory = root.resolve("default/spool").resolve(place);
      if (Files.isDirectory(directory)) {
        try (DirectoryStream<Path> left = Files.newDirectoryStream(directory, "[1-9]*")) {
          left.forEach(path -> failures.add("left behind: " + path));
        }
      }
    }
  }

  private void check(String task, int begun, int ended, List<Integer> failed) {
    long job = Long.parseLong(task.substring(0, task.indexOf('.')));
    String about =
        "task " + task + ": begun " + begun + ", ended " + ended + ", records " + failed + ": ";
    // a qsub that was killed may have submitted its job without saying so: nothing is known of it
    boolean known = submitted.containsKey(job);
    boolean again = rerunnable.contains(job) || !known;
    if (begun > 1 && !again || begun > Math.max(1, failed.size())) {
      failures.add(about + "ran too often");
    }
    if (failed.size() > 1 && !again) {
      failures.add(about + "accounted more than once");
    }
    if (failed.isEmpty() && (begun > 0 || known && !deleted.contains(job))) {
      failures.add(about + "never accounted");
    }
    boolean good = !failed.isEmpty() && failed.get(failed.size() - 1) == 0;
    if (good && (begun < 1 || ended < 1)) {
      failures.add(about + "accounted as done, but not run to its end");
    }
  }

  /** Failure codes of each task, in the order of its records. */
  private Map<String, List<Integer>> records() throws IOException {
    Map<String, List<Integer>> records = new TreeMap<>();
    Path file = root.resolve("default/common/accounting");
    for (String line : Files.exists(file) ? Files.readAllLines(file) : List.<String>of()) {
      String[] fields = line.split(":", -1);
      if (!line.startsWith("#") && fields.length > 35) {
        String task = fields[5] + "." + Math.max(1, Integer.parseInt(fields[35]));
        records.computeIfAbsent(task, key -> new ArrayList<>()).add(Integer.valueOf(fields[11]));
      }
    }
    return records;
  }
}
