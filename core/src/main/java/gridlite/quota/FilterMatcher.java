package gridlite.quota;

import gridlite.name.NamePattern;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;

/**
 * A filter ready to be asked about many names; remembers its answers where patterns make them dear.
 *
 * <p>A member with {@code !} that matches refuses. Else, where there are members without {@code !},
 * one of them must match.
 */
public final class FilterMatcher {
  private record Members(Set<String> names, List<NamePattern> patterns, List<String> lists) {
    static Members of(List<String> members) {
      Set<String> names = new HashSet<>();
      List<NamePattern> patterns = new ArrayList<>();
      List<String> lists = new ArrayList<>();
      for (String member : members) {
        if (member.startsWith("@")) {
          lists.add(member);
        } else if (NamePattern.isPattern(member)) {
          patterns.add(new NamePattern(member));
        } else {
          names.add(member);
        }
      }
      return new Members(names, patterns, lists);
    }
  }

  private final QuotaFilter filter;
  private final Members included;
  private final Members excluded;
  private final BiPredicate<String, String> inList;
  private final Map<String, Boolean> known = new HashMap<>();

  /**
   * A matcher.
   *
   * @param inList whether a list or pattern of lists (with its {@code @}) holds a name
   */
  public FilterMatcher(QuotaFilter filter, BiPredicate<String, String> inList) {
    this.filter = filter;
    this.included = Members.of(filter.included());
    this.excluded = Members.of(filter.excluded());
    this.inList = inList;
  }

  /**
   * Returns whether the filter lets a job without project or parallel environment pass, which no
   * member matches, not even {@code *}.
   */
  public boolean matchesNone() {
    return filter.included().isEmpty();
  }

  /** Returns whether the filter lets a name pass. */
  public boolean matches(String name) {
    if (filter.isAny()) {
      return true;
    }
    if (included.patterns().isEmpty() && excluded.patterns().isEmpty()) {
      return workOut(name);
    }
    Boolean answer = known.get(name);
    if (answer == null) {
      answer = workOut(name);
      known.put(name, answer);
    }
    return answer;
  }

  private boolean workOut(String name) {
    return !isIn(excluded, name) && (filter.included().isEmpty() || isIn(included, name));
  }

  private boolean isIn(Members members, String name) {
    if (members.names().contains(name)) {
      return true;
    }
    for (NamePattern pattern : members.patterns()) {
      if (pattern.matches(name)) {
        return true;
      }
    }
    for (String list : members.lists()) {
      if (inList.test(list, name)) {
        return true;
      }
    }
    return false;
  }
}
