package gridlite.quota;

import gridlite.format.Attribute;
import gridlite.format.Formats;
import gridlite.format.Values;
import gridlite.name.ReservedWords;
import gridlite.problem.FormatException;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.SourcePosition;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The text of resource quota sets: each in braces, an attribute a line, a backslash at a line's end
 * continues it, {@code #} begins a comment line.
 *
 * @see "sge_resource_quota(5), formal syntax"
 */
public final class QuotaText {
  /** Characters that a broken line has at most, its backslash included. */
  private static final int WIDTH = 80;

  private static final String INDENT = "   ";
  private static final String FORBIDDEN = "/:'\\[]{}|()@%,\"";

  private QuotaText() {}

  /**
   * The way of breaking long lines, at 80 columns or not ({@code SGE_SINGLE_LINE} switches that
   * off).
   */
  public enum Lines {
    BROKEN,
    WHOLE
  }

  /**
   * Reads all sets of a text, in order. Attribute names may still be shortcuts: {@link
   * QuotaDefinition#resolve} completes them.
   *
   * @param source name of the text for messages
   * @throws GridException with every problem of the text, when there is one
   */
  public static List<QuotaDefinition> parse(String source, String text) {
    Reader reader = new Reader(source);
    QuotaLines.of(text).forEach(reader::line);
    return reader.finish();
  }

  /** Writes sets as listings show them, a newline behind each line. */
  public static String print(Collection<Values> sets, Lines lines) {
    StringBuilder text = new StringBuilder();
    for (Values set : sets) {
      text.append("{\n");
      append(text, QuotaSet.NAME, set.get(QuotaSet.NAME), lines);
      append(text, QuotaSet.DESCRIPTION, set.get(QuotaSet.DESCRIPTION), lines);
      append(text, QuotaSet.ENABLED, set.text(QuotaSet.ENABLED), lines);
      for (QuotaRule rule : set.get(QuotaSet.LIMITS)) {
        append(text, QuotaSet.LIMITS, rule.toString(), lines);
      }
      text.append("}\n");
    }
    return text.toString();
  }

  /** The line on which a rule of a set begins in its listing, given its index; from 1. */
  public static int lineOf(Values set, int rule) {
    Values before =
        set.with(QuotaSet.LIMITS, List.copyOf(set.get(QuotaSet.LIMITS).subList(0, rule)));
    return (int) print(List.of(before), Lines.BROKEN).chars().filter(c -> c == '\n').count();
  }

  private static void append(
      StringBuilder text, Attribute<?> attribute, String value, Lines lines) {
    int padding = QuotaSet.SCHEMA.padding() - attribute.name().length();
    String keyword = INDENT + attribute.name() + " ".repeat(padding) + " ";
    String line = keyword + value;
    int from = keyword.length();
    while (lines == Lines.BROKEN && line.length() > WIDTH) {
      int end = breakAt(line, from);
      if (end == line.length()) {
        break;
      }
      text.append(line, 0, end).append(line.charAt(end - 1) == ' ' ? "\\\n" : " \\\n");
      line = INDENT + line.substring(end);
      from = INDENT.length();
    }
    text.append(line).append('\n');
  }

  /**
   * Returns where a line is broken: behind the last blank or comma that leaves room for a
   * backslash.
   */
  private static int breakAt(String line, int from) {
    for (int i = WIDTH - 2; i >= from; i--) {
      if (line.charAt(i) == ' ' || (line.charAt(i) == ',' && i < WIDTH - 2)) {
        return i + 1;
      }
    }
    for (int i = WIDTH - 1; i < line.length(); i++) {
      if (line.charAt(i) == ' ' || line.charAt(i) == ',') {
        return i + 1;
      }
    }
    return line.length();
  }

  /** Takes line after line and collects sets and problems. */
  private static final class Reader {
    private final String source;
    private final List<QuotaDefinition> definitions = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();

    private boolean open;
    private SourcePosition opened;
    private Values set = QuotaSet.SCHEMA.template();
    private final Set<String> seen = new HashSet<>();
    private final List<QuotaRule> rules = new ArrayList<>();
    private final List<QuotaLines.Line> ruleLines = new ArrayList<>();

    Reader(String source) {
      this.source = source;
      this.opened = new SourcePosition(source, 1, 1);
    }

    void line(QuotaLines.Line line) {
      String keyword = line.word(0);
      int value = line.behindWord(0);
      if (keyword.equals("{") || keyword.equals("}")) {
        if (keyword.equals("{")) {
          openingBrace(line);
        } else {
          closingBrace(line);
        }
        if (value < line.text().length()) {
          problem(line, value, "expected nothing behind \"" + keyword + "\" on this line");
        }
      } else if (!open) {
        problem(line, 0, "expected \"{\", the start of a set, instead of \"" + keyword + "\"");
        // as if it were there, so that the rest of the set is checked too
        begin(line);
      } else if (value == line.text().length()) {
        problem(line, 0, "\"" + keyword + "\" needs a value behind it");
        seen.add(keyword);
      } else {
        attribute(line, keyword, value);
      }
    }

    private void openingBrace(QuotaLines.Line line) {
      if (open) {
        problem(
            line,
            0,
            "\"{\" within a set: the set that begins in line " + opened.line() + " is not closed");
        end(line);
      }
      begin(line);
    }

    private void closingBrace(QuotaLines.Line line) {
      if (open) {
        end(line);
      } else {
        problem(line, 0, "\"}\" closes nothing");
      }
    }

    private void begin(QuotaLines.Line line) {
      open = true;
      opened = line.position(source, 0);
      set = QuotaSet.SCHEMA.template();
      seen.clear();
      rules.clear();
      ruleLines.clear();
    }

    private void end(QuotaLines.Line line) {
      open = false;
      if (!seen.contains(QuotaSet.NAME.name())) {
        problem(line, 0, "the set has no name: expected a line \"name NAME\"");
      }
      if (!seen.contains(QuotaSet.LIMITS.name())) {
        problem(line, 0, "the set has no rule: expected a line \"limit ... to RESOURCE=VALUE\"");
      }
      definitions.add(
          new QuotaDefinition(
              set.with(QuotaSet.LIMITS, List.copyOf(rules)),
              source,
              opened.line(),
              ruleLines,
              seen));
    }

    private void attribute(QuotaLines.Line line, String keyword, int value) {
      String text = line.text().substring(value);
      try {
        if (keyword.equals(QuotaSet.LIMITS.name())) {
          seen.add(keyword);
          rules.add(QuotaRuleParser.rule(text));
          ruleLines.add(line.from(value));
          return;
        }
        if (QuotaSet.SCHEMA.find(keyword).isEmpty()) {
          problem(
              line,
              0,
              "\"" + keyword + "\" is unknown: expected name, description, enabled or limit");
        } else if (seen.contains(QuotaSet.LIMITS.name())) {
          problem(line, 0, "\"" + keyword + "\" belongs in front of the first limit");
        } else if (!seen.add(keyword)) {
          problem(line, 0, "the attribute \"" + keyword + "\" is given twice");
        } else if (keyword.equals(QuotaSet.NAME.name())) {
          set = set.with(QuotaSet.NAME, name(text));
        } else if (keyword.equals(QuotaSet.DESCRIPTION.name())) {
          // Grid Engine puts one blank between words
          set = set.with(QuotaSet.DESCRIPTION, String.join(" ", text.split("\\s+", 0)));
        } else {
          set = set.with(QuotaSet.ENABLED, Formats.BOOLEAN.parse(text));
        }
      } catch (FormatException e) {
        problem(line, value + e.offset(), e.text());
      }
    }

    private void problem(QuotaLines.Line line, int offset, String message) {
      problems.add(Problem.refused(message).at(line.position(source, offset)));
    }

    List<QuotaDefinition> finish() {
      if (open) {
        problems.add(
            Problem.refused("the set that begins here is never closed: expected \"}\"").at(opened));
      } else if (definitions.isEmpty() && problems.isEmpty()) {
        problems.add(Problem.refused("there is no resource quota set in it").at(opened));
      }
      if (!problems.isEmpty()) {
        throw new GridException(problems);
      }
      return definitions;
    }
  }

  private static String name(String text) {
    if (ReservedWords.contains(text)) {
      throw new FormatException(
          "\""
              + text
              + "\" can't be a set's name: "
              + text.toUpperCase(Locale.ROOT)
              + " is a reserved word");
    }
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isWhitespace(c)
          || FORBIDDEN.indexOf(c) >= 0
          || (i == 0 && ".#".indexOf(c) >= 0)) {
        throw new FormatException(i, "the name of a set can't have \"" + c + "\" in it here");
      }
    }
    return text;
  }
}
