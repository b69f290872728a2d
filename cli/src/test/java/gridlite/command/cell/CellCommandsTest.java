package gridlite.command.cell;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.state.ClusterState;
import gridlite.store.H2ClusterStore;
import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.InstantSource;
import java.time.ZoneId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The verbs that make a cell and take care of its files, on a database in a directory. */
class CellCommandsTest {
  @TempDir private Path directory;
  private CommandHarness harness;
  private Path cell;

  @BeforeEach
  void makeHarness() throws IOException {
    harness = new CommandHarness(directory);
    cell = harness.directory().resolve("default");
    Files.setPosixFilePermissions(cell, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  @Test
  void aCellIsMadeOnce() {
    assertThat(harness.succeed("gridlite init --simulate"))
        .isEqualTo("made a cell in " + cell + "\n");
    assertThat(cell.resolve("gridlite.mv.db")).exists();
    assertThat(harness.fail("gridlite init --simulate"))
        .contains("there is a cell in " + cell + " already")
        .contains("remove that directory");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--slow=0 --simulate | --slow expects a whole number from 1, not \"0\"",
        "--slow=20           | --slow needs --simulate",
        "--load              | --load needs --simulate",
        "--empty --simulate  | mutually exclusive"
      })
  void optionsThatMakeNoSenseTogetherAreRefused(String options, String message) {
    CommandHarness.Result result = harness.run("gridlite init " + options);
    assertThat(result.status()).isEqualTo(2);
    assertThat(result.err()).contains(message);
    assertThat(cell.resolve("gridlite.mv.db")).doesNotExist();
  }

  @Test
  void calendarsGoByTheZoneOfTheCell() {
    assertThat(harness.fail("gridlite init --simulate --timezone Mars/Olympus"))
        .contains("time zone \"Mars/Olympus\": it does not exist")
        .contains("Europe/Berlin");
    assertThat(cell.resolve("gridlite.mv.db")).doesNotExist();
    harness.succeed("gridlite init --simulate --timezone Asia/Tokyo");
    assertThat(zone()).isEqualTo(ZoneId.of("Asia/Tokyo"));
  }

  @Test
  void withoutAnOptionTheZoneIsThatOfWhoeverMakesTheCell() {
    harness.succeed("gridlite init --simulate");
    assertThat(zone()).isEqualTo(ZoneId.systemDefault());
  }

  private ZoneId zone() {
    try (H2ClusterStore store =
        new H2ClusterStore(cell, "test", holder -> {}, InstantSource.system(), false)) {
      return store.read(ClusterState::zone);
    }
  }

  @Test
  void managersChangeTheZone() throws IOException {
    CommandHarness made = CommandHarness.withJobs(Files.createDirectory(directory.resolve("m")));
    assertThat(made.succeed("gridlite timezone +02:00")).isEqualTo("calendars go by +02:00\n");
    assertThat(made.runAs("alice", "gridlite timezone").out()).isEqualTo("+02:00\n");
    assertThat(made.runAs("alice", "gridlite timezone Z").text()).contains("must be manager");
    assertThat(made.fail("gridlite timezone 25")).contains("time zone \"25\": it does not exist");
    assertThat(made.state().zone()).isEqualTo(ZoneId.of("+02:00"));
  }

  @ParameterizedTest
  @CsvSource({"check", "backup file", "adopt"})
  void whatNeedsACellSaysThatThereIsNone(String verb) {
    assertThat(harness.fail("gridlite " + verb)).contains("there is no cell in " + cell);
  }

  @Test
  void aBackupReplacesAFileOnlyByForce() {
    harness.succeed("gridlite init --simulate");
    assertThat(harness.succeed("gridlite backup saved")).contains("wrote a backup of the cell to");
    assertThat(harness.fail("gridlite backup saved"))
        .contains("saved: there is a file of that name", "--force replaces it");
    harness.succeed("gridlite backup saved --force");
  }

  @Test
  void aDamagedCellIsFoundAndBroughtBack() throws IOException {
    harness.succeed("gridlite init --simulate");
    harness.succeed("gridlite backup saved");
    assertThat(harness.succeed("gridlite check")).isEqualTo("no problems in " + cell + "\n");
    Files.writeString(cell.resolve("gridlite.mv.db"), "nonsense");
    assertThat(harness.fail("gridlite check")).contains("gridlite.mv.db");
    assertThat(harness.succeed("gridlite restore-backup saved")).contains("before-restore-");
    assertThat(harness.succeed("gridlite check")).isEqualTo("no problems in " + cell + "\n");
  }

  @Test
  void anAdoptedCellIsHere() {
    harness.succeed("gridlite init --simulate");
    assertThat(harness.succeed("gridlite adopt"))
        .startsWith("cell " + cell + " is here now; it calls this machine ");
  }

  @Test
  void theVersionIsALine() {
    assertThat(harness.succeed("gridlite version")).matches("gridlite \\d+\\.\\d+\\.\\d+\n");
  }

  @Test
  void generatedFilesAreThoseOfTheProject() throws IOException {
    harness.succeed("gridlite manual made");
    assertThat(Files.readString(harness.directory().resolve("made/man/qsub.1"))).contains("qsub");
    assertThat(harness.directory().resolve("made/completions")).isNotEmptyDirectory();
  }
}
