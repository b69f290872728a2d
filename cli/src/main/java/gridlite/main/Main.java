package gridlite.main;

import gridlite.catalogue.Catalogue;
import gridlite.command.qrsh.RemoteShell;
import gridlite.remote.Control;
import gridlite.remote.ProcessSide;
import gridlite.runtime.CallerVariables;
import gridlite.runtime.CellFinder;
import gridlite.runtime.CommandPlace;
import gridlite.runtime.CommandRoute;
import gridlite.state.Engine;
import gridlite.terminal.PagedOutput;
import gridlite.terminal.StandardOutput;
import gridlite.terminal.StandardStreams;
import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The start of a process: the name of the command, then its arguments. */
public final class Main {
  private Main() {}

  /** Runs one command and ends the process with its exit status. */
  public static void main(String[] words) {
    String[] called = words.length == 0 ? new String[] {"gridlite", "help"} : words;
    Map<String, String> variables = CallerVariables.of(System.getenv());
    int status =
        called[0].equals("qrsh")
            ? RemoteShell.run(called, line -> submit(line, variables), () -> nodes(variables))
            : run(called, variables);
    // everything is written and closed; waiting for threads of libraries would only take time
    Runtime.getRuntime().halt(status);
  }

  /** Submits the job of {@code qrsh}, whose output may still be on its way to standard output. */
  private static int submit(List<String> line, Map<String, String> variables) {
    OutputStream leftOpen = new FileOutputStream(FileDescriptor.out);
    CellFinder.Found found = CellFinder.find(variables);
    return run(line.toArray(new String[0]), variables, found, leftOpen);
  }

  /** Returns the cell where nodes of an engine run its jobs. Only a daemon starts any there. */
  private static Optional<Path> nodes(Map<String, String> variables) {
    CellFinder.Found found = CellFinder.find(variables);
    Path cell = found.cell().directory();
    CommandRoute.refuseElsewhere("qrsh", cell);
    ByteArrayOutputStream answer = new ByteArrayOutputStream();
    return Control.isThere(cell)
            && run(new String[] {"gridlite", "engine"}, variables, found, answer) == 0
            && answer.toString(StandardCharsets.UTF_8).startsWith(Engine.SLURM.word())
        ? Optional.of(cell)
        : Optional.empty();
  }

  private static int run(String[] called, Map<String, String> variables) {
    StandardOutput standard = new StandardOutput();
    OutputStream out =
        isListing(called) && StandardStreams.isOutputTerminal()
            ? PagedOutput.of(called[0], variables, standard)
            : standard;
    CellFinder.Found found = CellFinder.find(variables);
    int status = run(called, variables, found, out);
    try {
      out.close();
    } catch (IOException e) {
      System.err.println(called[0] + ": can't show the listing: " + e.getMessage());
      return status == 0 ? 1 : status;
    }
    return standard.finish(called[0], status);
  }

  /** Returns whether a command lists things or shows a page, so that it is worth paging. */
  private static boolean isListing(String[] called) {
    boolean isPage = called[0].equals("gridlite") && called.length > 1 && called[1].equals("help");
    return isPage
        || Catalogue.find(called[0])
            .filter(row -> row.output() == Catalogue.Output.LISTING)
            .isPresent();
  }

  private static int run(
      String[] words, Map<String, String> variables, CellFinder.Found found, OutputStream out) {
    // the daemon reads what it runs; the verbs of gridlite say where they run
    boolean isOfCell =
        Catalogue.find(words[0]).filter(row -> row.place() == CommandPlace.CELL).isPresent();
    CommandRoute route = new CommandRoute(Catalogue::read, found, new ProcessSide(variables, out));
    return isOfCell ? route.runUnread(words) : route.run(words);
  }
}
