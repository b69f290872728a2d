package gridlite.exec;

import gridlite.name.HostName;
import gridlite.port.EngineFinding;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Runs a small job on each node, which reports what a task would find there: the spool under its
 * path, a lock that is held on this machine, the users with their numbers, the time.
 */
final class SlurmProbe {
  /** The time that all nodes together have. */
  private static final Duration PATIENCE = Duration.ofSeconds(45);

  private static final long TOLERANCE_SECONDS = 2;

  /** Users of a machine that are not of the system itself. */
  private static final long FIRST_USER = 1000;

  private static final long LAST_USER = 60000;

  /** Holds a lock until its input ends; names the users. */
  private static final String HOLDER =
      "use Fcntl qw(:flock); open L, '>>', $ARGV[0] or exit 1; flock L, LOCK_EX|LOCK_NB or exit 1;"
          + " while (my @u = getpwent) { print \"$u[0] $u[2]\\n"
          + "\" } print \"held\\n"
          + "\"; close STDOUT; <STDIN>";

  private final SlurmCommands commands;
  private final Path directory;
  private final boolean ofRoot;
  private final List<EngineFinding> findings = new ArrayList<>();

  /**
   * A probe.
   *
   * @param spool the spool of the cell
   * @param ofRoot whether root runs the cell, for all users
   */
  SlurmProbe(SlurmCommands commands, Path spool, boolean ofRoot) {
    this.commands = commands;
    this.directory = spool.resolve("probe." + ProcessHandle.current().pid());
    this.ofRoot = ofRoot;
  }

  /** Asks nodes that Slurm reaches. */
  List<EngineFinding> findings(Set<HostName> hosts) {
    try {
      TaskPermissions.makePassage(directory);
      Process holder =
          new ProcessBuilder("/usr/bin/perl", "-e", HOLDER, directory.resolve("lock").toString())
              .start();
      try {
        String users = new String(holder.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (!users.endsWith("held\n")) {
          wrong(
              "spool", "no lock can be had in " + directory, "put SGE_ROOT on another file system");
          return findings;
        }
        ask(hosts, known(users));
      } finally {
        holder.destroyForcibly();
        TaskDirectory.delete(directory);
      }
    } catch (IOException e) {
      wrong("spool", "can't use " + directory + ": " + e.getMessage(), "");
    }
    return findings;
  }

  /** The users that jobs may be of, a line {@code NAME NUMBER} each. */
  private List<String> known(String users) {
    List<String> known = new ArrayList<>();
    for (String line : users.split("\n", -1)) {
      int blank = line.lastIndexOf(' ');
      long number = Spelled.count(line.substring(blank + 1)).orElse(0L);
      boolean own = !ofRoot && line.startsWith(System.getProperty("user.name") + " ");
      if (own || ofRoot && number >= FIRST_USER && number < LAST_USER) {
        known.add(line);
      }
    }
    return known;
  }

  private void ask(Set<HostName> hosts, List<String> users) throws IOException {
    TaskPermissions.write(directory.resolve("users"), String.join("\n", users) + "\n");
    Instant before = Instant.now();
    Set<HostName> left = new TreeSet<>();
    for (HostName host : hosts) {
      try {
        submit(host);
        left.add(host);
      } catch (IOException e) {
        wrong("host " + host, String.valueOf(e.getMessage()), "");
      }
    }
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!left.isEmpty() && System.nanoTime() < end) {
      left.removeIf(host -> hasAnswered(host, users, before));
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(100));
    }
    for (HostName host : left) {
      wrong(
          "host " + host,
          silence(host),
          "is " + directory.getParent() + " there, with /usr/bin/perl?");
    }
  }

  private static String name(HostName host) {
    return "gl:probe:" + ProcessHandle.current().pid() + ":" + host;
  }

  private void submit(HostName host) throws IOException {
    String program =
        "use Fcntl qw(:flock); chdir $ARGV[0] or exit 1; open my $o, '>', \".$ARGV[1]\" or exit 2;"
            + " open my $l, '>>', 'lock' or exit 3;"
            + " print $o 'lock ', (flock($l, LOCK_EX|LOCK_NB) ? 'free' : 'held'), \"\\n\";"
            + " print $o 'time ', time, \"\\n\"; open my $u, '<', 'users' or exit 4;"
            + " while (<$u>) { my ($n) = split; my $i = getpwnam $n;"
            + " print $o \"$n \", $i // 'unknown', \"\\n\" if defined $n }"
            + " close $o or exit 5; rename \".$ARGV[1]\", $ARGV[1]";
    commands.run(
        "#!/bin/sh\nexec /usr/bin/perl -e "
            + SlurmExecutor.quoted(program)
            + " "
            + SlurmExecutor.quoted(directory.toString())
            + " "
            + SlurmExecutor.quoted(host.toString())
            + "\n",
        SlurmExecutor.submission(name(host), SlurmExecutor.nodes(List.of(host))));
  }

  private boolean hasAnswered(HostName host, List<String> users, Instant before) {
    TaskDirectory answers = new TaskDirectory(directory);
    if (answers.text(host.toString()).isEmpty()) {
      return false;
    }
    Map<String, String> answer = answers.lines(host.toString());
    String subject = "host " + host;
    int known = findings.size();
    if (!answer.getOrDefault("lock", "").equals("held")) {
      wrong(
          subject,
          "a lock that is held here is free there: a task could run twice",
          "mount " + directory.getParent() + " with locks that reach other machines");
    }
    clock(subject, Spelled.count(answer.getOrDefault("time", "")), before);
    for (String user : users) {
      String there = answer.getOrDefault(user.substring(0, user.lastIndexOf(' ')), "unknown");
      if (!user.endsWith(" " + there)) {
        wrong(subject, "user " + user + " has the number " + there + " there", "the same on all");
      }
    }
    if (findings.size() == known) {
      findings.add(EngineFinding.fine(subject, "spool, lock, users and clock are as here"));
    }
    return true;
  }

  private void clock(String subject, Optional<Long> there, Instant before) {
    long time = there.orElse(0L);
    if (time < before.getEpochSecond() - TOLERANCE_SECONDS
        || time > Instant.now().getEpochSecond() + TOLERANCE_SECONDS) {
      findings.add(
          EngineFinding.doubtful(
              subject,
              "its clock differs: " + Instant.ofEpochSecond(time),
              "set the clocks by NTP"));
    }
  }

  /** The reason why a node has not answered, as Slurm knows it. Its job is taken back. */
  private String silence(HostName host) {
    String job = "";
    try {
      job =
          commands.run("", List.of("squeue", "-h", "-a", "-n", name(host), "-o", "%T, %r")).strip();
      commands.run("", List.of("scancel", "--name=" + name(host)));
    } catch (IOException e) {
      // there is nothing to be taken back then
    }
    return job.isEmpty()
        ? "a job there has ended without a word"
        : "a job there has not run in " + PATIENCE.toSeconds() + " s: " + job;
  }

  private void wrong(String subject, String text, String advice) {
    findings.add(EngineFinding.wrong(subject, text, advice));
  }
}
