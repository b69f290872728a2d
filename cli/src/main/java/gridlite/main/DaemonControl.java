package gridlite.main;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.remote.Client;
import gridlite.run.Cell;
import gridlite.run.CommandContext;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code gridlite daemon}: runs, starts and stops the daemon of a cell. */
final class DaemonControl {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final long PAUSE_MILLIS = 20;

  private DaemonControl() {}

  static int run(CommandContext context, List<String> operands) {
    String verb = operands.size() == 1 ? operands.get(0) : "";
    if (!Wiring.exists(context.cell())) {
      throw new GridException(
          Problem.refused("there is no cell in " + context.cell().directory())
              .hint("\"gridlite init\" makes one"));
    }
    return switch (verb) {
      case "run" -> serve(context);
      case "start" -> start(context);
      case "stop" -> stop(context);
      case "status" -> status(context);
      default ->
          throw Gridlite.usage(
              "gridlite daemon: expected one of run, start, stop, status",
              "start returns when the daemon answers; run stays in the foreground");
    };
  }

  private static Path pidFile(Cell cell) {
    return cell.directory().resolve("daemon.pid");
  }

  /** The daemon that serves a cell. */
  private static Optional<ProcessHandle> running(Cell cell) {
    if (!Client.answers(cell.directory())) {
      return Optional.empty();
    }
    try {
      return ProcessHandle.of(Long.parseLong(Files.readString(pidFile(cell)).trim()));
    } catch (IOException | NumberFormatException e) {
      throw new GridException(
          Problem.refused(
              "a daemon answers, but its number can't be read from " + pidFile(cell) + ": " + e));
    }
  }

  private static void refuseSecond(Cell cell) {
    running(cell)
        .ifPresent(
            daemon -> {
              throw new GridException(
                  Problem.refused(
                      "a daemon serves this cell already (process " + daemon.pid() + ")"));
            });
  }

  private static int serve(CommandContext context) {
    refuseSecond(context.cell());
    Path file = pidFile(context.cell());
    try {
      Files.writeString(file, ProcessHandle.current().pid() + "\n");
      Wiring.serve(context.cell(), context.console());
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new GridException(Problem.refused("can't write " + file + ": " + e));
    }
    return 0;
  }

  private static int start(CommandContext context) {
    refuseSecond(context.cell());
    Path log = context.cell().directory().resolve("daemon.log");
    List<String> command = new ArrayList<>();
    // a session of its own: it outlives the terminal and hears no Ctrl-C
    command.add("setsid");
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:+UseSerialGC");
    command.addAll(ownFlags());
    command.addAll(List.of("-cp", absolute(System.getProperty("java.class.path"))));
    command.addAll(List.of(Main.class.getName(), "gridlite", "daemon", "run"));
    try {
      Process process =
          new ProcessBuilder(command)
              .directory(context.cell().directory().toFile())
              .redirectInput(new File("/dev/null"))
              .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
              .redirectErrorStream(true)
              .start();
      awaitAnswer(context.cell(), process, log);
      context.console().out("the daemon runs (process " + process.pid() + ")\n");
      return 0;
    } catch (IOException e) {
      throw new GridException(Problem.refused("can't start the daemon: " + e.getMessage()));
    }
  }

  /** This JVM's flags (the class-data archive among them) but the limit to quick compilation. */
  private static List<String> ownFlags() {
    List<String> flags = new ArrayList<>();
    for (String word : ProcessHandle.current().info().arguments().orElse(new String[0])) {
      if (word.equals("-cp")) {
        break;
      }
      if (word.startsWith(ClassArchive.LIST_FLAG)) {
        // two processes must not write one list
        flags.add(word + ClassArchive.DAEMON_SUFFIX);
      } else if (!word.startsWith("-XX:TieredStopAtLevel")) {
        flags.add(word);
      }
    }
    return flags;
  }

  private static String absolute(String classPath) {
    List<String> absolute = new ArrayList<>();
    for (String part : List.of(classPath.split(File.pathSeparator, -1))) {
      absolute.add(Path.of(part).toAbsolutePath().normalize().toString());
    }
    return String.join(File.pathSeparator, absolute);
  }

  private static void awaitAnswer(Cell cell, Process process, Path log) throws IOException {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (!Client.answers(cell.directory())) {
      if (!process.isAlive()) {
        throw new GridException(Problem.refused("the daemon has ended at once").hint("see " + log));
      }
      if (System.nanoTime() > deadline) {
        process.destroy();
        throw new GridException(Problem.refused("the daemon does not answer").hint("see " + log));
      }
      pause();
    }
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new GridException(Problem.refused("interrupted while waiting for the daemon"));
    }
  }

  private static int stop(CommandContext context) {
    Optional<ProcessHandle> daemon = running(context.cell());
    if (daemon.isEmpty()) {
      throw new GridException(Problem.refused("no daemon serves this cell"));
    }
    if (!daemon.get().destroy()) {
      throw new GridException(
          Problem.refused("process " + daemon.get().pid() + " can't be stopped by this user"));
    }
    // the file goes last; the process may stay as a zombie until somebody collects it
    while (Files.exists(pidFile(context.cell())) && daemon.get().isAlive()) {
      pause();
    }
    context.console().out("the daemon has stopped\n");
    return 0;
  }

  private static int status(CommandContext context) {
    Optional<ProcessHandle> daemon = running(context.cell());
    context
        .console()
        .out(
            daemon.isPresent()
                ? "a daemon serves this cell (process " + daemon.get().pid() + ")\n"
                : "no daemon serves this cell\n");
    return daemon.isPresent() ? 0 : 1;
  }
}
