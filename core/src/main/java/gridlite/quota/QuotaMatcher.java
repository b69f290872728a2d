package gridlite.quota;

import gridlite.complex.ComplexAttribute;
import gridlite.complex.RequestedResource;
import gridlite.name.HostName;
import gridlite.name.ProjectName;
import gridlite.name.QueueInstanceName;
import gridlite.name.UserName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The quotas of one category of jobs: those of a user, project and parallel environment with the
 * same requests. Says for each queue instance which rule of each set applies, and what is counted.
 */
public final class QuotaMatcher {
  /**
   * The values that make a category.
   *
   * @param user owner; none where no rule distinguishes users
   * @param group owner's primary group, for lists of groups
   * @param project project
   * @param parallelEnvironment parallel environment that is tried
   * @param requests hard requests, resources named in full
   */
  record Category(
      Optional<UserName> user,
      Optional<String> group,
      Optional<ProjectName> project,
      Optional<String> parallelEnvironment,
      List<RequestedResource> requests) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Category that
          && user.equals(that.user)
          && group.equals(that.group)
          && project.equals(that.project)
          && parallelEnvironment.equals(that.parallelEnvironment)
          && requests.equals(that.requests);
    }

    @Override
    public int hashCode() {
      int hash = user.hashCode();
      hash = 31 * hash + group.hashCode();
      hash = 31 * hash + project.hashCode();
      hash = 31 * hash + parallelEnvironment.hashCode();
      return 31 * hash + requests.hashCode();
    }
  }

  /**
   * A rule that applies.
   *
   * @param label its name, {@code set/rule}
   * @param rule the rule
   * @param spot where
   * @param claims what it counts, and the requests that it refuses
   * @param compared what it compares with the requests
   */
  public record Applied(
      String label,
      QuotaRule rule,
      QuotaSpot spot,
      List<QuotaClaim> claims,
      List<Compared> compared) {}

  /**
   * A request that is compared with a limit by itself.
   *
   * @param attribute name of the attribute
   * @param limit the limit as spelled
   * @param request the request as spelled
   * @param exceeds whether it goes beyond the limit
   */
  public record Compared(String attribute, String limit, String request, boolean exceeds) {}

  private final QuotaRules rules;
  private final Category category;
  private final BitSet candidates;
  private final BitSet somewhere;
  private final CategoryClaims claims;
  private final QuotaExtents extents;
  private final boolean countsQueues;
  private final Map<Somewhere, QuotaClaims> bySomewhere = new HashMap<>();
  private final List<QuotaClaim> everywhere;
  private QuotaClaims[] byKind = {};

  /**
   * A matcher.
   *
   * @param candidates numbers of the rules whose filters of users, projects and parallel
   *     environments match
   * @param serial numbers of those that would match if the jobs were serial
   */
  QuotaMatcher(QuotaRules rules, Category category, BitSet candidates, BitSet serial) {
    this.rules = rules;
    this.category = category;
    this.extents =
        category.parallelEnvironment().isPresent()
            ? QuotaExtents.ofParallel(rules, serial)
            : QuotaExtents.ofSerial(rules, serial);
    this.candidates = candidates;
    this.somewhere = (BitSet) candidates.clone();
    somewhere.and(rules.somewhere());
    this.claims = new CategoryClaims(rules, category);
    List<CompiledRule> first = rules.firstOfEachSet(candidates);
    first.removeIf(rule -> !rule.isEverywhere());
    List<QuotaClaim> ofAll = claims(first);
    ofAll.removeIf(QuotaClaim::isOfEachPlace);
    this.everywhere = List.copyOf(ofAll);
    this.countsQueues = candidates.intersects(rules.ofEachQueue());
  }

  /**
   * The circumstances that the claims in a queue instance depend on.
   *
   * @param rules the rules about some queues or hosts that let it pass
   * @param queue number of the queue where some rule counts for each queue, else 0
   */
  private record Somewhere(BitSet rules, int queue) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Somewhere that && queue == that.queue && rules.equals(that.rules);
    }

    @Override
    public int hashCode() {
      return 31 * rules.hashCode() + queue;
    }
  }

  /** Returns whether no rule can concern these jobs anywhere. */
  public boolean isFree() {
    return candidates.isEmpty();
  }

  /** A queue instance, which need not exist. */
  public QuotaSpot spot(QueueInstanceName instance) {
    return rules.spot(instance.queue(), instance.host());
  }

  /** Returns what is asked of them in all queue instances, and means the same there. */
  List<QuotaClaim> everywhere() {
    return everywhere;
  }

  /** Returns what is asked of them in a queue instance. */
  public QuotaClaims at(QuotaSpot spot) {
    if (spot.kind() >= byKind.length) {
      byKind = Arrays.copyOf(byKind, Math.max(spot.kind() + 1, 2 * byKind.length));
    }
    QuotaClaims known = byKind[spot.kind()];
    if (known == null) {
      // kinds that differ in rules about others are the same to these jobs
      BitSet passing = (BitSet) somewhere.clone();
      passing.and(spot.rules());
      Somewhere here = new Somewhere(passing, countsQueues ? spot.queueNumber() : 0);
      known = bySomewhere.get(here);
      if (known == null) {
        known =
            new QuotaClaims(bySomewhere.size(), claims(rulesAt(spot)), QuotaClaim::isOfEachHost);
        bySomewhere.put(here, known);
      }
      byKind[spot.kind()] = known;
    }
    return known;
  }

  /** The rule of each set that applies in a queue instance, in the order of the sets. */
  List<CompiledRule> rulesAt(QuotaSpot spot) {
    BitSet applying = (BitSet) candidates.clone();
    applying.and(spot.rules());
    return rules.firstOfEachSet(applying);
  }

  private List<QuotaClaim> claims(List<CompiledRule> applying) {
    List<QuotaClaim> all = new ArrayList<>();
    for (CompiledRule rule : applying) {
      all.addAll(claims.of(rule));
    }
    return all;
  }

  /** The refusal that an exceeded claim means. */
  QuotaRefusal refusal(QuotaClaim claim, QuotaSpot spot) {
    QuotaKey key = claim.counter(spot).key();
    CompiledRule rule = claim.rule();
    return new QuotaRefusal(key, rule.number());
  }

  /** The refusal that a claim means which is exceeded wherever the jobs are. */
  QuotaRefusal refusalEverywhere(QuotaClaim claim) {
    return new QuotaRefusal(claim.keyEverywhere(), claim.rule().number());
  }

  /**
   * Returns what the jobs are not looked at for again once they exceed a rule.
   *
   * @param rule its number
   */
  public QuotaExtent extent(int rule) {
    return extents.of(rules.get(rule));
  }

  /**
   * The rule of each set that applies in a queue instance with what is counted under it, by name of
   * the set; sets without such a rule are missing.
   */
  public Map<String, Applied> appliedAt(QuotaSpot spot) {
    Map<String, Applied> applied = new LinkedHashMap<>();
    for (CompiledRule rule : rulesAt(spot)) {
      applied.put(
          rule.set().name(),
          new Applied(
              rule.label(), rule.rule(), spot, claims.of(rule), compared(rule, spot.host())));
    }
    return applied;
  }

  private List<Compared> compared(CompiledRule rule, HostName host) {
    List<Compared> all = new ArrayList<>();
    for (CompiledLimit limit : rule.limits()) {
      if (!isCounted(limit.attribute())) {
        String attribute = limit.attribute().name();
        for (RequestedResource request : category.requests()) {
          if (request.name().equals(attribute)) {
            all.add(
                new Compared(
                    attribute,
                    limit.limit().value(),
                    request.value(),
                    claims.exceeds(limit, Optional.of(host))));
          }
        }
      }
    }
    return all;
  }

  /**
   * Returns whether the use of an attribute is counted; else each request is compared by itself.
   */
  public static boolean isCounted(ComplexAttribute attribute) {
    return attribute.isConsumable() || attribute.name().equals("slots");
  }
}
