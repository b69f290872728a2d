package gridlite.command.qsub;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The records that are appended to an accounting file from now on. The file may be rotated
 * meanwhile: what was renamed is read to its end, then the new one from its beginning.
 */
public final class AccountingTail implements AutoCloseable {
  private final Path file;
  private Optional<FileChannel> open = Optional.empty();
  private Object key = "";
  private long position;

  /** Everything that is in the file already is passed over. */
  public AccountingTail(Path file) {
    this.file = file;
    try {
      reopen();
      position = open.isPresent() ? open.get().size() : 0;
    } catch (IOException e) {
      throw failed(e);
    }
  }

  /** Lines that are complete and were not reported yet. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    try {
      read(lines);
      if (isAnother()) {
        reopen();
        read(lines);
      }
    } catch (NoSuchFileException e) {
      // it is being rotated: the next time there is a new one
      return lines;
    } catch (IOException e) {
      throw failed(e);
    }
    return lines;
  }

  private UncheckedIOException failed(IOException e) {
    return new UncheckedIOException("can't read " + file, e);
  }

  private Object keyOfFile() throws IOException {
    Object found = Files.readAttributes(file, BasicFileAttributes.class).fileKey();
    return found == null ? file : found;
  }

  /** Returns whether the file was renamed and begun anew, or emptied in place. */
  private boolean isAnother() throws IOException {
    return Files.exists(file)
        && (open.isEmpty() || !key.equals(keyOfFile()) || open.get().size() < position);
  }

  private void reopen() throws IOException {
    close();
    position = 0;
    if (Files.exists(file)) {
      key = keyOfFile();
      open = Optional.of(FileChannel.open(file, StandardOpenOption.READ));
    }
  }

  private void read(List<String> lines) throws IOException {
    if (open.isEmpty() || open.get().size() <= position) {
      return;
    }
    ByteBuffer fresh = ByteBuffer.allocate((int) (open.get().size() - position));
    int read = open.get().read(fresh, position);
    String text = new String(fresh.array(), 0, Math.max(0, read), StandardCharsets.ISO_8859_1);
    int start = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      lines.add(text.substring(start, end));
      start = end + 1;
    }
    position += start;
  }

  @Override
  public void close() {
    try {
      if (open.isPresent()) {
        open.get().close();
      }
    } catch (IOException e) {
      throw failed(e);
    }
    open = Optional.empty();
  }
}
