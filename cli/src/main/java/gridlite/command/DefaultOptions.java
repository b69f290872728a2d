package gridlite.command;

import gridlite.option.OptionWords;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Users;
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
    List<OptionUse> uses = line.uses();
    uses = below(context, table, Path.of(home(context), "." + file), uses);
    uses = below(context, table, context.cell().common().resolve(file), uses);
    return new Parsed(uses, Optional.empty());
  }

  private static String home(CommandContext context) {
    return Users.named(context.actor().name().text()).map(Users.User::home).orElse("/");
  }

  /** Adds the options of a file that are not among those that go before them. */
  private static List<OptionUse> below(
      CommandContext context, Syntax table, Path file, List<OptionUse> given) {
    List<String> words = words(context, file);
    if (words.isEmpty()) {
      return given;
    }
    List<OptionUse> uses = new ArrayList<>();
    for (OptionUse preset : table.parse(words).uses()) {
      boolean replaced = given.stream().anyMatch(use -> use.name().equals(preset.name()));
      if (!replaced) {
        uses.add(preset);
      }
    }
    uses.addAll(given);
    return uses;
  }

  /** Words of a file without comments; none when there is no such file. */
  private static List<String> words(CommandContext context, Path file) {
    try {
      return OptionWords.ofFile(context.console().readFile(file));
    } catch (NoSuchFileException | AccessDeniedException e) {
      return List.of();
    } catch (IOException e) {
      throw new GridException(
          Problem.refused("cannot read the options in " + file + ": " + e.getMessage()));
    }
  }
}
