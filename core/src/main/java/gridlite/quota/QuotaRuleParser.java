package gridlite.quota;

import gridlite.problem.FormatException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the text of quota rules: {@code [name N] [users F] ... [to A=V,...]}, the filters in any
 * order, the limits among them. Several rules are separated by the word {@code limit}.
 */
final class QuotaRuleParser {
  private static final List<String> KEYWORDS =
      List.of("name", "users", "projects", "pes", "queues", "hosts", "to");

  private static final String EXPECTED = "name, users, projects, pes, queues, hosts or to";

  private final String text;
  private int position;
  private int wordStart;

  private QuotaRuleParser(String text) {
    this.text = text;
  }

  /** The one rule that a {@code limit} line holds. */
  static QuotaRule rule(String text) {
    QuotaRuleParser parser = new QuotaRuleParser(text);
    QuotaRule rule = parser.readRule();
    String rest = parser.word();
    if (!rest.isEmpty()) {
      throw parser.problem(
          "unexpected \"" + rest + "\" in the rule: each begins a line of its own");
    }
    return rule;
  }

  /** All rules of the form that the store keeps. */
  static List<QuotaRule> rules(String text) {
    QuotaRuleParser parser = new QuotaRuleParser(text);
    List<QuotaRule> rules = new ArrayList<>();
    if (parser.peek().isEmpty()) {
      return rules;
    }
    while (true) {
      rules.add(parser.readRule());
      String next = parser.word();
      if (next.isEmpty()) {
        return rules;
      }
      if (!next.equals("limit")) {
        throw parser.problem("expected \"limit\" or the end instead of \"" + next + "\"");
      }
    }
  }

  private QuotaRule readRule() {
    Optional<String> name = Optional.empty();
    Map<QuotaSubject, QuotaFilter> filters = new EnumMap<>(QuotaSubject.class);
    Optional<List<QuotaLimit>> limits = Optional.empty();
    String keyword = word();
    if (keyword.isEmpty()) {
      throw problem("expected " + EXPECTED + " behind \"limit\"");
    }
    for (; !keyword.isEmpty() && !keyword.equals("limit"); keyword = word()) {
      int at = wordStart;
      QuotaSubject subject = QuotaSubject.of(keyword).orElse(null);
      if (subject != null) {
        if (filters.put(subject, readFilter(keyword)) != null) {
          throw new FormatException(at, "a rule has one \"" + keyword + "\" filter, not two");
        }
      } else if (keyword.equals("to") && limits.isEmpty()) {
        limits = Optional.of(readLimits());
      } else if (keyword.equals("name") && name.isEmpty()) {
        name = Optional.of(operand(keyword, "a name"));
      } else {
        throw problem("\"" + keyword + "\" is not expected here: expected " + EXPECTED);
      }
    }
    position = wordStart;
    return new QuotaRule(name, filters, limits.orElse(List.of()));
  }

  private QuotaFilter readFilter(String keyword) {
    String list = operand(keyword, "a list of names, as a,b,!c or {a,b}");
    int start = wordStart;
    String next = peek();
    boolean cut = list.endsWith(",") && !next.isEmpty() && !KEYWORDS.contains(next);
    if (cut) {
      throw new FormatException(
          start, "a list has no blanks in it: expected \"" + list + next + "\"");
    }
    try {
      return QuotaFilter.parse(list);
    } catch (FormatException e) {
      throw e.shifted(start);
    }
  }

  private String operand(String keyword, String expected) {
    String operand = word();
    if (operand.isEmpty()) {
      throw problem("\"" + keyword + "\" needs " + expected + " behind it");
    }
    return operand;
  }

  private List<QuotaLimit> readLimits() {
    List<QuotaLimit> limits = new ArrayList<>();
    String first = peek();
    if (first.isEmpty()) {
      return limits;
    }
    if (first.equals("NONE")) {
      word();
      return limits;
    }
    do {
      limits.add(readLimit());
    } while (skip(','));
    return limits;
  }

  private QuotaLimit readLimit() {
    skipBlanks();
    wordStart = position;
    while (position < text.length() && text.charAt(position) != ',' && !isBlank(position)) {
      position++;
    }
    String limit = text.substring(wordStart, position);
    int equals = limit.indexOf('=');
    if (equals <= 0 || equals == limit.length() - 1) {
      throw problem(
          (limit.isEmpty() ? "a limit is missing" : "\"" + limit + "\" is not a limit")
              + ": expected resource=value");
    }
    return new QuotaLimit(limit.substring(0, equals), limit.substring(equals + 1));
  }

  private String peek() {
    int before = position;
    String next = word();
    position = before;
    return next;
  }

  /** The next word; empty at the end. */
  private String word() {
    skipBlanks();
    wordStart = position;
    while (position < text.length() && !isBlank(position)) {
      position++;
    }
    return text.substring(wordStart, position);
  }

  private boolean skip(char wanted) {
    boolean there = position < text.length() && text.charAt(position) == wanted;
    if (there) {
      position++;
    }
    return there;
  }

  private void skipBlanks() {
    while (position < text.length() && isBlank(position)) {
      position++;
    }
  }

  private boolean isBlank(int index) {
    return Character.isWhitespace(text.charAt(index));
  }

  private FormatException problem(String message) {
    return new FormatException(wordStart, message);
  }
}
