package gridlite.remote;

import gridlite.terminal.Editor;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Has a command run by a cell's daemon, and lends it this process's streams, files and editor. Uses
 * the JDK alone and little of it. It is called where {@code libexec/client.pl}, which does the same
 * without a JVM, can't be or leaves a command to Java; {@code ClientsTest} compares the two.
 */
public final class Client {
  /** Exit status of a command that Ctrl-C has ended, as shells report it. */
  public static final int INTERRUPTED = 130;

  private final Line line;
  private final String[] words;
  private final CallerSide caller;
  private FileReply files = new FileReply();
  private @Nullable IOException unsent;
  private String edited = "";

  private Client(Line line, String[] words, CallerSide caller) {
    this.line = line;
    this.words = words;
    this.caller = caller;
    caller.endBy(this::leave);
  }

  /**
   * Runs a command.
   *
   * @param cell directory of the cell
   * @param words name of the command and its arguments
   * @param caller whose command it is
   * @return its exit status; empty when nothing has been done, since no daemon answers or the
   *     command is one for the caller's own process
   */
  public static OptionalInt run(Path cell, String[] words, CallerSide caller) {
    try {
      Optional<SocketChannel> connected = Socket.DAEMON.connect(cell);
      if (connected.isEmpty()) {
        return OptionalInt.empty();
      }
      try (SocketChannel channel = connected.get()) {
        Client client = new Client(new LocalLine(channel), words, caller);
        client.send(client.request());
        return client.serve();
      }
    } catch (IOException e) {
      if (caller.isEnded()) {
        return OptionalInt.of(INTERRUPTED);
      }
      System.err.println(words[0] + ": the daemon of cell " + cell + ": " + e.getMessage());
      return OptionalInt.of(1);
    }
  }

  /**
   * Runs a command by the daemon on another machine.
   *
   * @return its exit status; empty when nothing has been done, since the command is one for the
   *     head node
   */
  public static OptionalInt run(HeadNode head, String[] words, CallerSide caller) {
    try (HeadNode.Meeting met = head.meet(new Munge(caller.variables()))) {
      Client client = new Client(met.line(), words, caller);
      Frame answer = met.answer();
      if (answer.kind() == Frame.Kind.WELCOME) {
        Path there = Path.of(answer.text());
        client.files = new FileReply(path -> moved(path, there, head.cell()));
        client.send(client.request());
        return client.serve();
      }
      return client.serve(answer);
    } catch (IOException e) {
      if (caller.isEnded()) {
        return OptionalInt.of(INTERRUPTED);
      }
      System.err.println(words[0] + ": head node " + head.place() + ": " + e.getMessage());
      return OptionalInt.of(1);
    }
  }

  /** The place here of a file in the cell, such as common/sge_request. */
  private static Path moved(Path path, Path from, Path to) {
    return path.startsWith(from) ? to.resolve(from.relativize(path)) : path;
  }

  private OptionalInt serve() throws IOException {
    return serve(read());
  }

  private OptionalInt serve(Frame first) throws IOException {
    for (Frame frame = first; ; frame = read()) {
      switch (frame.kind()) {
        case OUT -> write(caller.out(), frame.bytes(0));
        case ERR -> write(caller.err(), frame.bytes(0));
        case INPUT -> send(new Frame(Frame.Kind.REPLY, input()));
        case FILE, MORE, LIST, WRITE, MAKE_DIRECTORY -> send(files.to(frame));
        case EDIT -> send(edit(frame));
        case ASK -> send(new Frame(Frame.Kind.REPLY, caller.confirm(frame.text()) ? "1" : "0"));
        case WAIT -> caller.passInterruptTo(this::passInterruptOn);
        case DISCARD -> Editor.discard(edited);
        case EXIT -> {
          return OptionalInt.of(frame.number(0, 0, 255));
        }
        case DECLINE -> {
          return OptionalInt.empty();
        }
        default -> throw new MalformedFrameException("the daemon sent " + frame.kind());
      }
    }
  }

  /** Sends something. A daemon that refuses it may say why without reading it to its end. */
  private void send(Frame frame) {
    try {
      frame.write(line);
    } catch (IOException e) {
      unsent = e;
    }
  }

  private Frame read() throws IOException {
    try {
      return Frame.read(line);
    } catch (IOException e) {
      throw unsent == null ? e : unsent;
    }
  }

  /** The daemon ends a command whose caller has gone. */
  private void leave() {
    try {
      line.close();
    } catch (IOException e) {
      // it has gone
    }
  }

  private void passInterruptOn() {
    try {
      line.endSending();
    } catch (IOException e) {
      // the daemon has gone, or the command has ended: there is nothing to interrupt
    }
  }

  private Frame request() {
    List<String> texts = new ArrayList<>();
    texts.add(caller.directory().toString());
    texts.add(Integer.toString(Umask.ofProcess()));
    texts.add(Integer.toString(terminals()));
    texts.add(Integer.toString(words.length));
    texts.addAll(List.of(words));
    for (Map.Entry<String, String> variable : caller.variables().entrySet()) {
      texts.add(variable.getKey());
      texts.add(variable.getValue());
    }
    return new Frame(Frame.Kind.REQUEST, texts);
  }

  private int terminals() {
    return (caller.isOutputTerminal() ? Frame.OUTPUT_TERMINAL : 0)
        + (caller.isErrorTerminal() ? Frame.ERROR_TERMINAL : 0);
  }

  private static void write(OutputStream stream, byte[] text) {
    try {
      stream.write(text);
    } catch (IOException e) {
      // the reader has gone: it has seen what it wanted; the command shall come to its end
    }
  }

  private byte[] input() throws IOException {
    try {
      return caller.readInput();
    } catch (IOException e) {
      throw new IOException("can't read standard input: " + e.getMessage(), e);
    }
  }

  private Frame edit(Frame ask) throws IOException {
    if (ask.text(1).indexOf('/') >= 0) {
      throw new MalformedFrameException("a frame EDIT with a slash in the end of a file's name");
    }
    Editor.Result result = caller.edit(ask.text(), ask.text(1));
    edited = result.file();
    return new Frame(
        Frame.Kind.REPLY,
        result.text(),
        result.written() ? "1" : "0",
        Integer.toString(result.status()),
        result.file(),
        result.problem().orElse(""));
  }
}
