package gridlite.command.shell;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A command of a line.
 *
 * @param joint when it is run
 * @param line its line, from 1
 * @param variables variables of this command alone
 * @param words name and arguments; empty: the variables are set
 * @param redirections files in place of its streams
 * @param pipe command of the system's shell that reads what it writes, if any
 * @param system command line of the system's shell, in place of words
 */
record ShellStep(
    Joint joint,
    int line,
    Map<String, String> variables,
    List<String> words,
    List<Redirection> redirections,
    Optional<String> pipe,
    Optional<String> system) {

  /** The conditions under which a command is run. */
  enum Joint {
    ALWAYS,
    /** Behind {@code &&}: the one before had status 0. */
    AFTER_SUCCESS,
    /** Behind {@code ||}: the one before had another status. */
    AFTER_FAILURE
  }

  /** The kinds of redirections. */
  enum Kind {
    INPUT,
    /** A text that stands in the following lines. */
    TEXT,
    OUTPUT,
    APPEND,
    ERROR,
    APPEND_ERROR,
    /** Errors go where the output goes. */
    ERROR_TO_OUTPUT
  }

  /**
   * A file in place of a stream.
   *
   * @param target its path; of a text the text
   */
  record Redirection(Kind kind, String target) {}
}
