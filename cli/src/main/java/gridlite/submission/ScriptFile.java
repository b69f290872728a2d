package gridlite.submission;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.remote.DirectoryException;
import gridlite.run.CallerFiles;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Job scripts, read with the rights of the one who submits them. */
final class ScriptFile {
  private ScriptFile() {}

  /**
   * Text of a script.
   *
   * @param files whose rights reading takes
   * @param shown the path as the user wrote it
   * @param reader name of the user
   */
  static String read(CallerFiles files, Path file, String shown, String reader) {
    try {
      return files.readFile(file);
    } catch (DirectoryException e) {
      throw new GridException(
          Problem.of(ProblemKind.NOTHING_TO_RUN, "no script: \"" + shown + "\" is a directory"));
    } catch (NoSuchFileException e) {
      throw failed(shown, "No such file or directory");
    } catch (AccessDeniedException e) {
      throw failed(shown, "Permission denied for user " + reader);
    } catch (IOException e) {
      throw failed(shown, String.valueOf(e.getMessage()));
    }
  }

  private static GridException failed(String shown, String reason) {
    return new GridException(
        Problem.of(
            ProblemKind.NO_SCRIPT,
            "Unable to read script file because of error: error opening " + shown + ": " + reason));
  }
}
