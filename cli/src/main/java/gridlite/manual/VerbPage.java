package gridlite.manual;

import gridlite.syntax.Operands;
import gridlite.syntax.Option;
import gridlite.verb.VerbRow;
import gridlite.verb.VerbSyntax;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Manual pages on the verbs of {@code gridlite}, made from their grammar. */
final class VerbPage {
  /** Text beyond the description in the help of a verb. */
  private static final Map<String, String> MORE =
      Map.of(
          "simulate",
          "Submits the jobs of a trace to a copy of a configuration, lets the cell's scheduler"
              + " start them, and reports waiting times, bounded slowdown, utilisation, shares of"
              + " users and projects and what quotas held back. With --against two configurations"
              + " are compared. Jobs run for as long as they did when they were recorded; load"
              + " thresholds do not count, since a trace does not record the load.",
          "explain",
          "Says why jobs wait: what keeps a job back wherever it would run; what excludes it from"
              + " queue instances until the job or the configuration is changed, and what does"
              + " now, each with the number of places; how many slots parallel environments offer"
              + " and what limits them; and which queue instance is nearest to fitting, with what"
              + " is missing there. Jobs with the same explanation are put together. With"
              + " --start it says when jobs will start, if running ones end at their limits, and"
              + " what else that assumes. explain priority shows the formula with its numbers, the"
              + " place among the pending jobs, and which change of a weight would move the job.",
          "lint",
          "Finds rules that never apply, lists that share a count where each was meant, names that"
              + " do not exist, limits of what is not counted, not known or not there, limits"
              + " above what there is, sets that are disabled, formulas without a count for each"
              + " host. Ends with status 1 when something is an error, with 0 when there is advice"
              + " at most.",
          "daemon",
          "A command that the daemon refuses because too much is asked of it at a time ends with"
              + " 75: it can be tried again.",
          "doctor",
          "Looks at whose directories the cell's are and who can change them, at the modes of its"
              + " files, at the daemon, at limits that are missing in a cell of several users, at"
              + " the programs that jobs need, at the room on the disk and at the clock. Prints a"
              + " line for each finding with what to do about it. Ends with 1 when something is an"
              + " error, with 0 when there are warnings at most. Nothing is changed.",
          "backup",
          "Writes database, accounting file and what is known of running tasks. It runs in the"
              + " caller's process with the caller's rights.",
          "restore-backup",
          "No job number is given again, and jobs that have run since the backup are held and"
              + " named. It runs in the caller's process with the caller's rights.",
          "adopt",
          "Until then the tasks of such a cell are neither started nor signalled nor accounted.");

  /** Verbs whose words are jobs. */
  private static final List<String> OF_JOBS = List.of("explain");

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

  private static CommandPage page(String command, String verb, CommandSpec spec) {
    String description = String.join(" ", spec.usageMessage().description());
    String note = MORE.getOrDefault(verb, "");
    return new CommandPage(
        command + "-" + verb,
        purpose(description),
        operands(spec),
        note.isEmpty() ? description : description + " " + note,
        options(spec, ""),
        OF_JOBS.contains(verb)
            ? CommandPage.Operands.JOBS
            : OF_FILES.contains(verb) ? CommandPage.Operands.FILES : CommandPage.Operands.NOTHING);
  }

  /** The first sentence of a description, as one line of an index. */
  private static String purpose(String description) {
    int end = description.indexOf(". ");
    String sentence = end < 0 ? description : description.substring(0, end);
    sentence = sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
    return Character.toLowerCase(sentence.charAt(0)) + sentence.substring(1);
  }

  /** Returns what follows the name of a command that consists of verbs. */
  static String operands(VerbSyntax syntax) {
    List<String> calls = new ArrayList<>();
    for (VerbRow row : syntax.verbs()) {
      calls.add((row.verb() + " " + operands(syntax.spec(row.verb()))).strip());
    }
    return String.join(" | ", calls);
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

  private static String operands(CommandSpec spec) {
    List<String> words = new ArrayList<>();
    for (PositionalParamSpec parameter : spec.positionalParameters()) {
      String word = parameter.paramLabel() + (parameter.arity().max() > 1 ? " ..." : "");
      words.add(parameter.arity().min() > 0 ? word : "[" + word + "]");
    }
    String own = String.join(" ", words);
    List<String> calls = new ArrayList<>(own.isEmpty() ? List.of() : List.of(own));
    for (Map.Entry<String, CommandLine> verb : spec.subcommands().entrySet()) {
      calls.add((verb.getKey() + " " + operands(verb.getValue().getCommandSpec())).strip());
    }
    return String.join(" | ", calls);
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
