package gridlite.exec;

import gridlite.config.ClusterQueue;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The call of a task's program.
 *
 * @param path the program; searched in the PATH when it has no slash
 * @param arguments its argument list from {@code argv[0]} on
 * @param shell a program that has to exist, if any: the shell or the starter
 * @param standardInput script, or file of the command, that is its standard input, if one is
 * @param isOwn whether the job says itself what is run, so that it is its own fault if that can't
 *     be; else the queue does
 * @see "queue_conf(5), shell_start_mode, starter_method; qsub(1), -b, -shell, -S"
 */
record JobCommand(
    String path,
    List<String> arguments,
    Optional<String> shell,
    Optional<String> standardInput,
    boolean isOwn) {
  JobCommand {
    arguments = List.copyOf(arguments);
  }

  private static final String FROM_STDIN = "script_from_stdin";
  private static final String UNIX = "unix_behavior";

  static JobCommand of(Launch launch) {
    Job job = launch.job();
    String mode = launch.instance().get(ClusterQueue.SHELL_START_MODE).toLowerCase(Locale.ROOT);
    boolean binary = job.get(JobRequest.BINARY);
    boolean direct = binary && job.get(JobRequest.NO_SHELL);
    boolean own = launch.asksForShell() || direct || mode.equals(UNIX);
    String program = binary ? job.get(JobRequest.SCRIPT_FILE) : launch.script().toString();
    Optional<String> input = mode.equals(FROM_STDIN) ? Optional.of(program) : Optional.empty();
    List<String> words = new ArrayList<>();
    words.add(input.isEmpty() ? program : "-s");
    words.addAll(job.get(JobRequest.ARGUMENTS));
    Optional<String> starter =
        Launch.unlessNone(launch.instance().get(ClusterQueue.STARTER_METHOD));
    if (starter.isPresent()) {
      words.add(0, starter.get());
      return new JobCommand(starter.get(), words, starter, input, own);
    }
    if (input.isEmpty() && (direct || (!binary && mode.equals(UNIX)))) {
      return new JobCommand(program, words, Optional.empty(), input, own);
    }
    String shell = launch.shell();
    if (binary && !direct) {
      // the shell evaluates the words again, as one line in which each is followed by a blank
      words.set(0, program);
      words = new ArrayList<>(List.of("-c", String.join(" ", words) + " "));
    }
    words.add(0, shellName(launch, shell));
    return new JobCommand(shell, words, Optional.of(shell), input, own);
  }

  /** Name that the shell is called by: with a dash in front, it is a login shell. */
  private static String shellName(Launch launch, String shell) {
    String base = shell.substring(shell.lastIndexOf('/') + 1);
    return isLoginShell(launch, shell) ? "-" + base : base;
  }

  /**
   * Returns whether the cluster configuration lists the shell's base name in {@code login_shells}.
   */
  static boolean isLoginShell(Launch launch, String shell) {
    String base = shell.substring(shell.lastIndexOf('/') + 1);
    return launch.settings().text("login_shells").stream()
        .flatMap(listed -> Stream.of(listed.split("[, ]", -1)))
        .anyMatch(base::equals);
  }
}
