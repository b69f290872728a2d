package gridlite.command.qquota;

import gridlite.complex.ComplexAttribute;
import gridlite.complex.ComplexTable;
import gridlite.name.HostName;
import gridlite.name.NamePattern;
import gridlite.name.ObjectKind;
import gridlite.quota.QuotaFilter;
import gridlite.quota.QuotaKey;
import gridlite.quota.QuotaLimit;
import gridlite.quota.QuotaMatcher;
import gridlite.quota.QuotaRules;
import gridlite.quota.QuotaSubject;
import gridlite.quota.QuotaUsage;
import gridlite.state.AccessLists;
import gridlite.state.ClusterState;
import gridlite.value.Decimals;
import gridlite.value.MemoryValue;
import gridlite.value.TimeValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The content of {@code qquota}: used amounts of the limits that are counted, and the limits on
 * requests.
 *
 * @param lines in order of sets, rules, what was selected, limits, first use
 * @see "qquota(1)"
 */
public record QuotaReport(List<Line> lines) {
  /**
   * A limit.
   *
   * @param rule name of the rule, {@code set/rule}
   * @param resource name of the attribute
   * @param used amount in use; empty for a limit on requests
   * @param limit the limit
   * @param filters filters by subject, expanded ones with the member that the line is about
   */
  public record Line(
      String rule,
      String resource,
      Optional<String> used,
      String limit,
      Map<QuotaSubject, QuotaFilter> filters) {}

  /**
   * The selection: names and patterns of each subject, of which one must match, and resources.
   *
   * @param names names and patterns by subject; hosts also host groups
   * @param resources names or shortcuts; none: all
   */
  public record Selection(Map<QuotaSubject, List<String>> names, List<String> resources) {}

  /** Collects what is selected. */
  public static QuotaReport of(ClusterState state, Selection selection) {
    return new Builder(state, selection).build();
  }

  private static final class Builder {
    private final ClusterState state;
    private final ComplexTable complexes;
    private final QuotaRules rules;
    private final QuotaUsage usage;
    private final Selection selection;
    private final Set<Line> lines = new LinkedHashSet<>();

    Builder(ClusterState state, Selection selection) {
      this.state = state;
      this.complexes = state.complexes();
      this.rules = QuotaRules.atPresent(state);
      this.usage = QuotaUsage.of(state, rules);
      this.selection = selection;
    }

    QuotaReport build() {
      for (QuotaRules.Listed rule : rules.all()) {
        choose(rule, 0, new EnumMap<>(QuotaSubject.class));
      }
      return new QuotaReport(List.copyOf(lines));
    }

    /** Goes through all combinations of what was asked for, subject by subject. */
    private void choose(QuotaRules.Listed rule, int subject, Map<QuotaSubject, String> chosen) {
      if (subject == QuotaSubject.values().length) {
        rule.rule().limits().forEach(limit -> add(rule, limit, chosen));
        return;
      }
      QuotaSubject of = QuotaSubject.values()[subject];
      for (String wanted : selection.names().getOrDefault(of, List.of("*"))) {
        if (passes(of, rule.rule().filter(of), wanted)) {
          chosen.put(of, wanted);
          choose(rule, subject + 1, chosen);
        }
      }
    }

    private void add(QuotaRules.Listed rule, QuotaLimit limit, Map<QuotaSubject, String> chosen) {
      ComplexAttribute attribute = complexes.find(limit.attribute()).orElse(null);
      if (attribute == null || !isSelected(attribute)) {
        return;
      }
      if (!QuotaMatcher.isCounted(attribute)) {
        lines.add(
            new Line(
                rule.label(),
                attribute.name(),
                Optional.empty(),
                limit.value(),
                rule.rule().filters()));
        return;
      }
      for (Map.Entry<QuotaKey, Double> use : usage.all().entrySet()) {
        QuotaKey key = use.getKey();
        if (key.place() == rule.place()
            && key.attribute().equals(attribute.name())
            && use.getValue() > 0
            && isSelected(key, chosen)) {
          double most = rules.limit(limit, attribute, key);
          lines.add(
              new Line(
                  rule.label(),
                  attribute.name(),
                  Optional.of(amount(attribute, use.getValue())),
                  amount(attribute, most),
                  filters(rule, key)));
        }
      }
    }

    private boolean isSelected(ComplexAttribute attribute) {
      return selection.resources().isEmpty()
          || selection.resources().contains(attribute.name())
          || selection.resources().contains(attribute.shortcut());
    }

    private boolean isSelected(QuotaKey key, Map<QuotaSubject, String> chosen) {
      for (Map.Entry<QuotaSubject, String> wanted : chosen.entrySet()) {
        Optional<String> member = key.member(wanted.getKey()).named();
        if (isUserSet(wanted.getKey(), wanted.getValue())) {
          // whoever is in the list, so nothing that is counted for several users together
          String list = wanted.getValue();
          if (member.filter(name -> isInList(QuotaSubject.USERS, list, name::equals)).isEmpty()) {
            return false;
          }
          continue;
        }
        // a host group selects rules, not single hosts (conformance/quotas/qquota-selections.t)
        boolean counted = member.isPresent() && !wanted.getValue().startsWith("@");
        if (counted && !names(wanted.getKey(), wanted.getValue(), member.get())) {
          return false;
        }
      }
      return true;
    }

    /** Returns whether what was asked for is a list of users that there is. */
    private boolean isUserSet(QuotaSubject subject, String wanted) {
      return subject == QuotaSubject.USERS
          && wanted.startsWith("@")
          && state.objects(ObjectKind.USER_SET).has(wanted.substring(1));
    }

    private static Map<QuotaSubject, QuotaFilter> filters(QuotaRules.Listed rule, QuotaKey key) {
      Map<QuotaSubject, QuotaFilter> filters = new EnumMap<>(QuotaSubject.class);
      rule.rule()
          .filters()
          .forEach(
              (subject, filter) ->
                  filters.put(
                      subject,
                      filter.expanded()
                          ? new QuotaFilter(false, List.of(key.member(subject).text()), List.of())
                          : filter));
      return Collections.unmodifiableMap(filters);
    }

    /**
     * Returns whether a filter leaves room for what was asked for: no excluded member covers all of
     * it, and an included one has to do with it.
     */
    private boolean passes(QuotaSubject subject, QuotaFilter filter, String wanted) {
      for (String member : filter.excluded()) {
        if (covers(subject, member, wanted)) {
          return false;
        }
      }
      if (filter.included().isEmpty()) {
        return true;
      }
      for (String member : filter.included()) {
        if (covers(subject, member, wanted) || concerns(subject, member, wanted)) {
          return true;
        }
      }
      return false;
    }

    /**
     * Returns whether a filter's member stands for what was asked for, or for some of a list's
     * members. A host group stands for no other one, even if it has all its hosts
     * (conformance/quotas/qquota-host-groups.t).
     */
    private boolean covers(QuotaSubject subject, String member, String wanted) {
      if (isHostGroup(subject, wanted)) {
        return NamePattern.matches(member, wanted)
            || (!member.startsWith("@")
                && isInHostGroup(wanted, host -> NamePattern.matches(member, host)));
      }
      boolean list = wanted.startsWith("@") && !NamePattern.isPattern(wanted);
      return holds(subject, member, wanted)
          || (list && isInList(subject, wanted, name -> holds(subject, member, name)));
    }

    private static boolean isHostGroup(QuotaSubject subject, String wanted) {
      return subject == QuotaSubject.HOSTS && wanted.startsWith("@");
    }

    private boolean holds(QuotaSubject subject, String member, String name) {
      return NamePattern.matches(member, name)
          || (member.startsWith("@") && isInList(subject, member, name::equals));
    }

    /** Returns whether a filter's member is, or holds, something that was asked for. */
    private boolean concerns(QuotaSubject subject, String member, String wanted) {
      return names(subject, wanted, member)
          || (member.startsWith("@")
              && !isHostGroup(subject, wanted)
              && isInList(subject, member, name -> names(subject, wanted, name)));
    }

    /** Returns whether what was asked for includes a name. */
    private boolean names(QuotaSubject subject, String wanted, String name) {
      return NamePattern.matches(wanted, name)
          || (wanted.startsWith("@") && isInList(subject, wanted, name::equals));
    }

    /** Returns whether a list, or one of those that a pattern stands for, has a fitting member. */
    private boolean isInList(QuotaSubject subject, String list, Predicate<String> fits) {
      return switch (subject) {
        case USERS -> AccessLists.hasListed(state, list, fits);
        case HOSTS -> isInHostGroup(list, fits);
        case PROJECTS, PES, QUEUES -> false;
      };
    }

    private boolean isInHostGroup(String list, Predicate<String> fits) {
      return state.hostGroups().matching(list).stream().map(HostName::text).anyMatch(fits);
    }
  }

  /** An amount as {@code qquota} shows it. */
  public static String amount(ComplexAttribute attribute, double amount) {
    return switch (attribute.type()) {
      case TIME -> TimeValue.listedClock(amount);
      case MEMORY -> MemoryValue.canonical(amount);
      case DOUBLE, BOOL -> Decimals.fixed(amount, 6);
      case INT, STRING, CSTRING, RESTRING, HOST -> Long.toString((long) amount);
    };
  }

  /** A builder of selections by options. */
  public static Selection selection(Map<QuotaSubject, List<String>> names, List<String> resources) {
    Map<QuotaSubject, List<String>> given = new EnumMap<>(QuotaSubject.class);
    names.forEach(
        (subject, list) -> {
          if (!list.isEmpty()) {
            given.put(subject, List.copyOf(list));
          }
        });
    List<String> wanted = new ArrayList<>();
    for (String resource : resources) {
      int equals = resource.indexOf('=');
      wanted.add(equals < 0 ? resource : resource.substring(0, equals));
    }
    return new Selection(Collections.unmodifiableMap(given), List.copyOf(wanted));
  }
}
