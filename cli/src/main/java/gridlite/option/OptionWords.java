package gridlite.option;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Splits lines of option files and scripts into words: blanks separate, quotes group, {@code #} at
 * the beginning of a word starts a comment; in scripts also within a word.
 */
public final class OptionWords {
  private OptionWords() {}

  /** The words of a whole option file. */
  public static List<String> ofFile(String text) {
    List<String> words = new ArrayList<>();
    for (int start = 0; start < text.length(); ) {
      int end = lineEnd(text, start);
      addWords(text, start, end, Comment.BETWEEN_WORDS, words);
      start = end + 1;
    }
    return words;
  }

  /**
   * The words behind a prefix at the beginning of lines of a script.
   *
   * @param prefix {@code #$} unless {@code -C} says otherwise; empty: none
   */
  public static List<String> ofScript(String text, Optional<String> prefix) {
    List<String> words = new ArrayList<>();
    prefix.ifPresent(before -> addLines(text, before, words));
    return words;
  }

  private static void addLines(String text, String prefix, List<String> words) {
    for (int start = 0; start < text.length(); ) {
      int end = lineEnd(text, start);
      if (text.startsWith(prefix, start)) {
        addWords(text, start + prefix.length(), end, Comment.ANYWHERE, words);
      }
      start = end + 1;
    }
  }

  /** The places where a {@code #} begins a comment. */
  private enum Comment {
    ANYWHERE,
    BETWEEN_WORDS
  }

  private static int lineEnd(String text, int start) {
    int end = text.indexOf('\n', start);
    return end < 0 ? text.length() : end;
  }

  private static void addWords(String text, int from, int to, Comment comment, List<String> words) {
    StringBuilder word = new StringBuilder();
    boolean inWord = false;
    char quote = 0;
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      if (c == 0) {
        throw new GridException(
            Problem.of(ProblemKind.BAD_ARGUMENT, "a line of options holds a NUL character"));
      }
      if (quote != 0) {
        if (c == quote) {
          quote = 0;
        } else {
          word.append(c);
        }
      } else if (c == '"' || c == '\'') {
        quote = c;
        inWord = true;
      } else if (c == ' ' || c == '\t' || c == '\r') {
        if (inWord) {
          words.add(word.toString());
          word.setLength(0);
          inWord = false;
        }
      } else if (c == '#' && (comment == Comment.ANYWHERE || !inWord)) {
        break;
      } else {
        word.append(c);
        inWord = true;
      }
    }
    if (inWord) {
      words.add(word.toString());
    }
  }
}
