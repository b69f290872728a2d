package gridlite.store;

import gridlite.job.AccountingEntry;
import gridlite.job.AccountingEntry.Field;
import gridlite.job.JobId;
import gridlite.port.AccountingLine;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A list beside an accounting file of where each of its lines begins and whose record it is, so
 * that the records of one job are found without reading the others. It holds for the file whose
 * number, size and times it names: a file that was edited, rotated or restored has others, and
 * whoever finds that makes the list anew. It is never trusted: a line that is not what the list
 * says of it makes the list void.
 *
 * <p>The file: {@value #HEAD} bytes that name the form, and the accounting file's number, size, and
 * times of its last change; then {@link AccountingBlocks} of numbers of 8 bytes.
 */
final class AccountingIndex {
  /** Smaller files are read as a whole: a tenth of a second, and nothing to keep. */
  static final long WORTHWHILE = 1 << 20;

  private static final long FORM = 0x676c2d6163637432L;
  private static final int HEAD = 64;

  private final Path file;
  private final Path index;

  /** The list of a cell's accounting file. */
  static AccountingIndex of(Path cell) {
    return new AccountingIndex(cell.resolve("common").resolve("accounting"));
  }

  /** The list of an accounting file. */
  AccountingIndex(Path file) {
    this.file = file;
    this.index = file.resolveSibling(file.getFileName() + ".index");
  }

  /** Marks by which a file is known. */
  private record Stamp(long node, long size, long modified, long changed) {
    static Stamp of(Path file) throws IOException {
      Map<String, Object> found =
          Files.readAttributes(file, "unix:ino,size,lastModifiedTime,ctime");
      return new Stamp(
          number(found, "ino"),
          number(found, "size"),
          number(found, "lastModifiedTime"),
          number(found, "ctime"));
    }

    private static long number(Map<String, Object> attributes, String name) {
      Object value = attributes.get(name);
      if (value instanceof FileTime time) {
        return time.to(TimeUnit.NANOSECONDS);
      }
      if (value instanceof Long number) {
        return number;
      }
      throw new IllegalStateException("a file has no attribute " + name);
    }

    ByteBuffer head() {
      ByteBuffer head = ByteBuffer.allocate(HEAD);
      head.putLong(FORM).putLong(node).putLong(size).putLong(modified).putLong(changed);
      return head.rewind();
    }
  }

  /**
   * The file is not what the list says, or its lines end in ways that the list has no words for.
   */
  private static final class UnfitException extends IOException {
    private static final long serialVersionUID = 1L;

    UnfitException(String message) {
      super(message);
    }
  }

  /**
   * The lines that may be records of a job, and those that are not records, in the order of the
   * file.
   *
   * @return empty if the file has to be read as a whole: it is small, or no list can be made of it
   */
  Optional<List<AccountingLine>> lines(JobId job) {
    try {
      if (Files.size(file) < WORTHWHILE) {
        return Optional.empty();
      }
      Optional<List<AccountingLine>> known = known(job);
      if (known.isPresent() || !Files.isWritable(file.resolveSibling(""))) {
        return known;
      }
      make();
      return known(job);
    } catch (IOException e) {
      // whoever reads the whole file reports what is wrong with it
      return Optional.empty();
    }
  }

  /** Lines by the list that is there; empty if there is none that fits. */
  private Optional<List<AccountingLine>> known(JobId job) throws IOException {
    if (!Files.exists(index)) {
      return Optional.empty();
    }
    try (FileChannel list = FileChannel.open(index, StandardOpenOption.READ);
        FileChannel records = FileChannel.open(file, StandardOpenOption.READ)) {
      if (!isOf(list, Stamp.of(file))) {
        return Optional.empty();
      }
      List<AccountingLine> found = new ArrayList<>();
      long size = records.size();
      AccountingBlocks.Visitor look =
          (line, number, start, end) -> {
            String text = text(records, start, end.orElse(size));
            if (number == job.number() || number == AccountingBlocks.ODD) {
              found.add(new AccountingLine(line + 1, text));
            }
            return numberOf(text) == number;
          };
      return new AccountingBlocks(list, HEAD).visit(job.number(), look)
          ? Optional.of(found)
          : Optional.empty();
    } catch (UnfitException e) {
      return Optional.empty();
    }
  }

  private static boolean isOf(FileChannel list, Stamp stamp) throws IOException {
    ByteBuffer head = ByteBuffer.allocate(HEAD);
    while (head.hasRemaining() && list.read(head, head.position()) >= 0) {
      // a read may give less than was asked for
    }
    return head.flip().equals(stamp.head()) && AccountingBlocks.areWhole(list.size() - HEAD);
  }

  /** A line without its end, which must be where the list says. */
  private static String text(FileChannel records, long start, long end) throws IOException {
    long before = Math.max(0, start - 1);
    if (start < 0 || end <= start || end > records.size() || end - start > WORTHWHILE) {
      throw new UnfitException("no line is there");
    }
    ByteBuffer bytes = ByteBuffer.allocate((int) (end - before));
    while (bytes.hasRemaining() && records.read(bytes, before + bytes.position()) >= 0) {
      // a read may give less than was asked for
    }
    String text = new String(bytes.array(), StandardCharsets.ISO_8859_1);
    int first = (int) (start - before);
    int last = text.indexOf('\n', first);
    boolean begins = first == 0 || text.charAt(0) == '\n';
    boolean ends = last == text.length() - 1 || (last < 0 && end == records.size());
    if (!begins || !ends) {
      throw new UnfitException("another line is there");
    }
    return last < 0 ? text.substring(first) : text.substring(first, last);
  }

  /** The number that the list has for a line. */
  private static long numberOf(String line) throws UnfitException {
    if (line.indexOf('\r') >= 0) {
      throw new UnfitException("a carriage return ends a line, too");
    }
    if (AccountingEntry.isNothing(line)) {
      return AccountingBlocks.SKIPPED;
    }
    Optional<AccountingEntry> entry = AccountingEntry.parse(line);
    long number = entry.map(record -> record.whole(Field.JOB_NUMBER)).orElse(AccountingBlocks.ODD);
    return number < 0 ? AccountingBlocks.ODD : number;
  }

  private void make() throws IOException {
    Stamp stamp = Stamp.of(file);
    Path unfinished = Files.createTempFile(file.resolveSibling(""), ".accounting-index-", "");
    try {
      try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16);
          FileChannel list =
              FileChannel.open(unfinished, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
        write(list, stamp.head());
        AccountingBlocks.Writer entries = new AccountingBlocks.Writer(list, HEAD);
        copy(in, entries);
        entries.finish();
      }
      if (Stamp.of(file).equals(stamp)) {
        Files.setPosixFilePermissions(unfinished, PosixFilePermissions.fromString("rw-r--r--"));
        Files.move(unfinished, index, StandardCopyOption.ATOMIC_MOVE);
      }
    } finally {
      Files.deleteIfExists(unfinished);
    }
  }

  private static void write(FileChannel list, ByteBuffer head) throws IOException {
    while (head.hasRemaining()) {
      list.write(head, head.position());
    }
  }

  private static void copy(InputStream in, AccountingBlocks.Writer entries) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    long start = 0;
    for (int next = in.read(); next >= 0; next = in.read()) {
      if (next == '\n') {
        entries.add(numberOf(line.toString(StandardCharsets.ISO_8859_1)), start);
        start += line.size() + 1L;
        line.reset();
      } else {
        line.write(next);
      }
    }
    if (line.size() > 0) {
      entries.add(numberOf(line.toString(StandardCharsets.ISO_8859_1)), start);
    }
  }

  /**
   * Gets ready to note lines that are about to be appended, if there is a list that fits the file
   * as it is. Nothing depends on it.
   */
  Appending appending() {
    try {
      if (!Files.exists(index)) {
        return new Appending(null);
      }
      FileChannel list = FileChannel.open(index, StandardOpenOption.READ, StandardOpenOption.WRITE);
      if (isOf(list, Stamp.of(file))) {
        return new Appending(list);
      }
      list.close();
    } catch (IOException e) {
      // as without a list
    }
    return new Appending(null);
  }

  /** A list whose file is about to grow. */
  final class Appending implements AutoCloseable {
    private final @Nullable FileChannel list;

    private Appending(@Nullable FileChannel list) {
      this.list = list;
    }

    /**
     * Notes lines that have been appended.
     *
     * @param start size of the file before, which ended with a whole line
     * @param appended whole lines
     */
    void note(long start, byte[] appended) {
      FileChannel open = list;
      if (open == null) {
        return;
      }
      try {
        AccountingBlocks.Writer entries = new AccountingBlocks.Writer(open, HEAD);
        long at = start;
        for (String line : new String(appended, StandardCharsets.ISO_8859_1).split("\n", -1)) {
          if (at < start + appended.length) {
            entries.add(numberOf(line), at);
          }
          at += line.length() + 1L;
        }
        entries.finish();
        // whoever is killed before this leaves a list of a file that is no more
        write(open, Stamp.of(file).head());
      } catch (IOException e) {
        // it fits no more, and is made anew when somebody needs it
      }
    }

    @Override
    public void close() throws IOException {
      if (list != null) {
        list.close();
      }
    }
  }
}
