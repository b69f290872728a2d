package gridlite.command.qsub;

import gridlite.operation.Actor;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.runtime.Cell;
import gridlite.runtime.Users;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The process of a job verification script. It has the rights of whoever named it: a user's script
 * those of the user, the cell's those of the cell, or of the user in {@code user@/path}. Rights are
 * dropped by a program that starts in an environment built anew and in the root directory; the
 * environment and the directory of a user are taken on after that, by what is the user's already.
 */
final class JsvProcess {
  private static final String DROP = "/usr/bin/setpriv";
  private static final String PERL = "/usr/bin/perl";
  private static final String PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

  /** Exit status of a script that could not be run. */
  static final int NOT_RUN = 126;

  /** Digits of the length that goes before the environment. */
  private static final int LENGTH_DIGITS = 10;

  /**
   * Reads its length, its working directory and variables, each with a zero byte behind it, and
   * becomes the script, which reads what follows.
   */
  private static final String TAKE_ON =
      "sub take { my $left = shift; my $all = ''; while ($left) { my $n = sysread STDIN, $all,"
          + " $left, length $all or exit "
          + NOT_RUN
          + "; $left -= $n } $all } my ($directory, @variables) = split /\\0/, take(take("
          + LENGTH_DIGITS
          + ")), -1; pop @variables; %ENV = map { split /=/, $_, 2 } @variables; chdir $directory"
          + " and -f $ARGV[0] and exec { $ARGV[0] } $ARGV[0]; exit "
          + NOT_RUN;

  private final Cell cell;
  private final Actor caller;
  private final Map<String, String> variables;
  private final Path directory;

  /**
   * Processes for a caller.
   *
   * @param variables the caller's
   * @param directory the caller's
   */
  JsvProcess(Cell cell, Actor caller, Map<String, String> variables, Path directory) {
    this.cell = cell;
    this.caller = caller;
    this.variables = variables;
    this.directory = directory;
  }

  /**
   * Starts the cell's script.
   *
   * @param user who it runs as; empty: whoever runs the cell
   */
  Process startOfCell(Path script, Optional<String> user) throws IOException {
    Map<String, String> own =
        Map.of("PATH", PATH, "SGE_ROOT", cell.root().toString(), "SGE_CELL", cell.name());
    if (user.isPresent()) {
      Users.User other = Users.named(user.get()).orElseThrow(() -> unknown(user.get()));
      if (ownUser() != other.uid()) {
        return startAs(other.uid(), other.gid(), script, own, Path.of("/"));
      }
    }
    return start(List.of(script.toString()), own, cell.directory());
  }

  private static GridException unknown(String user) {
    return new GridException(
        Problem.refused("jsv_url names user \"" + user + "\", who does not exist"));
  }

  /** Starts a script that the caller names, in the caller's environment. */
  Process startOfUser(Path script) throws IOException {
    return isOwnUser()
        ? start(List.of(script.toString()), variables, directory)
        : startAs(caller.uid(), caller.gid(), script, variables, directory);
  }

  /** Returns whether a user's script runs with the rights that this process has. */
  boolean isOwnUser() throws IOException {
    return ownUser() == caller.uid();
  }

  private static long ownUser() throws IOException {
    return ((Integer) Files.getAttribute(Path.of("/proc/self"), "unix:uid")).longValue();
  }

  private static Process startAs(
      long uid, long gid, Path script, Map<String, String> variables, Path directory)
      throws IOException {
    if (ownUser() != 0) {
      throw new GridException(
          Problem.refused("a JSV can't run as user " + uid + ": only root can do that"));
    }
    List<String> command =
        List.of(
            DROP,
            "--reuid=" + uid,
            "--regid=" + gid,
            "--init-groups",
            PERL,
            "-e",
            TAKE_ON,
            script.toString());
    Process process = start(command, Map.of("PATH", PATH), Path.of("/"));
    OutputStream to = process.getOutputStream();
    to.write(given(directory, variables));
    to.flush();
    return process;
  }

  private static byte[] given(Path directory, Map<String, String> variables) {
    StringBuilder text = new StringBuilder(directory.toString()).append('\0');
    variables.forEach((name, value) -> text.append(name + "=" + value).append('\0'));
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    byte[] all = new byte[LENGTH_DIGITS + bytes.length];
    String length = String.format(Locale.ROOT, "%0" + LENGTH_DIGITS + "d", bytes.length);
    System.arraycopy(length.getBytes(StandardCharsets.US_ASCII), 0, all, 0, LENGTH_DIGITS);
    System.arraycopy(bytes, 0, all, LENGTH_DIGITS, bytes.length);
    return all;
  }

  private static Process start(List<String> command, Map<String, String> variables, Path directory)
      throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().clear();
    builder.environment().putAll(variables);
    return builder.start();
  }
}
