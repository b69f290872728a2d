package gridlite.quota;

import gridlite.name.NamePattern;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;

/**
 * An index of the rules whose filters of one subject let a name pass. Rules that name what they are
 * about are looked up; equal filters with patterns, lists or exclusions are asked once for each
 * name.
 */
final class FilterIndex {
  private final BitSet unfiltered = new BitSet();
  private final Map<String, BitSet> byName = new HashMap<>();
  private final Map<FilterMatcher, BitSet> others = new HashMap<>();
  private final Map<String, BitSet> known = new HashMap<>();

  /**
   * An index.
   *
   * @param filters the filters, by number of the rule
   * @param inList whether a list or pattern of lists (with its {@code @}) holds a name
   */
  FilterIndex(List<QuotaFilter> filters, BiPredicate<String, String> inList) {
    Map<QuotaFilter, BitSet> equal = new HashMap<>();
    for (int rule = 0; rule < filters.size(); rule++) {
      QuotaFilter filter = filters.get(rule);
      if (filter.isAny()) {
        unfiltered.set(rule);
      } else if (isOfNames(filter)) {
        for (String name : filter.included()) {
          byName.computeIfAbsent(name, n -> new BitSet()).set(rule);
        }
      } else {
        equal.computeIfAbsent(filter, f -> new BitSet()).set(rule);
      }
    }
    equal.forEach((filter, rules) -> others.put(new FilterMatcher(filter, inList), rules));
  }

  private static boolean isOfNames(QuotaFilter filter) {
    for (String member : filter.included()) {
      if (member.startsWith("@") || NamePattern.isPattern(member)) {
        return false;
      }
    }
    return filter.excluded().isEmpty();
  }

  /** Numbers of the rules that let a name pass; not to be changed. */
  BitSet rules(String name) {
    BitSet rules = known.get(name);
    if (rules == null) {
      rules = workOut(name);
      known.put(name, rules);
    }
    return rules;
  }

  /** Numbers of the rules that let jobs pass which have no name; not to be changed. */
  BitSet rulesOfNone() {
    BitSet rules = (BitSet) unfiltered.clone();
    others.forEach(
        (matcher, of) -> {
          if (matcher.matchesNone()) {
            rules.or(of);
          }
        });
    return rules;
  }

  private BitSet workOut(String name) {
    BitSet rules = new BitSet();
    rules.or(unfiltered);
    rules.or(byName.getOrDefault(name, new BitSet()));
    others.forEach(
        (matcher, of) -> {
          if (matcher.matches(name)) {
            rules.or(of);
          }
        });
    return rules;
  }
}
