package gridlite.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.h2.store.fs.FilePath;
import org.h2.store.fs.FilePathWrapper;

/**
 * Files of checked blocks, to H2 by the prefix {@code blocks:}. Public because H2 makes instances.
 */
public final class BlockPath extends FilePathWrapper {
  static final String SCHEME = "blocks";

  /** Files by path; H2 has each open once. */
  private static final Map<Path, BlockFile> OPEN = new ConcurrentHashMap<>();

  /** Files that were verified and may be written at once. */
  private static final Set<Path> VERIFIED = ConcurrentHashMap.newKeySet();

  /** For H2, which fills it. */
  public BlockPath() {}

  /** Lets H2 write to a file while it opens it next: it wants to after some crashes. */
  static void allowNext(Path file) {
    VERIFIED.add(file.toAbsolutePath());
  }

  /** The file that H2 has opened last under a path. */
  static BlockFile opened(Path file) {
    BlockFile opened = OPEN.get(file.toAbsolutePath());
    if (opened == null) {
      throw new IllegalStateException(file + " is not open");
    }
    return opened;
  }

  /** Makes the prefix known. */
  static void register() {
    FilePath.register(new BlockPath());
  }

  @Override
  public String getScheme() {
    return SCHEME;
  }

  /**
   * As it is: resolved, a file behind a link would be open by another path than it is asked for.
   */
  @Override
  public FilePath toRealPath() {
    return this;
  }

  @Override
  public long size() {
    return getBase().size() / BlockFile.BLOCK * BlockFile.DATA;
  }

  @Override
  public FileChannel open(String mode) throws IOException {
    Path file = Path.of(name.substring(SCHEME.length() + 1));
    FileChannel channel = mode.equals("r") ? PrivateFile.read(file) : PrivateFile.open(file);
    boolean believed = channel.size() == 0 || VERIFIED.remove(file);
    BlockFile opened = believed ? new BlockFile(channel) : BlockFile.sealed(channel);
    OPEN.put(file, opened);
    return opened;
  }
}
