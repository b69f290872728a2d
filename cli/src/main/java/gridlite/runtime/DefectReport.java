package gridlite.runtime;

import gridlite.remote.CellTrust;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A report of an exception that nobody expected: a file in the directory {@code defects} of a cell
 * that is this process's own, for its owner alone. Elsewhere there is no place that is safe to
 * write to, so that the trace goes to standard error.
 */
public final class DefectReport {
  /** The oldest files go when there are more. */
  private static final int MOST = 20;

  private static final int LONGEST = 1 << 18;

  private DefectReport() {}

  /** One line about an exception, with the place of its trace where that is kept. */
  public static String of(Throwable thrown, Path cell) {
    StringBuilder line = new StringBuilder("gridlite: internal error: ").append(thrown);
    for (Throwable cause = thrown.getCause(); cause != null; cause = cause.getCause()) {
      line.append(": ").append(cause.getMessage());
    }
    StringWriter text = new StringWriter();
    thrown.printStackTrace(new PrintWriter(text, true));
    String trace = text.getBuffer().substring(0, Math.min(text.getBuffer().length(), LONGEST));
    Optional<Path> file = keep(trace, cell);
    if (file.isPresent()) {
      line.append(" (trace in ").append(file.get()).append(')');
    } else {
      // that of this process: a daemon's clients can do nothing with it
      System.err.print(trace);
    }
    return line.append('\n').toString();
  }

  private static Optional<Path> keep(String trace, Path cell) {
    try {
      if (!isOwn(cell)) {
        return Optional.empty();
      }
      Path directory = cell.resolve("defects");
      if (!Files.exists(directory, LinkOption.NOFOLLOW_LINKS)) {
        Files.createDirectory(
            directory,
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
      }
      if (!isOwn(directory)) {
        return Optional.empty();
      }
      Path file =
          directory.resolve(System.currentTimeMillis() + "-" + ProcessHandle.current().pid());
      CellFiles.append(file, CellFiles.PRIVATE, trace);
      removeOldest(directory);
      return Optional.of(file);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** A directory of this process's user that nobody else can put something into. */
  private static boolean isOwn(Path directory) throws IOException {
    return Files.isDirectory(directory, LinkOption.NOFOLLOW_LINKS)
        && Files.getAttribute(directory, "unix:uid").equals((int) Identity.ofProcess().uid())
        && CellTrust.objection(directory).isEmpty();
  }

  private static void removeOldest(Path directory) throws IOException {
    List<Path> files = new ArrayList<>();
    try (Stream<Path> listed = Files.list(directory)) {
      listed.forEach(files::add);
    }
    files.sort(Comparator.comparing(DefectReport::modified));
    for (Path file : files.subList(0, Math.max(0, files.size() - MOST))) {
      Files.deleteIfExists(file);
    }
  }

  private static FileTime modified(Path file) {
    try {
      return Files.getLastModifiedTime(file, LinkOption.NOFOLLOW_LINKS);
    } catch (IOException e) {
      return FileTime.fromMillis(0);
    }
  }
}
