package gridlite.problem;

import java.util.List;

/** Names in messages: a few of many. */
public final class Naming {
  private static final int MOST = 6;

  private Naming() {}

  /** The names in quotes, with commas between; of many, the first ones and how many more. */
  public static String some(List<String> names) {
    // one name is as long as "1 more"
    int shown = names.size() <= MOST + 1 ? names.size() : MOST;
    String text = '"' + String.join("\", \"", names.subList(0, shown)) + '"';
    return shown == names.size() ? text : text + " and " + (names.size() - shown) + " more";
  }
}
