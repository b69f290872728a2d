package gridlite.command.daemon;

import gridlite.command.FormOption;
import gridlite.command.OutputFormat;
import gridlite.command.cell.ClassArchive;
import gridlite.port.Succession;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.remote.Control;
import gridlite.remote.Socket;
import gridlite.render.TextOutput;
import gridlite.runtime.Cell;
import gridlite.runtime.CellFiles;
import gridlite.runtime.CommandContext;
import gridlite.runtime.CommandReader;
import gridlite.runtime.Invocation;
import gridlite.runtime.Machine;
import gridlite.runtime.Wiring;
import gridlite.verb.Verb;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** {@code gridlite daemon}: runs, starts and stops the daemon of a cell. */
@Command(
    name = "daemon",
    description = "Run, start and stop the daemon of a cell.",
    subcommands = {
      DaemonControl.Run.class,
      DaemonControl.Start.class,
      DaemonControl.Stop.class,
      DaemonControl.ShowStatus.class,
      DaemonUnit.class
    })
public final class DaemonControl extends Verb {
  /** Bytes that even the log of a daemon needs. */
  private static final long LITTLE = 4096;

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final long PAUSE_MILLIS = 20;

  private final CommandReader commands;

  /**
   * The verb.
   *
   * @param commands reads what the daemon's clients call
   */
  public DaemonControl(CommandReader commands) {
    this.commands = commands;
  }

  @Override
  public int run(CommandContext context) {
    throw new GridException(
        Problem.of(ProblemKind.USAGE, "gridlite daemon: no action given")
            .hint("expected one of run, start, stop, status, unit"));
  }

  /** {@code gridlite daemon run}. */
  @Command(name = "run", description = "Serve the cell in the foreground.")
  static final class Run extends Verb {
    @ParentCommand private DaemonControl parent = new DaemonControl(Run::unread);
    @Mixin private DaemonPages pages = new DaemonPages();

    @Option(
        names = "--standby",
        description = "In a cell on a server: wait until no other daemon leads, then serve.")
    private boolean standby;

    @Override
    public int run(CommandContext context) {
      Wiring.refuseNone(context.cell());
      pages.check();
      return standby
          ? succeed(context, parent.commands, pages)
          : serve(context, parent.commands, pages);
    }

    private static Invocation unread(String name, List<String> arguments) {
      throw new IllegalStateException("picocli has not set the parent of a verb");
    }
  }

  /** {@code gridlite daemon start}. */
  @Command(name = "start", description = "Start the daemon; returns when it answers.")
  static final class Start extends Verb {
    @Mixin private DaemonPages pages = new DaemonPages();

    @Override
    public int run(CommandContext context) {
      Wiring.refuseNone(context.cell());
      pages.check();
      int status = start(context, pages.words(context.directory()));
      pages.link(context.cell()).ifPresent(link -> context.console().out(link + "\n"));
      return status;
    }
  }

  /** {@code gridlite daemon stop}. */
  @Command(
      name = "stop",
      description = "End the daemon of this cell, or its helper; its owner and root may.")
  static final class Stop extends Verb {
    @Override
    public int run(CommandContext context) {
      Wiring.refuseNone(context.cell());
      return stop(context);
    }
  }

  /** {@code gridlite daemon status}. */
  @Command(
      name = "status",
      description =
          "Say whether a daemon serves the cell. Ends with 0 when one does, 1 when there is none,"
              + " 2 when one is starting or ending, 3 when it can't save changes, 4 when it does not"
              + " answer.")
  static final class ShowStatus extends Verb {
    @Mixin private FormOption form = new FormOption();

    @Override
    public int run(CommandContext context) {
      Wiring.refuseNone(context.cell());
      return status(context, form.form());
    }
  }

  /** Returns what the daemon or helper of a cell says of itself. */
  static Optional<Control.State> running(Socket socket, Cell cell) throws Control.SilentException {
    try {
      return Control.state(socket, cell.directory());
    } catch (Control.SilentException e) {
      throw e;
    } catch (IOException e) {
      throw refused("the daemon of cell " + cell.directory() + ": " + e.getMessage());
    }
  }

  /** Returns whether a process serves a cell, and says so. */
  private static boolean serves(Process process, Cell cell) {
    try {
      // another daemon may answer: one that was started at the same time
      return running(Socket.DAEMON, cell)
          .filter(state -> state.process() == process.pid())
          .isPresent();
    } catch (Control.SilentException e) {
      return false;
    }
  }

  private static GridException refused(String text) {
    return new GridException(Problem.refused(text));
  }

  private static GridException second(Cell cell) {
    return refused("a daemon serves this cell already (process " + DaemonMark.process(cell) + ")");
  }

  private static int serve(CommandContext context, CommandReader commands, DaemonPages pages) {
    Cell cell = context.cell();
    try {
      DaemonMark mark = DaemonMark.take(cell).orElseThrow(() -> second(cell));
      try (mark) {
        // from now on nobody starts another
        Control.stop(Socket.HELPER, cell.directory());
        DaemonLog log = new DaemonLog(DaemonLog.file(cell));
        Wiring.serve(
            cell,
            new LogConsole(context.console(), log),
            new Succession(false, log, reason -> leave(log, reason)),
            (own, trouble) -> serve(own, new DaemonService(own, commands, trouble, log), pages));
      }
    } catch (IOException e) {
      throw refused("can't mark cell " + cell.directory() + " as served: " + e.getMessage());
    }
    return 0;
  }

  private static void serve(CommandContext own, DaemonService service, DaemonPages pages) {
    service.serve(() -> pages.serve(own, service));
  }

  /**
   * Another daemon has taken over: this process ends as a kill ends it, since all that it could
   * still do would be by an old state.
   */
  private static void leave(DaemonLog log, String reason) {
    log.accept(reason + ": this daemon ends");
    Runtime.getRuntime().halt(1);
  }

  /** Waits until no other daemon leads the cell, and takes its place. */
  private static int succeed(CommandContext context, CommandReader commands, DaemonPages pages) {
    Cell cell = context.cell();
    if (!Wiring.isOnServer(cell)) {
      throw new GridException(
          Problem.refused("--standby is for cells on a server, and this one is in a file")
              .hint("\"gridlite database move\" moves it"));
    }
    DaemonLog log = new DaemonLog(DaemonLog.file(cell));
    Wiring.serve(
        cell,
        new LogConsole(context.console(), log),
        new Succession(true, log, reason -> leave(log, reason)),
        (own, trouble) -> {
          // whoever led before writes nothing any more, even if its process is still there
          try {
            DaemonMark mark = DaemonMark.replace(cell);
            try (mark) {
              serve(own, new DaemonService(own, commands, trouble, log), pages);
            }
          } catch (IOException e) {
            throw refused("can't mark cell " + cell.directory() + " as served: " + e.getMessage());
          }
        });
    return 0;
  }

  private static int start(CommandContext context, List<String> options) {
    Cell cell = context.cell();
    if (DaemonMark.isTaken(cell)) {
      throw second(cell);
    }
    Path log = DaemonLog.file(cell);
    List<String> command = new ArrayList<>();
    // a session of its own: it outlives the terminal and hears no Ctrl-C
    command.add("setsid");
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:+UseSerialGC");
    command.addAll(ownFlags());
    command.addAll(List.of("-cp", absolute(System.getProperty("java.class.path"))));
    command.addAll(List.of(Machine.MAIN, "gridlite", "daemon", "run"));
    command.addAll(options);
    try {
      CellFiles.append(log, CellFiles.PRIVATE, "");
      long before = Files.size(log);
      Process process =
          new ProcessBuilder(command)
              .directory(cell.directory().toFile())
              .redirectInput(new File("/dev/null"))
              .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
              .redirectErrorStream(true)
              .start();
      awaitAnswer(cell, process, log, before);
      context.console().out("the daemon runs (process " + process.pid() + ")\n");
      return 0;
    } catch (IOException e) {
      throw refused("can't start the daemon: " + e.getMessage());
    }
  }

  /**
   * This JVM's flags, the class-data archive among them, and that code is compiled quickly: what a
   * second compiler gains takes some fifty runs of a large cell to pay for itself.
   */
  private static List<String> ownFlags() {
    List<String> flags = new ArrayList<>();
    for (String word : ProcessHandle.current().info().arguments().orElse(new String[0])) {
      if (word.equals("-cp")) {
        break;
      }
      if (word.startsWith(ClassArchive.LIST_FLAG)) {
        // two processes must not write one list
        flags.add(word + ClassArchive.DAEMON_SUFFIX);
      } else {
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

  private static void awaitAnswer(Cell cell, Process process, Path log, long before)
      throws IOException {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (!serves(process, cell)) {
      if (!process.isAlive()) {
        if (DaemonMark.isTaken(cell)) {
          throw second(cell);
        }
        throw ended(cell, log, before);
      }
      if (System.nanoTime() > deadline) {
        process.destroy();
        throw new GridException(Problem.refused("the daemon does not answer").hint("see " + log));
      }
      pause();
    }
  }

  /**
   * The reason why it has ended is in its log, but for a disk that takes no log.
   *
   * @param before size of the log when it started
   */
  private static GridException ended(Cell cell, Path log, long before) throws IOException {
    Optional<String> reason = DaemonLog.lastSince(log, before);
    boolean full = Files.getFileStore(cell.directory()).getUsableSpace() < LITTLE;
    if (reason.isEmpty() && full) {
      return new GridException(
          Problem.refused(
                  "the daemon has ended at once: no room is left on the disk of "
                      + cell.directory())
              .hint("make room; nothing is lost"));
    }
    String text = "the daemon has ended at once" + reason.map(line -> ": " + line).orElse("");
    return new GridException(Problem.refused(text).hint("see " + log));
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
    Cell cell = context.cell();
    String stopped = "the daemon has stopped\n";
    try {
      DaemonStatus status = DaemonStatus.of(cell);
      if (status.state() == DaemonStatus.State.SILENT) {
        // whoever is stopped would end as late as they go on
        throw refused(status.text());
      }
      if (!Control.stop(Socket.DAEMON, cell.directory())) {
        if (DaemonMark.isTaken(cell)) {
          throw refused(
              "the daemon (process " + DaemonMark.process(cell) + ") is starting or ending");
        }
        if (!Control.stop(Socket.HELPER, cell.directory())) {
          throw refused("no daemon serves this cell");
        }
        stopped = "no daemon serves this cell; its helper has left\n";
      }
    } catch (IOException e) {
      throw refused("the daemon can't be stopped: " + e.getMessage());
    }
    context.console().out(stopped);
    return 0;
  }

  private static int status(CommandContext context, OutputFormat form) {
    DaemonStatus status = DaemonStatus.of(context);
    TextOutput out = new TextOutput(context.console()::out);
    form.write(
        out, "daemon", text -> text.add(status.text()).end(), document -> status.write(document));
    out.flush();
    return status.exitStatus();
  }
}
