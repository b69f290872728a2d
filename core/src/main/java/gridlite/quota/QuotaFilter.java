package gridlite.quota;

import gridlite.problem.FormatException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * The users (projects, parallel environments, queues, hosts) that a quota rule is about. Members
 * are names, patterns, or lists of names with an {@code @} in front; they need not exist.
 *
 * @param expanded whether each member has a count of its own (written in braces)
 * @param included members without {@code !}, in written order
 * @param excluded members with {@code !}, without it, in written order
 * @see "sge_resource_quota(5), expanded filters"
 */
public record QuotaFilter(boolean expanded, List<String> included, List<String> excluded) {
  /** No restriction: what a rule without this filter has. */
  public static final QuotaFilter ANY = new QuotaFilter(false, List.of(), List.of());

  /** Drops repeated members; braces around nothing are nothing. */
  public QuotaFilter {
    included = List.copyOf(new LinkedHashSet<>(included));
    excluded = List.copyOf(new LinkedHashSet<>(excluded));
    expanded = expanded && !(included.isEmpty() && excluded.isEmpty());
  }

  /** Returns whether everything matches. */
  public boolean isAny() {
    return included.isEmpty() && excluded.isEmpty();
  }

  /**
   * Reads {@code a,b,!c} or <code>{a,b,!c}</code>. Braces within a list are dropped as Grid Engine
   * does.
   *
   * @throws FormatException when the opening brace is never closed or something follows the list
   */
  public static QuotaFilter parse(String text) {
    boolean expanded = text.startsWith("{");
    if (expanded && text.indexOf('}') < 0) {
      throw new FormatException("\"{\" is never closed: expected {member,member,...}");
    }
    if (expanded && !text.endsWith("}")) {
      throw new FormatException(
          text.lastIndexOf('}') + 1, "expected nothing behind \"}\": braces enclose a whole list");
    }
    QuotaFilter members = ofMembers(text.replace('{', ',').replace('}', ','));
    return new QuotaFilter(expanded, members.included(), members.excluded());
  }

  private static QuotaFilter ofMembers(String list) {
    List<String> included = new ArrayList<>();
    List<String> excluded = new ArrayList<>();
    int start = 0;
    while (start <= list.length()) {
      int comma = list.indexOf(',', start);
      int end = comma < 0 ? list.length() : comma;
      String member = list.substring(start, end);
      if (member.equals("!")) {
        throw new FormatException(start, "\"!\" needs a name directly behind it");
      }
      if (member.startsWith("!")) {
        excluded.add(member.substring(1));
      } else if (!member.isEmpty()) {
        included.add(member);
      }
      start = end + 1;
    }
    return new QuotaFilter(false, included, excluded);
  }

  /** All members as listings show them: the excluded ones behind the others. */
  public List<String> members() {
    List<String> members = new ArrayList<>(included);
    for (String member : excluded) {
      members.add("!" + member);
    }
    return members;
  }

  /** The filter as listings show it. */
  @Override
  public String toString() {
    String list = String.join(",", members());
    return expanded ? "{" + list + "}" : list;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof QuotaFilter that
        && expanded == that.expanded
        && included.equals(that.included)
        && excluded.equals(that.excluded);
  }

  @Override
  public int hashCode() {
    int hash = Boolean.hashCode(expanded);
    hash = 31 * hash + included.hashCode();
    return 31 * hash + excluded.hashCode();
  }
}
