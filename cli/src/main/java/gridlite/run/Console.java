package gridlite.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The terminal or the pipes of the one who called the command; with a daemon they are on the
 * client's side.
 */
public interface Console {
  /** Writes text, which should end in a newline, to standard output. */
  void out(String text);

  /** Writes text, which should end in a newline, to standard error. */
  void err(String text);

  /**
   * Shows what was written so far, and lets others use the cell meanwhile: to be called before
   * waiting for a job.
   */
  default void flush() {}

  /** From now on Ctrl-C does not end the command: {@link #isInterrupted} tells of it. */
  default void catchInterrupt() {}

  /** Whether the user wants a command to end that has called {@link #catchInterrupt}. */
  default boolean isInterrupted() {
    return false;
  }

  /** All of standard input as text; empty when there is none. */
  String readInput();

  /**
   * Text of a file that the caller names, read with the caller's rights: a daemon may read more
   * than its clients, so commands read files of users by this method alone.
   *
   * @param file absolute path
   */
  default String readFile(Path file) throws IOException {
    return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
  }

  /**
   * Writes a file that the caller names, with the caller's rights.
   *
   * @param file absolute path
   */
  default void writeFile(Path file, String text) throws IOException {
    Files.writeString(file, text);
  }

  /** Whether standard output is a terminal. */
  boolean isTerminal();

  /**
   * Lets the user edit a text.
   *
   * @param text what the editor begins with
   * @param suffix end of the temporary file's name, for the editor's syntax highlighting
   */
  Edited edit(String text, String suffix);

  /**
   * What came out of an editor.
   *
   * @param text the text when the editor has ended
   * @param written whether the file was written at all (its time stamp or content changed)
   * @param editorStatus exit status of the editor; other than 0: the edit failed
   * @param keptIn where the edited text is kept for a user whose edit is refused
   * @param problem why no editor could be run
   */
  record Edited(
      String text, boolean written, int editorStatus, String keptIn, Optional<String> problem) {}

  /** Removes the file that {@link #edit} kept, since the edit was taken over. */
  void discard(Edited edited);
}
