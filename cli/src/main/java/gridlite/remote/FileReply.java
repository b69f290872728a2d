package gridlite.remote;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.function.UnaryOperator;

/**
 * The result of an access to files at the client: a word, and the content or the reason why there
 * is none. A long file goes in pieces, each asked for, so that no frame is long.
 */
public final class FileReply {
  /** The content, or the last piece of it. */
  private static final String DONE = "text";

  /** A piece of the content that is not the last one. */
  private static final String MORE = "more";

  private static final String MISSING = "missing";
  private static final String DENIED = "denied";
  private static final String DIRECTORY = "directory";
  private static final String NO_DIRECTORY = "no directory";
  private static final String FAILED = "failed";

  /** Most bytes of a file in a frame. */
  private static final int PIECE = 1 << 20;

  /** The file of the last question; empty when its last piece is sent. */
  private InputStream file = InputStream.nullInputStream();

  private final UnaryOperator<Path> places;

  /** A reply to the questions of one connection. */
  public FileReply() {
    this(path -> path);
  }

  /**
   * The same at another host than the daemon's.
   *
   * @param places gives the place of a file here that has another one at the daemon's host
   */
  FileReply(UnaryOperator<Path> places) {
    this.places = places;
  }

  /** Carries out what a frame asks for; gives the reply. */
  public Frame to(Frame question) throws IOException {
    if (question.kind() == Frame.Kind.MORE) {
      return of(this::piece);
    }
    String path = question.text();
    return switch (question.kind()) {
      case FILE ->
          of(
              () -> {
                forget();
                file = LocalFiles.open(places.apply(Path.of(path)));
                return piece();
              });
      case LIST -> of(() -> done(String.join("\0", LocalFiles.list(Path.of(path)))));
      case MAKE_DIRECTORY ->
          of(
              () -> {
                LocalFiles.makeDirectory(Path.of(path));
                return done("");
              });
      case WRITE -> {
        String text = question.text(1);
        yield of(
            () -> {
              LocalFiles.write(Path.of(path), text);
              return done("");
            });
      }
      default -> throw new MalformedFrameException("the daemon sent " + question.kind());
    };
  }

  private Frame piece() throws IOException {
    byte[] content = file.readNBytes(PIECE);
    boolean more = content.length == PIECE;
    if (!more) {
      forget();
    }
    return new Frame(Frame.Kind.REPLY, more ? MORE : DONE, content);
  }

  private void forget() throws IOException {
    InputStream former = file;
    file = InputStream.nullInputStream();
    former.close();
  }

  private static Frame done(String text) {
    return new Frame(Frame.Kind.REPLY, DONE, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Something done with files. */
  @FunctionalInterface
  private interface Access {
    Frame carryOut() throws IOException;
  }

  private static Frame of(Access access) {
    try {
      return access.carryOut();
    } catch (NoSuchFileException e) {
      return new Frame(Frame.Kind.REPLY, MISSING, "");
    } catch (AccessDeniedException e) {
      return new Frame(Frame.Kind.REPLY, DENIED, "");
    } catch (DirectoryException e) {
      return new Frame(Frame.Kind.REPLY, DIRECTORY, "");
    } catch (NotDirectoryException e) {
      return new Frame(Frame.Kind.REPLY, NO_DIRECTORY, "");
    } catch (IOException | InvalidPathException e) {
      return new Frame(Frame.Kind.REPLY, FAILED, String.valueOf(e.getMessage()));
    }
  }

  /** The content in a reply; throws what the access to the file has thrown. */
  public static byte[] content(Frame reply, Path file) throws IOException {
    return switch (reply.text()) {
      case DONE, MORE -> reply.bytes(1);
      case MISSING -> throw new NoSuchFileException(file.toString());
      case DENIED -> throw new AccessDeniedException(file.toString());
      case DIRECTORY -> throw new DirectoryException(file.toString());
      case NO_DIRECTORY -> throw new NotDirectoryException(file.toString());
      case FAILED -> throw new IOException(reply.text(1));
      default -> throw new MalformedFrameException("a reply \"" + reply.text() + "\"");
    };
  }

  /** Returns whether {@link Frame.Kind#MORE} gives another piece. */
  public static boolean isMore(Frame reply) throws IOException {
    return reply.text().equals(MORE);
  }
}
