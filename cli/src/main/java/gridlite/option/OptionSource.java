package gridlite.option;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.syntax.FreeWord;
import gridlite.syntax.LinePart;
import gridlite.syntax.OptionUse;
import gridlite.syntax.Parsed;
import gridlite.syntax.Syntax;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * One place that options come from, read: the command line, a script or an option file.
 *
 * @param entries options in order, those of {@code -@} files at their place
 * @param words what follows the options: script or command and its arguments; jobs of qalter
 * @param behindDashes words behind {@code --}
 */
public record OptionSource(
    List<Entry> entries, List<String> words, Optional<List<String>> behindDashes) {

  /** An option as it was given. */
  public record Entry(SubmitOption option, OptionUse use, boolean fromOptionFile) {}

  /** Copies the lists. */
  public OptionSource {
    entries = List.copyOf(entries);
    words = List.copyOf(words);
  }

  /** Returns whether an option is among the entries. */
  public boolean has(SubmitOption option) {
    return lastIndexOf(option) >= 0;
  }

  /** Index of the last use of an option among the entries; -1 when there is none. */
  public int lastIndexOf(SubmitOption option) {
    for (int i = entries.size() - 1; i >= 0; i--) {
      if (entries.get(i).option() == option) {
        return i;
      }
    }
    return -1;
  }

  /** Reads sources for one command. */
  public static final class Reader {
    /** Files that include each other end here. */
    private static final int DEEPEST = 10;

    private final SubmitOption.Command command;
    private final Map<String, SubmitOption> table;
    private final Syntax syntax;
    private final Function<String, Optional<String>> files;
    private final List<Entry> entries = new ArrayList<>();
    private final List<String> words = new ArrayList<>();
    private Optional<List<String>> behindDashes = Optional.empty();
    private int depth;

    /**
     * A reader.
     *
     * @param options the options that the command has are of these
     * @param files gives the text of an option file; empty when it can't be read
     */
    public Reader(
        SubmitTable options,
        SubmitOption.Command command,
        Function<String, Optional<String>> files) {
      this.command = command;
      this.table = options.of(command);
      this.syntax = options.syntax(command);
      this.files = files;
    }

    /** Reads the words of a script or an option file. */
    public OptionSource read(List<String> arguments) {
      return read(syntax.parse(arguments));
    }

    /** Reads a command line. */
    public OptionSource read(Parsed line) {
      entries.clear();
      words.clear();
      behindDashes = Optional.empty();
      addUses(line);
      return new OptionSource(entries, words, behindDashes);
    }

    private void addUses(Parsed line) {
      for (LinePart part : line.parts()) {
        if (part instanceof FreeWord word) {
          addWord(word.text());
        } else if (part instanceof OptionUse use) {
          addUse(use);
        }
      }
    }

    private void addUse(OptionUse use) {
      if (use.name().equals(SubmitSyntax.END)) {
        behindDashes = Optional.of(use.operands());
      } else if (SubmitSyntax.isTaskList(use, command)) {
        addTaskList(use);
      } else {
        add(Objects.requireNonNull(table.get(use.name())), use);
      }
    }

    private void add(SubmitOption option, OptionUse use) {
      if (option == SubmitOptions.HELP && depth > 0) {
        throw OptionValues.misuse("-help belongs on the command line, not in an option file");
      }
      if (option == SubmitOptions.OPTION_FILE) {
        include(use.operand());
      } else {
        entries.add(new Entry(option, use, depth > 0));
      }
    }

    private void addWord(String word) {
      boolean argument = command != SubmitOption.Command.QALTER && !words.isEmpty();
      if (word.equals("-") && !argument) {
        throw new GridException(
            Problem.of(ProblemKind.USAGE, "invalid option argument \"-\"")
                .hint("without the name of a script, standard input is read: leave it out"));
      }
      words.add(word);
    }

    /** It belongs to the job in front of it. */
    private void addTaskList(OptionUse use) {
      if (words.isEmpty()) {
        throw new GridException(
            Problem.of(ProblemKind.USAGE, "the -t option needs a job in front of it")
                .hint("tasks follow the job that they are of: qalter OPTION ... JOB -t TASKS"));
      }
      words.add(use.name());
      words.addAll(use.operands());
    }

    /** A file that isn't there is passed over, as Grid Engine does. */
    private void include(String file) {
      if (depth == DEEPEST) {
        throw OptionValues.misuse("option files include each other: -@ " + file);
      }
      depth++;
      files.apply(file).ifPresent(text -> addUses(syntax.parse(OptionWords.ofFile(text))));
      depth--;
    }
  }
}
