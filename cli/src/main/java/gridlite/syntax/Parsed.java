package gridlite.syntax;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The content of a command line.
 *
 * @param parts options and words in the order in which they were given, as far as they are right
 * @param problem what is wrong with the first word behind them; empty when all are right
 */
public record Parsed(List<LinePart> parts, Optional<Problem> problem) {
  /** Copies the list. */
  public Parsed {
    parts = List.copyOf(parts);
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
    return optionStream().toList();
  }

  private Stream<OptionUse> optionStream() {
    return parts.stream().filter(OptionUse.class::isInstance).map(OptionUse.class::cast);
  }

  /** The words that belong to no option, in order. */
  public List<String> words() {
    return parts.stream()
        .filter(FreeWord.class::isInstance)
        .map(part -> ((FreeWord) part).text())
        .toList();
  }

  /** The words that belong to no option, together with an option and its operands. */
  public List<String> wordsWith(String option) {
    List<String> words = new ArrayList<>();
    for (LinePart part : parts) {
      if (part instanceof FreeWord word) {
        words.add(word.text());
      } else if (part instanceof OptionUse use && use.name().equals(option)) {
        words.add(option);
        words.addAll(use.operands());
      }
    }
    return words;
  }

  /** Returns whether an option was given. */
  public boolean has(String option) {
    return optionStream().anyMatch(use -> use.name().equals(option));
  }

  /** All operands of all uses of an option. */
  public List<String> operands(String option) {
    return optionStream()
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
