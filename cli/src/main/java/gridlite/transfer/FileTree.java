package gridlite.transfer;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.site.SiteFile;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Reads and writes trees of text files. */
public final class FileTree {
  private FileTree() {}

  /** All files below a directory, sorted by path; hidden ones are left out. */
  public static List<SiteFile> read(Path directory) {
    if (!Files.isDirectory(directory)) {
      throw refused("there is no directory \"" + directory + "\"");
    }
    List<SiteFile> files = new ArrayList<>();
    try (Stream<Path> paths = Files.walk(directory)) {
      for (Path path : paths.sorted().toList()) {
        String relative = directory.relativize(path).toString();
        if (Files.isRegularFile(path) && !isHidden(relative)) {
          files.add(new SiteFile(relative, text(path)));
        }
      }
    } catch (IOException e) {
      throw refused("can't read directory \"" + directory + "\": " + e.getMessage());
    }
    return files;
  }

  private static boolean isHidden(String relative) {
    return relative.startsWith(".") || relative.contains("/.");
  }

  private static String text(Path path) throws IOException {
    try {
      return Files.readString(path);
    } catch (CharacterCodingException e) {
      throw refused("can't read file \"" + path + "\": it is no UTF-8 text");
    }
  }

  /** Writes files below a directory, which is made when there is none. */
  public static void write(Path directory, List<SiteFile> files) {
    try {
      Files.createDirectories(directory);
      for (SiteFile file : files) {
        Path path = directory.resolve(file.path());
        Path parent = path.getParent();
        if (parent != null) {
          Files.createDirectories(parent);
        }
        Files.writeString(path, file.text());
      }
    } catch (IOException e) {
      throw refused("can't write to directory \"" + directory + "\": " + e.getMessage());
    }
  }

  private static GridException refused(String message) {
    return new GridException(Problem.refused(message));
  }
}
