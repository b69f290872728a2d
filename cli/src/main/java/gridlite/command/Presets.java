package gridlite.command;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.run.CommandContext;
import gridlite.run.Users;
import gridlite.syntax.OptionUse;
import gridlite.syntax.Syntax;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Options that are always there: files of the cell ({@code common/sge_NAME}) and of the user
 * ({@code ~/.sge_NAME}). An option of the command line replaces the same option of the user's file,
 * and that the one of the cell's.
 *
 * @see "qstat(1), FILES, sge_qstat"
 */
final class Presets {
  private Presets() {}

  /** Options of a command line together with the presets of a command. */
  static Syntax.Parsed parse(
      Syntax table, String file, CommandContext context, List<String> arguments) {
    Syntax.Parsed given = table.parse(arguments);
    List<OptionUse> uses = given.uses();
    uses = below(context, table, Path.of(home(context), "." + file), uses);
    uses = below(context, table, context.cell().common().resolve(file), uses);
    return new Syntax.Parsed(uses, given.words());
  }

  private static String home(CommandContext context) {
    return Users.named(context.actor().name()).map(Users.User::home).orElse("/");
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
    List<String> words = new ArrayList<>();
    try {
      for (String line : context.console().readFile(file).lines().toList()) {
        if (!line.strip().startsWith("#")) {
          addWords(words, line);
        }
      }
    } catch (NoSuchFileException | AccessDeniedException e) {
      return List.of();
    } catch (IOException e) {
      throw new GridException(
          Problem.refused("cannot read the options in " + file + ": " + e.getMessage()));
    }
    return words;
  }

  /** Words are separated by blanks; quotes keep them together. */
  private static void addWords(List<String> words, String line) {
    StringBuilder word = new StringBuilder();
    boolean inWord = false;
    char quote = 0;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (quote != 0 && c == quote) {
        quote = 0;
      } else if (quote == 0 && (c == '"' || c == '\'')) {
        quote = c;
        inWord = true;
      } else if (quote == 0 && (c == ' ' || c == '\t')) {
        if (inWord) {
          words.add(word.toString());
          word.setLength(0);
        }
        inWord = false;
      } else {
        word.append(c);
        inWord = true;
      }
    }
    if (inWord) {
      words.add(word.toString());
    }
  }
}
