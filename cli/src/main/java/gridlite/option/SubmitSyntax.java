package gridlite.option;

import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.syntax.Operands;
import gridlite.syntax.Option;
import gridlite.syntax.OptionUse;
import gridlite.syntax.Syntax;
import gridlite.syntax.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The grammar of the commands that describe jobs, made from a {@link SubmitTable}. */
final class SubmitSyntax {
  /** Ends the options of qalter: what follows are the arguments of the job. */
  static final String END = "--";

  private static final Option TASKS_OF_JOB =
      new Option("-t", Operands.ONE, Optional.of("tasks"), Optional.empty());

  private SubmitSyntax() {}

  static Syntax of(SubmitTable table, SubmitOption.Command command) {
    List<Option> options = new ArrayList<>();
    for (SubmitOption option : table.of(command).values()) {
      Option row = option.option();
      options.add(option.isWithoutEffect(command) ? row.hidden() : row);
    }
    boolean alters = command == SubmitOption.Command.QALTER;
    if (alters) {
      options.add(TASKS_OF_JOB);
      options.add(new Option(END, Operands.REST, Optional.empty(), Optional.empty()));
    }
    return new Syntax(
        command.commandName(),
        new SubmitWording(table, command),
        alters ? Syntax.FreeWords.ANYWHERE : Syntax.FreeWords.END_OPTIONS,
        options);
  }

  /**
   * Returns whether a use is the {@code -t} of qalter, which names tasks of the job in front of it.
   */
  static boolean isTaskList(OptionUse use, SubmitOption.Command command) {
    return command == SubmitOption.Command.QALTER && use.name().equals(TASKS_OF_JOB.name());
  }

  private record SubmitWording(SubmitTable table, SubmitOption.Command command) implements Wording {
    @Override
    public Problem unknown(String word, Optional<String> nearest) {
      if (table.isForeign(word, command)) {
        return Problem.of(
                ProblemKind.FOREIGN_OPTION,
                "Unknown option " + word + ": it belongs to another command")
            .hint(command.commandName() + " -help lists the options");
      }
      return Problem.of(ProblemKind.USAGE, "invalid option argument \"" + word + "\"")
          .hint(
              nearest
                  .map(meant -> "did you mean " + meant + "?")
                  .orElse(command.commandName() + " -help lists the options"));
    }

    @Override
    public Problem missing(Option option) {
      return Problem.of(
          ProblemKind.USAGE,
          option.name() + " option must have argument " + option.argument().orElseThrow());
    }
  }
}
