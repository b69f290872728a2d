package gridlite.manual;

import gridlite.syntax.Operands;
import gridlite.syntax.Option;
import gridlite.verb.VerbRow;
import gridlite.verb.VerbSyntax;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The verbs of {@code gridlite}, as their pages and the completion see them. */
final class VerbPage {
  /** Verbs whose words are files. */
  private static final List<String> OF_FILES =
      List.of("backup", "restore-backup", "export", "import", "lint", "manual", "simulate");

  private VerbPage() {}

  /** The pages of all verbs that help shows. */
  static List<CommandPage> all(VerbSyntax syntax) {
    return withPages(syntax).stream()
        .map(verb -> page(syntax.command(), verb, syntax.spec(verb)))
        .toList();
  }

  /** The page of a verb; empty when it has none. */
  static Optional<CommandPage> of(VerbSyntax syntax, String verb) {
    return withPages(syntax).contains(verb)
        ? Optional.of(page(syntax.command(), verb, syntax.spec(verb)))
        : Optional.empty();
  }

  /** The verbs that have pages of their own. */
  static List<String> withPages(VerbSyntax syntax) {
    return names(syntax).stream()
        .filter(verb -> !verb.equals("help") && !verb.equals("version"))
        .toList();
  }

  /** The verbs that help shows. Their options are not read, since the shells wait for it. */
  static List<String> names(VerbSyntax syntax) {
    return syntax.verbs().stream().filter(VerbPage::isShown).map(VerbRow::verb).toList();
  }

  private static boolean isShown(VerbRow row) {
    Command command = row.create().getClass().getAnnotation(Command.class);
    return command == null || !command.hidden();
  }

  /** The verbs below a verb. */
  static List<String> below(VerbSyntax syntax, String verb) {
    return List.copyOf(syntax.spec(verb).subcommands().keySet());
  }

  private static CommandPage page(String command, String verb, CommandSpec spec) {
    return new CommandPage(command + "-" + verb, options(spec, ""), operands(verb));
  }

  private static CommandPage.Operands operands(String verb) {
    if (OF_FILES.contains(verb)) {
      return CommandPage.Operands.FILES;
    }
    return switch (verb) {
      case "explain" -> CommandPage.Operands.JOBS;
      case "history" -> CommandPage.Operands.OBJECTS;
      case "diff", "restore" -> CommandPage.Operands.CHANGES;
      default -> CommandPage.Operands.NOTHING;
    };
  }

  /** The verbs, as rows of the page on the command itself. */
  static Map<String, Page.Row> rows(VerbSyntax syntax) {
    Map<String, Page.Row> rows = new LinkedHashMap<>();
    for (String verb : names(syntax)) {
      String summary = String.join(" ", syntax.spec(verb).usageMessage().description());
      rows.put(verb, new Page.Row("`" + verb + "`", summary, Optional.empty()));
    }
    return rows;
  }

  /** The options of all verbs of a command, each with its verb. */
  static List<Option> options(VerbSyntax syntax) {
    List<Option> options = new ArrayList<>();
    for (VerbRow row : syntax.verbs()) {
      for (Option option : options(syntax.spec(row.verb()), row.verb() + ": ")) {
        boolean help = option.name().startsWith("-h,");
        if (!help) {
          options.add(option);
        }
      }
    }
    return options;
  }

  /** The options of a verb and of the verbs below it, the latter with their verb. */
  private static List<Option> options(CommandSpec spec, String prefix) {
    List<Option> options = new ArrayList<>();
    for (OptionSpec option : spec.options()) {
      String sentence = String.join(" ", option.description());
      String text =
          prefix.isEmpty()
              ? sentence
              : prefix + Character.toLowerCase(sentence.charAt(0)) + sentence.substring(1);
      options.add(
          new Option(
              String.join(", ", option.names()),
              option.arity().max() == 0 ? Operands.NONE : Operands.ONE,
              option.arity().max() == 0 ? Optional.empty() : Optional.of(option.paramLabel()),
              Optional.of(text.endsWith(".") ? text.substring(0, text.length() - 1) : text)));
    }
    for (Map.Entry<String, CommandLine> verb : spec.subcommands().entrySet()) {
      for (Option option : options(verb.getValue().getCommandSpec(), verb.getKey() + ": ")) {
        if (options.stream().noneMatch(known -> known.name().equals(option.name()))) {
          options.add(option);
        }
      }
    }
    return options;
  }
}
