package gridlite.remote;

import gridlite.terminal.Editor;
import gridlite.terminal.Question;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Map;

/**
 * The caller of a command, as the command sees it on the caller's side: variables, directory,
 * streams, terminal, Ctrl-C. Usually that is a process of its own ({@link ProcessSide}); in {@code
 * gridlite shell} a process calls many commands, one after the other.
 */
public interface CallerSide {
  /** The caller's variables. */
  Map<String, String> variables();

  /** The caller's working directory, absolute. */
  Path directory();

  /** Standard output. */
  OutputStream out();

  /** Standard error. */
  OutputStream err();

  /** Returns whether standard output is a terminal. */
  boolean isOutputTerminal();

  /** Returns whether standard error is a terminal on which text can be placed. */
  boolean isErrorTerminal();

  /** All of standard input. */
  byte[] readInput() throws IOException;

  /** Lets the user edit a text. */
  default Editor.Result edit(String text, String suffix) {
    return Editor.edit(variables(), text, suffix);
  }

  /** Asks the user; false also when there is nobody to ask. */
  default boolean confirm(String question) {
    return Question.confirm(question);
  }

  /** From now on Ctrl-C does not end the command, which fulfils this wish by itself. */
  void passInterruptTo(Runnable wish);

  /**
   * Says how Ctrl-C ends the command where no process ends with it.
   *
   * @param end makes whatever the command waits for fail
   */
  default void endBy(Runnable end) {}

  /** Returns whether Ctrl-C has ended the command, while the process goes on. */
  default boolean isEnded() {
    return false;
  }
}
