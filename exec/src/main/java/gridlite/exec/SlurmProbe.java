package gridlite.exec;

import gridlite.name.HostName;
import gridlite.port.EngineFinding;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
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
 * path, a lock that is held on this machine, the users with their numbers and groups, the time.
 */
final class SlurmProbe {
  /** The time that all nodes together have. */
  private static final Duration PATIENCE = Duration.ofSeconds(45);

  /** The time that a share has to release files of processes that have ended. */
  private static final Duration RELEASE = Duration.ofSeconds(10);

  private static final long TOLERANCE_SECONDS = 2;

  /** Users of a machine that are not of the system itself. */
  private static final long FIRST_USER = 1000;

  private static final long LAST_USER = 60000;

  /**
   * Makes a line of an entry of the password file: name, number, and the numbers of all groups, as
   * a shepherd finds them.
   */
  private static final String USER =
      "my %groups; while (my @g = getgrent) { push @{$groups{$_}}, $g[2] for split ' ', $g[3] }"
          + " sub user { my %all = map { $_ => 1 } $_[3], @{$groups{$_[0]} || []};"
          + " return \"$_[0] $_[2] \" . join(',', sort { $a <=> $b } keys %all) . \"\\n\" } ";

  /** Holds a lock until its input ends; names the users. */
  private static final String HOLDER =
      "use Fcntl qw(:flock); open L, '>>', $ARGV[0] or exit 1; flock L, LOCK_EX|LOCK_NB or exit 1; "
          + USER
          + "while (my @u = getpwent) { print user(@u) }"
          + " print \"held\\n\"; close STDOUT; <STDIN>";

  /** Answers in a file, which is there whole or not at all. */
  private static final String ANSWERER =
      "use Fcntl qw(:flock); chdir $ARGV[0] or exit 1; open my $o, '>', \".$ARGV[1]\" or exit 2;"
          + " open my $l, '>>', 'lock' or exit 3;"
          + " print $o 'lock ', (flock($l, LOCK_EX|LOCK_NB) ? 'free' : 'held'), \"\\n\";"
          + " print $o 'time ', time, \"\\n\"; open my $f, '<', 'users' or exit 4; "
          + USER
          + "while (<$f>) { chomp; my @u = getpwnam $_; print $o user(@u) if @u }"
          + " close $o or exit 5; rename \".$ARGV[1]\", $ARGV[1]";

  /**
   * A user as one machine knows it.
   *
   * @param number its number; "unknown" where there is no such user
   * @param groups the numbers of its groups in ascending order, by commas
   */
  private record User(String name, String number, String groups) {
    /** Reads a line NUMBER GROUPS; an empty one of an unknown user. */
    static User of(String name, String entry) {
      int blank = entry.indexOf(' ');
      return blank < 0
          ? new User(name, "unknown", "")
          : new User(name, entry.substring(0, blank), entry.substring(blank + 1));
    }
  }

  private final SlurmCommands commands;
  private final Path directory;
  private final SlurmSurvey.Owner owner;
  private final List<EngineFinding> findings = new ArrayList<>();

  /**
   * A probe.
   *
   * @param spool the spool of the cell
   * @param owner who runs the cell
   */
  SlurmProbe(SlurmCommands commands, Path spool, SlurmSurvey.Owner owner) {
    this.commands = commands;
    this.directory = spool.resolve("probe." + ProcessHandle.current().pid());
    this.owner = owner;
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
        delete();
      }
    } catch (IOException e) {
      wrong("spool", "can't use " + directory + ": " + e.getMessage(), "");
    }
    return findings;
  }

  /**
   * Deletes the directory. A share of a network keeps a deleted file under another name until it
   * has heard that the last process closed it, so that the directory is not empty at once.
   */
  private void delete() throws IOException {
    long end = System.nanoTime() + RELEASE.toNanos();
    while (true) {
      try {
        TaskDirectory.delete(directory);
        return;
      } catch (FileSystemException e) {
        if (System.nanoTime() > end) {
          throw e;
        }
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(100));
      }
    }
  }

  /** The users that jobs may be of. */
  private List<User> known(String users) {
    List<User> known = new ArrayList<>();
    for (String line : users.split("\n", -1)) {
      int blank = line.indexOf(' ');
      User user = User.of(line.substring(0, Math.max(blank, 0)), line.substring(blank + 1));
      long number = Spelled.count(user.number()).orElse(0L);
      boolean submits =
          switch (owner) {
            case ROOT -> number >= FIRST_USER && number < LAST_USER;
            case USER -> user.name().equals(System.getProperty("user.name"));
          };
      if (submits) {
        known.add(user);
      }
    }
    return known;
  }

  private void ask(Set<HostName> hosts, List<User> users) throws IOException {
    StringBuilder names = new StringBuilder();
    users.forEach(user -> names.append(user.name()).append('\n'));
    TaskPermissions.write(directory.resolve("users"), names.toString());
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
    commands.run(
        "#!/bin/sh\nexec /usr/bin/perl -e "
            + SlurmExecutor.quoted(ANSWERER)
            + " "
            + SlurmExecutor.quoted(directory.toString())
            + " "
            + SlurmExecutor.quoted(host.toString())
            + "\n",
        SlurmExecutor.submission(name(host), SlurmExecutor.nodes(List.of(host))));
  }

  private boolean hasAnswered(HostName host, List<User> users, Instant before) {
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
    for (User user : users) {
      compare(subject, user, User.of(user.name(), answer.getOrDefault(user.name(), "")));
    }
    if (findings.size() == known) {
      findings.add(EngineFinding.fine(subject, "spool, lock, users, groups and clock are as here"));
    }
    return true;
  }

  private void compare(String subject, User here, User there) {
    if (!there.number().equals(here.number())) {
      wrong(
          subject,
          "user %s %s has the number %s there"
              .formatted(here.name(), here.number(), there.number()),
          "the same on all");
    } else if (!there.groups().equals(here.groups())) {
      findings.add(
          EngineFinding.doubtful(
              subject,
              "user %s has the groups %s here and %s there, so that tasks may do other things there"
                  .formatted(here.name(), here.groups(), there.groups()),
              "the same on all"));
    }
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
