package gridlite.terminal;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.Optional;

/**
 * Runs the user's editor on a temporary file: {@code EDITOR}, else {@code VISUAL}, else the
 * built-in one, which needs a terminal. It runs where the user is, with a daemon at the client.
 */
public final class Editor {
  private static final String ELSEWHERE = "; TMPDIR may name another directory";

  private Editor() {}

  /**
   * The result of an editor.
   *
   * @param text content of the file
   * @param written whether its content or its time of change is another
   * @param status exit status of the editor
   * @param file the file, which is kept
   * @param problem why no editor could be run, if none could
   */
  public record Result(
      String text, boolean written, int status, String file, Optional<String> problem) {}

  /** Lets the user edit a text. */
  public static Result edit(Map<String, String> variables, String text, String suffix) {
    String editor = editor(variables);
    if (editor.isEmpty() && !StandardStreams.allowScreen(variables)) {
      return new Result(text, false, 1, "", Optional.of(obstacle(variables)));
    }
    try {
      Path file = Files.createTempFile(forFiles(variables), "gridlite-", suffix);
      fill(file, text);
      FileTime before = Files.getLastModifiedTime(file);
      int status = editor.isEmpty() ? editOnScreen(file) : run(editor, file);
      String edited = read(file);
      boolean written = !edited.equals(text) || !Files.getLastModifiedTime(file).equals(before);
      return new Result(edited, written, status, file.toString(), Optional.empty());
    } catch (IOException e) {
      return new Result(
          text,
          false,
          1,
          "",
          Optional.of("can't edit a temporary file: " + e.getMessage() + ELSEWHERE));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Result(text, false, 1, "", Optional.of("interrupted while editing"));
    }
  }

  private static void fill(Path file, String text) throws IOException {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      Files.deleteIfExists(file);
      throw new IOException(file + ": " + e.getMessage(), e);
    }
  }

  private static Path forFiles(Map<String, String> variables) {
    String wanted = variables.getOrDefault("TMPDIR", "");
    Path directory = Path.of(wanted.isEmpty() ? "/tmp" : wanted).toAbsolutePath();
    return Files.isDirectory(directory) && Files.isWritable(directory)
        ? directory
        : Path.of("/tmp");
  }

  private static String editor(Map<String, String> variables) {
    String editor = variables.getOrDefault("EDITOR", "");
    return editor.isEmpty() ? variables.getOrDefault("VISUAL", "") : editor;
  }

  /** Returns why the built-in editor can't be used. */
  private static String obstacle(Map<String, String> variables) {
    boolean terminal = StandardStreams.isInputTerminal() && StandardStreams.isOutputTerminal();
    return "no editor: EDITOR and VISUAL are not set, and the built-in editor needs a terminal"
        + (terminal
            ? " on which text can be placed; TERM is \"" + variables.getOrDefault("TERM", "") + '"'
            : " as standard input and output")
        + ". Set EDITOR to a command that edits the file whose name is added to it";
  }

  private static int run(String editor, Path file) throws IOException, InterruptedException {
    // through a shell, since it may hold arguments
    return new ProcessBuilder("/bin/sh", "-c", editor + " \"$1\"", "sh", file.toString())
        .inheritIO()
        .start()
        .waitFor();
  }

  private static int editOnScreen(Path file) throws IOException {
    try (Screen screen = Screen.open()) {
      screen.edit(file);
    }
    return 0;
  }

  private static String read(Path file) throws IOException {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (CharacterCodingException e) {
      throw new IOException(file + ": its text is not UTF-8", e);
    } catch (NoSuchFileException e) {
      throw new IOException(file + ": the editor has removed it", e);
    }
  }

  /** Removes the file that {@link #edit} kept. */
  public static void discard(String file) {
    try {
      if (!file.isEmpty()) {
        Files.deleteIfExists(Path.of(file));
      }
    } catch (IOException e) {
      // a file more in the temporary directory hurts nobody
    }
  }
}
