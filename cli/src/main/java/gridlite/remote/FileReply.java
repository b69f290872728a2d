package gridlite.remote;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** What came of reading or writing a file at the client: its text, or why there is none. */
public final class FileReply {
  private static final String TEXT = "text";
  private static final String MISSING = "missing";
  private static final String DENIED = "denied";
  private static final String FAILED = "failed";

  private FileReply() {}

  /** Reads a file, and tells what came of it. */
  static Frame read(String path) {
    return of(() -> new String(Files.readAllBytes(Path.of(path)), StandardCharsets.UTF_8));
  }

  /** Writes a file, and tells what came of it. */
  static Frame write(String path, String text) {
    return of(
        () -> {
          Files.writeString(Path.of(path), text);
          return "";
        });
  }

  /** Something done with a file. */
  @FunctionalInterface
  private interface Access {
    String text() throws IOException;
  }

  private static Frame of(Access access) {
    try {
      return reply(TEXT, access.text());
    } catch (NoSuchFileException e) {
      return reply(MISSING, "");
    } catch (AccessDeniedException e) {
      return reply(DENIED, "");
    } catch (IOException e) {
      return reply(FAILED, String.valueOf(e.getMessage()));
    }
  }

  private static Frame reply(String what, String text) {
    return new Frame(Frame.Kind.REPLY, what, text);
  }

  /** The text in a reply; throws what reading or writing the file has thrown. */
  public static String text(Frame reply, Path file) throws IOException {
    String detail = reply.texts().get(1);
    return switch (reply.text()) {
      case TEXT -> detail;
      case MISSING -> throw new NoSuchFileException(file.toString());
      case DENIED -> throw new AccessDeniedException(file.toString());
      default -> throw new IOException(detail);
    };
  }
}
