package gridlite.verb;

import gridlite.name.Nearest;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.runtime.CommandPlace;
import gridlite.runtime.Invocation;
import gridlite.runtime.Version;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The grammar of a command that consists of verbs.
 *
 * @param command name of the command
 * @param purpose what it does, in a sentence
 * @param verbs its verbs, in the order in which help lists them
 * @param footer what help says behind the verbs, line by line
 */
public record VerbSyntax(
    String command, String purpose, List<? extends VerbRow> verbs, List<String> footer) {

  /**
   * Reads a command line.
   *
   * @throws GridException for words that it doesn't know
   */
  public Invocation read(List<String> arguments) {
    CommandLine line = line(row -> arguments.contains(row.verb()));
    try {
      return invocation(line.parseArgs(arguments.toArray(new String[0])));
    } catch (ParameterException e) {
      throw new GridException(complaint(e));
    }
  }

  private Invocation invocation(ParseResult result) {
    if (result.isVersionHelpRequested()) {
      return Invocation.printing(CommandPlace.CALLER, "gridlite " + Version.TOOLKIT + "\n");
    }
    if (!result.hasSubcommand()) {
      if (result.isUsageHelpRequested() || result.originalArgs().isEmpty()) {
        return Invocation.printing(CommandPlace.CALLER, help());
      }
      throw new GridException(
          usage(command + ": a verb is missing").hint("\"" + command + " help\" lists them"));
    }
    VerbRow row = row(result.subcommand().commandSpec().name()).orElseThrow();
    ParseResult last = result;
    while (last.hasSubcommand()) {
      last = last.subcommand();
      if (last.isUsageHelpRequested()) {
        return Invocation.printing(
            CommandPlace.CALLER, last.commandSpec().commandLine().getUsageMessage(Ansi.OFF));
      }
    }
    if (last.commandSpec().userObject() instanceof Verb verb) {
      return new Invocation(row.need(), row.place(), verb::run);
    }
    throw new IllegalStateException(last.commandSpec().qualifiedName() + " is not a verb");
  }

  /** Help on the command: its verbs. */
  public String help() {
    return line(row -> true).getUsageMessage(Ansi.OFF);
  }

  /**
   * Help on a verb.
   *
   * @throws GridException when there is no such verb
   */
  public String help(String verb) {
    return spec(verb).commandLine().getUsageMessage(Ansi.OFF);
  }

  /** The grammar of a verb, for manual pages. */
  public CommandSpec spec(String verb) {
    VerbRow row = row(verb).orElseThrow(() -> new GridException(unknown(verb)));
    return Optional.ofNullable(line(row::equals).getSubcommands().get(row.verb()))
        .orElseThrow()
        .getCommandSpec();
  }

  private Optional<VerbRow> row(String verb) {
    for (VerbRow row : verbs) {
      if (row.verb().equals(verb)) {
        return Optional.of(row);
      }
    }
    return Optional.empty();
  }

  /** A grammar of some verbs: a command line mentions one of them, or few. */
  private CommandLine line(Predicate<VerbRow> wanted) {
    CommandSpec spec = CommandSpec.create().name(command);
    spec.usageMessage().description(purpose).footer(footer.toArray(new String[0]));
    spec.addOption(
        OptionSpec.builder("-h", "--help", "-help")
            .usageHelp(true)
            .description("Show this help.")
            .build());
    spec.addOption(
        OptionSpec.builder("-V", "--version", "-version")
            .versionHelp(true)
            .description("Show the version.")
            .build());
    CommandLine line = new CommandLine(spec);
    for (VerbRow row : verbs) {
      if (wanted.test(row)) {
        line.addSubcommand(row.verb(), row.create());
      }
    }
    return line.registerConverter(long.class, VerbSyntax::wholeNumber)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExpandAtFiles(false)
        .setPosixClusteredShortOptionsAllowed(false);
  }

  private static Long wholeNumber(String text) {
    try {
      return Long.valueOf(text);
    } catch (NumberFormatException e) {
      throw new TypeConversionException("\"" + text + "\" is not a whole number");
    }
  }

  private Problem complaint(ParameterException e) {
    CommandLine where = e.getCommandLine();
    if (e instanceof UnmatchedArgumentException unmatched) {
      String word = unmatched.getUnmatched().get(0);
      if (where.getParent() == null && !word.startsWith("-")) {
        return unknown(word);
      }
      Problem problem =
          usage(
              where.getCommandSpec().qualifiedName()
                  + (word.startsWith("-")
                      ? ": unknown option \"" + word + "\""
                      : ": \"" + word + "\" is too much"));
      List<String> suggestions = unmatched.getSuggestions();
      return suggestions.isEmpty() || !word.startsWith("-")
          ? problem.hint(synopsis(where))
          : problem.hint("did you mean " + String.join(" or ", suggestions) + "?");
    }
    return usage(where.getCommandSpec().qualifiedName() + ": " + reason(e)).hint(synopsis(where));
  }

  /** Names options as the usage does, by their shortest names. */
  private static String reason(ParameterException e) {
    if (e instanceof MissingParameterException missing
        && missing.getMissing().size() == 1
        && missing.getMissing().get(0) instanceof OptionSpec option) {
      return option.required() && !String.valueOf(e.getMessage()).contains("for option")
          ? option.shortestName() + " is needed, with " + option.paramLabel()
          : option.shortestName() + " needs a value: " + option.paramLabel();
    }
    if (e.getArgSpec() instanceof OptionSpec option && e.getValue() != null) {
      return "invalid value \"%s\" of %s: expected %s"
          .formatted(e.getValue(), option.shortestName(), expected(option));
    }
    String message = String.valueOf(e.getMessage());
    return message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
  }

  private static String expected(OptionSpec option) {
    return switch (option.paramLabel()) {
      case "COUNT", "NUMBER", "FACTOR" -> "a whole number";
      default -> option.paramLabel();
    };
  }

  private static String synopsis(CommandLine line) {
    return "usage: " + line.getHelp().synopsis(0).strip().replaceAll("\\s+", " ");
  }

  private Problem unknown(String word) {
    return usage(command + ": \"" + word + "\" is not a verb")
        .hint(
            Nearest.of(word, verbs.stream().map(VerbRow::verb).toList())
                .map(nearest -> "did you mean " + nearest + "?")
                .orElse("\"" + command + " help\" lists them"));
  }

  private static Problem usage(String message) {
    return Problem.of(ProblemKind.USAGE, message);
  }
}
