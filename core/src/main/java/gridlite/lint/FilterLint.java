package gridlite.lint;

import gridlite.complex.ComplexAttribute;
import gridlite.format.Values;
import gridlite.name.NamePattern;
import gridlite.quota.FilterMatcher;
import gridlite.quota.QuotaFilter;
import gridlite.quota.QuotaLimit;
import gridlite.quota.QuotaMatcher;
import gridlite.quota.QuotaRule;
import gridlite.quota.QuotaSet;
import gridlite.quota.QuotaSubject;
import gridlite.state.ClusterState;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Looks at the filters of a rule: members that stand for nothing, and lists that share a count. */
final class FilterLint {
  /** A shared limit this many times below what there is was probably meant for each member. */
  private static final int SUSPICIOUS_PART = 8;

  /** Words of a description that a limit is for each of many. */
  private static final List<String> EACH = List.of("each ", "every ", "per ", "per-", "a single ");

  private static final Map<QuotaSubject, List<String>> NOUNS =
      Map.of(
          QuotaSubject.USERS, List.of("user", "person", "member"),
          QuotaSubject.PROJECTS, List.of("project"),
          QuotaSubject.PES, List.of("pe", "parallel environment"),
          QuotaSubject.QUEUES, List.of("queue"),
          QuotaSubject.HOSTS, List.of("host", "node", "machine"));

  private final ClusterState state;
  private final KnownNames known;
  private final Coverage coverage;
  private final Capacities capacities;

  FilterLint(ClusterState state, KnownNames known, Coverage coverage, Capacities capacities) {
    this.state = state;
    this.known = known;
    this.coverage = coverage;
    this.capacities = capacities;
  }

  void look(Values set, QuotaRule rule, Findings findings) {
    for (QuotaSubject subject : QuotaSubject.values()) {
      QuotaFilter filter = rule.filter(subject);
      members(subject, filter, findings);
      if (!filter.expanded()
          && isAboutMany(filter)
          && missing(subject, filter.included()).isEmpty()) {
        shared(set, rule, subject, findings);
      }
    }
  }

  // ---- members that stand for nothing

  private void members(QuotaSubject subject, QuotaFilter filter, Findings findings) {
    List<String> included = missing(subject, filter.included());
    List<String> missing = new ArrayList<>(included);
    missing.addAll(missing(subject, filter.excluded()));
    if (missing.isEmpty()) {
      return;
    }
    boolean none = !included.isEmpty() && included.size() == filter.included().size();
    String reason =
        noun(subject) + " " + String.join(", ", missing) + (missing.size() > 1 ? " do" : " does");
    reason += " not exist" + (none ? ": the rule matches no job" : "");
    String change = "correct the spelling, configure it, or take it out of \"" + subject.keyword();
    change += " " + filter + "\"";
    // a cell can't know all users there are
    if (none && (subject != QuotaSubject.USERS || included.get(0).startsWith("@"))) {
      findings.error(FindingKind.NO_SUCH_MEMBER, reason, change);
    } else {
      findings.advice(FindingKind.NO_SUCH_MEMBER, reason, change);
    }
  }

  private List<String> missing(QuotaSubject subject, List<String> members) {
    return members.stream().filter(member -> !known.exists(subject, member)).toList();
  }

  private static String noun(QuotaSubject subject) {
    return switch (subject) {
      case USERS -> "user (set)";
      case PROJECTS -> "project";
      case PES -> "parallel environment";
      case QUEUES -> "cluster queue";
      case HOSTS -> "host (group)";
    };
  }

  // ---- one count for many

  private static boolean isAboutMany(QuotaFilter filter) {
    if (filter.included().size() == 1) {
      String member = filter.included().get(0);
      return member.startsWith("@") || NamePattern.isPattern(member);
    }
    return !filter.isAny();
  }

  private void shared(Values set, QuotaRule rule, QuotaSubject subject, Findings findings) {
    String filter = rule.filter(subject).toString();
    Optional<String> hint =
        saysEach(set.get(QuotaSet.DESCRIPTION) + " " + rule.name().orElse(""), subject);
    if (hint.isEmpty() && subject == QuotaSubject.USERS) {
      hint = tooLittle(rule).or(() -> withoutUse(rule));
    }
    hint.ifPresent(
        why ->
            findings.advice(
                FindingKind.SHARED,
                "all " + subject.keyword() + " of \"" + filter + "\" share one count, but " + why,
                "\"" + subject.keyword() + " {" + filter + "}\" gives each a count of its own"));
  }

  /** A filter {@code users *} says no more than none: the braces may have been forgotten. */
  private Optional<String> withoutUse(QuotaRule rule) {
    boolean bare = rule.filter(QuotaSubject.USERS).toString().equals("*");
    boolean counts = rule.limits().stream().anyMatch(this::isShared);
    for (QuotaSubject subject : QuotaSubject.values()) {
      counts &= !rule.filter(subject).expanded();
    }
    return bare && counts
        ? Optional.of("without \"users *\" they would, too: were braces meant?")
        : Optional.empty();
  }

  /** Returns whether it matters for a limit how many share it. */
  private boolean isShared(QuotaLimit limit) {
    Optional<ComplexAttribute> attribute =
        state.complexes().find(limit.attribute()).filter(QuotaMatcher::isCounted);
    return !limit.isDynamic()
        && attribute.isPresent()
        && attribute.get().number(limit.value()).orElse(0) > 0;
  }

  private static Optional<String> saysEach(String text, QuotaSubject subject) {
    String words = text.toLowerCase(Locale.ROOT).replace('_', ' ');
    for (String each : EACH) {
      for (String noun : NOUNS.getOrDefault(subject, List.of())) {
        if (words.contains(each + noun)) {
          return Optional.of("the description says \"" + each + noun + "\"");
        }
      }
    }
    return Optional.empty();
  }

  /** For users the number may be a sign: less than one for each, or little of what there is. */
  private Optional<String> tooLittle(QuotaRule rule) {
    FilterMatcher users = coverage.matcher(QuotaSubject.USERS, rule.filter(QuotaSubject.USERS));
    long matching = known.of(QuotaSubject.USERS).stream().filter(users::matches).count();
    for (QuotaLimit limit : rule.limits()) {
      Optional<ComplexAttribute> attribute = state.complexes().find(limit.attribute());
      if (limit.isDynamic() || attribute.filter(QuotaMatcher::isCounted).isEmpty()) {
        continue;
      }
      double most = attribute.get().number(limit.value()).orElse(0);
      double there = 0;
      for (double capacity : capacities.of(rule, attribute.get()).values()) {
        there = Math.max(there, capacity);
      }
      if (most > 0 && most < matching) {
        return Optional.of(limit + " is less than one for each of " + matching + " users");
      }
      if (most > 0 && Double.isFinite(there) && most * SUSPICIOUS_PART <= there) {
        return Optional.of(
            limit + " is little of the " + Capacity.text(attribute.get(), there) + " there are");
      }
    }
    return Optional.empty();
  }
}
