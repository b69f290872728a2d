package gridlite.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Databases of the first three forms: H2's own files, whose blocks carry no checksums. */
final class PlainFile {
  private static final byte[] BEGIN = "H:2,".getBytes(StandardCharsets.ISO_8859_1);

  private PlainFile() {}

  /** Returns whether a file is one of H2's own. */
  static boolean is(Path file) throws IOException {
    ByteBuffer begin = ByteBuffer.allocate(BEGIN.length);
    try (FileChannel channel = PrivateFile.read(file)) {
      while (begin.hasRemaining() && channel.read(begin) >= 0) {
        // a read may give less than was asked for
      }
    }
    return begin.flip().equals(ByteBuffer.wrap(BEGIN));
  }

  /** Puts a file of checked blocks in its place: whole, or not at all. */
  static void convert(Path file, Path unfinished) throws IOException {
    Files.deleteIfExists(unfinished);
    try (FileChannel plain = PrivateFile.read(file);
        BlockFile blocks = new BlockFile(PrivateFile.open(unfinished))) {
      for (long at = 0; at < plain.size(); at += BlockFile.DATA) {
        ByteBuffer block = ByteBuffer.allocate(BlockFile.DATA);
        while (block.hasRemaining() && plain.read(block, at + block.position()) >= 0) {
          // a read may give less than was asked for
        }
        // zeros where the file was cut off while it grew
        block.clear();
        blocks.write(block, at);
      }
      blocks.force(true);
    }
    Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
    PrivateFile.syncNames(file.toAbsolutePath().resolveSibling(""));
  }
}
