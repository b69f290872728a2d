package gridlite.store;

import gridlite.port.StoreException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Locale;

/** Finds out why the database or a file beside it can't be read or written, and says it. */
final class Trouble {
  private static final int FILE_CORRUPTED = 90030;
  private static final int FILE_VERSION = 90048;
  private static final int ALREADY_OPEN = 90020;
  private static final long LITTLE = 1 << 20;

  private Trouble() {}

  /** The exception that reports a failure to users. */
  static StoreException with(Path file, String attempt, Throwable cause) {
    if (cause instanceof StoreException known) {
      return known;
    }
    if (isDamage(cause)) {
      return damaged(file, String.valueOf(root(cause).getMessage()));
    }
    if (root(cause) instanceof AccessDeniedException denied) {
      return new StoreException(
          "can't " + attempt + " " + file + ": no right to " + attempt + " " + denied.getFile(),
          "HOME, SGE_ROOT and SGE_CELL say which cell is meant; a cell is its owner's alone",
          cause);
    }
    String disk = disk(file, cause);
    return disk.isEmpty()
        ? new StoreException("can't " + attempt + " " + file + ": " + root(cause), cause)
        : new StoreException(
            "can't " + attempt + " " + file + ": " + disk,
            "nothing is lost; when that is repaired, repeat the command",
            cause);
  }

  /** The exception that reports damage to users, which nothing must be written on top of. */
  static StoreException damaged(Path file, String what) {
    return new StoreException(
        file + " is damaged: " + what,
        "nothing was changed; \"gridlite restore-backup FILE\" brings a backup back,"
            + " \"gridlite check --repair\" keeps what can still be read");
  }

  private static boolean isDamage(Throwable cause) {
    if (isCausedBy(cause, BlockFile.DamagedBlockException.class)) {
      return true;
    }
    for (Throwable each = cause; each != null; each = each.getCause()) {
      if (each instanceof SQLException e
          && (e.getErrorCode() == FILE_CORRUPTED || e.getErrorCode() == FILE_VERSION)) {
        return true;
      }
    }
    return false;
  }

  static boolean isCausedBy(Throwable thrown, Class<? extends Throwable> kind) {
    for (Throwable each = thrown; each != null; each = each.getCause()) {
      if (kind.isInstance(each)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a process that is ending has not let go of the file yet. */
  static boolean isHeldByAnother(Throwable cause) {
    return cause instanceof SQLException e && e.getErrorCode() == ALREADY_OPEN;
  }

  private static Throwable root(Throwable cause) {
    Throwable root = cause;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    return root;
  }

  /**
   * Returns what is wrong with the file system that a file is on; empty when nothing is known to
   * be.
   */
  static String disk(Path file, Throwable cause) {
    try {
      String readOnly = readOnly(file);
      if (!readOnly.isEmpty()) {
        return readOnly;
      }
      FileStore disk = Files.getFileStore(file.toAbsolutePath().getParent());
      if (disk.getUsableSpace() < LITTLE) {
        return "the file system "
            + disk
            + " is full ("
            + size(disk.getUsableSpace())
            + " of "
            + size(disk.getTotalSpace())
            + " free)";
      }
      String text = String.valueOf(root(cause).getMessage()).toLowerCase(Locale.ROOT);
      if (text.contains("quota")) {
        return "the disk quota on the file system " + disk + " is used up";
      }
      if (root(cause) instanceof NoSuchFileException missing) {
        return "there is no file " + missing.getFile();
      }
      return root(cause) instanceof IOException e ? e.getMessage() + " on " + disk : "";
    } catch (IOException e) {
      return unknownDisk(e);
    }
  }

  /** Says that a file can't be written because of its file system; empty when it can. */
  static String readOnly(Path file) {
    try {
      FileStore disk = Files.getFileStore(file.toAbsolutePath().getParent());
      return disk.isReadOnly() ? "the file system " + disk + " is mounted read-only" : "";
    } catch (IOException e) {
      return unknownDisk(e);
    }
  }

  private static String unknownDisk(IOException e) {
    return e instanceof NoSuchFileException missing
        ? "there is no directory " + missing.getFile()
        : "its file system can't be asked: " + e.getMessage();
  }

  /**
   * Returns whether the file system of a file has room for the next commits, as far as it says so.
   */
  static boolean hasRoom(Path file) {
    try {
      FileStore disk = Files.getFileStore(file.toAbsolutePath().getParent());
      return !disk.isReadOnly() && disk.getUsableSpace() >= LITTLE;
    } catch (IOException e) {
      return false;
    }
  }

  private static String size(long bytes) {
    return bytes < LITTLE ? (bytes >> 10) + " KB" : (bytes >> 20) + " MB";
  }
}
