package gridlite.runtime;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.remote.CallerSide;
import gridlite.remote.CellTrust;
import gridlite.remote.Client;
import gridlite.remote.Control;
import gridlite.remote.HeadNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;

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
   * Runs a command line, which is read here before anything else.
   *
   * @return its exit status
   * @throws Console.CallerGoneException when its caller has ended it, and this process goes on
   */
  public int run(String[] words) {
    return run(words, () -> Optional.of(read(words)));
  }

  /**
   * Runs the line of a command that runs where the cell is: where a daemon serves it, the daemon
   * reads what it runs.
   *
   * @return its exit status
   * @throws Console.CallerGoneException when its caller has ended it, and this process goes on
   */
  public int runUnread(String[] words) {
    return run(words, Optional::empty);
  }

  private Invocation read(String[] words) {
    return reader.read(words[0], Arrays.asList(words).subList(1, words.length));
  }

  private int run(String[] words, Supplier<Optional<Invocation>> reading) {
    Path cell = found.cell().directory();
    Console console = new LocalConsole(() -> false, () -> {}, caller);
    int status = CommandRunner.guard(console, cell, () -> runHere(words, reading.get()));
    return CommandRunner.finish(console, cell, status);
  }

  private int runHere(String[] words, Optional<Invocation> read) {
    Path cell = found.cell().directory();
    if (read.map(Invocation::need).orElse(Need.CHANGE) != Need.NOTHING) {
      refuseUntrusted(words[0], cell);
    }
    CommandPlace place = read.map(Invocation::place).orElse(CommandPlace.CELL);
    if (read.map(Invocation::need).orElse(Need.CHANGE) != Need.NOTHING) {
      Optional<HeadNode> head = headNode(words[0], cell);
      if (head.isPresent()) {
        return onHeadNode(head.get(), words, place);
      }
    }
    OptionalInt served = served(words, place);
    while (served.isEmpty()) {
      try {
        Invocation call = read.orElseGet(() -> read(words));
        return Wiring.runEmbedded(words[0], call, found, caller);
      } catch (ServedMeanwhileException e) {
        // nothing was done yet
        served = served(words, place);
      }
    }
    return served.getAsInt();
  }

  /** The machine where the daemon of a cell is, unless it is this one. */
  private static Optional<HeadNode> headNode(String name, Path cell) {
    try {
      return HeadNode.elsewhere(cell);
    } catch (IOException e) {
      throw new GridException(Problem.refused(name + ": " + e.getMessage()));
    }
  }

  private int onHeadNode(HeadNode head, String[] words, CommandPlace place) {
    OptionalInt status =
        place == CommandPlace.CELL ? Client.run(head, words, caller) : OptionalInt.empty();
    return status.orElseThrow(() -> new GridException(ofHeadNode(words[0], head)));
  }

  private static Problem ofHeadNode(String name, HeadNode head) {
    return Problem.refused(
            name + ": a submit host can't run this command: it is one for the head node")
        .hint("that is " + head.host() + ", says " + HeadNode.file(head.cell()));
  }

  /**
   * Refuses a command that runs on the head node alone to a submit host.
   *
   * @param name name of the command
   */
  public static void refuseElsewhere(String name, Path cell) {
    headNode(name, cell)
        .ifPresent(
            head -> {
              throw new GridException(ofHeadNode(name, head));
            });
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
    Optional<CellTrust.Objection> objection = CellTrust.objection(cell);
    if (objection.isPresent()) {
      throw new GridException(Problem.refused(name + ": " + objection.get().text()));
    }
  }
}
