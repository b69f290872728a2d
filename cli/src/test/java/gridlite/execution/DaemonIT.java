package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridlite.command.Schemas;
import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The daemon as a process: one of a cell, and its places. */
class DaemonIT {
  @TempDir private Path root;
  private CellCommands cell;

  @BeforeEach
  void makeCell() throws IOException, InterruptedException {
    Files.setPosixFilePermissions(root, PosixFilePermissions.fromString("rwxr-xr-x"));
    cell = new CellCommands(root);
    // whoever makes a cell without thinking of the umask
    ProcessBuilder init = cell.command(List.of("gridlite", "init", "--simulate"));
    init.command().addAll(0, List.of("sh", "-c", "umask 0; exec \"$@\"", "sh"));
    assertThat(init.redirectOutput(root.resolve("init.output").toFile()).start().waitFor())
        .isZero();
  }

  @AfterEach
  void end() throws IOException, InterruptedException {
    cell.end();
  }

  @Test
  void ofTwoDaemonsThatAreStartedAtOnceOneRunsAndTheOtherSaysSo() throws Exception {
    ProcessBuilder start = cell.command(List.of("gridlite", "daemon", "start"));
    Process first = start.redirectOutput(root.resolve("first").toFile()).start();
    Process second = start.redirectOutput(root.resolve("second").toFile()).start();
    assertThat(List.of(first.waitFor(), second.waitFor())).containsExactlyInAnyOrder(0, 1);
    assertThat(Files.readString(root.resolve("first")) + Files.readString(root.resolve("second")))
        .contains("the daemon runs", "a daemon serves this cell already");
    assertThat(cell.run("", List.of("gridlite", "daemon", "status")).status()).isZero();
    String status = cell.run("gridlite", "daemon", "status", "-fmt", "json");
    assertThat(Schemas.assertFits("daemon", status).get("state").textValue()).isEqualTo("serving");
  }

  /** Such a process takes connections, as the kernel makes them for it, and answers none. */
  @Test
  void aDaemonThatIsStoppedIsNamedAndNotWaitedFor() throws Exception {
    ProcessHandle daemon = daemon();
    CellCommands.signal("STOP", daemon);
    try {
      for (String action : List.of("status", "stop")) {
        CellCommands.Result said = cell.run("", List.of("gridlite", "daemon", action));
        assertThat(said.status()).isEqualTo(action.equals("status") ? 4 : 1);
        assertThat(said.text())
            .contains("it is stopped, and goes on after: kill -CONT " + daemon.pid());
      }
    } finally {
      CellCommands.signal("CONT", daemon);
    }
    assertThat(cell.run("", List.of("gridlite", "daemon", "status")).status()).isZero();
  }

  @Test
  void whoWaitsForAStoppedDaemonIsToldSoAndGoesOnWithIt() throws Exception {
    ProcessHandle daemon = daemon();
    CellCommands.signal("STOP", daemon);
    Path output = root.resolve("waiting");
    Process waiting = cell.command(List.of("qstat")).redirectOutput(output.toFile()).start();
    try {
      String notice =
          "qstat: waits for the daemon of the cell: it is stopped, and goes on after: kill -CONT "
              + daemon.pid()
              + "\n";
      for (int i = 0; i < CellCommands.PATIENCE && !Files.readString(output).equals(notice); i++) {
        TimeUnit.MILLISECONDS.sleep(100);
      }
      assertThat(output).hasContent(notice);
      assertThat(waiting.isAlive()).isTrue();
    } finally {
      CellCommands.signal("CONT", daemon);
    }
    assertThat(waiting.waitFor()).isZero();
  }

  /** A second compiler would take half of the CPU time of the first hours. */
  @Test
  void aDaemonCompilesAsQuicklyAsOtherCommands() throws Exception {
    cell.run("gridlite", "daemon", "start");
    String status = cell.run("gridlite", "daemon", "status", "-fmt", "json");
    String process = Schemas.assertFits("daemon", status).get("process").asText();
    assertThat(Files.readString(Path.of("/proc", process, "cmdline")).split("\0"))
        .contains("-XX:TieredStopAtLevel=1");
  }

  @Test
  void stopEndsTheDaemonWhateverThePidFileHolds() throws Exception {
    Process bystander = new ProcessBuilder("sleep", "600").start();
    try {
      Path file = root.resolve("default/daemon.pid");
      Files.writeString(file, bystander.pid() + "\n");
      assertThat(cell.run("gridlite", "daemon", "stop")).contains("no daemon serves this cell");
      cell.run("gridlite", "daemon", "start");
      Files.writeString(file, bystander.pid() + "\n");
      assertThat(cell.run("gridlite", "daemon", "stop")).contains("the daemon has stopped");
      assertThat(cell.run("", List.of("gridlite", "daemon", "status")).status()).isEqualTo(1);
      assertThat(bystander.isAlive()).isTrue();
    } finally {
      bystander.destroy();
    }
  }

  /** On this machine, since nothing can be in the way of a simulated task. */
  @Test
  void aTaskThatCannotBeStartedIsInTheLogWhileTheDaemonRuns() throws Exception {
    CellCommands local = new CellCommands(Files.createDirectory(root.resolve("local")));
    try {
      local.run("gridlite", "init");
      local.run("qconf", "-rattr", "queue", "load_thresholds", "NONE", "all.q");
      Path tasks = local.root().resolve("default/spool/active_jobs");
      Path inTheWay = Files.createFile(Files.createDirectories(tasks).resolve("1.1"));
      local.run("gridlite", "daemon", "start");
      local.run("qsub", "-b", "y", "-j", "y", "-o", "/dev/null", "true");
      Path log = local.root().resolve("default/daemon.log");
      String warning =
          "(?m)^[0-9]{4}-[0-9-]+T[0-9:]+Z warning: task 1[.]1 could not be started,.*$";
      awaitMatch(log, warning);
      assertThat(local.run("", List.of("gridlite", "daemon", "status")).status()).isZero();
      Files.delete(inTheWay);
      awaitMatch(local.root().resolve("default/common/accounting"), "(?m)^all[.]q:.*:1:sge:.*$");
      assertThat(Pattern.compile(warning).matcher(Files.readString(log)).results()).hasSize(1);
    } finally {
      local.end();
    }
  }

  private static void awaitMatch(Path file, String pattern) throws Exception {
    Pattern wanted = Pattern.compile(pattern);
    for (int i = 0;
        i < CellCommands.PATIENCE
            && !(Files.exists(file) && wanted.matcher(Files.readString(file)).find());
        i++) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
    assertThat(file).content().containsPattern(wanted);
  }

  @Test
  void filesOfACellHaveTheirModesWhateverTheUmaskIs() throws Exception {
    cell.run("gridlite", "daemon", "start");
    assertThat(mode("default/daemon.log")).isEqualTo("rw-------");
    assertThat(mode("default/daemon.pid")).isEqualTo("rw-------");
    assertThat(mode("default/common/settings.sh")).isEqualTo("rw-r--r--");
    assertThat(mode("default")).matches("rwx(r-x){2}|rwx-{6}");
    assertThat(mode("default/common")).isEqualTo(mode("default"));
    assertThat(mode("default/spool")).isEqualTo(mode("default"));
  }

  private String mode(String file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(root.resolve(file)));
  }

  @Test
  void theDoctorNamesWhatIsWrong() throws Exception {
    Path log = Files.createFile(root.resolve("default/daemon.log"));
    Files.setPosixFilePermissions(log, PosixFilePermissions.fromString("rw-rw-rw-"));
    CellCommands.Result sick = cell.run("", List.of("gridlite", "doctor"));
    assertThat(sick.text()).contains("error   modes: " + log + " has mode 666; chmod 600 " + log);
    assertThat(sick.status()).isEqualTo(1);
  }

  @Test
  void theDoctorSaysWhichLimitsOfTasksAreNotEnforced() throws Exception {
    cell.run("gridlite", "daemon", "start");
    String global = cell.run("qconf", "-sconf", "global");
    Path file = root.resolve("global");
    Files.writeString(
        file, global.replaceFirst("(?m)^execd_params .*$", "execd_params H_MEMORY=much"));
    String changed = cell.run("qconf", "-Mconf", file.toString());
    String said = cell.run("gridlite", "doctor");
    assertThat(said)
        .as(changed)
        .contains(
            "tasks: execd_params H_MEMORY=much: expected an amount of at least 1, so it limits"
                + " nothing")
        .containsPattern(
            "tasks: the kernel (bounds processes and memory|does not bound them here)");
  }

  @Test
  void aSimulationOfAServedCellIsTheSameAsWithoutADaemon() throws Exception {
    Path trace =
        Files.writeString(root.resolve("t.swf"), "1 0 -1 60 1 -1 -1 1 60 -1 1 1 1 1 1 -1 -1 -1\n");
    List<String> command = List.of("gridlite", "simulate", "--workload", trace.toString());
    String without = cell.run("", command).text();
    cell.run("gridlite", "daemon", "start");
    assertThat(cell.run("", command).text()).isEqualTo(without);
  }

  private ProcessHandle daemon() throws Exception {
    Matcher said =
        Pattern.compile("process (\\d+)").matcher(cell.run("gridlite", "daemon", "start"));
    assertThat(said.find()).isTrue();
    return ProcessHandle.of(Long.parseLong(said.group(1))).orElseThrow();
  }

  @Test
  void aDaemonWhoseCellIsMovedAwayEndsByItself() throws Exception {
    ProcessHandle daemon = daemon();
    Path away = Files.move(root.resolve("default"), root.resolve("away"));
    daemon.onExit().get(60, TimeUnit.SECONDS);
    assertThat(away.resolve("daemon.log"))
        .content()
        .contains(root.resolve("default") + " has been removed or replaced: its daemon ends");
    assertThat(root.resolve("default")).doesNotExist();
  }

  @Test
  void aDaemonWhoseCellIsReplacedEndsAndLeavesTheOtherAlone() throws Exception {
    ProcessHandle daemon = daemon();
    Path first = Files.move(root.resolve("default"), root.resolve("first"));
    cell.run("gridlite", "init", "--simulate");
    byte[] proof = Files.readAllBytes(root.resolve("default/gridlite.proof"));
    daemon.onExit().get(60, TimeUnit.SECONDS);
    assertThat(root.resolve("default/gridlite.proof")).hasBinaryContent(proof);
    assertThat(Files.exists(first.resolve("daemon.sock"))).isTrue();
    assertThat(cell.run("gridlite", "check")).contains("no problem");
  }

  /**
   * What systemd does with a socket unit and its service: listens, and starts the service with the
   * socket as standard input whenever a client waits and none runs.
   */
  private static final String MANAGER =
      """
      my $path = shift;
      my $listener;
      socket($listener, 1, 1, 0) && bind($listener, pack 'S a108', 1, $path) && listen $listener, 64 or die "$path: $!";
      chmod 0666, $path;
      $| = 1;
      print "listening\\n";
      while (1) {
          vec(my $set = '', fileno $listener, 1) = 1;
          select $set, undef, undef, 60 or exit;
          my $child = fork // die;
          if (!$child) {
              open STDIN, '<&', $listener or die;
              exec @ARGV or die;
          }
          print "started\\n";
          waitpid $child, 0;
          print "ended\\n";
      }
      """;

  private String line(Process manager) throws Exception {
    StringBuilder line = new StringBuilder();
    for (int next = manager.getInputStream().read(); next > '\n'; ) {
      line.append((char) next);
      next = manager.getInputStream().read();
    }
    return line.toString();
  }

  @Test
  void aSocketOfTheServiceManagersStartsTheDaemonWithTheFirstCommand() throws Exception {
    cell.run("gridlite", "daemon", "stop");
    Path socket = root.resolve("default/daemon.sock");
    ProcessBuilder builder = cell.command(List.of("gridlite", "daemon", "run"));
    builder.command().addAll(0, List.of("perl", "-e", MANAGER, socket.toString()));
    Process manager =
        builder.redirectError(ProcessBuilder.Redirect.DISCARD).redirectErrorStream(false).start();
    try {
      assertThat(line(manager)).isEqualTo("listening");
      // several at once have one daemon
      List<Process> first = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        first.add(cell.command(List.of("qconf", "-ssconf")).start());
      }
      for (Process each : first) {
        assertThat(new String(each.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
            .contains("schedule_interval");
      }
      assertThat(line(manager)).isEqualTo("started");
      assertThat(cell.run("gridlite", "daemon", "status")).contains("serves");
      // it ends when it is asked to, leaves the socket, and the next command has another one
      assertThat(cell.run("gridlite", "daemon", "stop")).contains("stopped");
      assertThat(line(manager)).isEqualTo("ended");
      assertThat(socket).exists();
      assertThat(cell.run("qconf", "-ssconf")).contains("schedule_interval");
      assertThat(line(manager)).isEqualTo("started");
    } finally {
      // what it starts next would be another daemon
      manager.destroy();
      cell.run("gridlite", "daemon", "stop");
      Files.deleteIfExists(socket);
    }
  }

  @Test
  void aSocketOfAnotherPlaceIsRefused() throws Exception {
    cell.run("gridlite", "daemon", "stop");
    Path socket = root.resolve("other.sock");
    ProcessBuilder builder = cell.command(List.of("gridlite", "daemon", "run"));
    builder.command().addAll(0, List.of("perl", "-e", MANAGER, socket.toString()));
    Process manager = builder.start();
    try {
      assertThat(line(manager)).isEqualTo("listening");
      SocketChannel.open(UnixDomainSocketAddress.of(socket)).close();
      assertThat(line(manager)).isEqualTo("started");
      assertThat(line(manager)).contains("other.sock").contains("daemon.sock");
    } finally {
      manager.destroy();
    }
  }

  private Path unit() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/systemd-analyze")), "no systemd here");
    Path unit = root.resolve("gridlite-test.service");
    Files.writeString(unit, cell.run("gridlite", "daemon", "unit"));
    return unit;
  }

  @Test
  void theUnitsOfADaemonOnDemandAreValidOnes() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/systemd-analyze")), "no systemd here");
    Path service = root.resolve("gridlite-test.service");
    Path socket = root.resolve("gridlite-test.socket");
    Files.writeString(service, cell.run("gridlite", "daemon", "unit", "--on-demand", "--user"));
    Files.writeString(socket, cell.run("gridlite", "daemon", "unit", "--socket", "--user"));
    assertThat(Files.readString(service))
        .contains("StandardInput=socket")
        .doesNotContain("[Install]");
    assertThat(Files.readString(socket))
        .contains("ListenStream=" + root.resolve("default/daemon.sock"));
    Process verify =
        new ProcessBuilder(
                "systemd-analyze", "verify", "--man=no", socket.toString(), service.toString())
            .redirectErrorStream(true)
            .start();
    String complaints = new String(verify.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(complaints.lines().filter(line -> !line.contains("'DelegateSubgroup'")))
        .noneMatch(line -> line.contains("gridlite-test"));
  }

  @Test
  void aUnitThatServesPagesHasTheirOptions() throws Exception {
    String unit =
        cell.run(
            "gridlite",
            "daemon",
            "unit",
            "--web",
            "--socket=/run/grid$/web%.sock",
            "--proxy-user=www-data",
            "--actions");
    assertThat(unit)
        .contains(
            " daemon run \"--web\" \"--socket=/run/grid$$/web%%.sock\""
                + " \"--proxy-user=www-data\" \"--actions\"\n",
            "\nRuntimeDirectory=grid$\n");
    assertThat(cell.run("gridlite", "daemon", "unit", "--web", "--port", "8080"))
        .contains(" daemon run \"--web\" \"--port=8080\"\n", root + "/default/web.link")
        .doesNotContain("RuntimeDirectory");
    assertThat(cell.run("gridlite", "daemon", "unit", "--actions")).contains("without --web");
    assertThat(cell.run("gridlite", "daemon", "unit", "--web", "--socket"))
        .contains("--socket has no path");
    assertThat(cell.run("gridlite", "web", "--socket")).contains("--socket has no path");
  }

  private static String analyzed(String... words) throws Exception {
    List<String> command = new ArrayList<>(List.of("systemd-analyze"));
    command.addAll(List.of(words));
    Process analysis =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    return new String(analysis.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  @Test
  void theUnitIsAValidOne() throws Exception {
    Process verify =
        new ProcessBuilder("systemd-analyze", "verify", "--man=no", unit().toString())
            .redirectErrorStream(true)
            .start();
    String complaints =
        new String(verify.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
            .lines()
            // what is newer than this machine's systemd is passed over by it
            .filter(line -> !line.contains("'DelegateSubgroup'"))
            .collect(Collectors.joining("\n"));
    assertThat(complaints).doesNotContain("gridlite-test.service:", "Unknown", "Failed to parse");
  }

  /** What systemd would take away beyond that, the unit names with the reason why it does not. */
  @Test
  void theUnitOfRootsTakesAwayWhatJobsDoNotNeedAndNamesTheRest() throws Exception {
    assumeTrue(
        System.getProperty("user.name").equals("root"),
        "a service of another user has no capabilities to lose");
    Path unit = unit();
    String listed = analyzed("security", "--offline=true", "--json=short", unit.toString());
    assumeTrue(listed.startsWith("["), "this systemd does not look at units that are not loaded");
    String text = Files.readString(unit);
    int seen = 0;
    Matcher entry = Pattern.compile("\"set\":false,\"name\":\"([^\"]+)\"").matcher(listed);
    while (entry.find()) {
      seen++;
      String setting = entry.group(1);
      String group = setting.replaceFirst(".*~@", "@");
      for (String name : group.equals(setting) ? setting.split("=[^/]*/?") : new String[] {group}) {
        assertThat(text).as(setting).contains(name);
      }
    }
    assertThat(seen).isGreaterThan(20);
    Matcher level =
        Pattern.compile("Overall exposure level[^:]*: ([0-9.]+)")
            .matcher(analyzed("security", "--offline=true", unit.toString()));
    assertThat(level.find()).isTrue();
    assertThat(Double.parseDouble(level.group(1))).as("9.1 without any").isLessThan(8);
  }
}
