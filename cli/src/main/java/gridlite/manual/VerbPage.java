package gridlite.manual;

import gridlite.syntax.Operands;
import gridlite.syntax.Option;
import gridlite.verb.VerbRow;
import gridlite.verb.VerbSyntax;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
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
    List<CommandPage> pages = new ArrayList<>();
    for (VerbRow row : syntax.verbs()) {
      CommandSpec spec = syntax.spec(row.verb());
      boolean general = row.verb().equals("help") || row.verb().equals("version");
      if (!general && !spec.usageMessage().hidden()) {
        pages.add(page(syntax.command(), row.verb(), spec));
      }
    }
    return pages;
  }

  /** The verbs that help shows. */
  static List<String> names(VerbSyntax syntax) {
    return syntax.verbs().stream()
        .map(VerbRow::verb)
        .filter(verb -> !syntax.spec(verb).usageMessage().hidden())
        .toList();
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
    for (VerbRow row : syntax.verbs()) {
      CommandSpec spec = syntax.spec(row.verb());
      if (!spec.usageMessage().hidden()) {
        String summary = String.join(" ", spec.usageMessage().description());
        rows.put(row.verb(), new Page.Row("`" + row.verb() + "`", summary, ""));
      }
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
              option.arity().max() == 0 ? "" : option.paramLabel(),
              text.endsWith(".") ? text.substring(0, text.length() - 1) : text));
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
