package gridlite.fuzz;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Changes texts and command lines as careless people, broken disks and attackers do. */
final class Mutator {
  private static final Pattern NUMBER = Pattern.compile("[0-9]+");
  private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9_.@-]+");

  private static final List<String> NUMBERS =
      List.of(
          "-1",
          "0",
          "2147483647",
          "2147483648",
          "-2147483649",
          "4294967296",
          "9223372036854775807",
          "9223372036854775808",
          "1e308",
          "1e999",
          "NaN",
          "INFINITY",
          "0x7fffffffffffffff",
          "0.0000000001",
          "99999999999:59:59",
          "1-4000000000",
          "1-100000000:1",
          "999912312359",
          "8".repeat(400));

  private static final List<String> WORDS =
      List.of(
          "",
          " ",
          ",",
          ",,",
          "=",
          "==",
          "[",
          "]",
          "[@allhosts=",
          "[node01=",
          "{",
          "}",
          "(",
          "((((",
          "*",
          "!*",
          "!",
          "|",
          "&",
          "NONE",
          "none",
          "INFINITY",
          "UNDEFINED",
          "@",
          "@@",
          "node0[1-",
          "all.q@",
          "@allhosts",
          "\\",
          "\"",
          "'",
          "\t",
          "\r\n",
          "\n",
          "\u0000",
          "\u001b[2J",
          "\u00e4\u20ac",
          "\ud83d\ude00",
          "\ud800",
          "$host",
          "$num_proc*",
          "-",
          "--",
          "-l",
          "%s%n",
          "../../x",
          "/dev/null");

  private final Random random;
  private final List<String> others;

  /**
   * A source of changes.
   *
   * @param others texts of which pieces are put into the one that is changed
   */
  Mutator(Random random, List<String> others) {
    this.random = random;
    this.others = others;
  }

  /** A text with one to five changes. */
  String text(String text) {
    String changed = text;
    for (int changes = 1 + random.nextInt(5); changes > 0; changes--) {
      changed = once(changed);
    }
    return changed.length() > Fuzz.LONGEST ? changed.substring(0, Fuzz.LONGEST) : changed;
  }

  /** A command line with one to three changes; the name of the command stays. */
  List<String> words(List<String> words) {
    List<String> changed = new ArrayList<>(words);
    for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
      int at = changed.size() < 2 ? changed.size() : 1 + random.nextInt(changed.size() - 1);
      switch (random.nextInt(8)) {
        case 0 -> changed.add(at, pick(WORDS));
        case 1 -> changed.add(at, pick(NUMBERS));
        case 2 -> remove(changed, at);
        case 3 -> changed.addAll(at, List.copyOf(changed.subList(at, changed.size())));
        default -> replace(changed, at);
      }
    }
    return changed.subList(0, Math.min(changed.size(), 200));
  }

  private static void remove(List<String> words, int at) {
    if (at < words.size()) {
      words.remove(at);
    }
  }

  private void replace(List<String> words, int at) {
    if (at < words.size()) {
      words.set(at, once(words.get(at)));
    }
  }

  private String once(String text) {
    return switch (random.nextInt(11)) {
      case 0 -> flip(text);
      case 1 -> replace(text, NUMBER, pick(NUMBERS));
      case 2 -> replace(text, TOKEN, pick(WORDS));
      case 3 -> replace(text, TOKEN, token(pick(others)));
      case 4 -> replace(text, NUMBER, Integer.toString(random.nextInt(20)));
      case 5 -> insert(text, pick(WORDS));
      case 6 -> insert(text, piece(pick(others)));
      case 7 -> insert(text, piece(text));
      case 8 -> cut(text);
      case 9 -> swapLines(text);
      default -> repeat(text);
    };
  }

  private <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private String flip(String text) {
    if (text.isEmpty()) {
      return text;
    }
    int at = random.nextInt(text.length());
    char flipped = (char) (text.charAt(at) ^ (1 << random.nextInt(8)));
    return text.substring(0, at) + flipped + text.substring(at + 1);
  }

  private String insert(String text, String piece) {
    int at = random.nextInt(text.length() + 1);
    return text.substring(0, at) + piece + text.substring(at);
  }

  private String piece(String text) {
    int from = random.nextInt(text.length() + 1);
    return text.substring(from, Math.min(text.length(), from + random.nextInt(80)));
  }

  private String cut(String text) {
    int from = random.nextInt(text.length() + 1);
    return text.substring(0, from)
        + text.substring(Math.min(text.length(), from + random.nextInt(40)));
  }

  private String repeat(String text) {
    String piece = piece(text);
    return insert(text, piece.repeat(1 + random.nextInt(random.nextInt(20) == 0 ? 2000 : 5)));
  }

  private String swapLines(String text) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    if (lines.size() < 2) {
      return text + text;
    }
    Collections.swap(lines, random.nextInt(lines.size()), random.nextInt(lines.size()));
    return String.join("\n", lines) + "\n";
  }

  private String token(String text) {
    List<String> tokens = TOKEN.matcher(text).results().map(found -> found.group()).toList();
    return tokens.isEmpty() ? "" : pick(tokens);
  }

  private String replace(String text, Pattern what, String by) {
    List<MatchResult> found = new ArrayList<>();
    Matcher matcher = what.matcher(text);
    while (matcher.find()) {
      found.add(matcher.toMatchResult());
    }
    if (found.isEmpty()) {
      return insert(text, by);
    }
    MatchResult place = pick(found);
    return text.substring(0, place.start()) + by + text.substring(place.end());
  }
}
