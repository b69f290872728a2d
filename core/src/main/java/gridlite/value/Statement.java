package gridlite.value;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Something to say, as data and in words.
 *
 * @param kind what is stated: words in lower case with underscores
 * @param facts what the statement is about
 * @param sentence the words
 */
public record Statement(String kind, List<Fact> facts, Sentence sentence) {
  /** Copies the list. */
  public Statement {
    facts = List.copyOf(facts);
  }

  /** A statement whose words name no point in time. */
  public Statement(String kind, List<Fact> facts, String text) {
    this(kind, facts, Sentence.of(text));
  }

  /** A statement of some facts, whose words name no point in time. */
  public static Statement of(String kind, String text, Fact... facts) {
    return of(kind, Sentence.of(text), facts);
  }

  /** A statement of some facts. */
  public static Statement of(String kind, Sentence sentence, Fact... facts) {
    return new Statement(kind, List.of(facts), sentence);
  }

  /**
   * Returns the words with points in time as data has them, ISO 8601 in UTC. The words with those
   * of somebody's clock are the {@link #sentence()}'s.
   */
  public String text() {
    return sentence.text(Instant::toString);
  }

  /** The same, continued by a text. */
  public Statement then(String text) {
    return new Statement(kind, facts, sentence.then(text));
  }

  /** The same in other words, with more facts. */
  public Statement inWords(String words, Fact... added) {
    List<Fact> all = new ArrayList<>(facts);
    all.addAll(List.of(added));
    return new Statement(kind, all, words);
  }
}
