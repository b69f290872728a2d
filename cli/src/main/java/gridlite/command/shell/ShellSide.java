package gridlite.command.shell;

import gridlite.remote.CallerSide;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Map;

/** The shell as the caller of one of its commands. Ctrl-C ends the command, not the process. */
final class ShellSide implements CallerSide {
  private final Map<String, String> variables;
  private final Path directory;
  private final Streams streams;
  private Runnable end = () -> {};
  private Runnable wish = () -> {};
  private boolean hasWish;
  private volatile boolean isEnded;

  /**
   * The streams of a command.
   *
   * @param outputTerminal whether output goes to a terminal
   * @param errorTerminal whether errors go to a terminal
   */
  record Streams(
      InputStream in,
      OutputStream out,
      OutputStream err,
      boolean outputTerminal,
      boolean errorTerminal) {}

  /** A caller with some variables in a directory. */
  ShellSide(Map<String, String> variables, Path directory, Streams streams) {
    this.variables = Map.copyOf(variables);
    this.directory = directory;
    this.streams = streams;
  }

  /** Ctrl-C was pressed. */
  void interrupt() {
    Runnable action;
    synchronized (this) {
      isEnded = !hasWish;
      action = hasWish ? wish : end;
    }
    action.run();
  }

  @Override
  public Map<String, String> variables() {
    return variables;
  }

  @Override
  public Path directory() {
    return directory;
  }

  @Override
  public OutputStream out() {
    return streams.out();
  }

  @Override
  public OutputStream err() {
    return streams.err();
  }

  @Override
  public boolean isOutputTerminal() {
    return streams.outputTerminal();
  }

  @Override
  public boolean isErrorTerminal() {
    return streams.errorTerminal();
  }

  @Override
  public byte[] readInput() throws IOException {
    return streams.in().readAllBytes();
  }

  @Override
  public synchronized void passInterruptTo(Runnable newWish) {
    wish = newWish;
    hasWish = true;
  }

  @Override
  public synchronized void endBy(Runnable how) {
    end = how;
  }

  @Override
  public boolean isEnded() {
    return isEnded;
  }
}
