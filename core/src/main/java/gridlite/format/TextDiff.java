package gridlite.format;

import java.util.ArrayList;
import java.util.List;

/** The difference of two texts line by line, as {@code diff -u} shows it. */
public final class TextDiff {
  private static final int CONTEXT = 1;

  private final List<String> before;
  private final List<String> after;
  private final int[][] common;

  private TextDiff(List<String> before, List<String> after) {
    this.before = before;
    this.after = after;
    this.common = new int[before.size() + 1][after.size() + 1];
    for (int i = before.size() - 1; i >= 0; i--) {
      for (int j = after.size() - 1; j >= 0; j--) {
        common[i][j] =
            before.get(i).equals(after.get(j))
                ? common[i + 1][j + 1] + 1
                : Math.max(common[i + 1][j], common[i][j + 1]);
      }
    }
  }

  /**
   * Lines that begin with a minus (only before), a plus (only after) or a blank (around changes);
   * equal texts have none.
   */
  public static String of(String before, String after) {
    return before.equals(after)
        ? ""
        : new TextDiff(before.lines().toList(), after.lines().toList()).text();
  }

  private String text() {
    List<String> all = lines();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < all.size(); i++) {
      if (isNearChange(all, i)) {
        text.append(all.get(i)).append('\n');
      }
    }
    return text.toString();
  }

  private static boolean isNearChange(List<String> lines, int index) {
    int from = Math.max(0, index - CONTEXT);
    int to = Math.min(lines.size() - 1, index + CONTEXT);
    for (int i = from; i <= to; i++) {
      if (!lines.get(i).startsWith(" ")) {
        return true;
      }
    }
    return false;
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>();
    int i = 0;
    int j = 0;
    while (i < before.size() || j < after.size()) {
      if (i < before.size() && j < after.size() && before.get(i).equals(after.get(j))) {
        lines.add(" " + before.get(i));
        i++;
        j++;
      } else if (j == after.size() || i < before.size() && common[i + 1][j] >= common[i][j + 1]) {
        lines.add("-" + before.get(i));
        i++;
      } else {
        lines.add("+" + after.get(j));
        j++;
      }
    }
    return lines;
  }
}
