package gridlite.command.cell;

import gridlite.manual.Manual;
import gridlite.option.SubmitOptions;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.runtime.CommandContext;
import gridlite.verb.Verb;
import gridlite.verb.VerbSyntax;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code gridlite manual DIRECTORY}: writes manual pages and completion. */
@Command(
    name = "manual",
    description = "Write the generated manual pages and completions below a directory.")
public final class GeneratedFiles extends Verb {
  @Parameters(paramLabel = "DIRECTORY", description = "Where to write; files are replaced.")
  private String directory = "";

  private final VerbSyntax gridlite;

  /**
   * The verb.
   *
   * @param gridlite the verbs of {@code gridlite}
   */
  public GeneratedFiles(VerbSyntax gridlite) {
    this.gridlite = gridlite;
  }

  @Override
  public int run(CommandContext context) {
    Path root = context.directory().resolve(directory);
    for (Map.Entry<String, String> file :
        new Manual(gridlite, SubmitOptions.TABLE).files().entrySet()) {
      Path path = root.resolve(file.getKey());
      try {
        Files.createDirectories(path.resolveSibling("."));
        Files.writeString(path, file.getValue());
      } catch (IOException e) {
        throw new GridException(Problem.refused("can't write " + path + ": " + e.getMessage()));
      }
    }
    return 0;
  }
}
