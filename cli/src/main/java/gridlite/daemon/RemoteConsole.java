package gridlite.daemon;

import gridlite.remote.FileReply;
import gridlite.remote.Frame;
import gridlite.run.Console;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.Optional;

/** The streams and the editor of a client. */
final class RemoteConsole implements Console {
  private static final int BUFFER_SIZE = 1 << 16;

  private final SocketChannel channel;
  private final boolean terminal;
  private final StringBuilder pending = new StringBuilder();
  private Frame.Kind pendingKind = Frame.Kind.OUT;

  /** The client has gone: its command need not go on. */
  static final class ClientGone extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ClientGone(IOException cause) {
      super("the client has gone", cause);
    }
  }

  RemoteConsole(SocketChannel channel, boolean terminal) {
    this.channel = channel;
    this.terminal = terminal;
  }

  @Override
  public void out(String text) {
    append(Frame.Kind.OUT, text);
  }

  @Override
  public void err(String text) {
    append(Frame.Kind.ERR, text);
  }

  private void append(Frame.Kind kind, String text) {
    if (kind != pendingKind) {
      flush();
      pendingKind = kind;
    }
    pending.append(text);
    if (pending.length() > BUFFER_SIZE) {
      flush();
    }
  }

  @Override
  public void flush() {
    if (pending.length() > 0) {
      String text = pending.toString();
      pending.setLength(0);
      send(new Frame(pendingKind, text));
    }
  }

  /** Ends the conversation. */
  void exit(int status) {
    flush();
    send(new Frame(Frame.Kind.EXIT, Integer.toString(status)));
  }

  private void send(Frame frame) {
    try {
      frame.write(channel);
    } catch (IOException e) {
      throw new ClientGone(e);
    }
  }

  @Override
  public void catchInterrupt() {
    flush();
    send(new Frame(Frame.Kind.WAIT));
  }

  /** A client that is interrupted sends nothing more; unasked it sends nothing anyway. */
  @Override
  public boolean isInterrupted() {
    try {
      channel.configureBlocking(false);
      int read = channel.read(ByteBuffer.allocate(1));
      channel.configureBlocking(true);
      return read < 0;
    } catch (IOException e) {
      throw new ClientGone(e);
    }
  }

  private Frame ask(Frame question) {
    flush();
    send(question);
    try {
      return Frame.read(channel);
    } catch (IOException e) {
      throw new ClientGone(e);
    }
  }

  @Override
  public String readInput() {
    return ask(new Frame(Frame.Kind.INPUT)).text();
  }

  @Override
  public String readFile(Path file) throws IOException {
    return FileReply.text(ask(new Frame(Frame.Kind.FILE, file.toString())), file);
  }

  @Override
  public void writeFile(Path file, String text) throws IOException {
    FileReply.text(ask(new Frame(Frame.Kind.WRITE, file.toString(), text)), file);
  }

  @Override
  public boolean isTerminal() {
    return terminal;
  }

  @Override
  public Edited edit(String text, String suffix) {
    Frame reply = ask(new Frame(Frame.Kind.EDIT, text, suffix));
    String problem = reply.texts().get(4);
    return new Edited(
        reply.text(),
        reply.texts().get(1).equals("1"),
        Integer.parseInt(reply.texts().get(2)),
        reply.texts().get(3),
        problem.isEmpty() ? Optional.empty() : Optional.of(problem));
  }

  @Override
  public void discard(Edited edited) {
    send(new Frame(Frame.Kind.DISCARD, edited.keptIn()));
  }
}
