package gridlite.main;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A terminal as the standard output of a listing: what does not fit goes through {@code $PAGER}
 * ({@code less} by default; none when it is empty or {@code cat}). Whoever leaves the pager has
 * seen what they wanted.
 */
final class Screen extends OutputStream {
  private static final int LEAST_LINES = 10;
  private static final int USUAL_LINES = 24;

  private final Map<String, String> environment;
  private final ByteArrayOutputStream held = new ByteArrayOutputStream();
  private int lines;
  private int height;
  private boolean fits = true;
  private @Nullable Process pager;
  private @Nullable OutputStream target;

  Screen(Map<String, String> environment) {
    this.environment = environment;
  }

  @Override
  public void write(int octet) throws IOException {
    write(new byte[] {(byte) octet}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    OutputStream open = target;
    if (open != null) {
      open.write(bytes, from, count);
      return;
    }
    held.write(bytes, from, count);
    for (int i = from; i < from + count; i++) {
      lines += bytes[i] == '\n' ? 1 : 0;
    }
    if (lines >= LEAST_LINES && height == 0) {
      height = height();
    }
    if (height > 0 && lines >= height) {
      fits = false;
      release();
    }
  }

  /** Passes on what is held back, to the pager or straight. */
  private void release() throws IOException {
    OutputStream open = fits ? straight() : paged();
    target = open;
    open.write(held.toByteArray());
    held.reset();
  }

  private static OutputStream straight() {
    return new FileOutputStream(FileDescriptor.out);
  }

  private OutputStream paged() {
    String command = environment.getOrDefault("PAGER", "less");
    if (command.isEmpty() || command.equals("cat") || !isThere(command)) {
      return straight();
    }
    ProcessBuilder builder = new ProcessBuilder("sh", "-c", command);
    builder.environment().putIfAbsent("LESS", "FRSX");
    builder.redirectOutput(ProcessBuilder.Redirect.INHERIT);
    builder.redirectError(ProcessBuilder.Redirect.INHERIT);
    try {
      Process started = builder.start();
      pager = started;
      return started.getOutputStream();
    } catch (IOException e) {
      // without a pager the listing is still wanted
      return straight();
    }
  }

  /** Whether the program of a command exists; without a pager the listing is still wanted. */
  private boolean isThere(String command) {
    int blank = command.indexOf(' ');
    String program = blank < 0 ? command : command.substring(0, blank);
    if (program.indexOf('/') >= 0) {
      return new File(program).canExecute();
    }
    for (String directory : environment.getOrDefault("PATH", "").split(":", -1)) {
      if (new File(directory, program).canExecute()) {
        return true;
      }
    }
    return false;
  }

  /** Lines of the terminal. */
  private int height() {
    String told = environment.getOrDefault("LINES", "");
    if (isNumber(told)) {
      return Math.max(LEAST_LINES, Integer.parseInt(told));
    }
    try {
      Process size = new ProcessBuilder("stty", "size").redirectInput(new File("/dev/tty")).start();
      String answer = new String(size.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      int blank = answer.indexOf(' ');
      String rows = blank < 0 ? "" : answer.substring(0, blank);
      return isNumber(rows) ? Math.max(LEAST_LINES, Integer.parseInt(rows)) : USUAL_LINES;
    } catch (IOException e) {
      return USUAL_LINES;
    }
  }

  private static boolean isNumber(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!Character.isDigit(text.charAt(i))) {
        return false;
      }
    }
    return !text.isEmpty() && text.length() < 6;
  }

  /** Shows what is left and waits until the reader leaves the pager. */
  @Override
  public void close() throws IOException {
    if (target == null) {
      release();
    }
    Process reader = pager;
    try {
      if (target != null) {
        target.close();
      }
    } finally {
      if (reader != null) {
        await(reader);
      }
    }
  }

  private static void await(Process reader) {
    try {
      reader.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
