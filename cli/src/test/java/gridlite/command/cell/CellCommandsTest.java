package gridlite.command.cell;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.ClusterQueue;
import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.state.ClusterState;
import gridlite.state.Settings;
import gridlite.store.Access;
import gridlite.store.H2ClusterStore;
import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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
        .startsWith(
            "made a cell in " + cell + "\nit has no hosts yet (--hosts COUNT makes some)\nnext: ");
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
        "--empty --simulate  | mutually exclusive",
        "--hosts 3           | --hosts needs it",
        "--simulate --slots 3            | they need --hosts",
        "--simulate --memory 3G          | they need --hosts",
        "--simulate --hosts 0            | --hosts expects a whole number from 1 to 100000",
        "--simulate --hosts 1 --slots 0  | --slots expects a whole number from 1 to 1000000",
        "--simulate --hosts 1 --memory x | --memory expects an amount such as 64G, not \"x\"",
        "--simulate --hosts 1 --like x   | --like or --hosts",
        "--like x                        | --like needs --simulate",
        "--bare                          | --bare needs --simulate or --empty"
      })
  void optionsThatMakeNoSenseTogetherAreRefused(String options, String message) {
    CommandHarness.Result result = harness.run("gridlite init " + options);
    assertThat(result.status()).isEqualTo(2);
    assertThat(result.err()).contains(message);
    assertThat(cell.resolve("gridlite.mv.db")).doesNotExist();
  }

  @Test
  void shepherdsOfRootsAreForRootAlone() {
    CommandHarness.Result result =
        harness.runAs("alice", "gridlite init --engine slurm --root-shepherds");
    assertThat(result.status()).isEqualTo(1);
    assertThat(result.err())
        .contains("--root-shepherds is for root's cells", "have root make the cell");
    assertThat(cell.resolve("gridlite.mv.db")).doesNotExist();
  }

  @Test
  void simulatedHostsAreMadeInOneLine() {
    assertThat(harness.succeed("gridlite init --simulate --hosts 12 --slots 16 --memory 64G"))
        .contains("12 simulated hosts (node01 to node12) with 16 slots and 64G of memory each")
        .contains("parallel environments: make, smp, mpi")
        .contains("next: qsub ");
    Map<String, String> load =
        read(
            state -> {
              assertThat(state.hostGroups().hostsOf("@allhosts"))
                  .hasSize(12)
                  .contains(HostName.of("node01"), HostName.of("node12"));
              assertThat(state.queueInstances().all())
                  .hasSize(12)
                  .allMatch(instance -> instance.get(ClusterQueue.SLOTS) == 16);
              assertThat(state.objects(ObjectKind.PARALLEL_ENVIRONMENT).names())
                  .containsExactlyInAnyOrder("make", "smp", "mpi");
              return state.loadValues(HostName.of("node12"));
            });
    assertThat(load)
        .containsEntry("num_proc", "16")
        .containsEntry("np_load_avg", "0.000000")
        .containsEntry("mem_total", "64G");
  }

  @Test
  void aCellWithHostsIsMadeAsTheInstallerDoes() {
    harness.succeed("gridlite init --simulate --hosts 2");
    assertThat(weights()).containsExactly(1.0, 0.1, 0.01, 0.0);
    assertThat(leastUser()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"--simulate", "--empty", "--simulate --bare", "--simulate --hosts 2 --bare"})
  void aCellWithoutHostsIsWhatTheProgramsBeginWith(String options) {
    assertThat(harness.succeed("gridlite init " + options))
        .startsWith("made a cell in " + cell + "\n");
    assertThat(weights()).containsExactly(0.0, 0.5, 0.5, 0.278);
    assertThat(leastUser()).isEqualTo(1000);
  }

  @Test
  void hostsOfACellThatIsFilledByHandNeedNotResolveWhenTheyHaveANumber() {
    harness.succeed("gridlite init --simulate");
    harness.succeed("qconf -ah rack7-node07.cluster.invalid");
    assertThat(harness.fail("qconf -ah worker.invalid")).contains("worker.invalid", "resolve");
  }

  @Test
  void aCellIsMadeLikeTheConfigurationInADirectory() throws IOException {
    CommandHarness other = CommandHarness.withJobs(Files.createDirectory(directory.resolve("m")));
    other.succeed("gridlite export site");
    String site = other.directory().resolve("site").toString();
    assertThat(harness.succeed("gridlite init --simulate --like " + site))
        .contains("it is configured like " + site);
    List<String> hosts = read(state -> List.copyOf(state.objects(ObjectKind.EXEC_HOST).names()));
    assertThat(hosts).contains("n1", "n2");
  }

  @Test
  void aDirectoryThatIsRefusedLeavesNoCell() {
    assertThat(harness.fail("gridlite init --simulate --like nowhere")).contains("no directory");
    assertThat(cell.resolve("spool")).doesNotExist();
    assertThat(cell.resolve("gridlite.mv.db")).doesNotExist();
  }

  private List<Double> weights() {
    Values scheduler =
        read(state -> state.find(ObjectKind.SCHEDULER, ClusterState.SCHEDULER_NAME).orElseThrow());
    return List.of(
        scheduler.get(SchedulerConfig.WEIGHT_PRIORITY),
        scheduler.get(SchedulerConfig.WEIGHT_URGENCY),
        scheduler.get(SchedulerConfig.WEIGHT_TICKET),
        scheduler.get(SchedulerConfig.WEIGHT_WAITING_TIME));
  }

  private double leastUser() {
    double least = read(state -> Settings.global(state).number("min_uid", -1));
    return least;
  }

  private <R> R read(Function<ClusterState, R> query) {
    try (H2ClusterStore store =
        new H2ClusterStore(cell, "test", holder -> {}, InstantSource.system(), Access.READ)) {
      return store.read(query);
    }
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
    return this.<ZoneId>read(ClusterState::zone);
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
