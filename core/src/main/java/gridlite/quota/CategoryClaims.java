package gridlite.quota;

import gridlite.complex.ComplexAttribute;
import gridlite.complex.Consumable;
import gridlite.complex.Relop;
import gridlite.complex.RequestedResource;
import gridlite.complex.ResourceRequest;
import gridlite.name.HostName;
import gridlite.name.ProjectName;
import gridlite.name.UserName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The demands of single rules on the jobs of a category, worked out when they are asked for. */
final class CategoryClaims {
  private final QuotaRules rules;
  private final QuotaMatcher.Category category;
  private final Map<String, ResourceRequest> requests = new HashMap<>();
  private final Map<CompiledRule, List<QuotaClaim>> byRule = new HashMap<>();

  /** By {@link CompiledRule#expandedOfJobs}. */
  private final @Nullable ClaimsOfMembers[] members = new ClaimsOfMembers[8];

  CategoryClaims(QuotaRules rules, QuotaMatcher.Category category) {
    this.rules = rules;
    this.category = category;
    for (RequestedResource request : category.requests()) {
      rules
          .complexes()
          .find(request.name())
          .ifPresent(
              attribute -> requests.put(attribute.name(), ResourceRequest.of(attribute, request)));
    }
  }

  /** The claims under a rule. */
  List<QuotaClaim> of(CompiledRule rule) {
    List<QuotaClaim> known = byRule.get(rule);
    if (known == null) {
      known = workOut(rule);
      byRule.put(rule, known);
    }
    return known;
  }

  private List<QuotaClaim> workOut(CompiledRule rule) {
    ClaimsOfMembers shared = members(rule);
    return isRequested(rule)
        ? claims(rule, shared.members())
        : shared.byRule().computeIfAbsent(rule, r -> claims(r, shared.members()));
  }

  /** Returns whether the jobs request something that a rule limits. */
  private boolean isRequested(CompiledRule rule) {
    if (!requests.isEmpty()) {
      for (CompiledLimit limit : rule.limits()) {
        if (requests.containsKey(limit.attribute().name())) {
          return true;
        }
      }
    }
    return false;
  }

  private List<QuotaClaim> claims(CompiledRule rule, CompiledLimit.Members brought) {
    List<QuotaClaim> all = new ArrayList<>();
    for (CompiledLimit limit : rule.limits()) {
      if (QuotaMatcher.isCounted(limit.attribute())) {
        counted(rule, limit, brought).ifPresent(all::add);
      } else {
        compared(rule, limit, brought).ifPresent(all::add);
      }
    }
    return all;
  }

  private Optional<QuotaClaim> counted(
      CompiledRule rule, CompiledLimit limit, CompiledLimit.Members brought) {
    ComplexAttribute attribute = limit.attribute();
    double amount = amount(attribute);
    if (amount <= 0) {
      return Optional.empty();
    }
    boolean once = attribute.consumable() == Consumable.JOB || attribute.relop() == Relop.EXCLUSIVE;
    QuotaCounters counters = limit.counters(rules, rule, brought);
    return Optional.of(QuotaClaim.counted(rule, counters, once ? 0 : amount, once ? amount : 0));
  }

  /** Returns what a slot or the job uses of a consumable: its request, else the default. */
  private double amount(ComplexAttribute attribute) {
    if (attribute.name().equals("slots")) {
      return 1;
    }
    ResourceRequest request = requests.get(attribute.name());
    return request == null ? attribute.defaultAmount() : request.number().orElse(0);
  }

  /** A request that goes beyond the limit, or may do so on some hosts. */
  private Optional<QuotaClaim> compared(
      CompiledRule rule, CompiledLimit limit, CompiledLimit.Members brought) {
    boolean always = !limit.limit().isDynamic();
    if (!requests.containsKey(limit.attribute().name())
        || (always && !exceeds(limit, Optional.empty()))) {
      return Optional.empty();
    }
    return Optional.of(
        QuotaClaim.compared(
            rule, new QuotaCounters(rules, rule, limit.attribute(), brought, admitted(limit))));
  }

  /** The limit of slots for jobs whose request is compared: any number, or none. */
  private QuotaCounters.Limits admitted(CompiledLimit limit) {
    return new QuotaCounters.Limits() {
      @Override
      public boolean differ() {
        return limit.limit().isDynamic();
      }

      @Override
      public double ofAll() {
        return exceeds(limit, Optional.empty()) ? 0 : Double.POSITIVE_INFINITY;
      }

      @Override
      public double on(HostName host) {
        boolean exceeds = exceeds(limit, Optional.of(host));
        return exceeds ? 0 : Double.POSITIVE_INFINITY;
      }
    };
  }

  /** Returns whether a request goes beyond the limit; who doesn't ask is not concerned. */
  boolean exceeds(CompiledLimit limit, Optional<HostName> host) {
    ResourceRequest request = requests.get(limit.attribute().name());
    return request != null && !request.fits(rules.offer(limit.limit(), limit.attribute(), host));
  }

  private ClaimsOfMembers members(CompiledRule rule) {
    int number = rule.expandedOfJobs();
    ClaimsOfMembers known = members[number];
    if (known == null) {
      known = members(rule.expanded());
      members[number] = known;
    }
    return known;
  }

  private ClaimsOfMembers members(Set<QuotaSubject> expanded) {
    return rules.claims(
        new CompiledLimit.Members(
            member(expanded, QuotaSubject.USERS, category.user().map(UserName::text)),
            member(expanded, QuotaSubject.PROJECTS, category.project().map(ProjectName::text)),
            member(expanded, QuotaSubject.PES, category.parallelEnvironment())));
  }

  private static QuotaMember member(
      Set<QuotaSubject> expanded, QuotaSubject subject, Optional<String> name) {
    return expanded.contains(subject) ? QuotaMember.orWithout(name) : QuotaMember.Unnamed.ALL;
  }
}
