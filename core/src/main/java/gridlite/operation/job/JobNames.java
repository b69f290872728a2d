package gridlite.operation.job;

import gridlite.name.ProjectName;
import gridlite.name.ReservedWords;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import java.util.Locale;

/**
 * Rules for the names of jobs, accounts and projects.
 *
 * @see "qsub(1), -N; sge_types(1), object_name"
 */
public final class JobNames {
  private JobNames() {}

  /** Length that a name may not reach. */
  private static final int LENGTH_LIMIT = 512;

  private static final String FORBIDDEN = ":@\\*?";

  private static final String ALLOWED =
      "not allowed are : @ \\ * ? /, blanks and characters beyond ASCII";

  /** Refuses what is not a name for a job. */
  public static void check(String name) {
    checkLength(name);
    if (Character.isDigit(name.charAt(0))) {
      throw refused(
          "denied: \"" + name + "\" is not a valid object name (cannot start with a digit)",
          "a number would be taken for a job number; choose another name with -N");
    }
    checkCharacters("job name", name, FORBIDDEN);
    checkWord("a job name", name);
  }

  /** Refuses a name that is empty or too long; such a request gets no number. */
  static void checkLength(String name) {
    if (name.isEmpty()) {
      throw refused("job rejected cause there is no job_name in the request", "give one with -N");
    }
    if (name.length() >= LENGTH_LIMIT) {
      throw refused(
          "job name too long, maximum allowed length is " + LENGTH_LIMIT + " characters",
          "this one has " + name.length() + ", and the longest that is accepted has 511");
    }
  }

  /**
   * Refuses an accounting string that is not a name, or would break the records it is written to
   * (conformance/jobs/names-of-accounts.t).
   */
  public static void checkAccount(String account) {
    checkCharacters("account", account, FORBIDDEN + "/");
    checkWord("an account", account);
  }

  private static void checkWord(String what, String name) {
    if (ReservedWords.contains(name)) {
      String word = name.toUpperCase(Locale.ROOT);
      throw refused(
          "denied: \"" + name + "\" is not " + what + ": the word " + word + " is reserved",
          "in upper or lower case");
    }
  }

  /** Refuses a project name that no project can have. */
  public static void checkProject(ProjectName project) {
    checkCharacters("project name", project.text(), FORBIDDEN);
  }

  /**
   * Refuses alternatives in the pattern of a parallel environment; such a request gets no number.
   */
  static void checkParallelEnvironment(String pattern) {
    if (pattern.indexOf('|') >= 0) {
      throw refused(
          "denied: parallel environment \"" + pattern + "\" contains '|'",
          "a pattern may have * ? [...], no alternatives");
    }
  }

  private static void checkCharacters(String what, String name, String forbidden) {
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (forbidden.indexOf(c) >= 0 || c <= ' ' || c > '~') {
        throw refused("denied: " + what + " \"" + name + "\" contains " + shown(c), ALLOWED);
      }
    }
  }

  private static String shown(char c) {
    return c > ' ' && c <= '~' ? "'" + c + "'" : "character " + (int) c;
  }

  private static GridException refused(String message, String hint) {
    return new GridException(Problem.refused(message).hint(hint));
  }
}
