package gridlite.syntax;

import gridlite.name.Nearest;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The options of one command. Parses Grid Engine's way: names of several letters with a single
 * dash, never clustered, operands as separate words.
 */
public final class Syntax {
  private final String command;
  private final Map<String, Option> byName = new LinkedHashMap<>();
  private final ProblemKind unknown;
  private final Positionals positionals;

  /** What words that are no options mean. */
  public enum Positionals {
    /** They may stand anywhere among the options. */
    ANYWHERE,
    /** So may words with a dash that are no options: they are such words, too. */
    ANYWHERE_WITH_DASHES,
    /** The first one ends the options. */
    END_OPTIONS,
    /** There are none. */
    NONE
  }

  /**
   * What a command line holds.
   *
   * @param uses options in order
   * @param words words that are no options, in order
   */
  public record Parsed(List<OptionUse> uses, List<String> words) {
    /** Whether an option was given. */
    public boolean has(String option) {
      return uses.stream().anyMatch(use -> use.name().equals(option));
    }

    /** All operands of all uses of an option. */
    public List<String> operands(String option) {
      return uses.stream()
          .filter(use -> use.name().equals(option))
          .flatMap(use -> use.operands().stream())
          .toList();
    }
  }

  /**
   * A table.
   *
   * @param command name of the command, for messages
   * @param unknown kind of problem that an unknown option is, which decides the exit status
   */
  public Syntax(
      String command, ProblemKind unknown, Positionals positionals, List<Option> options) {
    this.command = command;
    this.unknown = unknown;
    this.positionals = positionals;
    options.forEach(option -> byName.put(option.name(), option));
  }

  /** Name of the command. */
  public String command() {
    return command;
  }

  /** The options in order of declaration. */
  public List<Option> options() {
    return List.copyOf(byName.values());
  }

  /** Reads a command line. */
  public Parsed parse(List<String> arguments) {
    List<OptionUse> uses = new ArrayList<>();
    List<String> words = new ArrayList<>();
    int position = 0;
    while (position < arguments.size()) {
      String word = arguments.get(position);
      if (!isOption(word) || isWordWithDash(word)) {
        if (positionals == Positionals.NONE) {
          throw new GridException(unknownOption(word));
        }
        if (positionals == Positionals.END_OPTIONS) {
          words.addAll(arguments.subList(position, arguments.size()));
          break;
        }
        words.add(word);
        position++;
        continue;
      }
      Option option = byName.get(word);
      if (option == null) {
        throw new GridException(unknownOption(word));
      }
      int end = operandsEnd(option, arguments, position + 1);
      uses.add(option.use(arguments.subList(position + 1, end)));
      position = end;
    }
    return new Parsed(uses, words);
  }

  private boolean isWordWithDash(String word) {
    return positionals == Positionals.ANYWHERE_WITH_DASHES && !byName.containsKey(word);
  }

  private static boolean isOption(String word) {
    return word.length() > 1 && word.charAt(0) == '-';
  }

  private int operandsEnd(Option option, List<String> arguments, int from) {
    boolean wordFollows = from < arguments.size();
    boolean plainFollows = wordFollows && !isOption(arguments.get(from));
    return switch (option.operands()) {
      case NONE -> from;
      case OPTIONAL -> plainFollows ? from + 1 : from;
      case ONE, TWO -> {
        int end = from + (option.operands() == Option.Operands.TWO ? 2 : 1);
        if (end > arguments.size()) {
          throw new GridException(
              Problem.of(
                  unknown,
                  command
                      + ": "
                      + option.name()
                      + " option must have argument "
                      + option.argument()));
        }
        yield end;
      }
      case MANY -> {
        int end = from;
        while (end < arguments.size() && !isOption(arguments.get(end))) {
          end++;
        }
        yield end;
      }
    };
  }

  private Problem unknownOption(String word) {
    Problem problem = Problem.of(unknown, command + ": invalid option argument \"" + word + "\"");
    String nearest = Nearest.of(word, byName.keySet());
    return nearest.isEmpty() ? problem : problem.hint("did you mean " + nearest + "?");
  }
}
