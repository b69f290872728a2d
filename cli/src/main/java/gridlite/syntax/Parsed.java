package gridlite.syntax;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The content of a command line.
 *
 * @param uses options and words in the order in which they were given, as far as they are right
 * @param problem what is wrong with the first word behind them; empty when all are right
 */
public record Parsed(List<OptionUse> uses, Optional<Problem> problem) {
  /** Copies the list. */
  public Parsed {
    uses = List.copyOf(uses);
  }

  /** This line, if nothing is wrong with it. */
  public Parsed orThrow() {
    problem.ifPresent(
        wrong -> {
          throw new GridException(wrong);
        });
    return this;
  }

  /** The options in order. */
  public List<OptionUse> options() {
    return uses.stream().filter(use -> !use.isWord()).toList();
  }

  /** The words that belong to no option, in order. */
  public List<String> words() {
    return uses.stream().filter(OptionUse::isWord).map(OptionUse::operand).toList();
  }

  /** The words that belong to no option, together with an option and its operands. */
  public List<String> wordsWith(String option) {
    List<String> words = new ArrayList<>();
    for (OptionUse use : uses) {
      if (use.name().equals(option)) {
        words.add(option);
      }
      if (use.isWord() || use.name().equals(option)) {
        words.addAll(use.operands());
      }
    }
    return words;
  }

  /** Returns whether an option was given. */
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

  /** The last operand of an option; empty when it was not given. */
  public Optional<String> last(String option) {
    List<String> operands = operands(option);
    return operands.isEmpty() ? Optional.empty() : Optional.of(operands.get(operands.size() - 1));
  }
}
