package gridlite.remote;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The rule whose cells a user uses: root's and their own, in places that nobody else can change.
 * Whoever owns a cell decides what runs for its users and which files their commands read and
 * write; so others' cells are refused, as ssh and sudo refuse others' files, and root gets no
 * exception.
 */
public final class CellTrust {
  private static final int ROOT = 0;
  private static final int WRITE_GROUP = 020;
  private static final int WRITE_OTHERS = 02;
  private static final int STICKY = 01000;
  private static final Path SELF = Path.of("/proc/self");

  /**
   * A reason not to use a cell.
   *
   * @param reason what is wrong
   * @param advice what to do about it; empty where that is not known
   */
  public record Objection(String reason, Optional<String> advice) {
    /** One line, or two with advice, for the user. */
    public String text() {
      return reason + advice.map(words -> "\n  hint: " + words).orElse("");
    }
  }

  private CellTrust() {}

  /**
   * Returns why this process must not use a cell; empty when it may. A directory that does not
   * exist is nobody's yet.
   */
  public static Optional<Objection> objection(Path cell) {
    Path parent = cell.toAbsolutePath().getParent();
    for (Path directory : parent == null ? List.of(cell) : List.of(cell, parent)) {
      Optional<Objection> objection =
          Files.exists(directory) ? objectionTo(directory, cell) : Optional.empty();
      if (objection.isPresent()) {
        return objection;
      }
    }
    return Optional.empty();
  }

  /** The same of one file or directory, which exists. */
  static Optional<Objection> objectionTo(Path directory, Path cell) {
    String refusal = "cell " + cell + " is not used: ";
    try {
      Map<String, Object> found = Files.readAttributes(directory, "unix:uid,gid,mode");
      Map<String, Object> self = Files.readAttributes(SELF, "unix:uid,gid");
      int owner = number(found, "uid");
      if (owner != ROOT && owner != number(self, "uid")) {
        return Optional.of(
            new Objection(
                refusal
                    + directory
                    + " belongs to "
                    + Files.getOwner(directory).getName()
                    + ", who could misuse the rights of whoever uses it",
                Optional.of(
                    "use it as that user; or set SGE_ROOT and SGE_CELL to a cell of root's or of"
                        + " your own")));
      }
      return isOpen(found, number(self, "gid"))
          ? Optional.of(
              new Objection(
                  refusal + "others may write to " + directory,
                  Optional.of("its owner can correct that with: chmod go-w " + directory)))
          : Optional.empty();
    } catch (IOException e) {
      return Optional.of(
          new Objection(
              refusal + "can't find out whose it is: " + e.getMessage(), Optional.empty()));
    }
  }

  /**
   * Returns whether others can put something into a directory and take something of its owner's
   * away.
   */
  private static boolean isOpen(Map<String, Object> found, int ownGroup) throws IOException {
    int mode = number(found, "mode");
    if ((mode & STICKY) != 0) {
      return false;
    }
    int group = number(found, "gid");
    // a group of the user's own is usual where the usual umask is 002
    boolean foreign = group != ROOT && group != ownGroup;
    return (mode & WRITE_OTHERS) != 0 || (mode & WRITE_GROUP) != 0 && foreign;
  }

  private static int number(Map<String, Object> attributes, String name) throws IOException {
    if (attributes.get(name) instanceof Integer number) {
      return number;
    }
    throw new IOException("the kernel does not report its " + name);
  }
}
