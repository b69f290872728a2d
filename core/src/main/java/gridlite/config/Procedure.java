package gridlite.config;

import gridlite.problem.FormatException;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Command lines that the configuration names: {@code [user@]/path}, with arguments and variables.
 *
 * @see "sge_conf(5), prolog; sge_pe(5), start_proc_args;
 *     conformance/admin/procedures-of-the-configuration.t"
 */
public final class Procedure {
  private static final Set<String> VARIABLES =
      Set.of(
          "host",
          "job_owner",
          "job_id",
          "job_name",
          "processors",
          "queue",
          "sge_root",
          "sge_cell",
          "ja_task_id",
          "stdin_path",
          "stdout_path",
          "stderr_path",
          "merge_stderr");

  private Procedure() {}

  /** Names of the variables that all procedures know, without the dollar sign, and some more. */
  public static Set<String> variablesAnd(String... more) {
    return Stream.concat(VARIABLES.stream(), Stream.of(more))
        .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * Refuses what is not a command by its absolute path, or has variables that do not exist.
   *
   * @param variables names without the dollar sign
   */
  public static void check(String command, Set<String> variables) {
    checkPath(command);
    checkVariables(command, variables);
  }

  /** Refuses what is not a command by its absolute path. */
  public static void checkPath(String command) {
    int slash = command.indexOf('/');
    int at = slash - 1;
    boolean absolute = slash == 0 || (slash > 0 && command.indexOf('@') == at);
    if (!absolute || command.substring(0, slash).indexOf(' ') >= 0) {
      throw new FormatException(
          "\"" + command + "\" is not an absolute path: expected /path, user@/path or NONE");
    }
  }

  /** Refuses variables that do not exist. */
  static void checkVariables(String command, Set<String> variables) {
    int dollar = command.indexOf('$');
    while (dollar >= 0) {
      int end = dollar + 1;
      while (end < command.length() && isOfName(command.charAt(end))) {
        end++;
      }
      String variable = command.substring(dollar + 1, end);
      if (!variables.contains(variable)) {
        throw new FormatException(dollar, "there is no variable $" + variable);
      }
      dollar = command.indexOf('$', end);
    }
  }

  private static boolean isOfName(char c) {
    return Character.isLetterOrDigit(c) || c == '_';
  }
}
