package gridlite.runtime;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.remote.CallerSide;
import gridlite.remote.CellTrust;
import gridlite.remote.Client;
import gridlite.remote.Control;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The way of a command line to where it runs: the daemon that serves the cell, or the process of
 * its caller. Says what went wrong on the way.
 *
 * @param reader reads command lines
 * @param found the cell that the caller means
 * @param caller the caller
 */
public record CommandRoute(CommandReader reader, CellFinder.Found found, CallerSide caller) {
  /**
   * Runs a command line.
   *
   * @param isRead whether it is to be read here before anything else; otherwise the daemon reads
   *     what it runs
   * @return its exit status
   * @throws Console.CallerGoneException when its caller has ended it, and this process goes on
   */
  public int run(String[] words, boolean isRead) {
    Path cell = found.cell().directory();
    Console console = new LocalConsole(() -> false, () -> {}, caller);
    int status = CommandRunner.guard(console, cell, () -> runHere(words, isRead));
    return CommandRunner.finish(console, cell, status);
  }

  private int runHere(String[] words, boolean isRead) {
    Path cell = found.cell().directory();
    List<String> arguments = Arrays.asList(words).subList(1, words.length);
    Optional<Invocation> read =
        isRead ? Optional.of(reader.read(words[0], arguments)) : Optional.empty();
    if (read.map(Invocation::need).orElse(Need.CHANGE) != Need.NOTHING) {
      refuseUntrusted(words[0], cell);
    }
    CommandPlace place = read.map(Invocation::place).orElse(CommandPlace.CELL);
    OptionalInt served = served(words, place);
    while (served.isEmpty()) {
      try {
        Invocation call = read.orElseGet(() -> reader.read(words[0], arguments));
        return Wiring.runEmbedded(words[0], call, found, caller);
      } catch (ServedMeanwhileException e) {
        // nothing was done yet
        served = served(words, place);
      }
    }
    return served.getAsInt();
  }

  /** Has a daemon that serves the cell run a command; empty where there is none. */
  private OptionalInt served(String[] words, CommandPlace place) {
    Path cell = found.cell().directory();
    return switch (place) {
      case CELL -> Client.run(cell, words, caller);
      case CALLER -> OptionalInt.empty();
      case WITHOUT_DAEMON -> Control.isThere(cell) ? OptionalInt.of(0) : OptionalInt.empty();
    };
  }

  /**
   * Refuses a cell that others can change to a command that relies on it.
   *
   * @param name name of the command
   */
  public static void refuseUntrusted(String name, Path cell) {
    String objection = CellTrust.objection(cell);
    if (!objection.isEmpty()) {
      throw new GridException(Problem.refused(name + ": " + objection));
    }
  }
}
