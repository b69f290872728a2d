package gridlite.runtime;

import gridlite.terminal.Progress;
import java.util.Optional;

/**
 * The terminal or the pipes of the one who called the command; with a daemon they are on the
 * client's side.
 */
public interface Console extends CallerFiles {
  /** The caller has gone: the command need not go on. Nobody but the daemon catches it. */
  final class CallerGoneException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Keeps how it showed. */
    public CallerGoneException(Throwable cause) {
      super("the caller has gone", cause);
    }
  }

  /** Writes text, which should end in a newline, to standard output. */
  void out(String text);

  /** Writes text, which should end in a newline, to standard error. */
  void err(String text);

  /**
   * Shows what was written so far, and lets others use the cell meanwhile: to be called before
   * waiting for a job.
   */
  default void flush() {}

  /** From now on Ctrl-C does not end the command: {@link #isInterrupted} reports it. */
  default void catchInterrupt() {}

  /** Returns whether the user wants a command to end that has called {@link #catchInterrupt}. */
  default boolean isInterrupted() {
    return false;
  }

  /**
   * Returns whether who runs the command leaves the cell to somebody else. What only waits then
   * throws {@link CallerGoneException}, and its caller begins anew with whoever comes.
   */
  default boolean isLeaving() {
    return false;
  }

  /**
   * To be called now and then by what takes long and writes nothing meanwhile: ends a command whose
   * caller has gone.
   */
  default void goOn() {}

  /** All of standard input as text; nobody's is at its end at once. */
  String readInput();

  /** Returns whether standard output is a terminal. */
  boolean isTerminal();

  /**
   * Shows whoever sits at the terminal of standard error how far something is that takes long.
   *
   * @param task what is done, such as {@code simulating site}
   */
  default Progress progress(String task) {
    return Progress.unseen(task);
  }

  /**
   * Lets the user edit a text.
   *
   * @param text what the editor begins with
   * @param suffix end of the temporary file's name, for the editor's syntax highlighting
   */
  Edited edit(String text, String suffix);

  /**
   * Asks the user at the terminal; an empty answer means yes.
   *
   * @param question ends with the answers that are possible
   * @return false also when there is nobody to ask
   */
  default boolean confirm(String question) {
    return false;
  }

  /**
   * The result of an editor.
   *
   * @param text the text when the editor has ended
   * @param written whether the file was written at all (its time stamp or content changed)
   * @param editorStatus exit status of the editor
   * @param keptIn where the edited text is kept for a user whose edit is refused
   * @param problem why no editor could be run
   */
  record Edited(
      String text, boolean written, int editorStatus, String keptIn, Optional<String> problem) {}

  /** Removes the file that {@link #edit} kept, since the edit was taken over. */
  void discard(Edited edited);
}
