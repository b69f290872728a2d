package gridlite.option;

import gridlite.name.Nearest;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.syntax.OptionUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * One place that options come from, read: the command line, a script or an option file.
 *
 * @param entries options in order, those of {@code -@} files at their place
 * @param words what follows the options: script or command and its arguments; jobs of qalter
 * @param behindDashes words behind {@code --}
 */
public record SubmitSource(
    List<Entry> entries, List<String> words, Optional<List<String>> behindDashes) {

  /** An option as it was given. */
  public record Entry(SubmitOption option, OptionUse use, boolean fromOptionFile) {}

  /** Copies the lists. */
  public SubmitSource {
    entries = List.copyOf(entries);
    words = List.copyOf(words);
  }

  /** Whether an option is among the entries. */
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
    private final Function<String, Optional<String>> files;
    private final List<Entry> entries = new ArrayList<>();
    private final List<String> words = new ArrayList<>();
    private Optional<List<String>> behindDashes = Optional.empty();
    private int depth;

    /**
     * A reader.
     *
     * @param files gives the text of an option file; empty when it can't be read
     */
    public Reader(SubmitOption.Command command, Function<String, Optional<String>> files) {
      this.command = command;
      this.table = SubmitOption.of(command);
      this.files = files;
    }

    /** Reads the words of a command line, a script or an option file. */
    public SubmitSource read(List<String> arguments) {
      entries.clear();
      words.clear();
      behindDashes = Optional.empty();
      readWords(arguments);
      return new SubmitSource(entries, words, behindDashes);
    }

    private void readWords(List<String> arguments) {
      int position = 0;
      while (position < arguments.size()) {
        String word = arguments.get(position);
        if (word.equals("--") && command == SubmitOption.Command.QALTER) {
          behindDashes =
              Optional.of(List.copyOf(arguments.subList(position + 1, arguments.size())));
          return;
        }
        if (!word.startsWith("-")) {
          if (command == SubmitOption.Command.QSUB) {
            words.addAll(arguments.subList(position, arguments.size()));
            return;
          }
          words.add(word);
          position++;
        } else if (isTaskList(word)) {
          words.add(word);
          words.addAll(arguments.subList(position + 1, Math.min(position + 2, arguments.size())));
          position += 2;
        } else {
          position = readOption(arguments, position);
        }
      }
    }

    /** {@code -t} of qalter belongs to the job in front of it. */
    private boolean isTaskList(String word) {
      return command == SubmitOption.Command.QALTER && word.equals("-t") && !words.isEmpty();
    }

    private int readOption(List<String> arguments, int position) {
      SubmitOption option = find(arguments.get(position));
      int count =
          switch (option.option().operands()) {
            case NONE -> 0;
            case TWO -> 2;
            case ONE, OPTIONAL, MANY -> 1;
          };
      if (option == SubmitOption.BINDING && isBindingPlace(arguments, position + 1)) {
        count++;
      }
      int end = position + 1 + count;
      if (end > arguments.size()) {
        throw OptionValues.misuse(
            option.option().name() + " option must have argument " + option.option().argument());
      }
      OptionUse use = new OptionUse(option.option().name(), arguments.subList(position + 1, end));
      if (option == SubmitOption.OPTION_FILE) {
        include(use.operand());
      } else {
        entries.add(new Entry(option, use, depth > 0));
      }
      return end;
    }

    /** {@code -binding} takes a word before the strategy that says who does the binding. */
    private static boolean isBindingPlace(List<String> arguments, int position) {
      return position < arguments.size()
          && List.of("env", "pe", "set").contains(arguments.get(position));
    }

    private SubmitOption find(String word) {
      SubmitOption option = table.get(word);
      if (option == null) {
        Problem problem = Problem.of(ProblemKind.USAGE, "invalid option argument \"" + word + "\"");
        if (word.equals("-")) {
          throw new GridException(
              problem.hint("without the name of a script, standard input is read: leave it out"));
        }
        String nearest = Nearest.of(word, table.keySet());
        throw new GridException(
            nearest.isEmpty()
                ? problem.hint(command.commandName() + " -help lists the options")
                : problem.hint("did you mean " + nearest + "?"));
      }
      if (option.isForeignTo(command)) {
        throw new GridException(
            Problem.of(
                    ProblemKind.FOREIGN_OPTION,
                    "Unknown option " + word + ": it belongs to another command")
                .hint(command.commandName() + " -help lists the options"));
      }
      return option;
    }

    /** A file that isn't there is passed over, as Grid Engine does. */
    private void include(String file) {
      if (depth == DEEPEST) {
        throw OptionValues.misuse("option files include each other: -@ " + file);
      }
      depth++;
      files.apply(file).ifPresent(text -> readWords(OptionWords.ofFile(text)));
      depth--;
    }
  }
}
