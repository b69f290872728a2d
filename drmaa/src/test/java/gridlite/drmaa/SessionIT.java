package gridlite.drmaa;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** The library in C: contact strings, usage, sources of options, times, texts of errors. */
class SessionIT {
  private static final String BEGIN =
      """
      init
      new 0
      set 0 drmaa_remote_command /bin/sh
      set 0 drmaa_output_path :/dev/null
      set 0 drmaa_join_files y
      """;

  @TempDir static Path directory;
  @RegisterExtension static DrmaaCell cell = new DrmaaCell(() -> directory);

  /**
   * Returns whether a process that is killed here leaves a core file, which is the machine's to
   * say.
   */
  static boolean dumpsCores(DrmaaCell cell) throws IOException, InterruptedException {
    Path place = Files.createDirectories(cell.directory().resolve("cores"));
    String program =
        "chdir $ARGV[0]; system 'sh', '-c', 'ulimit -c unlimited; kill -SEGV $$';"
            + " print $? & 128 ? 'yes' : 'no'";
    return cell.succeed("perl", "-e", program, place.toString()).contains("yes");
  }

  @Test
  void aSessionIsContinuedByItsContactString() throws IOException, InterruptedException {
    String first =
        cell.script(
            BEGIN
                + """
                contact
                set 0 drmaa_js_state drmaa_hold
                vector 0 drmaa_v_argv -c 'exit 4'
                run held 0
                exit
                contact
                """);
    String contact = first.lines().filter(line -> line.contains("session=")).findFirst().get();
    String second =
        cell.script(
            "init "
                + contact.strip()
                + "\n"
                + """
                contact
                control DRMAA_JOB_IDS_SESSION_ALL release
                wait DRMAA_JOB_IDS_SESSION_ANY 60
                wait DRMAA_JOB_IDS_SESSION_ANY 5
                exit
                """);
    assertThat(second).contains(contact, "exit status 4").contains("wait: INVALID_JOB");
  }

  @Test
  void whatIsNoContactStringIsRefused() throws IOException, InterruptedException {
    StringBuilder calls = new StringBuilder();
    for (String contact : List.of("nonsense", "session=", "session=a/b", "session='a b'", "=")) {
      calls.append("init ").append(contact).append('\n');
    }
    assertThat(cell.script(calls.toString()).split("init: INVALID_CONTACT_STRING", -1))
        .hasSize(6)
        .filteredOn(text -> !text.isEmpty())
        .allMatch(text -> text.contains("expected session=NAME"));
  }

  @Test
  void jobsThatHaveEndedAreNotControlledAndDisposedOfTogether()
      throws IOException, InterruptedException {
    String text =
        cell.script(
            BEGIN
                + """
                vector 0 drmaa_v_argv -c 'kill -KILL $$'
                bulk b 0 1 3 1
                synchronize 60 0 DRMAA_JOB_IDS_SESSION_ALL
                ps %b.1
                control %b.1 suspend
                control %b.1 resume
                control %b.1 terminate
                synchronize 60 1 DRMAA_JOB_IDS_SESSION_ALL
                wait DRMAA_JOB_IDS_SESSION_ANY 1
                exit
                """);
    assertThat(text)
        .containsSubsequence(
            "ps: SUCCESS\n  failed\n",
            "suspend: INVALID_JOB\n",
            "resume: INVALID_JOB\n",
            "terminate: INVALID_JOB\n",
            "synchronize: SUCCESS\n",
            "wait: INVALID_JOB\n");
  }

  @Test
  void aSessionHasNoJobsOfAnother() throws IOException, InterruptedException {
    cell.script(BEGIN + "set 0 drmaa_js_state drmaa_hold\nrun of-another 0\nexit\n");
    String text =
        cell.script(
            BEGIN
                + "wait DRMAA_JOB_IDS_SESSION_ANY 5\n"
                + "control DRMAA_JOB_IDS_SESSION_ALL terminate\n"
                + "exit\n");
    assertThat(text).contains("wait: INVALID_JOB", "terminate: SUCCESS");
    assertThat(cell.succeed("qstat")).contains("hqw");
    cell.succeed("qdel", "-u", "*");
  }

  @Test
  void usageIsThatOfAccounting() throws IOException, InterruptedException {
    String text =
        cell.script(
            BEGIN
                + """
                vector 0 drmaa_v_argv -c 'i=0; while test $i -lt 200000; do i=$((i+1)); done; exit 9'
                set 0 drmaa_job_name usage
                run j 0
                wait %j 60 usage
                exit
                """);
    Map<String, String> usage = new TreeMap<>();
    text.lines()
        .map(String::strip)
        .filter(line -> line.matches("\\w+=[\\d.]+"))
        .forEach(line -> usage.put(line.replaceAll("=.*", ""), line.replaceAll(".*=", "")));
    assertThat(usage).containsEntry("exit_status", "9.0000").containsEntry("signal", "0.0000");
    assertThat(Double.parseDouble(usage.get("cpu"))).isPositive();
    assertThat(usage.get("acct_cpu")).isEqualTo(usage.get("cpu"));
    String accounting = cell.succeed("qacct", "-j", "usage");
    for (String name : List.of("ru_wallclock", "ru_utime", "ru_stime", "cpu")) {
      String amount = accounting.replaceAll("(?s).*\n" + name + " +([\\d.]+).*", "$1");
      assertThat(Double.parseDouble(usage.get(name)))
          .as(name)
          .isCloseTo(Double.parseDouble(amount), org.assertj.core.data.Offset.offset(0.01));
    }
    assertThat(usage.get("end_time")).isGreaterThanOrEqualTo(usage.get("start_time"));
  }

  /**
   * Each task dumps in a directory of its own: of two dumps to one file the kernel may drop one.
   */
  @Test
  void aCoreFileIsKnown() throws IOException, InterruptedException {
    String text =
        cell.script(
            BEGIN
                + "set 0 drmaa_wd "
                + Files.createDirectories(directory.resolve("cores"))
                + "\n"
                + """
                vector 0 drmaa_v_argv -c 'mkdir $SGE_TASK_ID; cd $SGE_TASK_ID; ulimit -c unlimited; kill -SEGV $$'
                bulk b 0 1 2 1
                wait %b.1 60
                wait %b.2 60
                vector 0 drmaa_v_argv -c 'ulimit -c 0; kill -SEGV $$'
                run without 0
                wait %without 60
                exit
                """);
    String core = "signal SIGSEGV, core " + (dumpsCores(cell) ? 1 : 0);
    assertThat(text.split(core, -1)).hasSizeGreaterThanOrEqualTo(3);
    assertThat(text.substring(text.indexOf("job without"))).contains("signal SIGSEGV, core 0");
  }

  @Test
  void theNumberOfATaskIsInItsWorkingDirectory() throws IOException, InterruptedException {
    for (String name : List.of("d1", "d2")) {
      Files.createDirectories(directory.resolve("tasks").resolve(name));
    }
    String text =
        cell.script(
            BEGIN
                + "set 0 drmaa_wd '$drmaa_hd_ph$/tasks/d$drmaa_incr_ph$'\n"
                    .replace("$drmaa_hd_ph$", directory.toString())
                + """
                vector 0 drmaa_v_argv -c 'pwd > here'
                bulk b 0 1 2 1
                synchronize 60 1 DRMAA_JOB_IDS_SESSION_ALL
                run single 0
                exit
                """);
    for (String name : List.of("d1", "d2")) {
      assertThat(directory.resolve("tasks").resolve(name).resolve("here"))
          .content()
          .contains("tasks/" + name);
    }
    assertThat(text).contains("run: DENIED_BY_DRM", "a single job has no number");
  }

  @Test
  void optionsComeFromFilesCategoriesAndTheTemplate() throws IOException, InterruptedException {
    Files.writeString(
        cell.place().resolve("common/sge_request"), "-v CELL=1 -N cell -ac from=cell\n");
    Files.writeString(
        cell.place().resolve("common/qtask"), "plain -N category -v CATEGORY=1\n!fixed -js 7\n");
    Path out = directory.resolve("options");
    String text =
        cell.script(
            BEGIN
                + "vector 0 drmaa_v_env OUT="
                + out
                + "\n"
                + """
                vector 0 drmaa_v_argv -c 'env > $OUT'
                set 0 drmaa_job_category plain
                set 0 drmaa_native_specification '-v NATIVE=1 -t 1-3 -sync y'
                run j 0
                wait %j 60
                set 0 drmaa_job_name attribute
                set 0 drmaa_job_category fixed
                run k 0
                wait %k 60
                set 0 drmaa_job_category unknown
                run l 0
                exit
                """);
    Files.delete(cell.place().resolve("common/sge_request"));
    assertThat(text)
        .contains("run: DENIED_BY_DRM", "there is no job category \"unknown\"", "qtask");
    assertThat(Files.readAllLines(out)).contains("CELL=1", "NATIVE=1", "JOB_NAME=attribute");
    assertThat(cell.succeed("qacct", "-j", "category")).contains("jobname      category");
  }

  @Test
  void aStartTimeIsTheNextOneThatIsMeant() throws IOException, InterruptedException {
    LocalDateTime later = LocalDateTime.now(ZoneId.systemDefault()).plusHours(2).withNano(0);
    LocalDateTime past = later.minusHours(4);
    List<String> calls = new ArrayList<>();
    calls.add(BEGIN.strip());
    for (String value :
        List.of(
            String.format("%02d:%02d", later.getHour(), later.getMinute()),
            String.format("%02d:%02d:30", past.getHour(), past.getMinute()),
            "2037/01/02 03:04:05",
            "2037/01/02 03:04:05 +02:00")) {
      calls.add("set 0 drmaa_start_time '" + value + "'");
      calls.add("run j 0");
      calls.add("system-command qstat -j %j");
      calls.add("ps %j");
      calls.add("control %j terminate");
    }
    for (String value : List.of("25:00", "3:04", "tomorrow", "2037/13/02 03:04", "03:04 +15:00")) {
      calls.add("set 0 drmaa_start_time '" + value + "'");
    }
    String text = cell.script(String.join("\n", calls) + "\nexit\n");
    assertThat(text.split("system_on_hold", -1)).hasSize(5);
    assertThat(text.split("drmaa_start_time: INVALID_ATTRIBUTE_FORMAT", -1)).hasSize(6);
    assertThat(text).contains("expected [[[[CC]YY/]MM/]DD] hh:mm[:ss]");
    List<String> times = text.lines().filter(line -> line.startsWith("execution_time:")).toList();
    assertThat(times).hasSize(4);
    assertThat(times.get(0))
        .contains(String.format("%02d:%02d", later.getHour(), later.getMinute()));
    assertThat(times.get(1))
        .contains(String.format("%02d:%02d:30", past.getHour(), past.getMinute()));
    assertThat(times.get(2)).contains("Jan  2 03:04:05 2037");
  }

  @Test
  void textsOfErrorsNameWhatIsWrongAndWhatIsExpected() throws IOException, InterruptedException {
    String text =
        cell.script(
            """
            exit
            init
            init
            new 0
            set 0 drmaa_colour red
            set 0 drmaa_join_files maybe
            set 0 drmaa_wct_hlimit soon
            vector 0 drmaa_v_env =1
            run none 0
            set 0 drmaa_remote_command /bin/true
            set 0 drmaa_output_path nocolon
            run none 0
            wait 12x 1
            wait 12345 1
            wait 12345 -5
            control 12345 hold
            bulk b 0 5 1 1
            exit
            """);
    assertThat(text)
        .contains(
            "there is no session: drmaa_init has not been called",
            "a process has one at a time",
            "no attribute \"drmaa_colour\"",
            "drmaa_join_files is \"maybe\": expected \"y\" or \"n\"",
            "drmaa_wct_hlimit is \"soon\": expected [[h:]m:]s",
            "expected name=value",
            "drmaa_remote_command is not set: there is nothing to run",
            "drmaa_output_path is \"nocolon\": expected [host]:path",
            "\"12x\" is not a job identifier: expected JOB or JOB.TASK",
            "job 12345 is not one of this session",
            "a timeout of -5: expected seconds",
            "job 12345 has ended, or there never was one",
            "tasks from 5 to 1 by steps of 1: expected 1 <= start <= end");
  }
}
