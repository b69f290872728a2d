package gridlite.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.CRC32C;

/**
 * A proof of a cell's database that is kept beside it: a line in a file of its own, written in
 * place after a commit is safe and before it is answered. A database may be ahead of it by commits
 * that nobody was informed of; one that is behind is not the one that was written last.
 *
 * @param identity number of the database, chosen when it was made
 * @param revision number of an update that the database holds; 0 while it is being made
 * @param job highest job number that was given
 */
record Proof(long identity, long revision, long job) {
  private static final String NAME = "gridlite.proof";

  /** Length of {@code database X revision N job N}. */
  private static final int TEXT = 9 + 16 + 10 + 19 + 5 + 19;

  // every command that writes compares: what the JVM makes for it takes longer than all of this

  @Override
  public boolean equals(Object other) {
    return other instanceof Proof that
        && identity == that.identity
        && revision == that.revision
        && job == that.job;
  }

  @Override
  public int hashCode() {
    return 31 * (31 * Long.hashCode(identity) + Long.hashCode(revision)) + Long.hashCode(job);
  }

  static Path file(Path cell) {
    return cell.resolve(NAME);
  }

  /** Reads a cell's proof; empty when there is none. */
  static Optional<Proof> read(Path cell) throws IOException {
    byte[] bytes;
    try {
      bytes = Files.readAllBytes(file(cell));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    }
    String line = new String(bytes, StandardCharsets.ISO_8859_1);
    if (line.length() <= TEXT || !line.equals(line(line.substring(0, TEXT)))) {
      throw Trouble.damaged(file(cell), "it does not hold what was written");
    }
    return Optional.of(
        new Proof(
            Long.parseUnsignedLong(line.substring(9, 25), 16),
            Long.parseLong(line.substring(35, 54)),
            Long.parseLong(line.substring(59, 78))));
  }

  /** Writes it over the former one, which has the same length. */
  void write(Path cell) throws IOException {
    try (FileChannel channel = PrivateFile.open(file(cell))) {
      write(channel);
    }
  }

  /** Makes the file, so that it survives the loss of power. */
  void create(Path cell) throws IOException {
    try (FileChannel channel = PrivateFile.open(file(cell))) {
      write(channel);
      channel.force(true);
    }
    PrivateFile.syncNames(cell);
  }

  private void write(FileChannel channel) throws IOException {
    String text =
        "database " + hex(identity, 16) + " revision " + decimal(revision) + " job " + decimal(job);
    ByteBuffer bytes = ByteBuffer.wrap(line(text).getBytes(StandardCharsets.ISO_8859_1));
    while (bytes.hasRemaining()) {
      channel.write(bytes, bytes.position());
    }
  }

  private static String line(String text) {
    CRC32C checksum = new CRC32C();
    checksum.update(text.getBytes(StandardCharsets.ISO_8859_1));
    return text + " " + hex(checksum.getValue(), 8) + "\n";
  }

  private static String hex(long number, int digits) {
    String text = Long.toHexString(number);
    return "0".repeat(digits - text.length()) + text;
  }

  private static String decimal(long number) {
    String text = Long.toString(number);
    return "0".repeat(19 - text.length()) + text;
  }
}
