package gridlite.exec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridlite.config.ClusterQueue;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.value.MemoryValue;
import gridlite.value.TimeValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What bounds a task's processes and memory, and that it can be ended whatever it does. */
@Tag("processes")
class TaskLimitsTest extends JobsOfAUser {
  private static final int MOST = 150;

  /** Forks for as long as it can, each process in a session of its own and without variables. */
  private static final String BOMB =
      "exec env -i perl -e 'use POSIX (); $0 = \"bomb '$JOB_NAME'\"; open my $f, q(>), shift; print"
          + " $f qq(lit\\n"
          + "); close $f; while (1) { my $p = fork; POSIX::setsid() if defined $p && !$p; select"
          + " undef, undef, undef, 0.2 unless defined $p }' $PWD/lit";

  private long bombs() throws IOException {
    long found = 0;
    for (Path process : list(Path.of("/proc"))) {
      if (process.getFileName().toString().matches("[0-9]+")) {
        try {
          String called = Files.readString(process.resolve("cmdline"));
          found += called.startsWith("bomb " + name()) ? 1 : 0;
        } catch (IOException e) {
          // it has ended
        }
      }
    }
    return found;
  }

  private String name() {
    return "b" + directory.getFileName().toString().replaceAll("[^0-9]", "");
  }

  private TaskId light() {
    cell.configure("execd_params H_MAXPROC=" + MOST);
    return cell.dispatched(
        Instant.now(),
        command(BOMB).andThen(request -> request.with(JobRequest.NAME, name()))::apply);
  }

  private void deleteBomb(TaskId task) throws IOException {
    await(() -> Files.exists(directory.resolve("work/lit")) && bombs() > MOST / 2);
    cell.delete(executor(), task, Instant.now());
    await(
        () -> {
          TestCell.acknowledge(executor(), cell.absorb(executor(), Instant.now()));
          return cell.task(task).isEmpty();
        });
    assertThat(bombs()).isZero();
    assertThat(cell.accounted(12)).as("failed").isEqualTo("100");
  }

  @Test
  @Timeout(value = 2, unit = TimeUnit.MINUTES)
  void aForkBombEndsWhenItIsDeleted() throws IOException {
    TaskId task = light();
    cell.start(executor(), task);
    deleteBomb(task);
  }

  @Test
  @Timeout(value = 2, unit = TimeUnit.MINUTES)
  void aForkBombEndsWithoutAControlGroup() throws Exception {
    Path place = directory.resolve("cell/spool/active_jobs/1.1");
    TaskId task = light();
    makeWithoutShepherd(task);
    // a shepherd that sees no control groups of version 2
    Path shepherd =
        new Shepherds(directory.resolve("cell/spool"), Shepherds.Readers.CELL).installed();
    String command =
        "for m in $(sed -n 's/^[^ ]* \\([^ ]*\\) cgroup2 .*/\\1/p' /proc/self/mounts);"
            + " do umount $m || exit 1; done; exec perl \"$@\"";
    List<String> unshared =
        List.of("unshare", "-m", "sh", "-c", command, "sh", shepherd.toString());
    assertThat(ShepherdForked.by(new ProcessBuilder(unshared).inheritIO(), place)).isZero();
    await(() -> !TestCell.noted(place, "job").isEmpty());
    assertThat(TestCell.noted(place, "group")).isEmpty();
    deleteBomb(task);
  }

  @Test
  void noTaskHasMoreProcessesThanConfigured() throws IOException {
    cell.configure("execd_params H_MAXPROC=40");
    String count =
        "perl -e 'my $n = 0; while (defined(my $p = fork)) { sleep 60, exit if !$p; last if ++$n >"
            + " 60 } print $n > 39 ? qq(too many\\n) : qq(bounded\\n)'";
    assertThat(run(command(count))).isEqualTo("bounded\n");
  }

  @Test
  void withoutConfigurationAQuarterIsLeftToTheOwner() throws IOException {
    assumeTrue(
        !ControlGroups.limits(ProcessHandle.current().pid()).contains("pids"),
        "a control group counts processes here");
    String[] limits =
        run(command("bash -c 'ulimit -Su; ulimit -Hu'; cat /proc/sys/kernel/pid_max")).split("\n");
    String limit = Files.readString(Path.of("/proc/self/limits"));
    long soft = Long.parseLong(limits[0]);
    assertThat(soft).isLessThanOrEqualTo(Long.parseLong(limits[2]) * 3 / 4);
    // the hard one stays: a job that a job submits gets as much
    assertThat(limit).containsPattern("Max processes +[0-9a-z]+ +" + limits[1] + " ");
  }

  @Test
  void theKernelEndsATaskThatHoldsMoreMemoryThanItMay() throws IOException {
    assumeTrue(
        ControlGroups.limits(ProcessHandle.current().pid()).contains("memory"),
        "control groups of version 2 have no memory controller here");
    set(ClusterQueue.H_RSS, MemoryValue.parse("64M").orElseThrow());
    run(command("perl -e 'my $x = \"x\" x 2**28; sleep 60'"));
    assertThat(cell.accounted(12)).as("failed").isEqualTo("37");
  }

  @Test
  void aClockThatJumpsNeitherEndsATaskNorMakesItsTimeNegative() throws Exception {
    Path place = directory.resolve("cell/spool/active_jobs/1.1");
    set(ClusterQueue.H_RT, TimeValue.of("1:0:0"));
    TaskId task = cell.dispatched(Instant.now(), command("sleep 2; echo done"));
    makeWithoutShepherd(task);
    // each look at the clock finds it a day further ahead, and the next but one an hour behind
    String jumping =
        "$0 = shift; require(($0 =~ s{[^/]*$}{}r) . 'Kernel.pm'); $INC{'Kernel.pm'} = 1;"
            + " my ($real, $n) = (\\&Kernel::now, 0); no warnings;"
            + " *Kernel::now = sub { $real->() + ($n++ % 2 ? -3600 : 86400) }; do $0";
    Path shepherd =
        new Shepherds(directory.resolve("cell/spool"), Shepherds.Readers.CELL).installed();
    List<String> words = List.of("perl", "-e", jumping, shepherd.toString());
    assertThat(ShepherdForked.by(new ProcessBuilder(words).inheritIO(), place)).isZero();
    await(
        () -> {
          TestCell.acknowledge(executor(), cell.absorb(executor(), Instant.now()));
          return cell.task(task).isEmpty();
        });
    assertThat(output()).isEqualTo("done\n");
    assertThat(cell.accounted(12)).as("failed").isEqualTo("0");
    assertThat(Double.parseDouble(cell.accounted(14))).as("wallclock").isBetween(2.0, 60.0);
  }

  /** Makes the directory of a task, and leaves it to the test to start a shepherd. */
  private void makeWithoutShepherd(TaskId task) throws IOException {
    LocalExecutor executor =
        new LocalExecutor(
            site(),
            LocalExecutor.Term.COMMAND,
            point -> {
              if (point.equals("made all")) {
                throw new IllegalStateException("killed before a shepherd is there");
              }
            });
    try {
      cell.start(executor, task);
    } catch (IllegalStateException e) {
      // as it was to be
    }
  }
}
