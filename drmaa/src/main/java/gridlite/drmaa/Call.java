package gridlite.drmaa;

import gridlite.remote.CellTrust;
import gridlite.remote.FileReply;
import gridlite.remote.Frame;
import gridlite.remote.Socket;
import gridlite.remote.Umask;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.ggf.drmaa.AuthorizationException;
import org.ggf.drmaa.DeniedByDrmException;
import org.ggf.drmaa.DrmCommunicationException;
import org.ggf.drmaa.DrmaaException;
import org.ggf.drmaa.TryLaterException;
import org.jspecify.annotations.Nullable;

/**
 * One command: run by the daemon or the helper where one listens, otherwise by a process, which
 * starts a helper where there may be one. Another thread may close it.
 */
final class Call implements AutoCloseable {
  private static final int TRY_AGAIN = 75;

  /** Exit status where the caller lacks the right to what was asked for. */
  private static final int NO_RIGHT = 77;

  private final Product product;
  private final List<String> words;
  private final Consumer<String> lines;
  private final StringBuilder rest = new StringBuilder();
  private final StringBuilder errors = new StringBuilder();
  private volatile boolean closed;
  private volatile @Nullable SocketChannel channel;
  private volatile @Nullable Process process;

  /**
   * A call that has not begun.
   *
   * @param words name of the command, and its arguments
   * @param lines takes each line of standard output as it comes
   */
  Call(Product product, List<String> words, Consumer<String> lines) {
    this.product = product;
    this.words = List.copyOf(words);
    this.lines = lines;
  }

  /**
   * Runs a command to its end.
   *
   * @param words name of the command, and its arguments
   * @return the lines that it prints
   * @throws DrmaaException of the kind that its exit status stands for
   */
  static List<String> lines(Product product, List<String> words) throws DrmaaException {
    List<String> lines = new ArrayList<>();
    try (Call call = new Call(product, words, lines::add)) {
      int status = call.run();
      if (status == 0) {
        return lines;
      }
      String reason = call.errors().strip();
      if (status == TRY_AGAIN) {
        throw new TryLaterException(reason);
      }
      if (words.get(1).equals("submit")) {
        throw new DeniedByDrmException(reason);
      }
      throw status == NO_RIGHT
          ? new AuthorizationException(reason)
          : new DrmCommunicationException(reason);
    } catch (IOException e) {
      throw new DrmCommunicationException(
          "the cell does not answer, and what was asked for may have been done: " + e.getMessage());
    }
  }

  /** Standard error. */
  String errors() {
    return errors.toString();
  }

  /** Runs it to its end. Returns its exit status. */
  int run() throws IOException {
    boolean trusted = CellTrust.objection(product.cell()).isEmpty();
    Optional<SocketChannel> daemon =
        trusted ? Socket.DAEMON.connect(product.cell()) : Optional.empty();
    if (daemon.isPresent()) {
      return converse(daemon.get(), List.of());
    }
    boolean wanted = trusted && !"off".equals(System.getenv("GRIDLITE_HELPER")) && product.isOwn();
    Optional<SocketChannel> helper =
        wanted ? Socket.HELPER.connect(product.cell()) : Optional.empty();
    return helper.isPresent() ? converse(helper.get(), surroundings()) : runProcess();
  }

  /** Variables by which a helper sees whether it is of the same installation. */
  private List<String> surroundings() throws IOException {
    return List.of(
        "GRIDLITE_PRODUCT", product.stamp(), "GRIDLITE_SURROUNDINGS", Product.surroundings());
  }

  private int converse(SocketChannel connected, List<String> moreVariables) throws IOException {
    channel = connected;
    int status = -1;
    try (connected) {
      request(moreVariables).write(connected);
      FileReply files = new FileReply();
      while (status < 0) {
        Frame frame = Frame.read(connected);
        switch (frame.kind()) {
          case OUT -> take(frame.text());
          case ERR -> errors.append(frame.text());
          case EXIT -> status = frame.number(0, 0, 255);
          case FILE, MORE -> files.to(frame).write(connected);
          case INPUT -> new Frame(Frame.Kind.REPLY, "").write(connected);
          case WAIT -> {
            // an end of what is sent is the interrupt
          }
          case DECLINE -> {
            return runProcess();
          }
          default -> throw new IOException("the cell asks for " + frame.kind());
        }
      }
    }
    return status;
  }

  private Frame request(List<String> moreVariables) throws IOException {
    List<String> texts = new ArrayList<>();
    texts.add(Path.of("").toAbsolutePath().toString());
    texts.add(Integer.toString(Umask.ofProcess()));
    texts.add("0");
    texts.add(Integer.toString(words.size()));
    texts.addAll(words);
    for (Map.Entry<String, String> variable : System.getenv().entrySet()) {
      texts.add(variable.getKey());
      texts.add(variable.getValue());
    }
    texts.addAll(moreVariables);
    return new Frame(Frame.Kind.REQUEST, texts);
  }

  private int runProcess() throws IOException {
    List<String> command = new ArrayList<>(words);
    command.set(0, product.bin().resolve(words.get(0)).toString());
    File error = File.createTempFile("gridlite", ".err");
    try {
      ProcessBuilder builder = new ProcessBuilder(command);
      builder.environment().put("SGE_ROOT", String.valueOf(product.cell().getParent()));
      builder.environment().put("SGE_CELL", String.valueOf(product.cell().getFileName()));
      builder.redirectInput(new File("/dev/null")).redirectError(error);
      Process started = builder.start();
      process = started;
      if (closed) {
        started.destroy();
      }
      try (BufferedReader out = started.inputReader(StandardCharsets.UTF_8)) {
        for (String line = out.readLine(); line != null; line = out.readLine()) {
          lines.accept(line);
        }
      }
      int status = started.waitFor();
      errors.append(Files.readString(error.toPath()));
      return status;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    } finally {
      close();
      Files.deleteIfExists(error.toPath());
    }
  }

  private void take(String text) {
    rest.append(text);
    for (int end = rest.indexOf("\n"); end >= 0; end = rest.indexOf("\n")) {
      lines.accept(rest.substring(0, end));
      rest.delete(0, end + 1);
    }
  }

  /** Ends it, if it runs. */
  @Override
  public void close() {
    closed = true;
    Process running = process;
    if (running != null) {
      running.destroy();
    }
    SocketChannel open = channel;
    try {
      if (open != null) {
        open.close();
      }
    } catch (IOException e) {
      // closed is closed
    }
  }
}
