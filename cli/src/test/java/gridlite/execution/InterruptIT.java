package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Ctrl-C in what may take long: it is done, or it has not happened. */
class InterruptIT {
  private static final int ROUNDS = 4;
  private static final int MOST_MILLIS = 1500;

  @TempDir Path root;
  private CellCommands cell = new CellCommands(Path.of("."));
  private final long seed = System.nanoTime();
  private final Random random = new Random(seed);

  @BeforeEach
  void make() throws Exception {
    cell = new CellCommands(root);
    assertThat(cell.run("gridlite", "init", "--simulate", "--hosts", "20")).contains("made a cell");
  }

  @AfterEach
  void end() throws Exception {
    cell.end();
  }

  /** Runs a command and interrupts it, as a terminal does, unless it has ended before. */
  private void interrupt(int millis, String... words) throws Exception {
    List<String> command =
        new ArrayList<>(List.of("perl", "-e", "$SIG{INT} = 'DEFAULT'; exec @ARGV"));
    command.addAll(List.of(words));
    command.set(3, CellCommands.BIN.resolve(words[0]).toString());
    ProcessBuilder builder = cell.command(command);
    builder.command().set(0, "perl");
    builder.redirectOutput(root.resolve("interrupted.output").toFile());
    Process process = builder.start();
    if (!process.waitFor(millis, TimeUnit.MILLISECONDS)) {
      new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    }
  }

  private int soon() {
    return random.nextInt(MOST_MILLIS);
  }

  private void isSound() throws Exception {
    assertThat(cell.run("gridlite", "check")).as("seed " + seed).startsWith("no problems in ");
  }

  private void succeeds(String... words) throws Exception {
    CellCommands.Result ran = cell.run("", List.of(words));
    assertThat(ran.status()).as("seed " + seed + ": " + ran.text()).isZero();
  }

  @Test
  void aBackupIsWholeOrNotThere() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      interrupt(soon(), "gridlite", "backup", "copy");
      if (Files.exists(root.resolve("copy"))) {
        succeeds("gridlite", "restore-backup", "copy");
        Files.delete(root.resolve("copy"));
      }
      isSound();
    }
  }

  @Test
  void aCellIsRestoredOrStaysAsItWas() throws Exception {
    succeeds("gridlite", "backup", "copy");
    succeeds("qconf", "-am", "somebody");
    for (int round = 0; round < ROUNDS; round++) {
      interrupt(soon(), "gridlite", "restore-backup", "copy");
      isSound();
      assertThat(cell.run("qconf", "-sql")).as("seed " + seed).isEqualTo("all.q\n");
    }
  }

  @Test
  void anImportIsTakenOverWholeOrNotAtAll() throws Exception {
    Path projects = Files.createDirectories(root.resolve("site/projects"));
    for (int number = 0; number < 200; number++) {
      String name = "p" + number;
      Files.writeString(
          projects.resolve(name), "name " + name + "\noticket 0\nfshare 0\nacl NONE\nxacl NONE\n");
    }
    for (int round = 0; round < ROUNDS; round++) {
      interrupt(soon(), "gridlite", "import", "site");
      long taken = cell.run("qconf", "-sprjl").lines().filter(n -> n.matches("p\\d+")).count();
      assertThat(taken).as("seed " + seed).isIn(0L, 200L);
      isSound();
    }
    succeeds("gridlite", "import", "site");
  }

  @Test
  void aPartOfAnExportIsNotTakenForTheWhole() throws Exception {
    Path site = root.resolve("site");
    succeeds("gridlite", "export", "site");
    // whoever writes it waits for a reader
    Files.delete(site.resolve("schedconf"));
    succeeds("gridlite", "import", "-dry", "site");
    assertThat(new ProcessBuilder("mkfifo", site.resolve("schedconf").toString()).start().waitFor())
        .isZero();
    interrupt(3 * MOST_MILLIS, "gridlite", "export", "site");
    assertThat(cell.run("gridlite", "import", "-dry", "site"))
        .isEqualTo(
            "directory \""
                + site
                + "\" holds a part of an export\n"
                + "  it was interrupted: export again, or remove .export to take the part\n");
    Files.delete(site.resolve("schedconf"));
    succeeds("gridlite", "export", "site");
    assertThat(cell.run("gridlite", "import", "site")).isEqualTo("nothing has changed\n");
  }

  @Test
  void aSimulationThatIsLeftChangesNothing() throws Exception {
    StringBuilder trace = new StringBuilder();
    for (int job = 1; job <= 2000; job++) {
      // job, submission, wait, run time, processors, CPU time, memory; the same requested; the rest
      trace
          .append(job)
          .append(' ')
          .append(job)
          .append(" 0 50 1 50 -1 1 60 -1 1 7 7 -1 1 1 -1 -1\n");
    }
    Files.writeString(root.resolve("trace.swf"), trace);
    String history = cell.run("gridlite", "history");
    for (int round = 0; round < ROUNDS; round++) {
      interrupt(soon(), "gridlite", "simulate", "--workload", "trace.swf", "--jobs", "jobs");
      if (Files.exists(root.resolve("jobs"))) {
        assertThat(Files.readAllLines(root.resolve("jobs"))).hasSizeGreaterThan(2000);
        Files.delete(root.resolve("jobs"));
      }
      assertThat(cell.run("gridlite", "history")).as("seed " + seed).isEqualTo(history);
      isSound();
    }
    succeeds("gridlite", "simulate", "--workload", "trace.swf", "--jobs", "jobs");
    assertThat(Files.readAllLines(root.resolve("jobs"))).hasSizeGreaterThan(2000);
  }

  @Test
  void aCheckThatIsLeftChangesNothing() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      interrupt(soon(), "gridlite", "check", "--repair");
      isSound();
    }
  }
}
