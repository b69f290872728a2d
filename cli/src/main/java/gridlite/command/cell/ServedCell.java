package gridlite.command.cell;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.remote.Client;
import gridlite.remote.ProcessSide;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Directories;
import gridlite.runtime.FileTree;
import gridlite.runtime.Wiring;
import gridlite.site.SiteFile;
import gridlite.site.SiteTree;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;

/** Answers for a command in the caller's process about a cell which a daemon may hold. */
public final class ServedCell {
  private ServedCell() {}

  /** The cell's engine. */
  public static EngineFacts engine(CommandContext context) {
    ByteArrayOutputStream answer = new ByteArrayOutputStream();
    OptionalInt served =
        Client.run(
            context.cell().directory(),
            new String[] {"gridlite", "engine"},
            new ProcessSide(context.variables(), answer));
    if (served.isEmpty()) {
      Wiring.refuseUnusable(context.cell());
      return context.store().read(EngineFacts::of);
    }
    if (served.getAsInt() != 0) {
      throw new GridException(Problem.refused("the daemon has not named the cell's engine"));
    }
    return EngineFacts.parse(answer.toString(StandardCharsets.UTF_8));
  }

  /** The cell's configuration, as {@code gridlite export} writes it. */
  public static List<SiteFile> configuration(CommandContext context) {
    try {
      Path directory = Files.createTempDirectory("gridlite-export-");
      try {
        OptionalInt served =
            Client.run(
                context.cell().directory(),
                new String[] {"gridlite", "export", directory.toString()},
                new ProcessSide(context.variables(), OutputStream.nullOutputStream()));
        if (served.isEmpty()) {
          Wiring.refuseUnusable(context.cell());
          return context.store().read(SiteTree::write);
        }
        if (served.getAsInt() != 0) {
          throw new GridException(
              Problem.refused("the daemon has not given the cell's configuration"));
        }
        return new FileTree(context.console(), directory).read();
      } finally {
        Directories.remove(directory);
      }
    } catch (IOException e) {
      throw new GridException(
          Problem.refused("can't get the cell's configuration: " + e.getMessage()));
    }
  }
}
