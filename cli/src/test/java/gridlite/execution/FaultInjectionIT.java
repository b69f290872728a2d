package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Commands, the daemon and shepherds are killed at any moment while small jobs run; then every job
 * has run exactly once (or again, where {@code -r y} allows it) and is accounted exactly once. The
 * number of tasks is the system property {@code gridlite.faults}.
 */
class FaultInjectionIT {
  private static final int TASKS = Integer.getInteger("gridlite.faults", 200);
  private static final long SEED = Long.getLong("gridlite.seed", System.nanoTime());
  private static final int MINUTES = 15;

  @TempDir Path root;
  private final Random random = new Random(SEED);
  private final List<String> log = new ArrayList<>();

  @Test
  void everyJobRunsOnceAndIsAccountedOnceWhateverIsKilled() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/perl")), "shepherds are Perl scripts");
    boolean isRoot = "root".equals(System.getProperty("user.name"));
    assumeTrue(!isRoot || Files.exists(Path.of("/bin/sh")));
    Files.setPosixFilePermissions(
        root, java.nio.file.attribute.PosixFilePermissions.fromString("rwxrwxrwx"));
    run("gridlite", "init");
    run("qconf", "-rattr", "queue", "slots", "6", "all.q");
    submit("once", "n");
    submit("again", "y");
    long deadline = System.nanoTime() + TimeUnit.MINUTES.toNanos(MINUTES);
    while (accountedTasks() < TASKS && System.nanoTime() < deadline) {
      killSomething();
    }
    // whatever was the last thing to be killed, one command catches up
    for (int i = 0; i < 20 && !run("qstat", "-u", "*").isEmpty(); i++) {
      run("qsched", "run");
    }
    verify();
  }

  @AfterEach
  void end() throws Exception {
    new CellCommands(root).end();
  }

  private void submit(String name, String rerun) throws Exception {
    run(
        "qsub",
        "-N",
        name,
        "-r",
        rerun,
        "-t",
        "1-" + TASKS / 2,
        "-wd",
        root.toString(),
        "-j",
        "y",
        "-o",
        "/dev/null",
        "-b",
        "y",
        "echo $JOB_ID.$SGE_TASK_ID >> ledger; sleep 0.2");
  }

  /** One step of the ordeal: half of them let the work go on. */
  private void killSomething() throws Exception {
    switch (random.nextInt(8)) {
      case 0 -> killWithin(800, command("qsched", "run"));
      case 1 -> killWithin(800, command("qstat"));
      case 2, 3 -> killShepherd();
      case 4 -> command("gridlite", "daemon", "start").waitFor();
      case 5 -> killDaemon();
      default -> run("qsched", "run");
    }
  }

  private void killWithin(int millis, Process process) throws InterruptedException {
    if (!process.waitFor(random.nextInt(millis), TimeUnit.MILLISECONDS)) {
      log.add("killed a command");
      process.destroyForcibly().waitFor();
    }
  }

  private void killShepherd() throws IOException {
    List<Path> tasks = new ArrayList<>();
    Path active = root.resolve("default/spool/active_jobs");
    if (Files.isDirectory(active)) {
      try (Stream<Path> listed = Files.list(active)) {
        listed.filter(path -> Files.exists(path.resolve("shepherd"))).forEach(tasks::add);
      }
    }
    if (!tasks.isEmpty()) {
      Path task = tasks.get(random.nextInt(tasks.size()));
      kill(task.resolve("shepherd"), "the shepherd of " + task.getFileName());
    }
  }

  private void killDaemon() {
    kill(root.resolve("default/daemon.pid"), "the daemon");
  }

  private void kill(Path file, String what) {
    try {
      long pid = Long.parseLong(Files.readString(file).strip().split(" ", -1)[0]);
      ProcessHandle.of(pid).ifPresent(ProcessHandle::destroyForcibly);
      log.add("killed " + what);
    } catch (IOException e) {
      // it has ended by itself
    }
  }

  private void verify() throws IOException {
    Map<String, Integer> runs = new TreeMap<>();
    for (String line : Files.readAllLines(root.resolve("ledger"))) {
      runs.merge(line, 1, Integer::sum);
    }
    Map<String, List<Integer>> failures = records();
    assertThat(failures).as("accounted tasks; seed %d, %s", SEED, log).hasSize(TASKS);
    failures.forEach(
        (task, failed) -> {
          boolean rerunnable = task.startsWith("2.");
          int ran = runs.getOrDefault(task, 0);
          String about = task + " " + failed + " ran " + ran + "; seed " + SEED;
          int lastFailure = failed.get(failed.size() - 1);
          if (rerunnable) {
            assertThat(ran).as(about).isBetween(1, failed.size());
            assertThat(lastFailure).as(about).isZero();
            assertThat(failed.subList(0, failed.size() - 1)).as(about).allMatch(code -> code == 19);
          } else {
            assertThat(failed).as(about).hasSize(1);
            assertThat(ran).as(about).isLessThanOrEqualTo(1);
          }
          if (lastFailure == 0) {
            assertThat(ran).as(about).isPositive();
          }
        });
    // what a killed process left half removed is swept up later; no task is left
    try (Stream<Path> left = Files.list(root.resolve("default/spool/active_jobs"))) {
      assertThat(left.map(path -> path.getFileName().toString())).allMatch(n -> n.startsWith("."));
    }
  }

  private int accountedTasks() throws IOException {
    int done = 0;
    for (Map.Entry<String, List<Integer>> task : records().entrySet()) {
      List<Integer> failed = task.getValue();
      boolean waits = task.getKey().startsWith("2.") && failed.get(failed.size() - 1) != 0;
      done += waits ? 0 : 1;
    }
    return done;
  }

  /** Failure codes of each task, in the order of its records. */
  private Map<String, List<Integer>> records() throws IOException {
    Map<String, List<Integer>> records = new TreeMap<>();
    Path file = root.resolve("default/common/accounting");
    if (Files.exists(file)) {
      for (String line : Files.readAllLines(file)) {
        String[] fields = line.split(":", -1);
        if (!line.startsWith("#") && fields.length > 35) {
          records
              .computeIfAbsent(fields[5] + "." + fields[35], task -> new ArrayList<>())
              .add(Integer.valueOf(fields[11]));
        }
      }
    }
    return records;
  }

  private Process command(String... words) throws IOException {
    ProcessBuilder builder = new CellCommands(root).command(List.of(words));
    if ("root".equals(System.getProperty("user.name"))) {
      // root may not submit, but act as somebody who may
      builder.environment().put("GRIDLITE_USER", words[0].equals("qsub") ? "nobody" : "root");
    }
    builder.redirectOutput(root.resolve("last.output").toFile());
    return builder.start();
  }

  private String run(String... words) throws IOException, InterruptedException {
    command(words).waitFor();
    return Files.readString(root.resolve("last.output"), StandardCharsets.UTF_8);
  }
}
