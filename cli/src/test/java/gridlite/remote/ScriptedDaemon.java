package gridlite.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.StandardProtocolFamily;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** The other end of one client process: does what a test says, and notes what the client does. */
final class ScriptedDaemon {
  private static final int LONG = 300;

  private final Process process;
  private final SocketChannel channel;
  private final List<String> sent = new ArrayList<>();
  private final Set<Frame.Kind> kinds;

  private ScriptedDaemon(Process process, SocketChannel channel, Set<Frame.Kind> kinds) {
    this.process = process;
    this.channel = channel;
    this.kinds = kinds;
  }

  /** What a daemon does with a client. */
  interface Talk {
    void with(ScriptedDaemon daemon) throws Exception;
  }

  /**
   * What a client did.
   *
   * @param sent its frames, readable, without what no two processes share
   * @param out standard output
   * @param err standard error
   * @param status exit status
   */
  record Deeds(List<String> sent, String out, String err, int status) {}

  /**
   * Runs a client that connects to a cell's socket, on standard input that is closed afterwards.
   */
  static Deeds serve(
      Path cell, ProcessBuilder client, byte[] input, Talk talk, Set<Frame.Kind> kinds)
      throws Exception {
    try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      Files.deleteIfExists(Socket.DAEMON.of(cell));
      Socket.DAEMON.use(cell, server::bind);
      Process process = client.start();
      CompletableFuture<String> out = read(process.getInputStream());
      CompletableFuture<String> err = read(process.getErrorStream());
      CompletableFuture.runAsync(() -> give(process, input));
      CompletableFuture<SocketChannel> connected = CompletableFuture.supplyAsync(() -> of(server));
      List<String> sent = List.of();
      CompletableFuture.anyOf(process.onExit(), connected).get(60, TimeUnit.SECONDS);
      if (connected.isDone()) {
        try (SocketChannel channel = connected.get()) {
          ScriptedDaemon daemon = new ScriptedDaemon(process, channel, kinds);
          talk.with(daemon);
          sent = daemon.sent;
        }
      }
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).as("the client ends").isTrue();
      return new Deeds(sent, out.get(), err.get(), process.exitValue());
    }
  }

  private static SocketChannel of(ServerSocketChannel server) {
    try {
      return server.accept();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static CompletableFuture<String> read(InputStream stream) {
    return CompletableFuture.supplyAsync(
        () -> {
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          try (stream) {
            stream.transferTo(bytes);
          } catch (IOException e) {
            // closed by the test
          }
          return text(bytes.toByteArray());
        });
  }

  private static void give(Process process, byte[] input) {
    try (OutputStream in = process.getOutputStream()) {
      in.write(input);
    } catch (IOException e) {
      // not every command reads its input
    }
  }

  /** Each byte a character. */
  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  /** The process of the client. */
  Process process() {
    return process;
  }

  /** Takes the request; gives its variables. */
  Map<String, String> request() throws IOException {
    Frame request = Frame.read(channel);
    kinds.add(request.kind());
    assertThat(request.kind()).isEqualTo(Frame.Kind.REQUEST);
    int words = request.number(3, 1, 1000);
    for (int i = 0; i < 4 + words; i++) {
      sent.add(request.text(i));
    }
    Map<String, String> variables = new TreeMap<>();
    for (int i = 4 + words; i < request.size(); i += 2) {
      variables.put(request.text(i), request.text(i + 1));
    }
    return variables;
  }

  /** Sends a frame. */
  void send(Frame.Kind kind, String... texts) throws IOException {
    kinds.add(kind);
    new Frame(kind, texts).write(channel);
  }

  /** Sends bytes as they are. */
  void send(byte[] bytes) throws IOException {
    channel.write(ByteBuffer.wrap(bytes));
  }

  /** Sends the content of a file behind no text. */
  void send(Frame.Kind kind, byte[] content) throws IOException {
    kinds.add(kind);
    new Frame(kind, content).write(channel);
  }

  /** Asks for something; gives the reply. */
  Frame ask(Frame.Kind kind, String... texts) throws IOException {
    send(kind, texts);
    Frame reply = Frame.read(channel);
    kinds.add(reply.kind());
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < reply.size(); i++) {
      byte[] part = reply.bytes(i);
      parts.add(
          part.length > LONG
              ? part.length + " bytes " + HexFormat.of().formatHex(part, 0, LONG)
              : text(part));
    }
    sent.add(reply.kind() + " " + parts);
    return reply;
  }

  /** Asks for an edit; the name of the file is nobody's choice. */
  Frame edit(String text, String suffix) throws IOException {
    Frame reply = ask(Frame.Kind.EDIT, text, suffix);
    String file = reply.text(3);
    String note = sent.remove(sent.size() - 1).replaceAll("/[^ ]*/gridlite-[0-9a-f]+", "FILE");
    sent.add(file.isEmpty() ? note : note.replace(file, "FILE"));
    return reply;
  }

  /** Waits until the client sends nothing more, which is how it passes on an interrupt. */
  void awaitEnd() throws IOException {
    assertThat(channel.read(ByteBuffer.allocate(1))).isEqualTo(-1);
    sent.add("end");
  }

  /** All kinds that there are. */
  static Set<Frame.Kind> allKinds() {
    return EnumSet.allOf(Frame.Kind.class);
  }
}
