package gridlite.command.qrsh;

import gridlite.command.GridEngineCommand;
import gridlite.option.SubmitOption;
import gridlite.option.SubmitOptions;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.runtime.CallerVariables;
import gridlite.runtime.Machine;
import gridlite.syntax.Help;
import gridlite.syntax.OptionUse;
import gridlite.syntax.Parsed;
import gridlite.syntax.Syntax;
import gridlite.terminal.StandardOutput;
import gridlite.terminal.StandardStreams;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * {@code qrsh}: a job whose streams are those of the caller. It is {@code qsub -now y -sync y} with
 * pipes in the place of files, so that all that holds for jobs holds for it.
 *
 * @see "qrsh(1)"
 */
public final class RemoteShell {
  private static final Syntax TABLE = SubmitOptions.TABLE.syntax(SubmitOption.Command.QRSH);
  private static final String SHELL = "/bin/sh";

  /** The line for a shell that runs where there is no command. */
  private static final String LOGIN = "exec \"$SHELL\" -l";

  private final Parsed call;
  private final ToIntFunction<List<String>> submission;
  private final Supplier<Optional<Path>> nodes;
  private final StandardOutput output;

  private RemoteShell(
      Parsed call,
      ToIntFunction<List<String>> submission,
      Supplier<Optional<Path>> nodes,
      StandardOutput output) {
    this.call = call;
    this.submission = submission;
    this.nodes = nodes;
    this.output = output;
  }

  /**
   * Runs what {@code qrsh} was called with; returns the exit status.
   *
   * @param submission submits the job and waits for its end; takes a command line, gives its status
   * @param nodes the cell, where nodes of an engine run its jobs
   */
  public static int run(
      String[] words, ToIntFunction<List<String>> submission, Supplier<Optional<Path>> nodes) {
    StandardOutput out = new StandardOutput();
    return out.finish("qrsh", run(words, submission, nodes, out));
  }

  private static int run(
      String[] words,
      ToIntFunction<List<String>> submission,
      Supplier<Optional<Path>> nodes,
      StandardOutput out) {
    try {
      Parsed call = TABLE.read(List.of(words).subList(1, words.length));
      if (call.has(GridEngineCommand.HELP)) {
        String help = Help.text("qrsh [options] [command [arguments]]", TABLE.options());
        out.write(help.getBytes(StandardCharsets.UTF_8));
        return 0;
      }
      if (call.problem().isPresent()) {
        System.err.println("qrsh: " + call.problem().get().text());
        return call.problem().get().kind().exitStatus();
      }
      return new RemoteShell(call, submission, nodes, out).run();
    } catch (GridException e) {
      e.problems().forEach(problem -> System.err.println(problem.text()));
      return e.exitStatus();
    } catch (IOException e) {
      System.err.println("qrsh: " + e.getMessage());
      return 1;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return 1;
    }
  }

  private int run() throws IOException, InterruptedException {
    if (call.has("-inherit")) {
      return runInherited();
    }
    Optional<Path> cell = nodes.get();
    if (isScript() && (call.words().isEmpty() || wantsTerminal() || cell.isPresent())) {
      throw refused(
          "qrsh: -b n expects a script, no -pty y, and a cell whose jobs run on this machine");
    }
    return cell.isPresent() ? runOnNode(cell.get()) : runJob();
  }

  // ----------------------------------------------------------------------------- within a job

  /** Runs a command in the job that calls: its processes, limits and end are the job's. */
  private int runInherited() throws IOException, InterruptedException {
    if (call.words().size() < 2) {
      throw refused("qrsh: -inherit expects a host and a command");
    }
    if (System.getenv("JOB_ID") == null) {
      throw refused("qrsh: -inherit is for commands inside of a job, and JOB_ID is not set");
    }
    String host = call.words().get(0);
    String here = Machine.hostName().toString();
    if (!List.of(here, here.split("\\.", -1)[0], "localhost").contains(host)) {
      throw refused(
          "qrsh: host \"" + host + "\" can't be reached: the jobs of this cell run on " + here);
    }
    List<String> command = call.words().subList(1, call.words().size());
    ProcessBuilder builder =
        new ProcessBuilder(
            call.has("-noshell") ? command : List.of(SHELL, "-c", String.join(" ", command)));
    builder.inheritIO();
    if (call.has("-nostdin")) {
      builder.redirectInput(Path.of("/dev/null").toFile());
    }
    return builder.start().waitFor();
  }

  // ----------------------------------------------------------------------------- a job of its own

  private int runJob() throws IOException, InterruptedException {
    try (RemotePipes pipes = new RemotePipes()) {
      if (!wantsTerminal()) {
        return runJob(pipes, null);
      }
      try (RemoteTerminal terminal =
          new RemoteTerminal(pipes.directory(), CallerVariables.of(System.getenv()))) {
        return runJob(pipes, terminal);
      }
    }
  }

  private int runJob(RemotePipes pipes, @Nullable RemoteTerminal terminal)
      throws IOException, InterruptedException {
    Path in = pipes.directory().resolve("in");
    Path out = pipes.directory().resolve("out");
    Path err = pipes.directory().resolve("err");
    runTool(List.of("mkfifo", "-m", "600", in.toString(), out.toString(), err.toString()));
    List<Thread> copying = new ArrayList<>();
    int status;
    // held open for writing, too, they have no end before the job has one
    RandomAccessFile outEnd = new RandomAccessFile(out.toFile(), "rw");
    RandomAccessFile errEnd = new RandomAccessFile(err.toFile(), "rw");
    try {
      copying.add(copying(new FileInputStream(out.toFile()), output, outEnd));
      copying.add(copying(new FileInputStream(err.toFile()), System.err, errEnd));
      if (!call.has("-nostdin")) {
        Thread input = new Thread(() -> feed(in), "qrsh input");
        input.setDaemon(true);
        input.start();
      }
      pipes.submitted();
      status = submission.applyAsInt(submission(in, out, err, terminal));
    } finally {
      outEnd.close();
      errEnd.close();
    }
    for (Thread thread : copying) {
      thread.join();
    }
    return status;
  }

  // -------------------------------------------------------------------------- a job on a node

  /**
   * Submits a job that waits for a command on its node, which the call runs there itself, as a part
   * of the job.
   */
  private int runOnNode(Path cell) throws IOException, InterruptedException {
    NodeCommand node = new NodeCommand(cell, optionsOnNode());
    Path none = Path.of("/dev/null");
    List<String> command = submissionOptions(none, none, none);
    command.addAll(List.of("-v", node.mark()));
    String terminal = System.getenv().getOrDefault("TERM", "");
    if (wantsTerminal() && !terminal.isEmpty()) {
      command.addAll(List.of("-v", "TERM=" + terminal));
    }
    addOptions(command);
    List<String> words = call.words().isEmpty() ? List.of(LOGIN) : call.words();
    command.addAll(words);
    Thread attached = node.run(words);
    int status = submission.applyAsInt(command);
    node.submissionHasEnded();
    attached.join();
    return status;
  }

  private List<String> optionsOnNode() {
    List<String> options = new ArrayList<>();
    for (String option : List.of("-nostdin", "-noshell")) {
      if (call.has(option)) {
        options.add(option);
      }
    }
    if (wantsTerminal()) {
      options.addAll(List.of("-pty", "y"));
    }
    return options;
  }

  private List<String> submissionOptions(Path in, Path out, Path err) {
    List<String> command = new ArrayList<>();
    command.add("qrsh");
    if (!call.has("-now")) {
      command.addAll(List.of("-now", "y"));
    }
    if (!call.has("-b")) {
      command.addAll(List.of("-b", "y"));
    }
    command.addAll(List.of("-sync", "y", "-o", out.toString(), "-e", err.toString()));
    command.addAll(List.of("-i", call.has("-nostdin") ? "/dev/null" : in.toString()));
    if (!call.has("-N")) {
      command.addAll(List.of("-N", name()));
    }
    return command;
  }

  private void addOptions(List<String> command) {
    for (OptionUse use : call.options()) {
      switch (use.name()) {
        case "-noshell" -> command.addAll(List.of("-shell", "n"));
        case "-inherit", "-nostdin", "-pty" -> {}
        default -> {
          command.add(use.name());
          command.addAll(use.operands());
        }
      }
    }
  }

  private List<String> submission(Path in, Path out, Path err, @Nullable RemoteTerminal terminal) {
    List<String> command = submissionOptions(in, out, err);
    if (terminal != null) {
      command.addAll(terminal.options());
    }
    addOptions(command);
    if (terminal != null) {
      String line = call.words().isEmpty() ? LOGIN : String.join(" ", call.words());
      for (String word : terminal.command(line)) {
        // a shell takes the words apart again
        command.add(call.has("-noshell") ? word : "'" + word.replace("'", "'\\''") + "'");
      }
    } else {
      command.addAll(call.words().isEmpty() ? List.of("$SHELL", "-l") : call.words());
    }
    return command;
  }

  /** The program that a command line begins with, as far as it can be the name of a job. */
  private String name() {
    if (call.words().isEmpty()) {
      return "QRLOGIN";
    }
    String program = call.words().get(0).strip().split("[\\s;&|<>()]", 2)[0];
    String name = program.substring(program.lastIndexOf('/') + 1).replaceAll("[^\\w.+-]", "");
    return name.isEmpty() || !Character.isLetter(name.charAt(0)) ? "qrsh" : name;
  }

  /** A login shell has a terminal where the caller has one; a command has it when asked for. */
  /** Returns whether the command is a script, which is read here and kept with the job. */
  private boolean isScript() {
    List<String> asked = call.operands("-b");
    return !asked.isEmpty() && asked.get(asked.size() - 1).toLowerCase(Locale.ROOT).startsWith("n");
  }

  private boolean wantsTerminal() {
    List<String> asked = call.operands("-pty");
    return asked.isEmpty()
        ? call.words().isEmpty()
            && StandardStreams.isOutputTerminal()
            && StandardStreams.isInputTerminal()
        : asked.get(asked.size() - 1).toLowerCase(Locale.ROOT).startsWith("y");
  }

  /** Gives the job what the caller's standard input has, as it comes. */
  private static void feed(Path in) {
    // opening waits until the job reads; where the pipe is gone already, no file is made
    try (OutputStream job = Files.newOutputStream(in, StandardOpenOption.WRITE)) {
      copy(System.in, job);
    } catch (IOException e) {
      // the job reads no more
    }
  }

  /**
   * Copies what the job writes until its end, or until it can't be written any more: then the job
   * has no reader either.
   */
  private static Thread copying(InputStream from, OutputStream to, RandomAccessFile end) {
    Thread thread =
        new Thread(
            () -> {
              try (from) {
                copy(from, to);
                end.close();
              } catch (IOException e) {
                // nothing more can be done for it
              }
            },
            "qrsh output");
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private static void copy(InputStream from, OutputStream to) throws IOException {
    byte[] buffer = new byte[8192];
    int read = from.read(buffer);
    while (read >= 0) {
      to.write(buffer, 0, read);
      to.flush();
      read = isBroken(to) ? -1 : from.read(buffer);
    }
  }

  private static boolean isBroken(OutputStream to) {
    return to instanceof StandardOutput output
        ? output.isBroken()
        : to instanceof PrintStream stream && stream.checkError();
  }

  private static void runTool(List<String> command) throws IOException, InterruptedException {
    Process tool = new ProcessBuilder(command).inheritIO().start();
    if (tool.waitFor() != 0) {
      throw new IOException(command.get(0) + " has failed");
    }
  }

  private static GridException refused(String text) {
    return new GridException(Problem.refused(text));
  }
}
