package gridlite.quota;

import gridlite.complex.ComplexAttribute;
import gridlite.complex.Consumable;
import gridlite.complex.Relop;
import gridlite.complex.ResourceRequest;
import gridlite.value.NameValue;
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
   * What a category is made of.
   *
   * @param user owner
   * @param group owner's primary group, for lists of groups
   * @param project project, or empty
   * @param parallelEnvironment parallel environment that is tried, or empty
   * @param requests hard requests, resources named in full
   */
  record Category(
      String user,
      String group,
      String project,
      String parallelEnvironment,
      List<NameValue> requests) {}

  /**
   * A rule that applies.
   *
   * @param label its name, {@code set/rule}
   * @param rule the rule
   * @param place what it counts, or why it refuses
   * @param compared what it compares with the requests
   */
  public record Applied(String label, QuotaRule rule, QuotaPlace place, List<Compared> compared) {}

  /**
   * A request that is compared with a limit by itself.
   *
   * @param attribute name of the attribute
   * @param limit the limit as spelled
   * @param request the request as spelled
   * @param exceeds whether it goes beyond the limit
   */
  public record Compared(String attribute, String limit, String request, boolean exceeds) {}

  /** Rules of a set whose filters of users, projects and parallel environments match. */
  record Candidates(CompiledSet set, BitSet rules) {}

  private record Instance(String queue, String host) {}

  private final QuotaRules rules;
  private final Category category;
  private final List<Candidates> candidates;
  private final Map<String, ResourceRequest> requests = new HashMap<>();
  private Resolved[] byClass = {};
  private final Map<List<Applying>, Resolved> byRules = new HashMap<>();

  QuotaMatcher(QuotaRules rules, Category category, List<Candidates> candidates) {
    this.rules = rules;
    this.category = category;
    this.candidates = candidates;
    for (NameValue request : category.requests()) {
      rules
          .complexes()
          .find(request.name())
          .ifPresent(
              attribute ->
                  requests.put(attribute.name(), ResourceRequest.of(attribute, request.value())));
    }
  }

  /** Whether no rule can concern these jobs anywhere. */
  public boolean isFree() {
    return candidates.isEmpty();
  }

  /** What the quotas say about these jobs in a queue instance. */
  public QuotaPlace at(String queue, String host) {
    if (candidates.isEmpty()) {
      return QuotaPlace.FREE;
    }
    return resolved(queue, host).at(queue, host);
  }

  /** A rule of a set that applies somewhere, and where else it must apply too. */
  private record Applying(CompiledRule rule, QuotaExtent extent) {}

  /** The rule of each set that applies in a queue instance, in the order of the sets. */
  List<CompiledRule> rulesAt(String queue, String host) {
    List<CompiledRule> applying = new ArrayList<>();
    for (Candidates of : candidates) {
      first(of, queue, host).ifPresent(applying::add);
    }
    return applying;
  }

  private Optional<CompiledRule> first(Candidates of, String queue, String host) {
    return first(of, rules.places().of(queue, host));
  }

  private static Optional<CompiledRule> first(Candidates of, PlaceClasses.PlaceClass place) {
    return of.set().first(of.rules(), place.rules().get(of.set().index()));
  }

  /** Rules before it that are about single hosts or queues may let the jobs pass elsewhere. */
  private static Applying applying(Candidates of, CompiledRule rule) {
    boolean hosts = rule.isFiltered(QuotaSubject.HOSTS);
    boolean queues = rule.isFiltered(QuotaSubject.QUEUES);
    boolean hostsBefore = false;
    boolean queuesBefore = false;
    for (int i = of.rules().nextSetBit(0); of.set().rules().get(i).place() != rule.place(); ) {
      CompiledRule before = of.set().rules().get(i);
      hostsBefore |= before.isFiltered(QuotaSubject.HOSTS);
      queuesBefore |= before.isFiltered(QuotaSubject.QUEUES);
      i = of.rules().nextSetBit(i + 1);
    }
    if ((hosts || hostsBefore) && (queues || queuesBefore)) {
      return new Applying(rule, QuotaExtent.INSTANCE);
    } else if (hosts || hostsBefore) {
      return new Applying(rule, QuotaExtent.HOST);
    }
    boolean someQueues = queues || queuesBefore;
    return new Applying(rule, someQueues ? QuotaExtent.CLUSTER_QUEUE : QuotaExtent.EVERYWHERE);
  }

  /**
   * The rule of each set that applies in a queue instance with what is counted under it, by name of
   * the set; sets without such a rule are missing.
   */
  public Map<String, Applied> appliedAt(String queue, String host) {
    Map<String, Applied> applied = new LinkedHashMap<>();
    Instance instance = new Instance(queue, host);
    for (Candidates of : candidates) {
      first(of, queue, host)
          .ifPresent(
              rule ->
                  applied.put(
                      of.set().name(),
                      new Applied(
                          rule.label(),
                          rule.rule(),
                          place(List.of(applying(of, rule)), instance),
                          compared(rule.rule(), host))));
    }
    return applied;
  }

  private List<Compared> compared(QuotaRule rule, String host) {
    List<Compared> all = new ArrayList<>();
    for (QuotaLimit limit : rule.limits()) {
      ComplexAttribute attribute = rules.complexes().find(limit.attribute()).orElse(null);
      if (attribute != null && !isCounted(attribute)) {
        for (NameValue request : category.requests()) {
          if (request.name().equals(attribute.name())) {
            boolean exceeds = exceeds(limit, attribute, host);
            all.add(new Compared(attribute.name(), limit.value(), request.value(), exceeds));
          }
        }
      }
    }
    return all;
  }

  /** The rules that apply in a class of queue instances, which others may share. */
  private final class Resolved {
    private final List<Applying> applying;
    private final boolean eachQueue;
    private final boolean eachHost;
    private final Map<Instance, QuotaPlace> known = new HashMap<>();
    private Optional<QuotaPlace> everywhere = Optional.empty();

    Resolved(List<Applying> applying) {
      this.applying = applying;
      this.eachQueue = applying.stream().anyMatch(a -> a.rule().isExpanded(QuotaSubject.QUEUES));
      this.eachHost = applying.stream().anyMatch(a -> a.rule().isExpanded(QuotaSubject.HOSTS));
    }

    /** Where nothing is counted for each host, all hosts have the same; so for queues. */
    QuotaPlace at(String queue, String host) {
      if (!eachQueue && !eachHost) {
        if (everywhere.isEmpty()) {
          everywhere = Optional.of(place(applying, new Instance("", "")));
        }
        return everywhere.get();
      }
      Instance which = new Instance(eachQueue ? queue : "", eachHost ? host : "");
      return known.computeIfAbsent(which, instance -> place(applying, instance));
    }
  }

  private Resolved resolved(String queue, String host) {
    PlaceClasses.PlaceClass place = rules.places().of(queue, host);
    if (place.number() >= byClass.length) {
      byClass = Arrays.copyOf(byClass, Math.max(place.number() + 1, 2 * byClass.length));
    }
    Resolved resolved = byClass[place.number()];
    if (resolved == null) {
      List<Applying> applying = new ArrayList<>();
      for (Candidates of : candidates) {
        first(of, place).ifPresent(rule -> applying.add(applying(of, rule)));
      }
      resolved = byRules.computeIfAbsent(applying, Resolved::new);
      byClass[place.number()] = resolved;
    }
    return resolved;
  }

  private QuotaPlace place(List<Applying> applying, Instance instance) {
    List<QuotaClaim> claims = new ArrayList<>();
    Optional<QuotaRefusal> refusal = Optional.empty();
    int before = 0;
    for (Applying each : applying) {
      CompiledRule rule = each.rule();
      for (CompiledRule.Limit limit : rule.limits()) {
        ComplexAttribute attribute = limit.attribute();
        QuotaKey key = key(rule, attribute, instance);
        if (isCounted(attribute)) {
          claim(limit, key, instance.host(), each.extent()).ifPresent(claims::add);
        } else if (refusal.isEmpty() && exceeds(limit.limit(), attribute, instance.host())) {
          refusal = Optional.of(new QuotaRefusal(key.members(), key.rule(), each.extent()));
          before = claims.size();
        }
      }
    }
    return claims.isEmpty() && refusal.isEmpty()
        ? QuotaPlace.FREE
        : new QuotaPlace(claims, refusal, before);
  }

  /** Whether the use of an attribute is counted; else each request is compared by itself. */
  public static boolean isCounted(ComplexAttribute attribute) {
    return attribute.isConsumable() || attribute.name().equals("slots");
  }

  private QuotaKey key(CompiledRule rule, ComplexAttribute attribute, Instance instance) {
    return new QuotaKey(
        rule.place(),
        rule.label(),
        attribute.name(),
        rule.isExpanded(QuotaSubject.USERS) ? category.user() : "",
        rule.isExpanded(QuotaSubject.PROJECTS) ? orDash(category.project()) : "",
        rule.isExpanded(QuotaSubject.PES) ? orDash(category.parallelEnvironment()) : "",
        rule.isExpanded(QuotaSubject.QUEUES) ? instance.queue() : "",
        rule.isExpanded(QuotaSubject.HOSTS) ? instance.host() : "");
  }

  private static String orDash(String name) {
    return name.isEmpty() ? "-" : name;
  }

  private Optional<QuotaClaim> claim(
      CompiledRule.Limit limit, QuotaKey key, String host, QuotaExtent extent) {
    ComplexAttribute attribute = limit.attribute();
    double amount = amount(attribute);
    if (amount <= 0) {
      return Optional.empty();
    }
    boolean once = attribute.consumable() == Consumable.JOB || attribute.relop() == Relop.EXCLUSIVE;
    double most = rules.limit(limit.limit(), attribute, host);
    return Optional.of(new QuotaClaim(key, most, once ? 0 : amount, once ? amount : 0, extent));
  }

  /** What a slot or the job uses of a consumable: its request, else the default. */
  private double amount(ComplexAttribute attribute) {
    if (attribute.name().equals("slots")) {
      return 1;
    }
    ResourceRequest request = requests.get(attribute.name());
    double amount = request == null ? attribute.defaultAmount() : request.amount();
    return Double.isNaN(amount) ? 0 : amount;
  }

  /** Whether a request goes beyond the limit; who doesn't ask is not concerned. */
  private boolean exceeds(QuotaLimit limit, ComplexAttribute attribute, String host) {
    ResourceRequest request = requests.get(attribute.name());
    return request != null && !request.fits(rules.offer(limit, attribute, host));
  }
}
