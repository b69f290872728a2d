package gridlite.transfer;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.site.SiteFile;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Reads and writes trees of text files. */
public final class FileTree {
  private FileTree() {}

  /** All files below a directory, sorted by path; hidden ones are left out. */
  public static List<SiteFile> read(Path directory) {
    return read(directory, relative -> true, FileTree::text);
  }

  /** Where a backup of Grid Engine's own keeps what belongs to its installation. */
  private static final String INSTALLATION = "cell";

  /**
   * The files of a site's configuration, as {@link #read(Path)}, but whatever their encoding; what
   * is no text and what belongs to an installation is left out and told.
   */
  public static List<SiteFile> readSite(Path directory, Consumer<String> notes) {
    boolean backup = Files.isRegularFile(directory.resolve(INSTALLATION).resolve("bootstrap"));
    if (backup) {
      notes.accept(INSTALLATION + ": files of an installation, left out");
    }
    List<SiteFile> files =
        read(
            directory,
            relative -> !backup || !relative.startsWith(INSTALLATION),
            path -> anyText(path, directory.relativize(path), notes));
    files.removeIf(file -> file.text().indexOf(0) >= 0);
    return files;
  }

  /** How a file is read. */
  private interface Reading {
    String text(Path path) throws IOException;
  }

  private static List<SiteFile> read(Path directory, Predicate<Path> wanted, Reading reading) {
    if (!Files.isDirectory(directory)) {
      throw refused("there is no directory \"" + directory + "\"");
    }
    List<SiteFile> files = new ArrayList<>();
    try (Stream<Path> paths = Files.walk(directory)) {
      for (Path path : paths.sorted().toList()) {
        Path relative = directory.relativize(path);
        if (wanted.test(relative) && Files.isRegularFile(path) && !isHidden(relative.toString())) {
          files.add(new SiteFile(relative.toString(), reading.text(path)));
        }
      }
    } catch (IOException e) {
      throw refused("can't read directory \"" + directory + "\": " + e.getMessage());
    }
    return files;
  }

  private static String anyText(Path path, Path relative, Consumer<String> notes)
      throws IOException {
    byte[] bytes = Files.readAllBytes(path);
    String text = new String(bytes, StandardCharsets.UTF_8);
    if (text.indexOf(0) >= 0) {
      notes.accept(relative + ": no text, left out");
    } else if (text.indexOf('\uFFFD') >= 0) {
      notes.accept(relative + ": no UTF-8, taken as ISO 8859-1");
      return new String(bytes, StandardCharsets.ISO_8859_1);
    }
    return text;
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

  /** Paths of files in the directories of some files that are none of them, sorted. */
  public static List<String> others(Path directory, List<SiteFile> files) {
    Set<String> known = new TreeSet<>();
    Set<Path> directories = new TreeSet<>();
    for (SiteFile file : files) {
      known.add(file.path());
      Path parent = directory.resolve(file.path()).getParent();
      if (parent != null && !parent.equals(directory)) {
        directories.add(parent);
      }
    }
    List<String> others = new ArrayList<>();
    for (Path parent : directories) {
      for (SiteFile file : read(parent, relative -> true, path -> "")) {
        String path = directory.relativize(parent.resolve(file.path())).toString();
        if (!known.contains(path)) {
          others.add(path);
        }
      }
    }
    return others;
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
