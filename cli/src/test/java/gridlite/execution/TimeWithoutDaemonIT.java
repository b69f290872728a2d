package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.testkit.ProgramFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** What time changes in a cell without a daemon happens, whether anybody looks or not. */
@Execution(ExecutionMode.CONCURRENT)
class TimeWithoutDaemonIT {
  @TempDir Path root;

  @AfterEach
  void end() throws Exception {
    new CellCommands(root).end();
  }

  @Test
  void aJobStartsAtItsTimeThoughNobodyLooks() throws Exception {
    submitForLater();
    await("began");
    for (int i = 0; i < CellCommands.PATIENCE && sleeper().isPresent(); i++) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
    assertThat(sleeper()).as("nothing is left to be waited for").isEmpty();
  }

  @Test
  void whoeverLooksBringsTheCellUpToDateWhereTheSleeperWasKilled() throws Exception {
    submitForLater();
    sleeper().ifPresent(ProcessHandle::destroyForcibly);
    for (int i = 0; i < CellCommands.PATIENCE && Files.notExists(root.resolve("began")); i++) {
      TimeUnit.MILLISECONDS.sleep(200);
      run("qstat");
    }
    assertThat(root.resolve("began")).exists();
  }

  @Test
  void aSleeperThatWasKilledIsReplacedAndADaemonNeedsNone() throws Exception {
    run("gridlite", "init");
    submit(LocalDateTime.now().plusDays(1));
    ProcessHandle first = awaitSleeper();
    assertThat(first.destroyForcibly()).isTrue();
    first.onExit().get(CellCommands.PATIENCE * 50, TimeUnit.MILLISECONDS);
    submit(LocalDateTime.now().plusDays(2));
    ProcessHandle second = awaitSleeper();
    assertThat(second.pid()).isNotEqualTo(first.pid());
    run("gridlite", "daemon", "start");
    second.onExit().get(CellCommands.PATIENCE * 50, TimeUnit.MILLISECONDS);
    assertThat(sleeper()).isEmpty();
    run("gridlite", "daemon", "stop");
    awaitSleeper();
  }

  @Test
  void queuesOpenAndSuspendByTheirThresholdsThoughNobodyLooks() throws Exception {
    run("gridlite", "init");
    Path report = Files.writeString(root.resolve("np_load_avg"), "9");
    senseLoad(report);
    run("qconf", "-rattr", "queue", "load_thresholds", "np_load_avg=5", "all.q");
    for (int i = 0;
        i < CellCommands.PATIENCE && !run("qstat", "-f").matches("(?s).* a *\n.*");
        i++) {
      TimeUnit.MILLISECONDS.sleep(100);
    }
    submitWork();
    assertThat(root.resolve("began")).doesNotExist();
    Files.writeString(report, "0");
    long job = awaitWork();
    run("qconf", "-rattr", "queue", "suspend_interval", "0:0:1", "all.q");
    run("qconf", "-rattr", "queue", "suspend_thresholds", "np_load_avg=5", "all.q");
    Files.writeString(report, "9");
    awaitState(job, true);
    Files.writeString(report, "0");
    awaitState(job, false);
    Files.createFile(root.resolve("end"));
  }

  @Test
  void aCalendarSuspendsAndResumesThoughNobodyLooks() throws Exception {
    long job = startWork();
    setCalendar(4, 8, "suspended");
    awaitState(job, true);
    awaitState(job, false);
    Files.createFile(root.resolve("end"));
  }

  @Test
  void aCalendarThatIsTakenAwayResumesAtOnce() throws Exception {
    long job = startWork();
    setCalendar(0, 400, "suspended");
    awaitState(job, true);
    run("qconf", "-rattr", "queue", "calendar", "NONE", "all.q");
    awaitState(job, false);
    Files.createFile(root.resolve("end"));
  }

  @Test
  void aQueueThatItsCalendarOpensTakesWhatWaitsThoughNobodyLooks() throws Exception {
    run("gridlite", "init");
    setCalendar(0, 8, "off");
    Path script = Files.writeString(root.resolve("touch.sh"), "touch began\n");
    run("qsub", "-cwd", "-j", "y", script.toString());
    assertThat(run("qstat")).contains(" qw ");
    await("began");
  }

  /** The deadline of the one outweighs the resource of the other when it is four seconds away. */
  @Test
  void whoeverLooksSeesThatADeadlineHasComeNearer() throws Exception {
    run("gridlite", "init");
    run("qconf", "-au", System.getProperty("user.name"), "deadlineusers");
    change("-ssconf", "-Msconf", "scheduler", "schedule_interval", "0:0:1");
    change("-ssconf", "-Msconf", "scheduler", "weight_deadline", "4000");
    change("-ssconf", "-Msconf", "scheduler", "weight_waiting_time", "0");
    run("qconf", "-rattr", "queue", "slots", "1", "all.q");
    run("qmod", "-d", "all.q");
    Path script = Files.writeString(root.resolve("nothing.sh"), "true\n");
    Path complexes = root.resolve("complexes");
    Files.writeString(complexes, run("qconf", "-sc") + "urgent ug INT <= YES YES 0 1000\n");
    run("qconf", "-Mc", complexes.toString());
    run("qconf", "-aattr", "queue", "complex_values", "urgent=1", "all.q");
    run("qsub", "-cwd", "-j", "y", "-N", "resource", "-l", "urgent=1", script.toString());
    String deadline =
        LocalDateTime.now().plusSeconds(20).format(DateTimeFormatter.ofPattern("uuMMddHHmm.ss"));
    assertThat(run("qsub", "-cwd", "-j", "y", "-N", "deadline", "-dl", deadline, script.toString()))
        .contains("has been submitted");
    assertThat(run("qstat")).matches("(?s).* resource .* deadline .*");
    for (int i = 0;
        i < CellCommands.PATIENCE && !run("qstat").matches("(?s).* deadline .* resource .*");
        i++) {
      TimeUnit.MILLISECONDS.sleep(100);
    }
    assertThat(run("qstat")).matches("(?s).* deadline .* resource .*");
    run("qdel", "1", "2");
  }

  private long startWork() throws Exception {
    run("gridlite", "init");
    submitWork();
    return awaitWork();
  }

  /** Submits a job that works until there is a file "end". */
  private void submitWork() throws Exception {
    Path script = root.resolve("work.sh");
    Files.writeString(
        script,
        "echo $$ > began.new; mv began.new began\nwhile test ! -e end; do sleep 0.2; done\n");
    assertThat(run("qsub", "-cwd", "-j", "y", script.toString())).contains("has been submitted");
  }

  /** Waits until that job works; gives its process. */
  private long awaitWork() throws Exception {
    await("began");
    return Long.parseLong(Files.readString(root.resolve("began")).strip());
  }

  /** Gives the queue a calendar with one window a day, in seconds from now. */
  private void setCalendar(int begin, int end, String state) throws Exception {
    DateTimeFormatter time = DateTimeFormatter.ofPattern("H:mm:ss");
    LocalDateTime now = LocalDateTime.now();
    Path calendar = root.resolve("calendar");
    Files.writeString(
        calendar,
        "calendar_name soon\nyear NONE\nweek mon-sun=%s-%s=%s\n"
            .formatted(
                time.format(now.plusSeconds(begin)), time.format(now.plusSeconds(end)), state));
    run("qconf", "-Acal", calendar.toString());
    run("qconf", "-rattr", "queue", "calendar", "soon", "all.q");
  }

  /** Lets the load of this host be what a file says, as soon as can be. */
  private void senseLoad(Path report) throws Exception {
    Path sensor = root.resolve("sensor");
    ProgramFile.write(
        sensor,
        "while read line; do test \"$line\" = quit && exit\n"
            + "echo begin; echo \"$(hostname):np_load_avg:$(cat %s)\"; echo end; done"
                .formatted(report));
    change("-sconf", "-Mconf", "global", "load_sensor", sensor.toString());
    change("-sconf", "-Mconf", "global", "load_report_time", "0:0:1");
    change("-ssconf", "-Msconf", "scheduler", "schedule_interval", "0:0:1");
  }

  private void change(String show, String modify, String file, String attribute, String value)
      throws Exception {
    String shown = run("qconf", show);
    Path changed = root.resolve(file);
    String line = "(?m)^" + attribute + " .*$";
    assertThat(shown).containsPattern(line);
    Files.writeString(changed, shown.replaceAll(line, attribute + " " + value));
    run("qconf", modify, changed.toString());
  }

  private void awaitState(long process, boolean stopped) throws Exception {
    for (int i = 0; i < CellCommands.PATIENCE && isStopped(process) != stopped; i++) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
    Path task = root.resolve("default/spool/active_jobs/1.1");
    assertThat(isStopped(process))
        .as(
            "stopped: what is wished is \"%s\", the shepherd has noted \"%s\"",
            text(task.resolve("request")), text(task.resolve("shepherd")))
        .isEqualTo(stopped);
  }

  private static String text(Path file) throws IOException {
    return Files.exists(file) ? Files.readString(file).strip() : "missing";
  }

  private static boolean isStopped(long process) throws IOException {
    return Files.readString(Path.of("/proc/" + process + "/stat")).contains(") T ");
  }

  private void submitForLater() throws Exception {
    run("gridlite", "init");
    submit(LocalDateTime.now().plusSeconds(4));
  }

  private void submit(LocalDateTime start) throws Exception {
    Path script = root.resolve("later.sh");
    Files.writeString(script, "touch began\n");
    String time = start.format(DateTimeFormatter.ofPattern("uuMMddHHmm.ss"));
    assertThat(run("qsub", "-cwd", "-j", "y", "-a", time, script.toString()))
        .contains("has been submitted");
  }

  private ProcessHandle awaitSleeper() throws Exception {
    for (int i = 0; i < CellCommands.PATIENCE && sleeper().isEmpty(); i++) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
    return sleeper().orElseThrow();
  }

  private Optional<ProcessHandle> sleeper() throws IOException {
    try (DirectoryStream<Path> processes = Files.newDirectoryStream(Path.of("/proc"), "[1-9]*")) {
      for (Path process : processes) {
        String line = commandLine(process);
        if (line.contains("alarm.pl") && line.contains(root.toString())) {
          return ProcessHandle.of(Long.parseLong(process.getFileName().toString()));
        }
      }
    }
    return Optional.empty();
  }

  private static String commandLine(Path process) {
    try {
      return Files.readString(process.resolve("cmdline"), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return "";
    }
  }

  private void await(String name) throws InterruptedException {
    for (int i = 0; i < CellCommands.PATIENCE && Files.notExists(root.resolve(name)); i++) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
    assertThat(root.resolve(name)).exists();
  }

  private String run(String... words) throws Exception {
    return new CellCommands(root).run(words);
  }
}
