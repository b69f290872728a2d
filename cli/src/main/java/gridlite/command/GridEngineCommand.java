package gridlite.command;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.runtime.Command;
import gridlite.runtime.CommandContext;
import gridlite.runtime.CommandPlace;
import gridlite.runtime.Invocation;
import gridlite.runtime.Need;
import gridlite.syntax.Help;
import gridlite.syntax.Parsed;
import gridlite.syntax.Syntax;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A command in Grid Engine's words. */
public abstract class GridEngineCommand implements Command {
  /** The option that lists the options, of every command. */
  public static final String HELP = "-help";

  private final Syntax syntax;
  private final String usage;

  /**
   * A command.
   *
   * @param usage the command line in short
   */
  protected GridEngineCommand(Syntax syntax, String usage) {
    this.syntax = syntax;
    this.usage = usage;
  }

  @Override
  public final Invocation read(Need usual, List<String> arguments) {
    Parsed line = syntax.read(arguments);
    if (line.has(HELP)) {
      return Invocation.printing(CommandPlace.CELL, Help.text(usage, syntax.options()));
    }
    line.problem()
        .ifPresent(
            problem -> {
              throw complaint(new GridException(problem));
            });
    return invocation(usual, line);
  }

  /** Returns what a command line that was read comes to: the command itself, in the cell. */
  protected Invocation invocation(Need usual, Parsed line) {
    return new Invocation(usual, CommandPlace.CELL, context -> run(context, line));
  }

  /** Returns what is wrong with a command line, as users read it. */
  protected GridException complaint(GridException problems) {
    return problems;
  }

  /** Problems with the command's name in front. */
  protected final GridException named(GridException problems) {
    List<Problem> named = new ArrayList<>();
    for (Problem problem : problems.problems()) {
      String where = problem.position().map(position -> position + ": ").orElse("");
      String message = syntax.command() + ": " + where + problem.message();
      named.add(new Problem(problem.kind(), message, Optional.empty(), problem.hint()));
    }
    return new GridException(named);
  }

  /** Runs a command line that was read. Returns the exit status. */
  protected abstract int run(CommandContext context, Parsed line);
}
