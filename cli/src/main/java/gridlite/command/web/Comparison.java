package gridlite.command.web;

import com.sun.net.httpserver.HttpExchange;
import gridlite.command.simulate.SimulationReading;
import gridlite.page.SimulationsPage;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.runtime.CommandContext;
import gridlite.simulate.SimulationReport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code /comparison}: simulations beside each other, as whoever started the server gave them. */
record Comparison(List<SimulationReport> reports) {
  /** Path of the page. */
  static final String PATH = "/comparison";

  /** More columns can't be read beside each other. */
  private static final int MOST = 4;

  /**
   * Reads the files of {@code gridlite simulate -fmt json}; empty without any.
   *
   * @throws GridException for one that can't be read
   */
  static Optional<Comparison> read(CommandContext context, List<String> files) {
    List<SimulationReport> reports = new ArrayList<>();
    for (String file : files) {
      Path path = context.directory().resolve(file);
      try {
        reports.addAll(SimulationReading.read(file, context.console().readFile(path)));
      } catch (IOException e) {
        throw new GridException(
            Problem.refused(path + ": cannot be read: " + e.getMessage())
                .hint("\"gridlite simulate -fmt json\" writes such a file"));
      }
    }
    if (reports.size() > MOST) {
      throw new GridException(
          Problem.refused("gridlite web: these are " + reports.size() + " simulations")
              .hint("at most " + MOST + " are shown beside each other"));
    }
    return reports.isEmpty() ? Optional.empty() : Optional.of(new Comparison(reports));
  }

  /** Answers a request for the page. */
  static void answer(HttpExchange exchange, Optional<Comparison> comparison) throws IOException {
    Reply.page(
        exchange,
        200,
        Optional.of(PATH),
        "Simulations",
        html -> SimulationsPage.write(comparison.map(Comparison::reports).orElse(List.of()), html));
  }
}
