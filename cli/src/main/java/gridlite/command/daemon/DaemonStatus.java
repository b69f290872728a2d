package gridlite.command.daemon;

import gridlite.command.cell.ServedCell;
import gridlite.port.StoreException;
import gridlite.problem.GridException;
import gridlite.remote.Control;
import gridlite.remote.Socket;
import gridlite.render.Document;
import gridlite.runtime.Cell;
import gridlite.runtime.CommandContext;
import gridlite.state.Engine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The status of a cell's daemon.
 *
 * @param cell the cell
 * @param state what it does
 * @param process number of its process, or a word where that is not known; empty: no process
 * @param detail why it can't save changes, or what is known of one that does not answer
 * @param helper number of the process of the cell's helper; empty when it has none
 * @param engine what runs the cell's tasks; empty where that can't be known now
 * @param port address and port on which it listens for submit hosts, if it does
 */
public record DaemonStatus(
    Cell cell,
    State state,
    Optional<String> process,
    Optional<String> detail,
    OptionalLong helper,
    Optional<Engine> engine,
    Optional<String> port) {
  /** The state of a daemon; its place is the exit status of {@code gridlite daemon status}. */
  enum State {
    /** It serves the cell. */
    SERVING("serving"),
    /** There is none. */
    NONE("none"),
    /** It is starting or ending. */
    CHANGING("changing"),
    /** It answers, but can't save changes. */
    BROKEN("broken"),
    /** It listens, but does not answer. */
    SILENT("silent");

    private final String word;

    State(String word) {
      this.word = word;
    }
  }

  /** Asks the daemon of a cell, and its helper. */
  public static DaemonStatus of(CommandContext context) {
    Cell cell = context.cell();
    DaemonStatus found = of(cell);
    return found.state == State.SERVING || found.state == State.NONE
        ? new DaemonStatus(
            cell,
            found.state,
            found.process,
            found.detail,
            found.helper,
            engine(context),
            found.port)
        : found;
  }

  /** The engine of the cell, for those who may use it. */
  private static Optional<Engine> engine(CommandContext context) {
    try {
      return Optional.of(ServedCell.engine(context).engine());
    } catch (GridException | StoreException e) {
      return Optional.empty();
    }
  }

  /** The same without the engine. */
  static DaemonStatus of(Cell cell) {
    OptionalLong helper = helper(cell);
    try {
      return of(cell, DaemonControl.running(Socket.DAEMON, cell), helper);
    } catch (Control.SilentException e) {
      String process = DaemonMark.process(cell);
      return new DaemonStatus(
          cell,
          State.SILENT,
          Optional.of(process),
          Optional.of(e.getMessage() + silence(process)),
          helper,
          Optional.empty(),
          Optional.empty());
    }
  }

  /** The process of the helper; empty also for one that does not answer. */
  private static OptionalLong helper(Cell cell) {
    try {
      return DaemonControl.running(Socket.HELPER, cell).stream()
          .mapToLong(Control.State::process)
          .findFirst();
    } catch (Control.SilentException e) {
      return OptionalLong.empty();
    }
  }

  private static DaemonStatus of(Cell cell, Optional<Control.State> found, OptionalLong helper) {
    if (found.isPresent()) {
      boolean serves = found.get().word().equals("serving");
      return new DaemonStatus(
          cell,
          serves ? State.SERVING : State.BROKEN,
          Optional.of(Long.toString(found.get().process())),
          serves ? Optional.empty() : Optional.of(found.get().detail()),
          helper,
          Optional.empty(),
          found.get().port());
    }
    return DaemonMark.isTaken(cell)
        ? new DaemonStatus(
            cell,
            State.CHANGING,
            Optional.of(DaemonMark.process(cell)),
            Optional.empty(),
            helper,
            Optional.empty(),
            Optional.empty())
        : new DaemonStatus(
            cell,
            State.NONE,
            Optional.empty(),
            Optional.empty(),
            helper,
            Optional.empty(),
            Optional.empty());
  }

  /** The reason why a process says nothing, as far as the kernel shows its state. */
  private static String silence(String process) {
    if (!process.matches("\\d{1,10}")) {
      return "";
    }
    try {
      String stat = Files.readString(Path.of("/proc").resolve(process).resolve("stat"));
      // the name of the program, in parentheses, may hold anything
      if (stat.startsWith(" T", stat.lastIndexOf(')') + 1)) {
        return ": it is stopped, and goes on after: kill -CONT " + process;
      }
    } catch (IOException e) {
      // its number is not known to this user, or it has just ended
    }
    return "";
  }

  /**
   * 0: serving, 1: there is none, 2: starting or ending, 3: it can't save changes, 4: it does not
   * answer.
   */
  public int exitStatus() {
    return state.ordinal();
  }

  /** Returns whether Slurm is known to run the cell's tasks. */
  public boolean isOnSlurm() {
    return engine.filter(Engine.SLURM::equals).isPresent();
  }

  /** A line for people. */
  public String text() {
    return switch (state) {
      case SERVING ->
          "a daemon serves this cell (process "
              + process.orElse("")
              + ")"
              + (isOnSlurm() ? "; Slurm runs its tasks" : "")
              + port.map(place -> "; submit hosts reach it by " + place).orElse("");
      case NONE ->
          "no daemon serves this cell"
              + (isOnSlurm() ? ", whose tasks Slurm runs: nothing is started" : "")
              + (helper.isPresent()
                  ? "; its helper (process " + helper.getAsLong() + ") runs its owner's commands"
                  : "");
      case CHANGING -> "a daemon is starting or ending (process " + process.orElse("") + ")";
      case BROKEN -> served() + "can't save changes: " + detail.orElse("");
      case SILENT -> served() + detail.orElse("");
    };
  }

  private String served() {
    return "a daemon serves this cell (process " + process.orElse("") + "), but ";
  }

  /** Writes it in a structured form ({@code docs/schema/daemon.schema.json}). */
  void write(Document document) {
    document.open().value("cell", cell.directory().toString()).value("state", state.word);
    process
        .filter(number -> number.chars().allMatch(Character::isDigit))
        .ifPresent(number -> document.value("process", Long.parseLong(number)));
    if (helper.isPresent()) {
      document.value("helper", helper.getAsLong());
    }
    document.optional("engine", engine.map(Engine::word));
    port.ifPresent(place -> document.value("port", place));
    detail.ifPresent(words -> document.value("detail", words));
    document.value("text", text()).close();
  }
}
