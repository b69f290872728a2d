package gridlite.terminal;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A terminal as the standard output of a listing: what does not fit on it goes through a pager,
 * {@code $PAGER} or the built-in one. All of it is held until the command has ended: one that waits
 * for its reader would keep the cell from everybody else.
 */
public final class PagedOutput extends OutputStream {
  /** A text of fewer rows fits on any terminal, and needs no look at its size. */
  private static final int LEAST_ROWS = 10;

  /** The narrowest terminal by which rows are counted without a look at the size. */
  private static final int LEAST_COLUMNS = 20;

  /** Bytes that are kept in memory, more than any terminal shows; further ones go to a file. */
  private static final int MOST_IN_MEMORY = 1 << 20;

  private final String command;
  private final Map<String, String> variables;
  private final OutputStream straight;
  private final ByteArrayOutputStream held = new ByteArrayOutputStream();
  private @Nullable FileChannel file;

  private PagedOutput(String command, Map<String, String> variables, OutputStream straight) {
    this.command = command;
    this.variables = variables;
    this.straight = straight;
  }

  /**
   * Standard output of a listing on a terminal. Nothing is paged where {@code TERM} is {@code
   * dumb}, {@code PAGER} is empty, {@code cat} or not there, or nobody can type.
   *
   * @param command its name, which the built-in pager shows
   * @param straight where it goes when it is not paged
   */
  public static OutputStream of(
      String command, Map<String, String> variables, OutputStream straight) {
    String pager = variables.get("PAGER");
    boolean paged =
        pager == null
            ? StandardStreams.allowScreen(variables)
            : !StandardStreams.isDumb(variables)
                && !pager.isBlank()
                && !pager.equals("cat")
                && isThere(pager.strip(), variables);
    return paged ? new PagedOutput(command, variables, straight) : straight;
  }

  /**
   * Returns whether the program of a command exists; without a pager the listing is still wanted.
   */
  private static boolean isThere(String command, Map<String, String> variables) {
    int blank = command.indexOf(' ');
    String program = blank < 0 ? command : command.substring(0, blank);
    if (program.indexOf('/') >= 0) {
      return new File(program).canExecute();
    }
    for (String directory : variables.getOrDefault("PATH", "").split(":", -1)) {
      if (new File(directory, program).canExecute()) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void write(int octet) throws IOException {
    write(new byte[] {(byte) octet}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    if (file == null && held.size() + count > MOST_IN_MEMORY) {
      file = unnamedFile();
    }
    if (file == null) {
      held.write(bytes, from, count);
    } else {
      Channels.newOutputStream(file).write(bytes, from, count);
    }
  }

  /** A file that is gone as soon as this process is, however it ends. */
  private static FileChannel unnamedFile() throws IOException {
    return FileChannel.open(
        Files.createTempFile("gridlite-", ".listing"),
        StandardOpenOption.READ,
        StandardOpenOption.WRITE,
        StandardOpenOption.DELETE_ON_CLOSE);
  }

  /** Shows what was written, and waits until the reader leaves the pager. */
  @Override
  public void close() throws IOException {
    try (InputStream text = text()) {
      if (fits()) {
        print(text);
      } else if (variables.containsKey("PAGER")) {
        page(text, variables.getOrDefault("PAGER", ""));
      } else {
        page(text);
      }
    }
  }

  private void print(InputStream text) throws IOException {
    text.transferTo(straight);
  }

  private void page(InputStream text) throws IOException {
    Screen screen;
    try {
      screen = Screen.open();
    } catch (IOException e) {
      // without a pager the listing is still wanted
      print(text);
      return;
    }
    try (screen) {
      screen.page(command, text);
    }
  }

  private boolean fits() {
    if (file != null) {
      return false;
    }
    byte[] text = held.toByteArray();
    if (rows(text, LEAST_COLUMNS) < LEAST_ROWS) {
      return true;
    }
    TerminalSize size = TerminalSize.of(variables);
    return rows(text, size.columns()) < size.rows();
  }

  /** Rows that a text takes up on a terminal. */
  static int rows(byte[] text, int columns) {
    int rows = 0;
    int column = 0;
    boolean inEscape = false;
    for (byte octet : text) {
      if (octet == '\n') {
        rows++;
        column = 0;
      } else if (octet == '\u001b') {
        inEscape = true;
      } else if (inEscape) {
        // ends with its first letter
        inEscape = octet < 'A' || octet > 'z' || octet == '[';
      } else if ((octet & 0xc0) != 0x80 && column++ == columns) {
        rows++;
        column = 1;
      }
    }
    return rows;
  }

  private InputStream text() throws IOException {
    InputStream beginning = new ByteArrayInputStream(held.toByteArray());
    if (file == null) {
      return beginning;
    }
    return new SequenceInputStream(beginning, Channels.newInputStream(file.position(0)));
  }

  private static void page(InputStream text, String pager) throws IOException {
    ProcessBuilder builder = new ProcessBuilder("sh", "-c", pager);
    builder.environment().putIfAbsent("LESS", "FRSX");
    builder.redirectOutput(ProcessBuilder.Redirect.INHERIT);
    builder.redirectError(ProcessBuilder.Redirect.INHERIT);
    Process reader = builder.start();
    try (OutputStream out = reader.getOutputStream()) {
      text.transferTo(out);
    } catch (IOException e) {
      // whoever leaves the pager has seen what they wanted
    }
    try {
      reader.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
