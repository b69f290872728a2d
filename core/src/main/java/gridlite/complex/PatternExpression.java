package gridlite.complex;

import gridlite.name.NamePattern;
import gridlite.problem.FormatException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A boolean expression of shell patterns, as requests for string attributes may be: {@code
 * (lx*|sol*)&!*64}. Negation binds closer than and, and closer than or.
 *
 * <pre>
 * expression = conjunction { "|" conjunction }
 * conjunction = negation { "&amp;" negation }
 * negation = "!" negation | "(" expression ")" | pattern
 * pattern = any characters but "&amp;", "|", "(", ")"; no "!" in front
 * </pre>
 *
 * @see "sge_types(1), wildcard expressions"
 */
public sealed interface PatternExpression {
  /** Returns whether a value is accepted. */
  boolean matches(String value);

  /** A shell pattern. */
  record Pattern(NamePattern pattern) implements PatternExpression {
    @Override
    public boolean matches(String value) {
      return pattern.matches(value);
    }
  }

  /** A word without anything special. */
  record Word(String word) implements PatternExpression {
    @Override
    public boolean matches(String value) {
      return word.equals(value);
    }
  }

  /** Accepts what its operand doesn't. */
  record Not(PatternExpression operand) implements PatternExpression {
    @Override
    public boolean matches(String value) {
      return !operand.matches(value);
    }
  }

  /** Accepts what all operands accept. */
  record And(List<PatternExpression> operands) implements PatternExpression {
    /** Copies the list. */
    public And {
      operands = List.copyOf(operands);
    }

    @Override
    public boolean matches(String value) {
      for (PatternExpression operand : operands) {
        if (!operand.matches(value)) {
          return false;
        }
      }
      return true;
    }
  }

  /** Accepts what any operand accepts. */
  record Or(List<PatternExpression> operands) implements PatternExpression {
    /** Copies the list. */
    public Or {
      operands = List.copyOf(operands);
    }

    @Override
    public boolean matches(String value) {
      for (PatternExpression operand : operands) {
        if (operand.matches(value)) {
          return true;
        }
      }
      return false;
    }
  }

  /** Ignores the case of letters: types CSTRING and HOST. */
  record IgnoringCase(PatternExpression operand) implements PatternExpression {
    @Override
    public boolean matches(String value) {
      return operand.matches(value.toLowerCase(Locale.ROOT));
    }
  }

  /**
   * Reads an expression.
   *
   * @throws FormatException with the position of what can't be understood
   */
  static PatternExpression parse(String text) {
    return new Parser(text).parse();
  }

  /** Reads an expression that is to be matched without regard to case. */
  static PatternExpression parseIgnoringCase(String text) {
    return new IgnoringCase(parse(text.toLowerCase(Locale.ROOT)));
  }

  /** Recursive descent over the grammar above; nesting is bounded to keep the stack. */
  final class Parser {
    private static final int MAX_DEPTH = 200;
    private final String text;
    private int position;
    private int depth;

    private Parser(String text) {
      this.text = text;
    }

    private PatternExpression parse() {
      PatternExpression expression = expression();
      if (position < text.length()) {
        throw wrong("unexpected \"" + text.charAt(position) + "\"");
      }
      return expression;
    }

    private PatternExpression expression() {
      if (++depth > MAX_DEPTH) {
        throw wrong("more than " + MAX_DEPTH + " parentheses and negations inside each other");
      }
      List<PatternExpression> operands = new ArrayList<>();
      do {
        operands.add(conjunction());
      } while (accept('|'));
      depth--;
      return operands.size() == 1 ? operands.get(0) : new Or(operands);
    }

    private PatternExpression conjunction() {
      List<PatternExpression> operands = new ArrayList<>();
      do {
        operands.add(negation());
      } while (accept('&'));
      return operands.size() == 1 ? operands.get(0) : new And(operands);
    }

    private PatternExpression negation() {
      boolean negated = false;
      while (accept('!')) {
        negated = !negated;
      }
      PatternExpression operand = accept('(') ? group() : pattern();
      return negated ? new Not(operand) : operand;
    }

    private PatternExpression group() {
      PatternExpression inner = expression();
      if (!accept(')')) {
        throw wrong("expected \")\"");
      }
      return inner;
    }

    private PatternExpression pattern() {
      int start = position;
      while (position < text.length() && "&|()".indexOf(text.charAt(position)) < 0) {
        position++;
      }
      String pattern = text.substring(start, position).strip();
      if (pattern.isEmpty()) {
        throw wrong("expected a pattern");
      }
      return NamePattern.isPattern(pattern)
          ? new Pattern(new NamePattern(pattern))
          : new Word(pattern);
    }

    private boolean accept(char expected) {
      while (position < text.length() && text.charAt(position) == ' ') {
        position++;
      }
      if (position < text.length() && text.charAt(position) == expected) {
        position++;
        return true;
      }
      return false;
    }

    private FormatException wrong(String what) {
      return new FormatException(
          position,
          what + " at position " + (position + 1) + " of the expression \"" + text + "\"");
    }
  }
}
