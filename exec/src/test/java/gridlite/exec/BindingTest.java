package gridlite.exec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.name.QueueInstanceName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tasks are bound to the cores that {@code -binding} asks for. */
@Tag("processes")
class BindingTest extends JobsOfAUser {
  private static final String SHOWN =
      "echo \"$SGE_BINDING:$(sed -n 's/^Cpus_allowed_list:.//p' /proc/self/status)\"";

  private String all;
  private int cores;

  @BeforeEach
  void findCores() throws Exception {
    all = allowed();
    KernelLoad.Topology topology =
        KernelLoad.Topology.of(Files.readAllLines(Path.of("/proc/cpuinfo")));
    cores = topology.cores();
    assumeTrue(cores == topology.threads() && cores > 1, "needs two cores of one thread each");
    assumeTrue(all.equals("0-" + (cores - 1)), "needs all cores of the machine");
  }

  private static String allowed() throws Exception {
    for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
      if (line.startsWith("Cpus_allowed_list:")) {
        return line.substring(line.indexOf(':') + 1).strip();
      }
    }
    throw new IllegalStateException("no affinity in /proc/self/status");
  }

  private UnaryOperator<Values> bound(String binding, String line) {
    return command(line).andThen(request -> request.with(JobRequest.BINDING, Optional.of(binding)))
        ::apply;
  }

  private String runBound(String binding) throws IOException {
    Files.deleteIfExists(directory.resolve("work/out"));
    return run(bound(binding, SHOWN)).strip();
  }

  /** A task that says what it has been given, in a file, and waits for the file go. */
  private TaskId waits(String binding, String file) throws IOException {
    String line = SHOWN + " > " + file + ".new; mv " + file + ".new " + file;
    TaskId task =
        cell.dispatched(
            Instant.now(), bound(binding, line + "; while [ ! -e go ]; do sleep 0.05; done"));
    cell.start(executor(), task);
    Path said = directory.resolve("work").resolve(file);
    await(() -> Files.exists(said));
    return task;
  }

  private String said(String file) throws IOException {
    return Files.readString(directory.resolve("work").resolve(file)).strip();
  }

  @Test
  void aTaskRunsOnTheCoresItAsksForAlone() throws IOException {
    assertThat(runBound("set linear:1")).isEqualTo("0:0");
    assertThat(runBound("set explicit:0,1")).isEqualTo("1:1");
    assertThat(runBound("set linear:1:0,1")).isEqualTo("1:1");
    assertThat(runBound("set striding:1:1:0,1")).isEqualTo("1:1");
    assertThat(runBound("set linear:slots")).isEqualTo("0:0");
    assertThat(runBound("NONE")).isEqualTo(":" + all);
  }

  @Test
  void whatDoesNotFitRunsUnbound() throws IOException {
    assertThat(runBound("set linear:" + (cores + 1))).isEqualTo(":" + all);
    assertThat(runBound("set explicit:0,0:7,7")).isEqualTo(":" + all);
    assertThat(runBound("set linear:99999999999999999999")).isEqualTo(":" + all);
  }

  @Test
  void theEnvironmentNamesCoresThatTheJobBindsItselfTo() throws IOException {
    assertThat(runBound("env linear:1")).isEqualTo("0:" + all);
  }

  @Test
  void noTwoTasksHaveTheSameCoreAndEachGivesItBack() throws IOException {
    TaskId first = waits("set linear:1", "first");
    waits("set linear:1", "second");
    waits("set linear:" + cores, "third");
    assertThat(List.of(said("first"), said("second"), said("third")))
        .containsExactly("0:0", "1:1", ":" + all);
    // what the shepherds know is reported with the load
    Set<String> taken = Set.of("0,0", "0,1");
    assertThat(cell.loads(executor(), Instant.now()).get(HostName.of(TestCell.HOST)).values())
        .containsEntry("m_topology_inuse", topology(taken))
        .containsEntry("m_topology", topology(Set.of()));
    await(() -> reportedCores(first).isPresent());
    assertThat(reportedCores(first)).contains(topology(Set.of("0,0")));
    Files.createFile(directory.resolve("work/go"));
    await(
        () -> {
          TestCell.acknowledge(executor(), cell.absorb(executor(), Instant.now()));
          return cell.task(first).isEmpty();
        });
    assertThat(runBound("set linear:1")).isEqualTo("0:0");
  }

  private Optional<String> reportedCores(TaskId task) {
    // usage is reported with the load: later than that
    cell.absorb(executor(), Instant.now().plusSeconds(100));
    return cell.task(task).orElseThrow().usage().boundCores();
  }

  private static String topology(Set<String> bound) throws IOException {
    return KernelLoad.Topology.of(Files.readAllLines(Path.of("/proc/cpuinfo"))).text(bound);
  }

  @Test
  void aParallelEnvironmentFindsItsCoresInTheHostFile() throws IOException {
    QueueInstanceName instance = QueueInstanceName.of("all.q", TestCell.HOST);
    Allocation wide = Allocation.parallel("smp", List.of(new Allocation.Grant(instance, 2)));
    TaskId task =
        cell.dispatched(
            Instant.now(), wide, bound("pe linear:slots", "cat $PE_HOSTFILE; " + SHOWN));
    cell.start(executor(), task);
    await(() -> output().contains(all));
    assertThat(output()).isEqualTo("here 2 all.q@here 0,0:0,1\n:" + all + "\n");
  }

  @Test
  void strategiesTakeCoresThatAreNearEachOther() throws Exception {
    String program =
        """
        use Binding;
        package main;
        sub one { return 3 }
        my $text = join '', map { "processor : $_\nphysical id : " . ($_ > 3 ? 7 : 2) . "\ncore id : " . $_ % 4 . "\n" } 0 .. 7;
        my @sockets = Binding::cores($text, map { $_ => 1 } 0 .. 7);
        my @free = map { [grep { $_->{name} ne '0,0' } @$_] } @sockets;
        foreach my $strategy (@ARGV) {
            print join(' ', map { $_->{name} } Binding::choose($strategy, \\@free, @sockets)), "\n";
        }
        print Binding::drawn(\\@sockets, '0,1', '1,3'), "\n";
        """;
    Path place = Path.of(Shepherds.class.getResource("Binding.pm").toURI()).resolveSibling("");
    Process perl =
        new ProcessBuilder(
                "perl",
                "-I" + place,
                "-e",
                program,
                "linear:2",
                "linear:5",
                "linear:slots",
                "linear:8",
                "linear:2:0,3",
                "linear:2:00,03",
                "striding:2:4",
                "striding:3:4",
                "striding:2:2:0,3",
                "explicit:0,1:1,0",
                "explicit:0,0",
                "explicit:5,5")
            .redirectErrorStream(true)
            .start();
    assertThat(new String(perl.getInputStream().readAllBytes()).split("\n", -1))
        .containsExactly(
            "1,0 1,1",
            "0,1 0,2 0,3 1,0 1,1",
            "1,0 1,1 1,2",
            "",
            "0,3 1,0",
            "0,3 1,0",
            "0,1 1,1",
            "",
            "0,3 1,1",
            "0,1 1,0",
            "",
            "",
            "SCcCCSCCCc",
            "");
  }

  @Test
  void coresInUseAreDrawnSmallWithTheirThreads() {
    KernelLoad.Topology topology =
        KernelLoad.Topology.of(
            List.of(
                "processor\t: 0",
                "physical id\t: 0",
                "core id\t: 0",
                "processor\t: 1",
                "physical id\t: 0",
                "core id\t: 1",
                "processor\t: 2",
                "physical id\t: 0",
                "core id\t: 0",
                "processor\t: 3",
                "physical id\t: 1",
                "core id\t: 0"));
    assertThat(topology.text(Set.of("0,0", "1,0"))).isEqualTo("ScttCSc");
  }
}
