package gridlite.runtime;

import gridlite.format.ReadingNote;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.site.SiteFile;
import gridlite.value.Statement;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/**
 * Reads and writes trees of text files.
 *
 * @param files the caller's files
 * @param directory absolute path of the tree
 */
public record FileTree(CallerFiles files, Path directory) {
  /** The files of a backup of Grid Engine's own that belong to its installation. */
  private static final String INSTALLATION = "cell";

  /** Says whether all files of an export are there; hidden, since it is not one of them. */
  private static final String MARK = ".export";

  private static final String BEGUN = "begun: not all files are written yet\n";
  private static final String WHOLE = "whole\n";

  /** All files of the tree, sorted by path; hidden ones are left out. */
  public List<SiteFile> read() {
    List<SiteFile> read = new ArrayList<>();
    for (String path : paths(directory)) {
      read.add(new SiteFile(path, text(path)));
    }
    return read;
  }

  /** Hears how many files have been dealt with. */
  @FunctionalInterface
  public interface Counted {
    /** So many of all. */
    void at(int done, int total);
  }

  /**
   * The files of a site's configuration, as {@link #read}, but whatever their encoding; what is not
   * text and what belongs to an installation is left out and reported.
   */
  public List<SiteFile> readSite(Consumer<Statement> notes) {
    return readSite(notes, (done, total) -> {});
  }

  /**
   * The same of a large site.
   *
   * @param counted hears how many files of how many are read
   */
  public List<SiteFile> readSite(Consumer<Statement> notes, Counted counted) {
    List<String> paths = paths(directory);
    refuseHalf();
    boolean backup = paths.contains(INSTALLATION + "/bootstrap");
    if (backup) {
      notes.accept(
          ReadingNote.of("files_left_out", INSTALLATION, "files of an installation, left out"));
    }
    List<SiteFile> read = new ArrayList<>();
    int looked = 0;
    for (String path : paths) {
      counted.at(looked++, paths.size());
      if (!backup || !path.startsWith(INSTALLATION + "/")) {
        String text = anyText(path, notes);
        if (text.indexOf(0) < 0) {
          read.add(new SiteFile(path, text));
        }
      }
    }
    return read;
  }

  /** An export that was interrupted looks like a site with fewer objects. */
  private void refuseHalf() {
    try {
      if (new String(files.readBytes(directory.resolve(MARK)), StandardCharsets.UTF_8)
          .equals(BEGUN)) {
        throw new GridException(
            Problem.refused("directory \"" + directory + "\" holds a part of an export")
                .hint("it was interrupted: export again, or remove " + MARK + " to take the part"));
      }
    } catch (IOException e) {
      // most directories have none
    }
  }

  private List<String> paths(Path below) {
    try {
      return files.listFiles(below);
    } catch (NotDirectoryException e) {
      throw refused("there is no directory \"" + below + "\"");
    } catch (IOException e) {
      throw refused("can't read directory \"" + below + "\": " + e.getMessage());
    }
  }

  private byte[] bytes(String path) {
    Path file = directory.resolve(path);
    try {
      return files.readBytes(file);
    } catch (IOException e) {
      throw refused("can't read file \"" + file + "\": " + e.getMessage());
    }
  }

  private String anyText(String path, Consumer<Statement> notes) {
    byte[] bytes = bytes(path);
    String text = new String(bytes, StandardCharsets.UTF_8);
    if (text.indexOf(0) >= 0) {
      notes.accept(ReadingNote.of("files_left_out", path, "no text, left out"));
    } else if (text.indexOf('\uFFFD') >= 0) {
      notes.accept(ReadingNote.of("encoding", path, "no UTF-8, taken as ISO 8859-1"));
      return new String(bytes, StandardCharsets.ISO_8859_1);
    }
    return text;
  }

  private String text(String path) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes(path))).toString();
    } catch (CharacterCodingException e) {
      throw refused("can't read file \"" + directory.resolve(path) + "\": it is not UTF-8 text");
    }
  }

  /** Paths of files in the directories of some files that are none of them, sorted. */
  public List<String> unknown(List<SiteFile> known) {
    Set<String> unknown = new TreeSet<>(paths(directory));
    Set<String> directories = new TreeSet<>();
    for (SiteFile file : known) {
      unknown.remove(file.path());
      int slash = file.path().lastIndexOf('/');
      if (slash > 0) {
        directories.add(file.path().substring(0, slash + 1));
      }
    }
    unknown.removeIf(path -> directories.stream().noneMatch(path::startsWith));
    return List.copyOf(unknown);
  }

  /** Writes files below the directory, which is made when there is none. */
  public void write(List<SiteFile> texts) {
    write(texts, count -> {});
  }

  /**
   * Writes an export, which nobody takes for a whole one when it is interrupted.
   *
   * @param written hears how many files are written
   */
  public void export(List<SiteFile> texts, IntConsumer written) {
    write(List.of(new SiteFile(MARK, BEGUN)));
    write(texts, written);
    write(List.of(new SiteFile(MARK, WHOLE)));
  }

  private void write(List<SiteFile> texts, IntConsumer written) {
    try {
      files.makeDirectory(directory);
      int count = 0;
      Set<Path> made = new TreeSet<>();
      for (SiteFile file : texts) {
        Path path = directory.resolve(file.path());
        Path parent = path.getParent();
        if (parent != null && made.add(parent)) {
          files.makeDirectory(parent);
        }
        files.writeFile(path, file.text());
        written.accept(++count);
      }
    } catch (AccessDeniedException e) {
      throw refused("can't write to directory \"" + directory + "\": permission denied");
    } catch (IOException e) {
      throw new GridException(
          Problem.refused("can't write to directory \"" + directory + "\": " + e.getMessage())
              .hint("name one that can be made, where there is room"));
    }
  }

  private static GridException refused(String message) {
    return new GridException(Problem.refused(message));
  }
}
