package gridlite.remote;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;

/**
 * Runs the user's editor on a temporary file: {@code EDITOR}, else {@code VISUAL}; who has set
 * neither gets the built-in one on a terminal, else {@code vi}. It runs where the user is, with a
 * daemon at the client, and so uses the JDK alone; the built-in editor is a process of its own.
 */
public final class Editor {
  private Editor() {}

  /**
   * What came out of an editor.
   *
   * @param text content of the file
   * @param written whether its content or its time of change is another
   * @param status exit status of the editor
   * @param file the file, which is kept
   * @param problem why no editor could be run; empty: one ran
   */
  public record Result(String text, boolean written, int status, String file, String problem) {}

  /** Lets the user edit a text. */
  public static Result edit(Map<String, String> environment, String text, String suffix) {
    try {
      Path file = Files.createTempFile("gridlite-", suffix);
      Files.writeString(file, text);
      FileTime before = Files.getLastModifiedTime(file);
      int status = run(command(environment, file));
      String edited = Files.readString(file, StandardCharsets.UTF_8);
      boolean written = !edited.equals(text) || !Files.getLastModifiedTime(file).equals(before);
      return new Result(edited, written, status, file.toString(), "");
    } catch (IOException e) {
      return new Result(text, false, 1, "", "can't edit a temporary file: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Result(text, false, 1, "", "interrupted while editing");
    }
  }

  private static List<String> command(Map<String, String> environment, Path file) {
    String editor = environment.getOrDefault("EDITOR", "");
    if (editor.isEmpty()) {
      editor = environment.getOrDefault("VISUAL", "");
    }
    if (editor.isEmpty() && Terminal.isStandardInput() && Terminal.isStandardOutput()) {
      return builtIn(file);
    }
    // through a shell, since EDITOR may hold arguments
    return List.of(
        "/bin/sh", "-c", (editor.isEmpty() ? "vi" : editor) + " \"$1\"", "sh", file.toString());
  }

  private static List<String> builtIn(Path file) {
    String classPath = System.getProperty("java.class.path");
    // JLine lies beside the product's archives; commands have no need of it themselves
    String first = classPath.split(File.pathSeparator, 2)[0];
    Path jline = Path.of(first).toAbsolutePath().resolveSibling("jline.jar");
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-cp",
        classPath + File.pathSeparator + jline,
        "gridlite.editor.BuiltInEditor",
        file.toString());
  }

  private static int run(List<String> command) throws IOException, InterruptedException {
    return new ProcessBuilder(command).inheritIO().start().waitFor();
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
