package gridlite.command.qsub;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.remote.DirectoryException;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Identity;
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
   * @param context who submits; acting for another, with the rights of both
   * @param shown the path as the user wrote it
   */
  static String read(CommandContext context, Path file, String shown) {
    try {
      String text = context.console().readFile(file);
      if (!Identity.mayRead(context.variables(), context.actor(), file)) {
        throw new AccessDeniedException(shown);
      }
      return text;
    } catch (DirectoryException e) {
      throw new GridException(
          Problem.of(ProblemKind.NOTHING_TO_RUN, "no script: \"" + shown + "\" is a directory"));
    } catch (NoSuchFileException e) {
      throw new GridException(
          failed(shown, "No such file or directory")
              .hint("a program instead of a script needs -b y: qsub -b y " + shown + " ..."));
    } catch (AccessDeniedException e) {
      throw new GridException(
          failed(shown, "Permission denied for user " + context.actor().name().text()));
    } catch (IOException e) {
      throw new GridException(failed(shown, String.valueOf(e.getMessage())));
    }
  }

  private static Problem failed(String shown, String reason) {
    return Problem.of(
        ProblemKind.NO_SCRIPT,
        "Unable to read script file because of error: error opening " + shown + ": " + reason);
  }
}
