package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jline.builtins.ScreenTerminal;

/**
 * A command on a terminal, which script(1) makes, and somebody who types and looks: what the
 * command writes is drawn on a screen as a terminal would.
 */
final class PseudoTerminal implements AutoCloseable {
  private final Process process;
  private final Path device;
  private final StringBuilder written = new StringBuilder();
  private final ScreenTerminal screen;
  private final Thread reading;

  /**
   * Starts a command.
   *
   * @param command a command line of sh(1)
   * @param type the variable TERM
   */
  PseudoTerminal(CellCommands cell, String command, String type, int rows, int columns)
      throws IOException {
    device = cell.root().resolve("terminal");
    Files.deleteIfExists(device);
    screen = new ScreenTerminal(columns, rows);
    String line =
        "stty rows "
            + rows
            + " cols "
            + columns
            + "; tty > '"
            + device
            + ".new'; mv '"
            + device
            + ".new' '"
            + device
            + "'; PATH="
            + CellCommands.BIN
            + ":$PATH; "
            + command;
    // whoever runs the tests in the background may have them ignore what Ctrl-C sends
    String signals = "$SIG{INT} = $SIG{QUIT} = 'DEFAULT'; exec @ARGV";
    ProcessBuilder builder =
        cell.command(List.of("perl", "-e", signals, "script", "-qfec", line, "/dev/null"));
    builder.command().set(0, "perl");
    builder.environment().put("SHELL", "/bin/sh");
    builder.environment().put("TERM", type);
    for (String variable : List.of("PAGER", "EDITOR", "VISUAL", "NO_COLOR", "LINES", "COLUMNS")) {
      builder.environment().remove(variable);
    }
    process = builder.start();
    reading = new Thread(this::read, "terminal");
    reading.setDaemon(true);
    reading.start();
  }

  private void read() {
    char[] buffer = new char[8192];
    try (Reader in = new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)) {
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        synchronized (this) {
          written.append(buffer, 0, count);
          screen.write(new String(buffer, 0, count));
          notifyAll();
        }
      }
    } catch (IOException e) {
      // script has ended
    }
    synchronized (this) {
      notifyAll();
    }
  }

  void type(String keys) throws IOException {
    OutputStream in = process.getOutputStream();
    in.write(keys.getBytes(StandardCharsets.UTF_8));
    in.flush();
  }

  void resize(int rows, int columns) throws IOException, InterruptedException {
    synchronized (this) {
      screen.setSize(columns, rows);
    }
    String name = Files.readString(device).trim();
    Process stty =
        new ProcessBuilder("stty", "-F", name, "rows", "" + rows, "cols", "" + columns)
            .inheritIO()
            .start();
    assertThat(stty.waitFor()).isZero();
  }

  /** All that was written so far, with its escape codes. */
  synchronized String written() {
    return written.toString();
  }

  /** The rows of the screen. */
  synchronized List<String> rows() {
    return screen.toString().lines().map(String::stripTrailing).toList();
  }

  /** Waits until the screen looks as wanted. */
  synchronized List<String> await(String what, Predicate<List<String>> wanted)
      throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(50L * CellCommands.PATIENCE);
    while (!wanted.test(rows())) {
      long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
      assertThat(left)
          .as("%s; on the screen:%n%s%nwritten:%n%s", what, String.join("\n", rows()), written)
          .isPositive();
      wait(Math.min(left, 500));
    }
    return rows();
  }

  /** Waits until a row begins with a text. */
  List<String> awaitRow(String start) throws InterruptedException {
    return await(start, rows -> rows.stream().anyMatch(row -> row.startsWith(start)));
  }

  /** Waits for the command's end; returns its exit status. */
  int end() throws InterruptedException {
    boolean ended = process.waitFor(50L * CellCommands.PATIENCE, TimeUnit.MILLISECONDS);
    assertThat(ended).as("goes on; on the screen:%n%s", String.join("\n", rows())).isTrue();
    reading.join();
    return process.exitValue();
  }

  @Override
  public void close() {
    process.destroy();
  }
}
