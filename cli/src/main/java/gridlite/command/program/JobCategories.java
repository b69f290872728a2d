package gridlite.command.program;

import gridlite.option.OptionWords;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Users;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The files of job categories: the cell's {@code common/qtask} and the user's {@code ~/.qtask}. A
 * line is a name and options of {@code qsub}. The user's line replaces the cell's, unless that
 * begins with an exclamation mark.
 *
 * @see "qtask(5)"
 */
final class JobCategories {
  private final CommandContext context;

  /** The files that a command's caller uses. */
  JobCategories(CommandContext context) {
    this.context = context;
  }

  /** Options of a category; refuses one that no file has. */
  List<String> options(String category) {
    Path ofCell = context.cell().common().resolve("qtask");
    Optional<List<String>> fixed = find(ofCell, "!" + category);
    if (fixed.isPresent()) {
      return fixed.get();
    }
    Optional<Path> ofUser =
        Users.named(context.actor().name().text()).map(user -> Path.of(user.home(), ".qtask"));
    return ofUser
        .flatMap(file -> find(file, category))
        .or(() -> find(ofCell, category))
        .orElseThrow(
            () ->
                new GridException(
                    Problem.refused("there is no job category \"" + category + "\"")
                        .hint(
                            "categories are lines \"NAME OPTIONS\" in "
                                + ofCell
                                + ofUser.map(file -> " and " + file).orElse(""))));
  }

  private Optional<List<String>> find(Path file, String name) {
    List<String> found = new ArrayList<>();
    for (String line : text(file).split("\n", -1)) {
      List<String> words = OptionWords.ofFile(line);
      if (!words.isEmpty() && words.get(0).equals(name)) {
        found = words;
      }
    }
    return found.isEmpty() ? Optional.empty() : Optional.of(found.subList(1, found.size()));
  }

  private String text(Path file) {
    try {
      return context.console().readFile(file);
    } catch (IOException e) {
      // there need be none
      return "";
    }
  }
}
