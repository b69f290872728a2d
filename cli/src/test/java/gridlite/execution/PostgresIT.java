package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridlite.port.ClusterStore;
import gridlite.state.Outcome;
import gridlite.store.PostgresClusterStore;
import gridlite.testkit.PostgresServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cells on a PostgreSQL server, with the commands and daemons that users have. */
class PostgresIT {
  private static Optional<PostgresServer> server = Optional.empty();

  /** Longer than any command takes that ends at all. */
  private static final long LONGEST_SECONDS = 600;

  @TempDir private Path root;
  private final List<Process> daemons = new ArrayList<>();

  @BeforeAll
  static void startServer() throws IOException, InterruptedException {
    server = PostgresServer.start();
    if (server.isPresent()) {
      // for this process, as PGPASSFILE for commands
      System.setProperty("org.postgresql.pgpassfile", server.get().passwords().toString());
    }
  }

  @AfterAll
  static void endServer() throws IOException, InterruptedException {
    if (server.isPresent()) {
      server.get().end();
    }
  }

  @BeforeEach
  void prepare() throws IOException {
    assumeTrue(server.isPresent(), "no PostgreSQL to start");
    Files.setPosixFilePermissions(root, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  @AfterEach
  void end() throws IOException, InterruptedException {
    for (Process daemon : daemons) {
      daemon.destroyForcibly().waitFor();
    }
    if (server.isPresent()) {
      run("gridlite", "daemon", "stop");
      new CellCommands(root).end();
    }
  }

  private ProcessBuilder command(String... words) throws IOException {
    ProcessBuilder builder = new CellCommands(root).command(List.of(words));
    builder.environment().put("PGPASSFILE", server.orElseThrow().passwords().toString());
    return builder;
  }

  private CellCommands.Result run(String... words) throws IOException, InterruptedException {
    return within(LONGEST_SECONDS, words).orElseThrow();
  }

  /** Runs a command; empty when it has not ended in so many seconds, and has been killed. */
  private Optional<CellCommands.Result> within(long seconds, String... words)
      throws IOException, InterruptedException {
    Path output = Files.createTempFile(root, "command", ".output");
    ProcessBuilder builder = command(words).redirectInput(Path.of("/dev/null").toFile());
    Process process = builder.redirectOutput(output.toFile()).start();
    if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
      process.destroyForcibly().waitFor();
      return Optional.empty();
    }
    String text = Files.readString(output, StandardCharsets.UTF_8);
    return Optional.of(new CellCommands.Result(process.exitValue(), text));
  }

  private String done(String... words) throws IOException, InterruptedException {
    CellCommands.Result result = run(words);
    assertThat(result.status()).as("%s: %s", List.of(words), result.text()).isZero();
    return result.text();
  }

  private Process daemon(String... options) throws IOException {
    List<String> words = new ArrayList<>(List.of("gridlite", "daemon", "run"));
    words.addAll(List.of(options));
    Path log = Files.createTempFile(root, "daemon", ".log");
    Process process = command(words.toArray(String[]::new)).redirectOutput(log.toFile()).start();
    daemons.add(process);
    return process;
  }

  private static void await(Callable<Boolean> condition) throws Exception {
    for (int step = 0; step < 2 * CellCommands.PATIENCE; step++) {
      if (condition.call()) {
        return;
      }
      TimeUnit.MILLISECONDS.sleep(50);
    }
    throw new AssertionError("it has not happened within a minute");
  }

  /** Asks who serves the cell; a stopped daemon gives no answer. */
  private boolean isServedBy(Process daemon) throws IOException, InterruptedException {
    return within(5, "gridlite", "daemon", "status")
        .filter(status -> status.status() == 0)
        .filter(status -> status.text().contains("(process " + daemon.pid() + ")"))
        .isPresent();
  }

  @Test
  void jobsRunWithAndWithoutADaemonAndTheCellMovesThereAndBack() throws Exception {
    String address = server.orElseThrow().freshAddress();
    assertThat(done("gridlite", "init", "--database", address)).contains("made a cell");
    assertThat(done("gridlite", "database")).isEqualTo(address + "\n");
    assertThat(Files.exists(root.resolve("default/gridlite.mv.db"))).isFalse();
    done("qsub", "-sync", "y", "-b", "y", "-j", "y", "-o", "/dev/null", "true");
    done("gridlite", "daemon", "start");
    done("qsub", "-sync", "y", "-b", "y", "-j", "y", "-o", "/dev/null", "true");
    assertThat(done("qsub", "-h", "-b", "y", "-N", "held", "true")).contains("Your job 3");
    assertThat(run("gridlite", "database", "move", "file").text()).contains("a daemon serves");
    done("gridlite", "daemon", "stop");
    assertThat(done("gridlite", "check")).startsWith("no problems");
    done("gridlite", "backup", "backup.zip");
    assertThat(done("gridlite", "database", "move", "file")).contains("the cell is in");
    assertThat(Files.exists(root.resolve("default/gridlite.mv.db"))).isTrue();
    assertThat(done("qstat")).contains("held");
    done("gridlite", "database", "move", address);
    assertThat(done("qstat")).contains("held");
    assertThat(done("gridlite", "sql", "-fmt", "csv", "SELECT job, exit_status FROM finished_jobs"))
        .contains("1,0\n2,0\n");
    assertThat(done("gridlite", "restore-backup", "backup.zip")).contains("restored the cell");
    assertThat(done("gridlite", "database")).endsWith("gridlite.mv.db\n");
    assertThat(done("qstat")).contains("held");
  }

  /** The load of the host is to be noted, which nobody has done yet. */
  @Test
  void listingsWaitForNobodyWhoWritesAndCatchUpAfterwards() throws Exception {
    done("gridlite", "init", "--database", server.orElseThrow().freshAddress());
    whileWriting(
        () -> {
          assertThat(doneAtOnce("qstat", "-f")).contains("-NA-");
          assertThat(doneAtOnce("qsched", "run", "-dry")).contains("nothing would be started");
          assertThat(doneAtOnce("qconf", "-dry", "-aattr", "queue", "slots", "3", "all.q"))
              .contains("+slots");
          assertThat(doneAtOnce("qsub", "-verify", "-b", "y", "true")).contains("job_name");
          assertThat(doneAtOnce("gridlite", "await", "--now", "1")).isEqualTo("1\tunknown\n");
          assertThat(doneAtOnce("gridlite", "backup", "backup.zip")).contains("wrote a backup");
          assertThat(doneAtOnce("gridlite", "check")).contains("no problems");
          assertThat(doneAtOnce("gridlite", "doctor")).contains("limits");
          assertThat(doneAtOnce("gridlite", "complete", "--", "qconf", "-sq", "all"))
              .contains("all.q");
          assertThat(doneAtOnce("gridlite", "report")).contains("usage by user");
          assertThat(doneAtOnce("gridlite", "sql", "SELECT count(*) FROM jobs")).contains("0");
          return assertThat(doneAtOnce("gridlite", "explain", "--plan")).isNotEmpty();
        });
    assertThat(done("qstat", "-f")).contains("all.q@").doesNotContain("-NA-");
  }

  /** Runs a command that has nobody to wait for. */
  private String doneAtOnce(String... words) throws IOException, InterruptedException {
    Optional<CellCommands.Result> result = within(60, words);
    assertThat(result).as("%s waits", List.of(words)).isPresent();
    assertThat(result.get().status()).as("%s: %s", List.of(words), result.get().text()).isZero();
    assertThat(result.get().text()).doesNotContain("waiting for");
    return result.get().text();
  }

  /** Does something while another process than a command's has the right to write. */
  private void whileWriting(Callable<?> action) {
    Path cell = root.resolve("default");
    try (ClusterStore writer =
        new PostgresClusterStore(cell, "a test", other -> {}, InstantSource.system(), () -> {})) {
      writer.update(
          "test",
          state -> {
            try {
              return new Outcome<>(List.of(), action.call());
            } catch (Exception e) {
              throw new IllegalStateException(e);
            }
          });
    }
  }

  @Test
  void viewsArePublishedWithAndWithoutADaemon() throws Exception {
    done("gridlite", "init");
    done("qsub", "-h", "-b", "y", "-N", "held", "-v", "TOKEN=hidden", "true");
    String reports = server.orElseThrow().freshAddress();
    assertThat(done("gridlite", "database", "publish", reports))
        .contains("published 1 rows of jobs\n")
        .doesNotContain("job_environment");
    done("gridlite", "daemon", "start");
    done("qsub", "-h", "-b", "y", "-N", "second", "true");
    assertThat(done("gridlite", "database", "publish", reports, "jobs", "job_environment"))
        .matches("published 2 rows of jobs\npublished [0-9]+ rows of job_environment\n");
    assertThat(run("gridlite", "database", "publish", reports, "job").text())
        .contains("there is no view \"job\"");
  }

  @Test
  void aPasswordInAnAddressIsRefusedAndNothingIsMade() throws Exception {
    CellCommands.Result result =
        run("gridlite", "init", "--database", "postgresql://me:secret@localhost/cells");
    assertThat(result.status()).isEqualTo(1);
    assertThat(result.text()).contains("holds a password").doesNotContain("secret@");
    assertThat(Files.exists(root.resolve("default"))).isFalse();
  }

  @Test
  void aServerThatIsNotThereIsNamedAndNothingIsMade() throws Exception {
    CellCommands.Result result =
        run("gridlite", "init", "--database", "postgresql://me@127.0.0.1:1/cells");
    assertThat(result.status()).isEqualTo(1);
    assertThat(result.text()).contains("can't reach postgresql://me@127.0.0.1:1/cells");
    assertThat(Files.exists(root.resolve("default"))).isFalse();
  }

  @Test
  void whoStandsByTakesOverFromAStoppedDaemonWhichMayDoNothingWhenItWakesUp() throws Exception {
    done("gridlite", "init", "--database", server.orElseThrow().freshAddress());
    Process first = daemon();
    await(() -> isServedBy(first));
    Process second = daemon("--standby");
    done("qsub", "-sync", "y", "-b", "y", "-j", "y", "-o", "/dev/null", "true");
    assertThat(second.isAlive()).isTrue();
    CellCommands.signal("STOP", first.toHandle());
    await(() -> isServedBy(second));
    assertThat(done("qsub", "-sync", "y", "-b", "y", "-j", "y", "-o", "/dev/null", "true"))
        .contains("Job 2 exited with exit code 0");
    CellCommands.signal("CONT", first.toHandle());
    assertThat(first.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(first.exitValue()).isEqualTo(1);
    assertThat(isServedBy(second)).isTrue();
    assertThat(Files.readAllLines(root.resolve("default/common/accounting"))).hasSize(2);
    Process third = daemon("--standby");
    second.destroyForcibly().waitFor();
    await(() -> isServedBy(third));
    done("gridlite", "daemon", "stop");
  }
}
