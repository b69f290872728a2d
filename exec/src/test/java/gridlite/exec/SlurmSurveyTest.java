package gridlite.exec;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.name.HostName;
import gridlite.port.EngineFinding;
import gridlite.testkit.ProgramFile;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The settings of Slurm that a survey finds wrong, by answers that are made up. */
class SlurmSurveyTest {
  private static final String NODE =
      "NodeName=%s Arch=x86_64 CPUTot=4 CPULoad=0.10 RealMemory=1000 FreeMem=900 State=%s"
          + " Partitions=%s AvailableFeatures=%s ActiveFeatures=%s BootTime=2026-01-01T00:00:00"
          + " SlurmdStartTime=2026-01-01T00:00:00 OS=Linux Reason=broken";

  @TempDir Path directory;

  private final Map<String, String> settings = new LinkedHashMap<>();
  private final Map<String, String> partition = new LinkedHashMap<>();
  private String nodes = "";
  private SlurmSurvey.Owner owner = SlurmSurvey.Owner.ROOT;

  @BeforeEach
  void whatIsRight() {
    settings.put("SLURM_VERSION", "22.05.8");
    settings.put("JobRequeue", "0");
    settings.put("PropagateResourceLimits", "NONE");
    settings.put("PreemptMode", "OFF");
    settings.put("SchedulerParameters", "batch_sched_delay=0");
    settings.put("SelectTypeParameters", "CR_CPU");
    settings.put("AuthType", "auth/munge");
    partition.put("PartitionName", SlurmExecutor.PARTITION);
    partition.put("State", "UP");
    partition.put("MaxTime", "UNLIMITED");
    partition.put("DefaultTime", "NONE");
    partition.put("RootOnly", "YES");
    partition.put("OverSubscribe", "FORCE:4");
    partition.put("TotalNodes", "1");
  }

  private void program(String name, String script) throws IOException {
    ProgramFile.write(directory.resolve(name), script);
  }

  private List<String> findings(Map<HostName, Long> slots) throws IOException {
    StringBuilder config = new StringBuilder();
    settings.forEach((name, value) -> config.append(name + "  = " + value + "\n"));
    Files.writeString(directory.resolve("config"), config);
    StringBuilder line = new StringBuilder();
    partition.forEach((name, value) -> line.append(name + "=" + value + " "));
    Files.writeString(directory.resolve("partition"), line + "\n");
    Files.writeString(directory.resolve("node"), nodes);
    if (Files.notExists(directory.resolve("scontrol"))) {
      program("scontrol", "[ \"$1\" = -o ] && shift; exec cat \"" + directory + "/$2\"");
    }
    program("munge", "echo credential");
    program("unmunge", "exec cat");
    SlurmSurvey survey =
        new SlurmSurvey(Map.of("PATH", directory + ":/usr/bin:/bin"), directory, owner);
    return survey.findings(slots).stream()
        .filter(finding -> finding.severity() != EngineFinding.Severity.FINE)
        .map(finding -> finding.severity() + " " + finding.subject() + ": " + finding.text())
        .toList();
  }

  @Test
  void nothingIsWrongWithWhatSlurmConfigPrints() throws Exception {
    assertThat(findings(Map.of())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          JobRequeue              | 1             | DOUBTFUL settings: JobRequeue is 1: Slurm would run jobs again by itself
          PropagateResourceLimits | ALL           | DOUBTFUL settings: PropagateResourceLimits is ALL: tasks would have the limits of the daemon
          PreemptMode             | REQUEUE       | DOUBTFUL settings: PreemptMode is REQUEUE: Slurm would suspend or end tasks by itself
          SchedulerParameters     | (null)        | DOUBTFUL settings: SchedulerParameters has no batch_sched_delay=0: each start waits some seconds more
          SelectTypeParameters    | CR_CPU_MEMORY | DOUBTFUL settings: SelectTypeParameters is CR_CPU_MEMORY: a task may be given all memory of a node
          AuthType                | auth/none     | WRONG munge: AuthType is auth/none, so that everybody can be anybody
          """)
  void aSettingThatTasksDoNotRunWellWithIsNamed(String name, String value, String finding)
      throws Exception {
    settings.put(name, value);
    assertThat(findings(Map.of())).containsExactly(finding);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          State         | DOWN       | WRONG partition: its state is DOWN
          MaxTime       | 1-00:00:00 | DOUBTFUL partition: MaxTime is 1-00:00:00: Slurm ends longer tasks
          DefaultTime   | 01:00:00   | DOUBTFUL partition: DefaultTime is 01:00:00: Slurm ends tasks after it
          RootOnly      | NO         | DOUBTFUL partition: users can submit to it by sbatch, past the quotas of the cell
          OverSubscribe | NO         | WRONG partition: OverSubscribe is NO: Slurm holds tasks back that have a slot
          """)
  void soIsOneOfThePartition(String name, String value, String finding) throws Exception {
    partition.put(name, value);
    assertThat(findings(Map.of())).containsExactly(finding);
  }

  @Test
  void hostsAndNodesThatDoNotFitAreNamed() throws Exception {
    nodes =
        String.join(
            "\n",
            NODE.formatted("away", "DOWN*", SlurmExecutor.PARTITION, "away", "away"),
            NODE.formatted("drained", "IDLE+DRAIN", SlurmExecutor.PARTITION, "drained", "drained"),
            NODE.formatted("other", "IDLE", "batch", "other", "other"),
            NODE.formatted("stranger", "IDLE", SlurmExecutor.PARTITION, "stranger", "stranger"),
            "");
    Map<HostName, Long> slots = new LinkedHashMap<>();
    for (String name : List.of("away", "drained", "missing", "other")) {
      slots.put(HostName.of(name), 4L);
    }
    assertThat(findings(slots))
        .containsExactly(
            "DOUBTFUL host away: the node is away: DOWN*",
            "DOUBTFUL host drained: the node takes no tasks (IDLE+DRAIN): broken",
            "WRONG host missing: Slurm knows no node of this name",
            "WRONG host other: the node is not in the partition " + SlurmExecutor.PARTITION,
            "DOUBTFUL node stranger: the cell has no such host");
  }

  /** What Slurm can't tell apart: a daemon that is not there, and one that does not believe it. */
  @Test
  void aSilentNodeWhoseDaemonTakesConnectionsHasNoMungeThatFits() throws Exception {
    try (ServerSocket daemon = listener()) {
      String at = " NodeAddr=127.0.0.1";
      settings.put("SlurmdPort", Integer.toString(daemon.getLocalPort()));
      String away = "DOWN+NOT_RESPONDING";
      int free;
      try (ServerSocket closed = listener()) {
        free = closed.getLocalPort();
      }
      nodes =
          NODE.formatted("usual", away, SlurmExecutor.PARTITION, "usual", "usual" + at)
              + "\n"
              + NODE.formatted(
                  "off", away, SlurmExecutor.PARTITION, "off", "off" + at + " Port=" + free)
              + "\n"
              + NODE.formatted("told", "DOWN", SlurmExecutor.PARTITION, "told", "told" + at)
              + "\n";
      Map<HostName, Long> slots = new LinkedHashMap<>();
      for (String name : List.of("usual", "off", "told")) {
        slots.put(HostName.of(name), 4L);
      }
      assertThat(findings(slots))
          .containsExactly(
              "WRONG host usual: slurmd takes connections there, but gives Slurm no answer ("
                  + away
                  + "): munge there is down or has another key, or the clock is off",
              "DOUBTFUL host off: the node is away: " + away,
              "DOUBTFUL host told: the node is away: DOWN");
    }
  }

  private static ServerSocket listener() throws IOException {
    return new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
  }

  /** The script of the node's job runs here, and what it has answered is changed then. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          s/x/x/           | -
          s/^(ME .*)/$1,7/ | DOUBTFUL host one: user ME has the groups GROUPS here and GROUPS,7 there, so that tasks may do other things there
          s/^ME .*//       | WRONG host one: user ME UID has the number unknown there
          s/^ME \\S+/ME 7/ | WRONG host one: user ME UID has the number 7 there
          s/^lock held/lock free/ | WRONG host one: a lock that is held here is free there: a task could run twice
          """)
  void whatANodeAnswersIsComparedWithWhatIsHere(String change, String finding) throws Exception {
    owner = SlurmSurvey.Owner.USER;
    nodes = NODE.formatted("one", "IDLE", SlurmExecutor.PARTITION, "one", "one") + "\n";
    String me = System.getProperty("user.name");
    program(
        "sbatch",
        "sh; exec perl -pi -e '"
            + change.replace("ME", me)
            + "' \""
            + directory
            + "\"/probe.*/one");
    String expected =
        String.valueOf(finding)
            .replace("ME", me)
            .replace("UID", output("id", "-u"))
            .replace("GROUPS", groups());
    List<String> found = findings(Map.of(HostName.of("one"), 4L));
    assertThat(found).isEqualTo(finding == null ? List.of() : List.of(expected));
  }

  private static String groups() throws IOException {
    return Stream.of(output("id", "-G", System.getProperty("user.name")).split(" ", -1))
        .map(Long::valueOf)
        .sorted()
        .map(Object::toString)
        .collect(Collectors.joining(","));
  }

  private static String output(String... command) throws IOException {
    Process process = new ProcessBuilder(command).start();
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
  }

  @Test
  void aControllerThatDoesNotAnswerIsAllThatIsSaid() throws Exception {
    program("scontrol", "echo no controller >&2; exit 1");
    assertThat(findings(Map.of()))
        .containsExactly(
            "WRONG slurm: it does not answer: scontrol failed with status 1: no controller");
  }

  @Test
  void mungeThatDoesNotReadItsOwnCredentialIsWrong() throws Exception {
    Path programs = Files.createDirectory(directory.resolve("first"));
    ProgramFile.write(programs.resolve("unmunge"), "exit 15");
    findings(Map.of());
    SlurmSurvey survey =
        new SlurmSurvey(
            Map.of("PATH", programs + ":" + directory + ":/usr/bin:/bin"),
            directory,
            SlurmSurvey.Owner.ROOT);
    assertThat(survey.findings(Map.of()))
        .filteredOn(finding -> finding.severity() == EngineFinding.Severity.WRONG)
        .extracting(finding -> finding.subject() + ": " + finding.text())
        .containsExactly("munge: unmunge failed with status 15");
  }
}
