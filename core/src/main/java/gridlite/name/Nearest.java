package gridlite.name;

import java.util.Collection;

/** Finds the known spelling that is nearest to a misspelt one. */
public final class Nearest {
  private Nearest() {}

  /**
   * The nearest of some words, at most two edits away (a third of the word for short ones); else
   * empty.
   */
  public static String of(String word, Collection<String> known) {
    String best = "";
    int bestDistance = Math.min(2, Math.max(1, word.length() / 3)) + 1;
    for (String candidate : known) {
      int distance = distance(word, candidate);
      if (distance < bestDistance) {
        bestDistance = distance;
        best = candidate;
      }
    }
    return best;
  }

  private static int distance(String a, String b) {
    int[] previous = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      previous[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] current = new int[b.length() + 1];
      current[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        current[j] = Math.min(previous[j - 1] + change, Math.min(previous[j], current[j - 1]) + 1);
      }
      previous = current;
    }
    return previous[b.length()];
  }
}
