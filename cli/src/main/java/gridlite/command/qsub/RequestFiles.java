package gridlite.command.qsub;

import gridlite.runtime.Console;
import gridlite.runtime.Users;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The files of default options, weakest first: the cell's, the user's, the directory's.
 *
 * @see "sge_request(5)"
 */
public final class RequestFiles {
  private RequestFiles() {}

  /** Texts of the files that exist. */
  public static List<String> texts(Console console, Path common, String user, Path directory) {
    List<String> texts = new ArrayList<>(3);
    read(console, common.resolve("sge_request")).ifPresent(texts::add);
    Optional<Path> home = Users.named(user).map(found -> Path.of(found.home()));
    if (home.isPresent()) {
      read(console, home.get().resolve(".sge_request")).ifPresent(texts::add);
    }
    // in the home directory there is one file, which counts once
    if (home.isEmpty() || !home.get().equals(directory)) {
      read(console, directory.resolve(".sge_request")).ifPresent(texts::add);
    }
    return texts;
  }

  /** Text of a file; empty when there is none that can be read. */
  public static Optional<String> read(Console console, Path file) {
    try {
      return Optional.of(console.readFile(file));
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
