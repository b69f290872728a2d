package gridlite.command.daemon;

import gridlite.command.web.WebOptions;
import gridlite.command.web.WebServer;
import gridlite.command.web.WebService;
import gridlite.daemon.Request;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.remote.CallerSide;
import gridlite.remote.Umask;
import gridlite.runtime.Cell;
import gridlite.runtime.CellFiles;
import gridlite.runtime.CommandContext;
import gridlite.runtime.CommandRunner;
import gridlite.runtime.LocalConsole;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * The pages of {@code gridlite web} in the daemon's process. Their first link is in a file of the
 * cell that its owner alone can read.
 */
final class DaemonPages {
  @Option(
      names = "--web",
      description = "Serve the pages of \"gridlite web\" as well; its options say how.")
  private boolean web;

  @Mixin private WebOptions options = new WebOptions();

  /** Something that is served, until it is closed. */
  interface Served extends AutoCloseable {
    @Override
    void close();
  }

  /** Refuses what does not fit together. */
  void check() {
    if (!web && options.isGiven()) {
      throw new GridException(
          Problem.of(ProblemKind.USAGE, "gridlite daemon: without --web no pages are served")
              .hint("its options are those of \"gridlite web\""));
    }
    options.check();
  }

  /** Returns whether {@code --socket} alone is given, which is none of the pages. */
  boolean isSocketAlone() {
    return !web && options.isSocketAlone();
  }

  /** Returns whether pages are served. */
  boolean areServed() {
    return web;
  }

  /** The socket of the pages, if they have one. */
  Optional<Path> socket(Path directory) {
    return options.socketBelow(directory);
  }

  /** The options as words of a command line. */
  List<String> words(Path directory) {
    List<String> words = new ArrayList<>();
    if (web) {
      words.add("--web");
      words.addAll(options.words(directory));
    }
    return words;
  }

  /** The file that has the first link. */
  static Path file(Cell cell) {
    return cell.directory().resolve("web.link");
  }

  /** The first link of the daemon that serves; empty when it serves no pages. */
  Optional<String> link(Cell cell) {
    if (!web) {
      return Optional.empty();
    }
    try (BufferedReader reader = CellFiles.reader(file(cell))) {
      return Optional.ofNullable(reader.readLine());
    } catch (IOException e) {
      throw new GridException(
          Problem.refused("the daemon runs, but serves no pages")
              .hint("see " + DaemonLog.file(cell)));
    }
  }

  /** Begins to serve, if it is asked for. */
  Served serve(CommandContext own, DaemonService service) {
    if (!web) {
      return () -> {};
    }
    WebServer server =
        WebService.open(
            own, options, (words, side) -> run(own, service, words, side), own.variables());
    Path file = file(own.cell());
    try {
      Files.deleteIfExists(file);
      CellFiles.write(file, CellFiles.PRIVATE, server.link() + "\n");
    } catch (IOException e) {
      server.close();
      throw new GridException(
          Problem.refused("can't write " + file + ": " + e.getMessage())
              .hint("the first link of the pages would be there"));
    }
    return () -> {
      server.close();
      try {
        Files.deleteIfExists(file);
      } catch (IOException e) {
        // the link that it holds leads nowhere any more
      }
    };
  }

  private static int run(
      CommandContext own, DaemonService service, String[] words, CallerSide side) {
    LocalConsole console = new LocalConsole(() -> false, () -> {}, side);
    Request request =
        new Request(
            own.actor().name().text(),
            own.actor().group(),
            List.of(words),
            side.variables(),
            own.cell().directory(),
            Umask.ofProcess(),
            Optional.empty(),
            Optional.empty());
    int status = service.run(request, console).orElse(1);
    return CommandRunner.finish(console, own.cell().directory(), status);
  }
}
