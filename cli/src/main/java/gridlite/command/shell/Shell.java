package gridlite.command.shell;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.runtime.CommandContext;
import gridlite.runtime.CommandReader;
import gridlite.runtime.CommandRoute;
import gridlite.terminal.Prompt;
import gridlite.terminal.StandardStreams;
import gridlite.verb.Verb;
import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gridlite shell}: reads lines and runs the commands in them, in one process. */
@Command(
    name = "shell",
    description = "Run commands without their start-up: typed with completion, or from a script.")
public final class Shell extends Verb {
  private static final String PROMPT = "gridlite> ";

  @Parameters(
      arity = "0..*",
      paramLabel = "FILE",
      description = "A script; without one, lines are typed, or read from standard input.")
  private List<String> words = List.of();

  @Option(
      names = "--watch",
      paramLabel = "SECONDS",
      description = "Repeat the command that stands in place of FILE, until q.")
  private Optional<Long> watch = Optional.empty();

  private final CommandReader commands;
  private final Predicate<String> isCommand;

  /**
   * The verb.
   *
   * @param commands reads the commands
   * @param isCommand whether a word is the name of a command
   */
  public Shell(CommandReader commands, Predicate<String> isCommand) {
    this.commands = commands;
    this.isCommand = isCommand;
  }

  @Override
  public int run(CommandContext context) {
    CommandRoute.refuseElsewhere("gridlite", context.cell().directory());
    try (ShellRunner runner =
        new ShellRunner(commands, isCommand, context.variables(), context.directory())) {
      if (watch.isPresent()) {
        return new ShellWatch(watch.get(), words, runner::answer).run(context.variables());
      }
      if (words.size() > 1) {
        throw new GridException(
            Problem.of(ProblemKind.USAGE, "gridlite shell: \"" + words.get(1) + "\" is too much")
                .hint("usage: gridlite shell [FILE]"));
      }
      if (!words.isEmpty()) {
        Path file = context.directory().resolve(words.get(0));
        return run(Files.readString(file, StandardCharsets.UTF_8), words.get(0), context, runner);
      }
      if (StandardStreams.allowScreen(context.variables())) {
        return converse(context, runner);
      }
      // buffered: the stream of the file itself would seek, which a pipe refuses
      try (InputStream in = new BufferedInputStream(new FileInputStream(FileDescriptor.in))) {
        String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        return run(text, "standard input", context, runner);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return 1;
    } catch (IOException e) {
      throw new GridException(Problem.refused("gridlite shell: can't read: " + e.getMessage()));
    }
  }

  // ---- scripts

  /** Runs a script line by line, since a line may change what the next one means. */
  private static int run(String text, String name, CommandContext context, ShellRunner runner) {
    String[] lines = text.split("\n", -1);
    int next = 0;
    while (next < lines.length && !runner.hasEnded()) {
      int first = next;
      StringBuilder part = new StringBuilder();
      Optional<List<ShellStep>> steps = Optional.empty();
      while (steps.isEmpty() && next < lines.length) {
        part.append(lines[next++]).append('\n');
        try {
          steps = parsed(part.toString(), first + 1, runner);
        } catch (GridException e) {
          e.problems()
              .forEach(problem -> context.console().err(name + ": " + problem.text() + "\n"));
          context.console().flush();
          return e.exitStatus();
        }
      }
      if (steps.isEmpty()) {
        context.console().err(name + ": line " + (first + 1) + ": it does not end\n");
        return 2;
      }
      int failed = runAll(part.toString(), first + 1, runner);
      if (failed > 0 && !runner.hasEnded()) {
        context.console().err(name + ":" + failed + ": status " + runner.status() + "\n");
        return runner.status();
      }
    }
    return runner.status();
  }

  private static Optional<List<ShellStep>> parsed(String text, int line, ShellRunner runner) {
    try {
      return Optional.of(ShellParser.parse(text, line, runner::variable));
    } catch (ShellParser.UnfinishedException e) {
      return Optional.empty();
    }
  }

  /**
   * Runs the commands of a whole text. Returns the line of the one that has failed and ends the
   * text, else 0.
   */
  private static int runAll(String text, int firstLine, ShellRunner runner) {
    int line = 0;
    List<ShellStep> steps = ShellParser.parse(text, firstLine, runner::variable);
    for (int i = 0; i < steps.size() && !runner.hasEnded(); i++) {
      // the commands before it may have changed the variables in its words
      ShellStep step = ShellParser.parse(text, firstLine, runner::variable).get(i);
      boolean isRun = runner.run(step);
      if (isRun) {
        line = runner.status() == 0 ? 0 : step.line();
      }
      boolean isCaught = i + 1 < steps.size() && steps.get(i + 1).joint() != ShellStep.Joint.ALWAYS;
      if (line > 0 && !isCaught) {
        return line;
      }
    }
    return line;
  }

  // ---- conversation

  private int converse(CommandContext context, ShellRunner runner) throws IOException {
    Map<String, String> variables = context.variables();
    boolean isColoured = variables.getOrDefault("NO_COLOR", "").isEmpty();
    Prompt prompt =
        new Prompt(
            Prompt.history(variables, "shell"),
            text -> isWhole(text, runner),
            words -> completed(words, runner),
            line -> isColoured ? ShellColours.of(line, isCommand) : line);
    Runnable leave = Prompt.onInterrupt(runner::interrupt);
    try {
      while (!runner.hasEnded()) {
        Optional<String> line = prompt.read(PROMPT);
        if (line.isEmpty()) {
          return runner.status();
        }
        answer(line.get(), context, runner);
      }
      return runner.status();
    } finally {
      leave.run();
    }
  }

  private static void answer(String text, CommandContext context, ShellRunner runner) {
    try {
      int count = ShellParser.parse(text + "\n", 1, runner::variable).size();
      for (int i = 0; i < count && !runner.hasEnded(); i++) {
        // the commands before it may have changed the variables in its words
        runner.run(ShellParser.parse(text + "\n", 1, runner::variable).get(i));
      }
    } catch (GridException e) {
      e.problems().forEach(problem -> context.console().err(problem.text() + "\n"));
      context.console().flush();
    } catch (ShellParser.UnfinishedException e) {
      context.console().err("gridlite shell: the line does not end\n");
      context.console().flush();
    }
  }

  /** Returns whether a text needs no further line; what is refused is refused now. */
  private static boolean isWhole(String text, ShellRunner runner) {
    try {
      return parsed(text, 1, runner).isPresent();
    } catch (GridException e) {
      return true;
    }
  }

  private static List<String> completed(List<String> words, ShellRunner runner) {
    List<String> command = new ArrayList<>(List.of("gridlite", "complete", "--"));
    command.addAll(words);
    return runner.answer(command.toArray(new String[0])).out().lines().toList();
  }
}
