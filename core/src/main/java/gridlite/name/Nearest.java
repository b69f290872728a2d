package gridlite.name;

import java.util.Collection;
import java.util.Optional;

/** Finds the known spelling that is nearest to a misspelt one. */
public final class Nearest {
  private static final int SHORT = 3;

  private Nearest() {}

  /**
   * The nearest of some words, at most two edits away (a third of the word for short ones), if
   * there is one. Of three letters or less, another letter makes another word.
   */
  public static Optional<String> of(String word, Collection<String> known) {
    Optional<String> best = Optional.empty();
    int bestDistance = Math.min(2, Math.max(1, word.length() / 3)) + 1;
    for (String candidate : known) {
      int distance = distance(word, candidate);
      if (distance < bestDistance) {
        bestDistance = distance;
        best = Optional.of(candidate);
      }
    }
    return best;
  }

  /** Letters to insert, remove, change, or swap with their neighbour. */
  private static int distance(String a, String b) {
    int[][] steps = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        steps[i][j] = i == 0 || j == 0 ? i + j : step(steps, a, b, i, j);
      }
    }
    return steps[a.length()][b.length()];
  }

  private static int step(int[][] steps, String a, String b, int i, int j) {
    int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : a.length() > SHORT ? 1 : 2;
    int best =
        Math.min(steps[i - 1][j - 1] + change, Math.min(steps[i - 1][j], steps[i][j - 1]) + 1);
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(best, steps[i - 2][j - 2] + 1) : best;
  }
}
