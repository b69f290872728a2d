package gridlite.exec;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.complex.RequestedResource;
import gridlite.config.ClusterQueue;
import gridlite.format.Values;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.value.NameValue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A cell of root's runs jobs of an ordinary user: docs/security.md, with real processes. */
@Tag("processes")
class TaskRightsTest extends JobsOfAUser {
  private static UnaryOperator<Values> exporting(String... settings) {
    List<NameValue> variables = new ArrayList<>();
    for (String setting : settings) {
      int equals = setting.indexOf('=');
      variables.add(new NameValue(setting.substring(0, equals), setting.substring(equals + 1)));
    }
    return request -> request.with(JobRequest.VARIABLES, variables);
  }

  @Test
  void aProcedureOfRootGetsNothingThatTheUserExports() throws IOException {
    Path prolog = program("prolog", "pwd", "env");
    set(ClusterQueue.PROLOG, "root@" + prolog);
    String output =
        run(
            command("true")
                    .andThen(
                        exporting(
                            "LD_PRELOAD=/tmp/evil.so",
                            "LD_LIBRARY_PATH=/tmp",
                            "BASH_ENV=/tmp/evil",
                            "ENV=/tmp/evil",
                            "PERL5LIB=/tmp",
                            "PYTHONPATH=/tmp",
                            "JAVA_TOOL_OPTIONS=-Devil",
                            "PATH=/tmp/evil:/bin",
                            "HOME=/tmp",
                            "COLOUR=evil"))
                ::apply);
    assertThat(output.lines())
        .startsWith("/")
        .contains(
            "JOB_ID=1",
            "SGE_TASK_ID=undefined",
            "USER=" + USER,
            "HOME=/root",
            "SHELL=/bin/sh",
            "PATH=/usr/local/bin:/bin:/usr/bin",
            "SGE_CWD_PATH=" + directory.resolve("work"),
            "TMP=" + directory.resolve("tmp/1.1.all.q"))
        .noneMatch(line -> line.contains("=") && line.contains("evil") || line.startsWith("LD_"))
        .noneMatch(line -> line.startsWith("PERL5") || line.startsWith("PYTHON"))
        .noneMatch(line -> line.startsWith("TMPDIR="));
  }

  @Test
  void tasksOfSeveralUsersThatFollowOneAnotherHaveTheirOwnRights() throws Exception {
    LocalExecutor daemon = new LocalExecutor(site(), LocalExecutor.Term.PROCESS);
    List<String> identities = new ArrayList<>();
    List<String> shepherds = new ArrayList<>();
    List<String> users = List.of(USER, "root", "nobody", USER);
    for (String user : users) {
      cell.belongTo(user);
      TaskId task =
          cell.dispatched(
              Instant.now(),
              command("id; echo $PPID")
                      .andThen(request -> request.with(JobRequest.STDOUT_PATHS, List.of("$JOB_ID")))
                  ::apply);
      cell.start(daemon, task);
      Path place = directory.resolve("cell/spool/active_jobs/" + task);
      await(() -> Files.exists(place.resolve("exit")));
      List<String> output = Files.readAllLines(directory.resolve("work/" + task.job()));
      identities.add(sorted(output.get(0)));
      shepherds.add(output.get(1));
      Path working = Path.of("/proc", output.get(1), "cwd");
      await(() -> Files.readSymbolicLink(working).equals(Path.of("/")));
    }
    assertThat(shepherds).containsOnly(shepherds.get(0));
    for (int i = 0; i < users.size(); i++) {
      assertThat(identities.get(i)).isEqualTo(identity(users.get(i)));
    }
  }

  /** What id(1) prints of a user that it looks up itself. */
  private static String identity(String user) throws IOException {
    Process id = new ProcessBuilder("id", user).start();
    return sorted(new String(id.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip());
  }

  /** The order of groups means nothing. */
  private static String sorted(String identity) {
    return String.join(" ", new TreeSet<>(List.of(identity.split("[ ,=]", -1))));
  }

  @Test
  void aProcedureOfTheOwnerHasTheEnvironmentOfTheJob() throws IOException {
    set(ClusterQueue.PROLOG, program("prolog", "pwd; echo $COLOUR $TMPDIR; id -un").toString());
    assertThat(run(command("true").andThen(exporting("COLOUR=red"))::apply).lines())
        .containsExactly(
            directory.resolve("work").toString(),
            "red " + directory.resolve("tmp/1.1.all.q"),
            USER);
  }

  @Test
  void whatAVariableHoldsIsOneWordOfACommand() throws IOException {
    set(ClusterQueue.PROLOG, program("prolog", "echo \"$#: $2\"") + " $job_id $job_name $host");
    assertThat(run(command("true").andThen(r -> r.with(JobRequest.NAME, "-rf a;b $(c)"))::apply))
        .isEqualTo("3: -rf a;b $(c)\n");
  }

  @Test
  void aJobHasTheRightsAndGroupsOfItsOwnerAndNoOthers() throws IOException {
    String rights = "grep -E '^(Uid|Gid|Groups|Cap(Inh|Prm|Eff|Amb)):' /proc/self/status; umask";
    String output = run(command(rights + "; id -G; ls /proc/self/fd | tr '\\n' ' '"));
    String uid = Files.getAttribute(directory.resolve("work/out"), "unix:uid").toString();
    assertThat(output).contains("Uid:\t" + (uid + "\t").repeat(3) + uid + "\n");
    assertThat(output).contains("CapPrm:\t0000000000000000\nCapEff:\t0000000000000000\n");
    assertThat(output).contains("\n0022\n");
    // the fourth is the directory that is listed
    assertThat(output).endsWith("\n0 1 2 3 ");
  }

  @Test
  void aProcedureOfRootHasNoDescriptorsButItsStreams() throws IOException {
    set(ClusterQueue.PROLOG, "root@" + program("prolog", "ls -l /proc/self/fd"));
    assertThat(run(command("true")).lines().filter(line -> line.contains("->")))
        .hasSize(4)
        .noneMatch(line -> line.contains("spool") || line.contains("socket"));
  }

  @Test
  void limitsThatAUserChoosesDoNotHoldForProceduresOfRoot() throws IOException {
    set(ClusterQueue.PROLOG, "root@" + program("prolog", "ulimit -f"));
    List<RequestedResource> limit = List.of(new RequestedResource("h_fsize", "1M"));
    assertThat(
            run(command("ulimit -f").andThen(r -> r.with(JobRequest.HARD_RESOURCES, limit))::apply))
        .isEqualTo("unlimited\n2048\n");
  }

  @Test
  void theMailerRunsAsTheOwnerWithItsOwnVariables() throws IOException {
    Path mail = directory.resolve("work/mail");
    Path mailer =
        program(
            "mailer",
            "{ id -un; id -G; pwd; env; echo \"$#\"; } > " + mail + ".new",
            "mv " + mail + ".new " + mail);
    cell.configure("mailer " + mailer);
    run(
        command("true")
                .andThen(exporting("LD_PRELOAD=/tmp/evil.so", "PERL5OPT=-Mevil"))
                .andThen(r -> r.with(JobRequest.MAIL_OPTIONS, "e"))
                .andThen(r -> r.with(JobRequest.MAIL_LIST, List.of(USER)))
            ::apply);
    await(() -> Files.exists(mail));
    List<String> lines = Files.readAllLines(mail);
    assertThat(lines.get(0)).isEqualTo(USER);
    assertThat(List.of(lines.get(1).split(" "))).doesNotContain("0");
    assertThat(lines.get(2)).isEqualTo("/");
    assertThat(lines.get(lines.size() - 1)).isEqualTo("3");
    assertThat(lines).noneMatch(line -> line.contains("evil"));
  }

  @Test
  void aCommandThatIsReadByAShellIsReadWithTheOwnersRights() throws IOException {
    Path secret = directory.resolve("secret");
    Files.writeString(secret, "root's alone\n");
    Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("rw-------"));
    Path link = directory.resolve("x;cat");
    Files.createSymbolicLink(link, secret);
    set(ClusterQueue.SHELL_START_MODE, "script_from_stdin");
    assertThat(run(command(link.toString()))).doesNotContain("root's alone");
  }

  @Test
  void whatTheCellKeepsOfAJobIsReadByItsOwnerAlone() throws IOException {
    String find = "find $SGE_ROOT/cell/spool -mindepth 1 -printf '%m %u %f\\n'";
    set(ClusterQueue.PROLOG, "root@" + program("prolog", "umask 0; " + find));
    String output = run(command("").andThen(r -> r.with(JobRequest.BINARY, false))::apply);
    assertThat(output).endsWith("cat $JOB_SCRIPT\n").contains("500 " + USER + " 1\n");
    assertThat(output.lines())
        .filteredOn(line -> line.contains(" root "))
        .hasSizeGreaterThan(10)
        .allMatch(line -> line.matches("(711|700|600) .*"));
  }

  // ------------------------------------------------------------------------ temporary directory

  @Test
  void aTemporaryDirectoryThatSomebodyElseHasMadeIsNotUsed() throws IOException {
    Path squatted = Files.createDirectory(directory.resolve("tmp/1.1.all.q"));
    Files.setPosixFilePermissions(squatted, PosixFilePermissions.fromString("rwxrwxrwx"));
    Path evil = program("tmp/1.1.all.q/date", "echo evil");
    String output = run(command("date +today; echo $TMPDIR; stat -c '%U %a' $TMPDIR; ls $TMPDIR"));
    assertThat(output).startsWith("today\n").contains("\n" + USER + " 700\n");
    assertThat(output.lines().toList().get(1)).startsWith(squatted + ".").hasSizeGreaterThan(20);
    assertThat(evil).exists();
    assertThat(list(directory.resolve("tmp"))).containsExactly(squatted);
  }

  @Test
  void aLinkInThePlaceOfTheTemporaryDirectoryIsNotFollowed() throws IOException {
    Path elsewhere = Files.createDirectory(directory.resolve("elsewhere"));
    Files.createSymbolicLink(directory.resolve("tmp/1.1.all.q"), elsewhere);
    assertThat(run(command("echo $TMPDIR"))).startsWith(directory.resolve("tmp/1.1.all.q.") + "");
    assertThat(elsewhere).isEmptyDirectory();
  }

  @Test
  void whereOnlyRootMayWriteTheTemporaryDirectoryIsTheOwnersAllTheSame() throws IOException {
    set(ClusterQueue.TMPDIR, directory.resolve("roots/own").toString());
    assertThat(run(command("stat -c '%U %a' $TMPDIR; touch $TMPDIR/a"))).isEqualTo(USER + " 700\n");
    assertThat(directory.resolve("roots/own")).isEmptyDirectory();
  }

  @Test
  void theTemporaryDirectoryIsRemovedWhateverIsInIt() throws IOException {
    set(
        ClusterQueue.PROLOG,
        "root@" + program("prolog", "mkdir -p $TMP/roots/deep; touch $TMP/roots/deep/file"));
    run(
        command(
            "cd $TMPDIR; mkdir -p a/b c; touch a/b/file; ln -s / a/b/link; mkfifo pipe; chmod 500"
                + " a/b a; chmod 0 c; i=0; while test $i -lt 300; do mkdir d; cd d; i=$((i+1));"
                + " done; touch bottom"));
    assertThat(directory.resolve("tmp")).isEmptyDirectory();
  }

  @Test
  void rootRemovesNothingThatWasMovedIntoTheTemporaryDirectory() throws IOException {
    set(ClusterQueue.PROLOG, "root@" + program("prolog", "mkdir $TMP/roots; touch $TMP/roots/f"));
    Path moved = Files.createDirectory(directory.resolve("work/mine"));
    Path precious = Files.createDirectory(moved.resolve("precious"));
    Files.writeString(precious.resolve("file"), "");
    Files.setOwner(
        moved, moved.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName(USER));
    run(command("mv mine $TMPDIR/"));
    Path left = directory.resolve("tmp/1.1.all.q");
    assertThat(left.resolve("mine/precious/file")).exists();
    assertThat(left.resolve("roots")).doesNotExist();
  }

  @Test
  void aTemporaryDirectoryThatCannotBeMadeIsTheQueuesAffair() throws IOException {
    Files.writeString(directory.resolve("file"), "");
    set(ClusterQueue.TMPDIR, directory.resolve("file").toString());
    run(command("true"));
    assertThat(cell.state().job(JobId.of(1))).isPresent();
    assertThat(cell.state().instances().values())
        .singleElement()
        .satisfies(instance -> assertThat(instance.errors()).isNotEmpty());
    assertThat(cell.accounted(12)).isEqualTo("1");
    assertThat(cell.state().job(JobId.of(1)).orElseThrow().task(1).orElseThrow().errors())
        .singleElement()
        .asString()
        .contains("can't make temporary directory");
  }

  // ------------------------------------------------------------------------- streams that wait

  /** Nobody reads or writes at the other end, so that opening it takes forever. */
  @ParameterizedTest
  @ValueSource(strings = {"-i", "-o", "-e"})
  void aTaskThatWaitsForAPipeIsDeletedAtOnce(String stream) throws Exception {
    Path pipe = directory.resolve("work/pipe");
    Process made =
        new ProcessBuilder("runuser", "-u", USER, "--", "mkfifo", pipe.toString()).start();
    assertThat(made.waitFor()).isZero();
    TaskId task =
        cell.dispatched(
            Instant.now(), command("touch ran").andThen(TestCell.stream(stream, pipe))::apply);
    cell.start(executor(), task);
    Path place = directory.resolve("cell/spool/active_jobs/" + task);
    await(() -> Files.exists(place.resolve("reserve")));
    long begin = System.nanoTime();
    new TaskDirectory(place).wish("terminate 1\n");
    await(() -> Files.exists(place.resolve("exit")));
    assertThat((System.nanoTime() - begin) / 1_000_000).isLessThan(9_000);
    TestCell.acknowledge(executor(), cell.absorb(executor(), Instant.now()));
    assertThat(cell.task(task)).isEmpty();
    assertThat(directory.resolve("work/ran")).doesNotExist();
  }
}
