package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A daemon of root's that one user works with while another does what harms it most. */
class DaemonUnderAttackIT {
  /** More than a user may have; of those that are let in some never read, some never send. */
  private static final String ATTACK =
      """
      use Socket;
      my ($path, $variables) = @ARGV;
      $SIG{PIPE} = 'IGNORE';
      my @texts = ('/', '18', '0', '3', 'qstat', '-j', '*');
      my $body = pack '(N/a)*', @texts;
      my @kept;
      foreach my $i (1 .. 500) {
          socket my $s, PF_UNIX, SOCK_STREAM, 0 or last;
          connect $s, pack_sockaddr_un($path) or next;
          # lists all jobs and never reads; announces much and never sends it; says nothing
          syswrite $s, $i % 3 == 0 ? pack('CN', 1, length $body) . $body : $i % 3 == 1 ? pack('CN', 1, 1 << 26) : '';
          push @kept, $s;
      }
      $| = 1;
      print "attacking\\n";
      sleep 600;
      """;

  @TempDir private Path root;
  private CellCommands cell;

  @BeforeEach
  void makeCell() throws IOException, InterruptedException {
    String self = Files.getOwner(Path.of("/proc/self")).getName();
    assumeTrue(self.equals("root"), "only a daemon of root's has several users");
    for (String user : List.of("alice", "bob")) {
      int known = new ProcessBuilder("id", user).redirectErrorStream(true).start().waitFor();
      assumeTrue(known == 0, "there is no account " + user);
    }
    Files.setPosixFilePermissions(root, PosixFilePermissions.fromString("rwxr-xr-x"));
    cell = new CellCommands(root);
    cell.run("gridlite", "init", "--simulate");
    cell.run("gridlite", "daemon", "start");
  }

  @AfterEach
  void end() throws IOException, InterruptedException {
    if (cell != null) {
      cell.end();
    }
  }

  private ProcessBuilder as(String user, List<String> words) {
    ProcessBuilder builder = cell.command(words);
    builder.command().addAll(0, List.of("runuser", "-u", user, "--"));
    return builder.redirectErrorStream(true).directory(Path.of("/").toFile());
  }

  private static String output(Process process) throws IOException {
    try (BufferedReader reader = process.inputReader()) {
      return String.join("\n", reader.lines().toList());
    }
  }

  /** Times of commands of a user in milliseconds, in order; each has to do what it should. */
  private List<Long> latencies() throws IOException, InterruptedException {
    List<Long> millis = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      long begin = System.nanoTime();
      Process qsub = as("alice", List.of("qsub", "-h", "-b", "y", "-wd", "/", "true")).start();
      assertThat(output(qsub)).contains("has been submitted");
      assertThat(qsub.waitFor()).isZero();
      millis.add((System.nanoTime() - begin) / 1_000_000);
    }
    Collections.sort(millis);
    return millis;
  }

  private boolean isRefused(String user) throws IOException, InterruptedException {
    Process qstat = as(user, List.of("qstat")).start();
    output(qstat);
    return qstat.waitFor() != 0;
  }

  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void anotherUserGoesOnWorking() throws Exception {
    // a listing that does not fit into the buffers of a connection
    for (int i = 0; i < 5; i++) {
      String context = "A=" + "x".repeat(90_000);
      List<String> large = List.of("qsub", "-h", "-b", "y", "-wd", "/", "-ac", context, "true");
      assertThat(output(as("alice", large).start())).contains("has been submitted");
    }
    List<Long> before = latencies();
    Path socket = root.resolve("default/daemon.sock");
    Process attack =
        new ProcessBuilder("runuser", "-u", "bob", "--", "perl", "-e", ATTACK, socket.toString())
            .redirectErrorStream(true)
            .start();
    try {
      assertThat(attack.inputReader().readLine()).isEqualTo("attacking");
      List<Long> during = latencies();
      System.out.printf(
          "qsub in ms, median and longest: %d and %d, under attack %d and %d%n",
          before.get(5), before.get(9), during.get(5), during.get(9));
      // JVMs of clients start in the time that is left; a daemon that is held up takes 10 s at
      // least
      assertThat(during.get(5)).isLessThan(5 * before.get(9) + 1000);
      Process refused = as("bob", List.of("qstat")).start();
      assertThat(output(refused)).contains("too many commands at the moment");
      assertThat(refused.waitFor()).isEqualTo(75);
    } finally {
      attack.descendants().forEach(ProcessHandle::destroyForcibly);
      attack.waitFor();
    }
    // who was let in and never read gives the place back
    for (int i = 0; i < CellCommands.PATIENCE && isRefused("bob"); i++) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
    assertThat(isRefused("bob")).isFalse();
  }
}
