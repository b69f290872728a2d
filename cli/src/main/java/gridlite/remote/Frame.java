package gridlite.remote;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ByteChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A message between client and daemon: a kind and some texts. On the wire: the kind's number in a
 * byte, the length of the rest in four, then for each text its length in four bytes and its UTF-8.
 *
 * @param kind what it says
 * @param texts what the kind defines
 */
public record Frame(Kind kind, List<String> texts) {
  private static final int HEADER = 5;
  private static final int LENGTH = 4;

  /** Longest frame that is taken: a script or listing of a gigabyte is a mistake. */
  private static final int LONGEST = 1 << 30;

  /** What a frame says. */
  public enum Kind {
    /** To the daemon: directory, umask, "1" for a terminal, number of words, words, variables. */
    REQUEST(1),
    /**
     * To the daemon: what was asked for: standard input, the fields of an edit's result, or what
     * came of reading a file ({@link FileReply}).
     */
    REPLY(2),
    /** To the client: text for standard output. */
    OUT(3),
    /** To the client: text for standard error. */
    ERR(4),
    /** To the client: asks for all of standard input. */
    INPUT(5),
    /** To the client: asks for the text of the file at a path. */
    FILE(6),
    /** To the client: asks for an edit: text, suffix of the file. */
    EDIT(7),
    /** To the client: remove this file of an edit. */
    DISCARD(8),
    /** To the client: the command has ended with this status. */
    EXIT(9),
    /** To the client: asks for a file to be written: path, text. */
    WRITE(10),
    /**
     * To the client: the command waits; an interrupt is told by the end of what the client sends.
     */
    WAIT(11);

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
      throw new IOException("not a frame of this protocol");
    }
  }

  /** Copies the list. */
  public Frame {
    texts = List.copyOf(texts);
  }

  /** A frame of some texts. */
  public Frame(Kind kind, String... texts) {
    this(kind, List.of(texts));
  }

  /** The first text. */
  public String text() {
    return texts.get(0);
  }

  /** Sends the frame. */
  public void write(ByteChannel channel) throws IOException {
    List<byte[]> bytes = new ArrayList<>(texts.size());
    int length = 0;
    for (String text : texts) {
      byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
      bytes.add(encoded);
      length += LENGTH + encoded.length;
    }
    ByteBuffer buffer = ByteBuffer.allocate(HEADER + length);
    buffer.put(kind.code).putInt(length);
    for (byte[] encoded : bytes) {
      buffer.putInt(encoded.length).put(encoded);
    }
    buffer.flip();
    while (buffer.hasRemaining()) {
      channel.write(buffer);
    }
  }

  /** Waits for a frame; throws {@link EOFException} when the other side has gone. */
  public static Frame read(ByteChannel channel) throws IOException {
    ByteBuffer header = fill(channel, HEADER);
    Kind kind = Kind.of(header.get());
    int length = header.getInt();
    if (length < 0 || length > LONGEST) {
      throw new IOException("a frame of impossible length " + length);
    }
    ByteBuffer body = fill(channel, length);
    List<String> texts = new ArrayList<>();
    while (body.hasRemaining()) {
      int size = body.getInt();
      if (size < 0 || size > body.remaining()) {
        throw new IOException("a text of a frame is longer than the frame");
      }
      byte[] encoded = new byte[size];
      body.get(encoded);
      texts.add(new String(encoded, StandardCharsets.UTF_8));
    }
    return new Frame(kind, texts);
  }

  private static ByteBuffer fill(ByteChannel channel, int size) throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(size);
    while (buffer.hasRemaining()) {
      if (channel.read(buffer) < 0) {
        throw new EOFException("the other side has gone");
      }
    }
    return buffer.flip();
  }
}
