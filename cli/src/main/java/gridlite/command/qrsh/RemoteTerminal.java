package gridlite.command.qrsh;

import gridlite.terminal.Screen;
import gridlite.terminal.StandardStreams;
import gridlite.terminal.TerminalSize;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The terminal that the command of {@code qrsh} gets. script(1) makes it in the job; it has the
 * size of the caller's, also when that changes, for the kernel lets its owner set it from outside
 * and signals the command. A caller without a terminal gets one of the usual size.
 */
final class RemoteTerminal implements AutoCloseable {
  private final Map<String, String> variables;

  /** The file in which the job leaves the name of its terminal. */
  private final Path name;

  /** The size as stty(1) takes it; the job begins with it. */
  private final Path size;

  private final @Nullable Screen screen;

  /**
   * Gives the caller's keys to the command.
   *
   * @param directory of the caller's, which the job can write to
   */
  RemoteTerminal(Path directory, Map<String, String> variables) throws IOException {
    this.variables = variables;
    name = directory.resolve("terminal");
    size = directory.resolve("size");
    boolean isTerminal = StandardStreams.isInputTerminal() && StandardStreams.isOutputTerminal();
    if (isTerminal) {
      Screen opened = Screen.lend(this::resize);
      screen = opened;
      resize(opened.size());
    } else {
      screen = null;
      resize(TerminalSize.of(variables));
    }
  }

  /** Words that run a command line of a shell on a terminal of its own. */
  List<String> command(String line) {
    // the size is read after the name is known: a change in between is seen here or there
    String sized = "tty > " + name + "; stty `cat " + size + "`; " + line;
    return List.of("script", "-q", "-e", "-c", sized, "/dev/null");
  }

  /** Options of qsub(1) for it: programs know by {@code TERM} how to place text. */
  List<String> options() {
    String type = variables.getOrDefault("TERM", "");
    return type.isEmpty() ? List.of() : List.of("-v", "TERM=" + type);
  }

  private synchronized void resize(TerminalSize now) {
    try {
      Path written = size.resolveSibling("size.new");
      Files.writeString(written, "rows " + now.rows() + " cols " + now.columns() + "\n");
      Files.move(written, size, StandardCopyOption.ATOMIC_MOVE);
      String device = Files.exists(name) ? Files.readString(name).strip() : "";
      if (!device.isEmpty()) {
        new ProcessBuilder(
                "stty", "-F", device, "rows", "" + now.rows(), "cols", "" + now.columns())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start()
            .waitFor();
      }
    } catch (IOException e) {
      // the job has ended
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() throws IOException {
    if (screen != null) {
      screen.close();
    }
  }
}
