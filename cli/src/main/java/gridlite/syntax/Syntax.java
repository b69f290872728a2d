package gridlite.syntax;

import gridlite.name.Nearest;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The options of one command. Parses Grid Engine's way: names of several letters with a single
 * dash, never clustered, operands as separate words.
 */
public final class Syntax {
  private final String command;
  private final Map<String, Option> byName = new LinkedHashMap<>();
  private final Wording wording;
  private final FreeWords freeWords;
  private final Dash dash;

  /** The place of words that belong to no option. */
  public enum FreeWords {
    /** Anywhere among the options. */
    ANYWHERE,
    /** Behind the options: the first one ends them. */
    END_OPTIONS,
    /** Nowhere. */
    NONE
  }

  /** The meaning of a word that begins with a dash. */
  public enum Dash {
    /** An option: one that isn't known is refused. */
    OPTION,
    /** A word like others, unless it is a known option. */
    WORD
  }

  /** A syntax in which each word with a dash is an option. */
  public Syntax(String command, Wording wording, FreeWords freeWords, List<Option> options) {
    this(command, wording, freeWords, Dash.OPTION, options);
  }

  /** A syntax in which each word with a dash is an option, with the usual wording. */
  public Syntax(String command, ProblemKind kind, FreeWords freeWords, List<Option> options) {
    this(command, Wording.of(command, kind), freeWords, options);
  }

  /** A syntax. */
  public Syntax(
      String command, Wording wording, FreeWords freeWords, Dash dash, List<Option> options) {
    this.command = command;
    this.wording = wording;
    this.freeWords = freeWords;
    this.dash = dash;
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

  /**
   * Reads a command line.
   *
   * @throws gridlite.problem.GridException for the first word that is wrong
   */
  public Parsed parse(List<String> arguments) {
    return read(arguments).orThrow();
  }

  /** Reads a command line up to the first word that is wrong. */
  public Parsed read(List<String> arguments) {
    return SyntaxReader.read(this, arguments);
  }

  /** Returns where words that belong to no option may stand. */
  FreeWords freeWords() {
    return freeWords;
  }

  /** The option of a name. */
  Optional<Option> option(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /** Returns whether operands end at a word, since it is an option, known or not. */
  boolean isOption(String word) {
    return byName.containsKey(word)
        || (dash == Dash.OPTION && word.length() > 1 && word.charAt(0) == '-');
  }

  Problem unknown(String word) {
    return wording.unknown(word, Nearest.of(word, byName.keySet()));
  }

  Problem missing(Option option) {
    return wording.missing(option);
  }
}
