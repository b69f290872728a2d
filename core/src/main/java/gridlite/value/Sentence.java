package gridlite.value;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A sentence whose points in time are not words yet: the one who prints it writes them as its
 * reader's clock shows them.
 *
 * @param fragments the text before, between and after the points in time: one more than there are
 *     of those
 * @param moments the points in time
 */
public record Sentence(List<String> fragments, List<Instant> moments) {
  /** Copies the lists. */
  public Sentence {
    fragments = List.copyOf(fragments);
    moments = List.copyOf(moments);
    if (fragments.size() != moments.size() + 1) {
      throw new IllegalArgumentException(
          fragments.size() + " fragments around " + moments.size() + " points in time");
    }
  }

  /** A sentence, or its beginning. */
  public static Sentence of(String text) {
    return new Sentence(List.of(text), List.of());
  }

  /** The sentence, continued by a text. */
  public Sentence then(String text) {
    List<String> continued = new ArrayList<>(fragments);
    continued.set(moments.size(), fragments.get(moments.size()) + text);
    return new Sentence(continued, moments);
  }

  /** The sentence, continued by a point in time. */
  public Sentence then(Instant moment) {
    List<String> texts = new ArrayList<>(fragments);
    texts.add("");
    List<Instant> continued = new ArrayList<>(moments);
    continued.add(moment);
    return new Sentence(texts, continued);
  }

  /**
   * Returns the sentence in words.
   *
   * @param times writes points in time
   */
  public String text(Function<Instant, String> times) {
    StringBuilder text = new StringBuilder(fragments.get(0));
    for (int i = 0; i < moments.size(); i++) {
      text.append(times.apply(moments.get(i))).append(fragments.get(i + 1));
    }
    return text.toString();
  }
}
