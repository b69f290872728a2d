package gridlite.submission;

import gridlite.operation.Actor;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.run.Console;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;

/** Job scripts, read with the rights of the one who submits them. */
final class ScriptFile {
  private static final int READ_OTHER = 04;
  private static final int READ_GROUP = 040;
  private static final int READ_OWNER = 0400;

  private ScriptFile() {}

  /**
   * Text of a script.
   *
   * @param console whose rights reading takes
   * @param shown the path as the user wrote it
   */
  static String read(Console console, Path file, String shown, Actor reader) {
    try {
      if (Files.isDirectory(file)) {
        throw new GridException(
            Problem.of(ProblemKind.NOTHING_TO_RUN, "no script: \"" + shown + "\" is a directory"));
      }
      if (Files.exists(file) && !mayRead(file, reader)) {
        throw new AccessDeniedException(shown);
      }
      return console.readFile(file);
    } catch (NoSuchFileException e) {
      throw failed(shown, "No such file or directory");
    } catch (AccessDeniedException e) {
      throw failed(shown, "Permission denied for user " + reader.name());
    } catch (IOException e) {
      throw failed(shown, String.valueOf(e.getMessage()));
    }
  }

  /** The daemon, or root on behalf of others, could read more than the user may. */
  private static boolean mayRead(Path file, Actor reader) throws IOException {
    if (reader.uid() == 0) {
      return true;
    }
    Map<String, Object> attributes = Files.readAttributes(file, "unix:mode,uid,gid");
    int mode = number(attributes, "mode");
    int owner = number(attributes, "uid");
    int group = number(attributes, "gid");
    if (owner == reader.uid()) {
      return (mode & READ_OWNER) != 0;
    }
    return (mode & (group == reader.gid() ? READ_GROUP : READ_OTHER)) != 0;
  }

  private static int number(Map<String, Object> attributes, String name) {
    return attributes.get(name) instanceof Integer number ? number : -1;
  }

  private static GridException failed(String shown, String reason) {
    return new GridException(
        Problem.of(
            ProblemKind.NO_SCRIPT,
            "Unable to read script file because of error: error opening " + shown + ": " + reason));
  }
}
