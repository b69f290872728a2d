package gridlite.value;

import java.util.ArrayList;
import java.util.List;

/**
 * Something to say, as data and in words.
 *
 * @param kind what is stated: words in lower case with underscores
 * @param facts what the statement is about
 * @param text the sentence
 */
public record Statement(String kind, List<Fact> facts, String text) {
  /** Copies the list. */
  public Statement {
    facts = List.copyOf(facts);
  }

  /** A statement of some facts. */
  public static Statement of(String kind, String text, Fact... facts) {
    return new Statement(kind, List.of(facts), text);
  }

  /** The same in other words. */
  public Statement inWords(String words) {
    return new Statement(kind, facts, words);
  }

  /** The same in other words, with more facts. */
  public Statement inWords(String words, Fact... added) {
    List<Fact> all = new ArrayList<>(facts);
    all.addAll(List.of(added));
    return new Statement(kind, all, words);
  }
}
