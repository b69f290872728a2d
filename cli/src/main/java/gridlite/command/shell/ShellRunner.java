package gridlite.command.shell;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.remote.Client;
import gridlite.runtime.CellFinder;
import gridlite.runtime.CellSession;
import gridlite.runtime.CommandPlace;
import gridlite.runtime.CommandReader;
import gridlite.runtime.CommandRoute;
import gridlite.runtime.Console;
import gridlite.runtime.Invocation;
import gridlite.runtime.Machine;
import gridlite.runtime.Need;
import gridlite.runtime.Wiring;
import gridlite.terminal.StandardOutput;
import gridlite.terminal.StandardStreams;
import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Runs the commands of lines, one after the other. Those that work on the cell run in this process
 * or its daemon; {@code qrsh}, and verbs that are the business of a process of their own, are
 * started as such.
 */
final class ShellRunner implements AutoCloseable {
  /** The commands that are the shell's own. */
  static final Set<String> OWN = Set.of("cd", "export", "exit", "true", "false", "watch");

  private static final int USAGE = 2;
  private static final OutputStream OUT = new FileOutputStream(FileDescriptor.out);
  private static final OutputStream ERR = new FileOutputStream(FileDescriptor.err);

  private final CommandReader reader;
  private final Predicate<String> isCommand;
  private final Map<String, String> shellVariables;
  private Path directory;
  private @Nullable CellSession session;
  private Path sessionCell = Path.of("");
  private volatile @Nullable ShellSide running;
  private int status;
  private boolean hasEnded;

  /**
   * A runner.
   *
   * @param isCommand whether a word is the name of a command
   */
  ShellRunner(
      CommandReader reader,
      Predicate<String> isCommand,
      Map<String, String> shellVariables,
      Path directory) {
    this.reader = reader;
    this.isCommand = isCommand;
    this.shellVariables = new HashMap<>(shellVariables);
    this.directory = directory;
  }

  /** Exit status of the last command. */
  int status() {
    return status;
  }

  /** Returns whether the user wants no more: {@code exit}. */
  boolean hasEnded() {
    return hasEnded;
  }

  /** The variables. */
  Map<String, String> shellVariables() {
    return Map.copyOf(shellVariables);
  }

  /** The text that a variable expands to: nothing for one that is not set, as in any shell. */
  String variable(String name) {
    return name.equals("?") ? Integer.toString(status) : shellVariables.getOrDefault(name, "");
  }

  /** Ctrl-C was pressed: the command that runs ends. */
  void interrupt() {
    ShellSide side = running;
    if (side != null) {
      side.interrupt();
    }
  }

  /** Runs a command, unless the one before says otherwise. Returns whether it was run. */
  boolean run(ShellStep step) {
    boolean isWanted =
        switch (step.joint()) {
          case ALWAYS -> true;
          case AFTER_SUCCESS -> status == 0;
          case AFTER_FAILURE -> status != 0;
        };
    if (isWanted) {
      try {
        status = execute(step);
      } catch (GridException e) {
        e.problems().forEach(problem -> write(ERR, problem.text() + "\n"));
        status = e.exitStatus();
      } catch (IOException e) {
        write(ERR, "gridlite shell: " + e.getMessage() + "\n");
        status = 1;
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        status = Client.INTERRUPTED;
      }
    }
    return isWanted;
  }

  private static void write(OutputStream to, String text) {
    try {
      to.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      // nobody reads
    }
  }

  private int execute(ShellStep step) throws IOException, InterruptedException {
    if (step.system().isPresent()) {
      return start(List.of("/bin/sh", "-c", step.system().get()), shellVariables).waitFor();
    }
    if (step.words().isEmpty()) {
      shellVariables.putAll(step.variables());
      return 0;
    }
    Map<String, String> variables = new HashMap<>(shellVariables);
    variables.putAll(step.variables());
    String name = step.words().get(0);
    switch (name) {
      case "cd" -> {
        return changeDirectory(step);
      }
      case "export" -> {
        return export(step);
      }
      case "exit" -> {
        return exit(step);
      }
      case "true", "false" -> {
        return name.equals("true") ? 0 : 1;
      }
      case "watch" -> {
        return watch(step.words(), variables);
      }
      default -> {}
    }
    if (!isCommand.test(name)) {
      throw new GridException(
          Problem.of(ProblemKind.USAGE, "gridlite shell: \"" + name + "\" is not a command here")
              .hint("\"gridlite help\" lists them; \"!" + name + "\" runs one of the system"));
    }
    try (ShellFiles files = ShellFiles.of(step, directory)) {
      return command(files.words(), variables, files, step.pipe());
    }
  }

  // ---- builtins

  private int changeDirectory(ShellStep step) throws IOException {
    String wanted = step.words().size() > 1 ? step.words().get(1) : variable("HOME");
    Path next = directory.resolve(wanted).normalize();
    if (step.words().size() > 2 || !Files.isDirectory(next)) {
      throw new GridException(Problem.refused("cd: " + next + " is not a directory"));
    }
    directory = next.toRealPath();
    shellVariables.put("PWD", directory.toString());
    return 0;
  }

  /** A process of its own: who reads keys here would take the first key of the next line. */
  private int watch(List<String> words, Map<String, String> variables)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Machine.binaries().resolve("gridlite").toString());
    boolean hasTime = words.size() > 1 && words.get(1).matches("[0-9]+");
    command.addAll(List.of("shell", "--watch", hasTime ? words.get(1) : "2", "--"));
    command.addAll(words.subList(hasTime ? 2 : 1, words.size()));
    return start(command, variables).waitFor();
  }

  private int export(ShellStep step) {
    for (String word : step.words().subList(1, step.words().size())) {
      int equals = word.indexOf('=');
      if (!word.matches("(?s)[A-Za-z_][A-Za-z0-9_]*(=.*)?")) {
        throw new GridException(
            Problem.of(ProblemKind.USAGE, "export: \"" + word + "\" can't name a variable")
                .hint("such as: export SGE_CELL=test"));
      }
      if (equals > 0) {
        shellVariables.put(word.substring(0, equals), word.substring(equals + 1));
      }
    }
    return 0;
  }

  private int exit(ShellStep step) {
    hasEnded = true;
    String wanted = step.words().size() > 1 ? step.words().get(1) : Integer.toString(status);
    if (!wanted.matches("[0-9]{1,3}") || Integer.parseInt(wanted) > 255) {
      throw new GridException(
          Problem.of(ProblemKind.USAGE, "exit: \"" + wanted + "\": expected a number up to 255"));
    }
    return Integer.parseInt(wanted);
  }

  // ---- commands

  private ProcessBuilder builder(List<String> command, Map<String, String> variables) {
    ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile()).inheritIO();
    builder.environment().clear();
    builder.environment().putAll(variables);
    return builder;
  }

  private Process start(List<String> command, Map<String, String> variables) throws IOException {
    return builder(command, variables).start();
  }

  /**
   * The destination of what a command prints, unless its line names a file.
   *
   * @param isOfShell whether it is the standard output of the shell
   */
  private record Destination(OutputStream stream, boolean isOfShell) {}

  private int command(
      List<String> words, Map<String, String> variables, ShellFiles files, Optional<String> pipe)
      throws IOException, InterruptedException {
    if (pipe.isEmpty()) {
      return command(words, variables, files, new Destination(OUT, true));
    }
    ProcessBuilder reading = builder(List.of("/bin/sh", "-c", pipe.get()), variables);
    Process process = reading.redirectInput(ProcessBuilder.Redirect.PIPE).start();
    try (OutputStream to = process.getOutputStream()) {
      command(words, variables, files, new Destination(to, false));
    } catch (IOException e) {
      // its reader has gone: it has seen what it wanted
    }
    return process.waitFor();
  }

  private int command(
      List<String> words, Map<String, String> variables, ShellFiles files, Destination usual)
      throws IOException, InterruptedException {
    Optional<Invocation> call = read(words, files);
    if (call.isEmpty()) {
      return USAGE;
    }
    boolean isOwn =
        words.get(0).equals("qrsh")
            || call.get().place() != CommandPlace.CELL && call.get().need() != Need.NOTHING;
    if (isOwn) {
      return process(words, variables, files, usual);
    }
    StandardOutput out = new StandardOutput(files.output().orElse(usual.stream()));
    OutputStream err = files.errorsToOutput() ? out : files.errors().orElse(ERR);
    boolean outTerminal =
        usual.isOfShell() && files.output().isEmpty() && StandardStreams.isOutputTerminal();
    InputStream in = files.input().orElseGet(ShellRunner::standardInput);
    ShellSide side =
        new ShellSide(
            variables,
            directory,
            new ShellSide.Streams(
                in, out, err, outTerminal, err == ERR && StandardStreams.isErrorTerminal()));
    int ended = run(words, call.get(), side);
    return out.finish(words.get(0), ended, text -> write(err, text));
  }

  private static InputStream standardInput() {
    return new BufferedInputStream(new FileInputStream(FileDescriptor.in));
  }

  private Optional<Invocation> read(List<String> words, ShellFiles files) {
    try {
      return Optional.of(reader.read(words.get(0), words.subList(1, words.size())));
    } catch (GridException e) {
      OutputStream err = files.errors().orElse(ERR);
      e.problems().forEach(problem -> write(err, problem.text() + "\n"));
      return Optional.empty();
    }
  }

  private int run(List<String> words, Invocation call, ShellSide side) {
    String[] line = words.toArray(new String[0]);
    CellFinder.Found found = CellFinder.find(side.variables());
    running = side;
    try {
      if (call.need() == Need.NOTHING) {
        return new CommandRoute(reader, found, side).run(line);
      }
      return session(found).run(line, side);
    } catch (Console.CallerGoneException e) {
      return Client.INTERRUPTED;
    } finally {
      running = null;
    }
  }

  /** The session of the cell that is meant now. */
  private CellSession session(CellFinder.Found found) {
    Path cell = directory.resolve(found.cell().directory());
    CommandRoute.refuseUntrusted("gridlite shell", cell);
    CellSession open = session;
    if (open == null || !sessionCell.equals(cell)) {
      close();
      open =
          new CellSession(
              found.cell(),
              reader,
              Wiring.share(found.cell(), text -> write(ERR, text)),
              shellVariables,
              directory);
      session = open;
      sessionCell = cell;
    }
    return open;
  }

  /** A command that is a process of its own. */
  private int process(
      List<String> words, Map<String, String> variables, ShellFiles files, Destination usual)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(words);
    command.set(0, Machine.binaries().resolve(words.get(0)).toString());
    ProcessBuilder builder = builder(command, variables);
    files.redirect(builder);
    boolean isPiped = !usual.isOfShell() && files.output().isEmpty();
    if (isPiped) {
      builder.redirectOutput(ProcessBuilder.Redirect.PIPE);
    }
    Process process = builder.start();
    if (isPiped) {
      try (InputStream printed = process.getInputStream()) {
        printed.transferTo(usual.stream());
      } catch (IOException e) {
        // nobody reads
      }
    }
    return process.waitFor();
  }

  /** Runs a command whose output is wanted, such as the completion of a word. */
  CellSession.Answer answer(String... words) {
    boolean isOfCell =
        isCommand.test(words[0])
            && reader.read(words[0], List.of(words).subList(1, words.length)).place()
                == CommandPlace.CELL;
    if (!isOfCell) {
      throw new GridException(
          Problem.of(
              ProblemKind.USAGE, "gridlite shell: \"" + words[0] + "\" can't be repeated here"));
    }
    return session(CellFinder.find(shellVariables)).run(words);
  }

  @Override
  public void close() {
    CellSession open = session;
    session = null;
    if (open != null) {
      open.close();
    }
  }
}
