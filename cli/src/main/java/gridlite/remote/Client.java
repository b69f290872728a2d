package gridlite.remote;

import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Has a command run by a cell's daemon, and lends it this process's streams and editor. Uses the
 * JDK alone and little of it: this is the path on which latency counts.
 */
public final class Client {
  private final SocketChannel channel;
  private final Map<String, String> environment;
  private final OutputStream out;
  private final FileOutputStream err = new FileOutputStream(FileDescriptor.err);

  private Client(SocketChannel channel, Map<String, String> environment, OutputStream out) {
    this.channel = channel;
    this.environment = environment;
    this.out = out;
  }

  /**
   * Runs a command.
   *
   * @param cell directory of the cell
   * @param words name of the command and its arguments
   * @param out standard output
   * @return its exit status; empty when no daemon answers and nothing has been done
   */
  public static OptionalInt run(
      Path cell, String[] words, Map<String, String> environment, OutputStream out) {
    Path socket = Socket.of(cell);
    if (!Socket.exists(cell, socket)) {
      return OptionalInt.empty();
    }
    try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(socket))) {
      return OptionalInt.of(new Client(channel, environment, out).serve(words));
    } catch (java.net.ConnectException e) {
      // left behind by a daemon that was killed
      return OptionalInt.empty();
    } catch (IOException e) {
      System.err.println(words[0] + ": the daemon of cell " + cell + ": " + e.getMessage());
      return OptionalInt.of(1);
    }
  }

  /** Whether a daemon accepts connections. */
  public static boolean answers(Path cell) {
    Path socket = Socket.of(cell);
    if (!Socket.exists(cell, socket)) {
      return false;
    }
    try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(socket))) {
      return channel.isConnected();
    } catch (IOException e) {
      return false;
    }
  }

  private int serve(String[] words) throws IOException {
    request(words).write(channel);
    while (true) {
      Frame frame = Frame.read(channel);
      switch (frame.kind()) {
        case OUT -> write(out, frame.text());
        case ERR -> write(err, frame.text());
        case INPUT -> new Frame(Frame.Kind.REPLY, input()).write(channel);
        case FILE -> FileReply.read(frame.text()).write(channel);
        case WRITE -> FileReply.write(frame.text(), frame.texts().get(1)).write(channel);
        case EDIT -> edit(frame).write(channel);
        case WAIT -> Interrupt.passTo(this::tellInterrupt);
        case DISCARD -> Editor.discard(frame.text());
        case EXIT -> {
          return Integer.parseInt(frame.text());
        }
        default -> throw new IOException("the daemon sent " + frame.kind());
      }
    }
  }

  private void tellInterrupt() {
    try {
      channel.shutdownOutput();
    } catch (IOException e) {
      // the daemon has gone, or the command has ended: there is nothing to interrupt
    }
  }

  private Frame request(String[] words) {
    List<String> texts = new ArrayList<>();
    texts.add(Path.of("").toAbsolutePath().toString());
    texts.add(Integer.toString(Umask.ofProcess()));
    texts.add(Terminal.isStandardOutput() ? "1" : "0");
    texts.add(Integer.toString(words.length));
    texts.addAll(List.of(words));
    for (Map.Entry<String, String> variable : environment.entrySet()) {
      texts.add(variable.getKey());
      texts.add(variable.getValue());
    }
    return new Frame(Frame.Kind.REQUEST, texts);
  }

  private static void write(OutputStream stream, String text) {
    try {
      stream.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      // the reader has gone: it has seen what it wanted; the command shall come to its end
    }
  }

  private static String input() throws IOException {
    // buffered: FileInputStream itself would seek, which a pipe refuses
    try (InputStream in = new BufferedInputStream(new FileInputStream(FileDescriptor.in))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private Frame edit(Frame ask) {
    Editor.Result result = Editor.edit(environment, ask.text(), ask.texts().get(1));
    return new Frame(
        Frame.Kind.REPLY,
        result.text(),
        result.written() ? "1" : "0",
        Integer.toString(result.status()),
        result.file(),
        result.problem());
  }
}
