package gridlite.syntax;

import gridlite.problem.Problem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Stack;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * Reads Grid Engine's words by picocli. Each option and each word appends itself to one ordered
 * list, operands included. What picocli does by default and Grid Engine does not is switched off:
 * files named by {@code @}, clusters of letters, {@code -name=value}, {@code --} as the end of the
 * options, and negative numbers that are not options.
 */
final class SyntaxReader {
  /** No word of a command line can be this one: the system ends words with it. */
  private static final String NO_WORD = "\0";

  private final Syntax syntax;
  private final List<LinePart> parts = new ArrayList<>();
  private @Nullable Problem problem;

  private SyntaxReader(Syntax syntax) {
    this.syntax = syntax;
  }

  static Parsed read(Syntax syntax, List<String> words) {
    SyntaxReader reader = new SyntaxReader(syntax);
    if (words.isEmpty()) {
      // nothing to be read, which picocli would take a third of the command's time for
      return new Parsed(reader.parts, Optional.empty());
    }
    new CommandLine(reader.spec(words)).parseArgs(words.toArray(new String[0]));
    return new Parsed(reader.parts, Optional.ofNullable(reader.problem));
  }

  /** The grammar, as far as a command line uses it: qconf alone has 170 options. */
  private CommandSpec spec(List<String> words) {
    CommandSpec spec = CommandSpec.create().name(syntax.command());
    spec.parser()
        .expandAtFiles(false)
        .posixClusteredShortOptionsAllowed(false)
        .unmatchedOptionsArePositionalParams(true)
        .separator("")
        .endOfOptionsDelimiter(NO_WORD);
    for (String word : new HashSet<>(words)) {
      syntax.option(word).ifPresent(option -> spec.addOption(optionSpec(option)));
    }
    return spec.addPositional(
        PositionalParamSpec.builder()
            .index("0..*")
            .arity("0..1")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .parameterConsumer(consumer(this::takeWords))
            .build());
  }

  private OptionSpec optionSpec(Option option) {
    return OptionSpec.builder(option.name())
        .arity(option.operands().most() == 0 ? "0" : "0..*")
        .type(List.class)
        .auxiliaryTypes(String.class)
        .parameterConsumer(
            consumer(
                left -> {
                  takeOption(option, left);
                  // picocli copies all that is left for each word that it finds by itself
                  takeWords(left);
                }))
        .build();
  }

  /** A consumer that takes its words from those that are left. */
  private interface Taking {
    void from(Stack<String> left);
  }

  private static IParameterConsumer consumer(Taking taking) {
    return (left, argument, command) -> taking.from(left);
  }

  private void takeOption(Option option, Stack<String> left) {
    Operands operands = option.operands();
    List<String> taken = new ArrayList<>();
    if (!left.isEmpty() && operands.leading().contains(left.peek())) {
      taken.add(left.pop());
    }
    long least = (long) taken.size() + operands.least();
    long most = (long) taken.size() + operands.most();
    while (taken.size() < most
        && !left.isEmpty()
        && (taken.size() < least || !syntax.isOption(left.peek()))) {
      taken.add(left.pop());
    }
    boolean lacking = taken.size() < least && !operands.isRest();
    if (lacking || (operands.filled() && taken.contains(""))) {
      stop(syntax.missing(option), left);
    } else {
      parts.add(new OptionUse(option.name(), taken));
    }
  }

  /** Takes words up to the next option. */
  private void takeWords(Stack<String> left) {
    while (!left.isEmpty() && syntax.option(left.peek()).isEmpty()) {
      String word = left.pop();
      if (syntax.isOption(word) || syntax.freeWords() == Syntax.FreeWords.NONE) {
        stop(syntax.unknown(word), left);
        return;
      }
      parts.add(new FreeWord(word));
      if (syntax.freeWords() == Syntax.FreeWords.END_OPTIONS) {
        while (!left.isEmpty()) {
          parts.add(new FreeWord(left.pop()));
        }
      }
    }
  }

  /** Ends the reading: the words that are left are not looked at. */
  private void stop(Problem wrong, Stack<String> left) {
    problem = wrong;
    left.clear();
  }
}
