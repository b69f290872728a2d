package gridlite.daemon;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.remote.FileReply;
import gridlite.remote.Frame;
import gridlite.remote.MalformedFrameException;
import gridlite.runtime.Console;
import gridlite.terminal.Progress;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** The streams, files and editor of a client. */
final class RemoteConsole implements Console {
  private static final int BUFFER_SIZE = 1 << 16;

  /** The shortest time between looks whether the client is still there: 0.2 s. */
  private static final long LOOK_NANOS = 200_000_000;

  private final Conversation conversation;
  private final int terminals;
  private final BooleanSupplier leaving;
  private long looked = System.nanoTime();
  private final StringBuilder pending = new StringBuilder();
  private Frame.Kind pendingKind = Frame.Kind.OUT;

  /**
   * The console of a client.
   *
   * @param terminals sum of the streams that are terminals, as {@link Frame} has them
   * @param leaving answers whether the server ends
   */
  RemoteConsole(Conversation conversation, int terminals, BooleanSupplier leaving) {
    this.conversation = conversation;
    this.terminals = terminals;
    this.leaving = leaving;
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
    // in pieces: a client that reads slowly keeps no more than that waiting
    for (int start = 0; start < text.length(); ) {
      int end = Math.min(text.length(), start + BUFFER_SIZE);
      if (Character.isHighSurrogate(text.charAt(end - 1)) && end < text.length()) {
        end++;
      }
      pending.append(text, start, end);
      start = end;
      if (pending.length() > BUFFER_SIZE) {
        flush();
      }
    }
  }

  @Override
  public void flush() {
    if (pending.length() > 0) {
      send(takePending());
    }
  }

  private Frame takePending() {
    String text = pending.toString();
    pending.setLength(0);
    return new Frame(pendingKind, text);
  }

  /** Ends the conversation. */
  void exit(int status) {
    Frame last = new Frame(Frame.Kind.EXIT, Integer.toString(status));
    if (pending.length() == 0) {
      send(last);
    } else {
      send(takePending(), last);
    }
  }

  private void send(Frame... frames) {
    try {
      conversation.write(frames);
    } catch (IOException e) {
      throw new CallerGoneException(e);
    }
  }

  @Override
  public void catchInterrupt() {
    flush();
    send(new Frame(Frame.Kind.WAIT));
  }

  @Override
  public boolean isLeaving() {
    return leaving.getAsBoolean();
  }

  @Override
  public boolean isInterrupted() {
    try {
      return conversation.isEnded();
    } catch (IOException e) {
      throw new CallerGoneException(e);
    }
  }

  @Override
  public void goOn() {
    long now = System.nanoTime();
    if (now - looked < LOOK_NANOS) {
      return;
    }
    looked = now;
    try {
      if (conversation.isEnded()) {
        // one that only passed on an interrupt still listens
        conversation.write(new Frame(Frame.Kind.OUT, ""));
      }
    } catch (IOException e) {
      throw new CallerGoneException(e);
    }
  }

  private Frame ask(Frame question) {
    flush();
    send(question);
    return reply();
  }

  private Frame reply() {
    try {
      Frame reply = conversation.read();
      if (reply.kind() != Frame.Kind.REPLY) {
        throw new MalformedFrameException("no reply but " + reply.kind());
      }
      return reply;
    } catch (Conversation.TooMuchException e) {
      throw new GridException(Problem.refused(String.valueOf(e.getMessage())));
    } catch (IOException e) {
      throw new CallerGoneException(e);
    }
  }

  @Override
  public String readInput() {
    return text(ask(new Frame(Frame.Kind.INPUT)), 0);
  }

  private static String text(Frame reply, int index) {
    try {
      return reply.text(index);
    } catch (IOException e) {
      throw new CallerGoneException(e);
    }
  }

  @Override
  public byte[] readBytes(Path file) throws IOException {
    Frame piece = ask(new Frame(Frame.Kind.FILE, file.toString()));
    byte[] first = FileReply.content(piece, file);
    if (!FileReply.isMore(piece)) {
      return first;
    }
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    content.write(first);
    while (FileReply.isMore(piece)) {
      piece = ask(new Frame(Frame.Kind.MORE));
      content.write(FileReply.content(piece, file));
    }
    return content.toByteArray();
  }

  /** {@inheritDoc} All are asked for at once; of one that comes in pieces, the first is let go. */
  @Override
  public List<Reading> readAll(List<Path> files) {
    flush();
    send(
        files.stream()
            .map(file -> new Frame(Frame.Kind.FILE, file.toString()))
            .toArray(Frame[]::new));
    List<Reading> readings = new ArrayList<>(files.size());
    for (Path file : files) {
      Frame reply = reply();
      readings.add(
          () -> FileReply.isMore(reply) ? readBytes(file) : FileReply.content(reply, file));
    }
    return readings;
  }

  @Override
  public InputStream openFile(Path file) throws IOException {
    Frame first = ask(new Frame(Frame.Kind.FILE, file.toString()));
    InputStream begin = new ByteArrayInputStream(FileReply.content(first, file));
    return FileReply.isMore(first) ? new SequenceInputStream(begin, new Rest(file)) : begin;
  }

  /** The pieces of a file behind the first; each is forgotten when the next is asked for. */
  private final class Rest extends InputStream {
    private final Path file;
    private byte[] piece = new byte[0];
    private int position;
    private boolean more = true;

    Rest(Path file) {
      this.file = file;
    }

    @Override
    public int read() throws IOException {
      return fill() ? piece[position++] & 0xff : -1;
    }

    @Override
    public int read(byte[] target, int from, int count) throws IOException {
      if (!fill()) {
        return -1;
      }
      int length = Math.min(count, piece.length - position);
      System.arraycopy(piece, position, target, from, length);
      position += length;
      return length;
    }

    /** Returns whether there is something to read; asks for it. */
    private boolean fill() throws IOException {
      while (position == piece.length && more) {
        conversation.forgetLast();
        Frame next = ask(new Frame(Frame.Kind.MORE));
        piece = FileReply.content(next, file);
        more = FileReply.isMore(next);
        position = 0;
      }
      return position < piece.length;
    }
  }

  @Override
  public void writeFile(Path file, String text) throws IOException {
    FileReply.content(ask(new Frame(Frame.Kind.WRITE, file.toString(), text)), file);
  }

  @Override
  public List<String> listFiles(Path directory) throws IOException {
    Frame reply = ask(new Frame(Frame.Kind.LIST, directory.toString()));
    String paths = new String(FileReply.content(reply, directory), StandardCharsets.UTF_8);
    return paths.isEmpty() ? List.of() : List.of(paths.split("\0", -1));
  }

  @Override
  public void makeDirectory(Path directory) throws IOException {
    FileReply.content(ask(new Frame(Frame.Kind.MAKE_DIRECTORY, directory.toString())), directory);
  }

  @Override
  public boolean isTerminal() {
    return (terminals & Frame.OUTPUT_TERMINAL) != 0;
  }

  @Override
  public Progress progress(String task) {
    return (terminals & Frame.ERROR_TERMINAL) != 0
        ? Progress.shown(task, this::show)
        : Progress.unseen(task);
  }

  /** Shows how far something is, beside what the command itself writes. */
  private void show(String text) {
    try {
      conversation.write(new Frame(Frame.Kind.ERR, text));
    } catch (IOException e) {
      // the command itself will notice that the caller has gone
    }
  }

  @Override
  public Edited edit(String text, String suffix) {
    Frame reply = ask(new Frame(Frame.Kind.EDIT, text, suffix));
    String problem = text(reply, 4);
    return new Edited(
        text(reply, 0),
        text(reply, 1).equals("1"),
        status(reply),
        text(reply, 3),
        problem.isEmpty() ? Optional.empty() : Optional.of(problem));
  }

  private static int status(Frame reply) {
    try {
      return reply.number(2, 0, 255);
    } catch (IOException e) {
      throw new CallerGoneException(e);
    }
  }

  @Override
  public boolean confirm(String question) {
    return text(ask(new Frame(Frame.Kind.ASK, question)), 0).equals("1");
  }

  @Override
  public void discard(Edited edited) {
    send(new Frame(Frame.Kind.DISCARD));
  }
}
