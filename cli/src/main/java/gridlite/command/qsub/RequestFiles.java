package gridlite.command.qsub;

import gridlite.runtime.CallerFiles;
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
    List<Path> files = new ArrayList<>(3);
    files.add(common.resolve("sge_request"));
    Optional<Path> home = Users.named(user).map(found -> Path.of(found.home()));
    home.ifPresent(place -> files.add(place.resolve(".sge_request")));
    // in the home directory there is one file, which counts once
    if (home.isEmpty() || !home.get().equals(directory)) {
      files.add(directory.resolve(".sge_request"));
    }
    List<String> texts = new ArrayList<>(3);
    for (CallerFiles.Reading reading : console.readAll(files)) {
      try {
        texts.add(reading.text());
      } catch (IOException e) {
        // as if there were none
      }
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
