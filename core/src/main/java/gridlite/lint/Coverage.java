package gridlite.lint;

import gridlite.name.NamePattern;
import gridlite.quota.FilterMatcher;
import gridlite.quota.QuotaFilter;
import gridlite.quota.QuotaRule;
import gridlite.quota.QuotaSubject;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Compares what one rule matches with what another one matches. */
final class Coverage {
  private final KnownNames known;

  Coverage(KnownNames known) {
    this.known = known;
  }

  /** Returns whether nothing is left for a rule behind another one. */
  boolean covers(QuotaRule earlier, QuotaRule later) {
    for (QuotaSubject subject : QuotaSubject.values()) {
      if (!covers(subject, earlier.filter(subject), later.filter(subject))) {
        return false;
      }
    }
    return true;
  }

  private boolean covers(QuotaSubject subject, QuotaFilter earlier, QuotaFilter later) {
    if (earlier.isAny()) {
      return true;
    }
    return isWider(subject, earlier, later) || coversAllThatExist(subject, earlier, later);
  }

  /** Returns whether it shows in the words, whatever exists. */
  private boolean isWider(QuotaSubject subject, QuotaFilter earlier, QuotaFilter later) {
    boolean excludesNoMore = later.excluded().containsAll(earlier.excluded());
    if (!excludesNoMore) {
      return false;
    }
    if (earlier.included().isEmpty()) {
      return true;
    }
    boolean everybodyHasOne = subject != QuotaSubject.PROJECTS && subject != QuotaSubject.PES;
    if (later.included().isEmpty()) {
      return everybodyHasOne && earlier.included().contains("*");
    }
    return later.included().stream().allMatch(member -> includes(subject, earlier, member));
  }

  private boolean includes(QuotaSubject subject, QuotaFilter earlier, String member) {
    for (String wider : earlier.included()) {
      boolean plain = !NamePattern.isPattern(member) && !member.startsWith("@");
      if (wider.equals("*")
          || wider.equals(member)
          || (plain && wider.startsWith("@") && known.isIn(subject, wider, member))
          || (plain && !wider.startsWith("@") && NamePattern.matches(wider, member))) {
        return true;
      }
    }
    return false;
  }

  /** Users come and go, so that only those who are named count; the rest is configured. */
  private boolean coversAllThatExist(QuotaSubject subject, QuotaFilter earlier, QuotaFilter later) {
    FilterMatcher first = matcher(subject, earlier);
    FilterMatcher second = matcher(subject, later);
    Set<String> names = new TreeSet<>(known.of(subject));
    if (subject == QuotaSubject.USERS) {
      if (later.included().isEmpty()
          || later.included().stream().anyMatch(NamePattern::isPattern)) {
        return false;
      }
      names.addAll(later.included());
    }
    boolean mayLack = subject == QuotaSubject.PROJECTS || subject == QuotaSubject.PES;
    boolean without = mayLack && second.matchesNone();
    List<String> matched = names.stream().filter(second::matches).toList();
    return (without || !matched.isEmpty())
        && (!without || first.matchesNone())
        && matched.stream().allMatch(first::matches);
  }

  /** A matcher of what is known. */
  FilterMatcher matcher(QuotaSubject subject, QuotaFilter filter) {
    return new FilterMatcher(filter, (list, name) -> known.isIn(subject, list, name));
  }
}
