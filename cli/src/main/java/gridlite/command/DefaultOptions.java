package gridlite.command;

import gridlite.option.OptionWords;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.runtime.CallerFiles;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Users;
import gridlite.syntax.LinePart;
import gridlite.syntax.OptionUse;
import gridlite.syntax.Parsed;
import gridlite.syntax.Syntax;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Options that are always there: files of the cell ({@code common/sge_NAME}) and of the user
 * ({@code ~/.sge_NAME}). An option of the command line replaces the same option of the user's file,
 * and that the one of the cell's.
 *
 * @see "qstat(1), FILES, sge_qstat"
 */
public final class DefaultOptions {
  private DefaultOptions() {}

  /** Options of a command line together with the presets of a command. */
  public static Parsed with(Parsed line, Syntax table, String file, CommandContext context) {
    List<Path> files =
        List.of(Path.of(home(context), "." + file), context.cell().common().resolve(file));
    List<CallerFiles.Reading> readings = context.console().readAll(files);
    List<LinePart> parts = line.parts();
    for (int i = 0; i < files.size(); i++) {
      parts = below(table, words(readings.get(i), files.get(i)), parts);
    }
    return new Parsed(parts, Optional.empty());
  }

  private static String home(CommandContext context) {
    return Users.named(context.actor().name().text()).map(Users.User::home).orElse("/");
  }

  /** Adds the options of words that are not among those that go before them. */
  private static List<LinePart> below(Syntax table, List<String> words, List<LinePart> given) {
    if (words.isEmpty()) {
      return given;
    }
    Parsed line = new Parsed(given, Optional.empty());
    List<LinePart> parts = new ArrayList<>();
    for (OptionUse preset : table.parse(words).options()) {
      if (!line.has(preset.name())) {
        parts.add(preset);
      }
    }
    parts.addAll(given);
    return parts;
  }

  /** Words of a file without comments; none when there is no such file. */
  private static List<String> words(CallerFiles.Reading reading, Path file) {
    try {
      return OptionWords.ofFile(reading.text());
    } catch (NoSuchFileException | AccessDeniedException e) {
      return List.of();
    } catch (IOException e) {
      throw new GridException(
          Problem.refused("cannot read the options in " + file + ": " + e.getMessage()));
    }
  }
}
