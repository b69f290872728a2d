package gridlite.remote;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ByteChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A message between client and daemon: a kind and some texts. On the wire: the kind's number in a
 * byte, the length of the rest in four, then for each text its length in four bytes and its bytes,
 * which are UTF-8 unless they are the content of a file.
 */
public final class Frame {
  /** In a request: standard output is a terminal. */
  public static final int OUTPUT_TERMINAL = 1;

  /** In a request: standard error is a terminal, and one on which a line can be replaced. */
  public static final int ERROR_TERMINAL = 2;

  private static final int HEADER = 5;
  private static final int LENGTH = 4;
  private static final int FIRST_BUFFER = 1 << 13;

  /** The memory that a text takes however short it is: an object and a place in the list. */
  private static final int OVERHEAD = 32;

  private final Kind kind;
  private final List<byte[]> parts;

  /** The kind of a frame. */
  public enum Kind {
    /**
     * To the daemon: directory, umask, sum of the streams that are terminals ({@link
     * #OUTPUT_TERMINAL}, {@link #ERROR_TERMINAL}), number of words, words, variables.
     */
    REQUEST(1),
    /**
     * To the daemon: what was asked for: standard input, the fields of an edit's result, or what
     * came of an access to files ({@link FileReply}).
     */
    REPLY(2),
    /** To the client: text for standard output. */
    OUT(3),
    /** To the client: text for standard error. */
    ERR(4),
    /** To the client: asks for all of standard input. */
    INPUT(5),
    /** To the client: asks for the content of the file at a path, or its first piece. */
    FILE(6),
    /** To the client: asks for an edit: text, suffix of the file. */
    EDIT(7),
    /** To the client: remove the file of the last edit. */
    DISCARD(8),
    /** To the client: the command has ended with this status. */
    EXIT(9),
    /** To the client: asks for a file to be written: path, text. */
    WRITE(10),
    /** To the client: the command waits; an interrupt shows as the end of what the client sends. */
    WAIT(11),
    /** To the client: asks for the paths of all files below a directory. */
    LIST(12),
    /** To the client: asks for a directory to be made, with those above it. */
    MAKE_DIRECTORY(13),
    /** To the daemon: about itself, instead of a request: "state" or "stop". */
    CONTROL(14),
    /**
     * To the client, about the daemon: its process, a word for its state, the reason, and the port
     * on which it listens, if it does.
     */
    STATE(15),
    /** To the client: asks for the next piece of the last file. */
    MORE(16),
    /**
     * To the client: nothing has been done, and the command is to run in the caller's own process.
     */
    DECLINE(17),
    /** To the client: asks the user at the terminal, who says yes ("1") or no: question. */
    ASK(18),
    /**
     * To a relay, before a request: protocol, directory of the cell on the head node, name and
     * number of the user.
     */
    RELAY(19),
    /**
     * To a client that has come by TCP: protocol, nonce, number of the user who can open its
     * credential.
     */
    CHALLENGE(20),
    /** To the daemon, on a challenge: a credential of munge around a {@link Voucher}. */
    CREDENTIAL(21),
    /** To the client: it is let in, and may ask: directory of the cell on the head node. */
    WELCOME(22);

    private static final Kind[] ALL = values();
    private final byte code;

    Kind(int code) {
      this.code = (byte) code;
    }

    private static Kind of(byte code) throws IOException {
      for (Kind kind : ALL) {
        if (kind.code == code) {
          return kind;
        }
      }
      throw new MalformedFrameException("not a frame of this protocol (kind " + code + ")");
    }
  }

  /** A frame of some texts. */
  public Frame(Kind kind, List<String> texts) {
    this.kind = kind;
    this.parts = new ArrayList<>(texts.size());
    for (String text : texts) {
      parts.add(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  /** A frame of some texts. */
  public Frame(Kind kind, String... texts) {
    this(kind, Arrays.asList(texts));
  }

  /** A frame of bytes that need not be text. */
  Frame(Kind kind, byte[] content) {
    this(kind, List.of());
    parts.add(content);
  }

  /** A frame with the content of a file behind a text. */
  Frame(Kind kind, String text, byte[] content) {
    this(kind, text);
    parts.add(content);
  }

  private Frame(List<byte[]> parts, Kind kind) {
    this.kind = kind;
    this.parts = parts;
  }

  /** Returns what it says. */
  public Kind kind() {
    return kind;
  }

  /** Returns how many texts there are. */
  public int size() {
    return parts.size();
  }

  /** Bytes of memory that it takes, about. */
  public long weight() {
    long weight = 0;
    for (byte[] part : parts) {
      weight += OVERHEAD + part.length;
    }
    return weight;
  }

  /** The first text. */
  public String text() throws IOException {
    return text(0);
  }

  /** A text, counted from 0; refuses a frame that has fewer. */
  public String text(int index) throws IOException {
    return new String(bytes(index), StandardCharsets.UTF_8);
  }

  /** The bytes of a text, counted from 0; refuses a frame that has fewer. */
  public byte[] bytes(int index) throws IOException {
    if (index >= parts.size()) {
      throw new MalformedFrameException("a frame " + kind + " without text " + index);
    }
    return parts.get(index);
  }

  /** A text that must be a number within limits. */
  public int number(int index, int least, int most) throws IOException {
    String text = text(index);
    try {
      int number = Integer.parseInt(text);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // refused below
    }
    throw new MalformedFrameException(
        "a frame " + kind + " with \"" + text + "\" for a number from " + least + " to " + most);
  }

  /** Sends the frame. */
  public void write(ByteChannel channel) throws IOException {
    write(channel, List.of(this));
  }

  /** Sends frames at once, so that the other side is woken once. */
  public static void write(ByteChannel channel, List<Frame> frames) throws IOException {
    int length = 0;
    for (Frame frame : frames) {
      length = Math.addExact(length, HEADER + frame.length());
    }
    ByteBuffer buffer = ByteBuffer.allocate(length);
    for (Frame frame : frames) {
      buffer.put(frame.kind.code).putInt(frame.length());
      for (byte[] part : frame.parts) {
        buffer.putInt(part.length).put(part);
      }
    }
    buffer.flip();
    while (buffer.hasRemaining()) {
      channel.write(buffer);
    }
  }

  /** Bytes behind the header. */
  private int length() {
    int length = 0;
    for (byte[] part : parts) {
      length = Math.addExact(length, LENGTH + part.length);
    }
    return length;
  }

  /**
   * The rights of the writer of a frame, as its reader sees them; each method may refuse by
   * throwing.
   */
  public interface Allowance {
    /** The first byte has come. */
    void begun() throws IOException;

    /** The header announces so many bytes. */
    void announced(int length) throws IOException;

    /** So many more bytes of memory are needed, for what has come already. */
    void grows(int bytes) throws IOException;
  }

  /** Of a trusted writer: what it sends is taken. */
  private static final Allowance ALL =
      new Allowance() {
        @Override
        public void begun() {}

        @Override
        public void announced(int length) {}

        @Override
        public void grows(int bytes) {}
      };

  /** Waits for a frame of a trusted writer. */
  public static Frame read(ByteChannel channel) throws IOException {
    return read(channel, ALL);
  }

  /**
   * Waits for a frame; throws {@link EOFException} when the other side has gone. Memory is taken
   * for what has come, not for what is announced.
   */
  public static Frame read(ByteChannel channel, Allowance allowance) throws IOException {
    ByteBuffer header = ByteBuffer.allocate(HEADER);
    fill(channel, header.limit(1));
    allowance.begun();
    fill(channel, header.limit(HEADER));
    Kind kind = Kind.of(header.get(0));
    int length = header.getInt(1);
    if (length < 0) {
      throw new MalformedFrameException("a frame of impossible length " + length);
    }
    allowance.announced(length);
    ByteBuffer body = body(channel, length, allowance);
    List<byte[]> parts = new ArrayList<>();
    while (body.hasRemaining()) {
      int size = body.remaining() < LENGTH ? -1 : body.getInt();
      if (size < 0 || size > body.remaining()) {
        throw new MalformedFrameException("a text of a frame is longer than the frame");
      }
      allowance.grows(OVERHEAD + size);
      byte[] part = new byte[size];
      body.get(part);
      parts.add(part);
    }
    return new Frame(parts, kind);
  }

  private static ByteBuffer body(ByteChannel channel, int length, Allowance allowance)
      throws IOException {
    ByteBuffer body = ByteBuffer.allocate(Math.min(length, FIRST_BUFFER));
    allowance.grows(body.capacity());
    while (true) {
      fill(channel, body);
      if (body.position() == length) {
        return body.flip();
      }
      int more = Math.min(length - body.position(), body.position());
      allowance.grows(more);
      body = ByteBuffer.allocate(body.position() + more).put(body.flip());
    }
  }

  private static void fill(ByteChannel channel, ByteBuffer buffer) throws IOException {
    while (buffer.hasRemaining()) {
      if (channel.read(buffer) < 0) {
        throw new EOFException("the other side has gone");
      }
    }
  }
}
