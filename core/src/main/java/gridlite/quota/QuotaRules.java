package gridlite.quota;

import gridlite.complex.Availability;
import gridlite.complex.ComplexAttribute;
import gridlite.complex.ComplexTable;
import gridlite.complex.ComplexType;
import gridlite.complex.Layer;
import gridlite.complex.Origin;
import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.job.JobCategory;
import gridlite.job.JobRequest;
import gridlite.job.ReservationId;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.ProjectName;
import gridlite.name.QueueName;
import gridlite.name.UserName;
import gridlite.resource.Resources;
import gridlite.state.AccessLists;
import gridlite.state.ClusterState;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * The rules of a state's enabled resource quota sets, ready for many questions. Filters are worked
 * out for the users, queues and hosts that occur, each once.
 *
 * @see "sge_resource_quota(5)"
 */
public final class QuotaRules {
  /** Value of a formula with an attribute that a host doesn't have: no limit in practice. */
  private static final double LIMIT_WITHOUT_VALUE = 9999;

  /** A formula and the host that it is worked out for; none: with what the cluster has. */
  private record HostFormula(Optional<HostName> host, String formula) {}

  /** The rest of the consumables while a scheduling run books them. */
  public interface Remaining {
    /**
     * Returns how much is left on a host of what it or the cluster counts; empty where nothing is
     * counted.
     *
     * @param host empty: no host, what the cluster counts
     */
    OptionalDouble of(Optional<HostName> host, ComplexAttribute attribute);
  }

  private final ClusterState state;
  private final ComplexTable complexes;
  private final Resources resources;
  private final Remaining remaining;

  /**
   * A rule of an enabled set.
   *
   * @param place place among all of them, as in {@link QuotaKey}
   * @param label name, {@code set/rule}
   * @param rule the rule
   */
  public record Listed(int place, String label, QuotaRule rule) {}

  private final List<CompiledRule> rules = new ArrayList<>();
  private final List<String> sets = new ArrayList<>();
  private final BitSet somewhere = new BitSet();
  private final BitSet ofEachQueue = new BitSet();
  private final Map<QuotaSubject, BitSet> selective = new EnumMap<>(QuotaSubject.class);
  private final Map<CompiledLimit.Members, ClaimsOfMembers> claims = new HashMap<>();
  private final Map<Optional<String>, FilterIndex> usersByGroup = new HashMap<>();
  private final FilterIndex projects;
  private final FilterIndex parallelEnvironments;
  private final QuotaSpots spots;
  private final Map<QuotaMatcher.Category, QuotaMatcher> matchers = new HashMap<>();
  private final Map<HostFormula, Double> formulas = new HashMap<>();
  private final Map<String, LinearExpression> parsed = new HashMap<>();
  private int counters;
  private int counterGroups;

  private QuotaRules(ClusterState state, Resources resources, Remaining remaining) {
    this.state = state;
    this.remaining = remaining;
    this.complexes = state.complexes();
    this.resources = resources;
    for (QuotaSubject subject : QuotaSubject.values()) {
      selective.put(subject, new BitSet());
    }
    for (Values set : state.objects(ObjectKind.RESOURCE_QUOTA_SET).objects()) {
      if (set.get(QuotaSet.ENABLED)) {
        compile(set);
      }
    }
    BiPredicate<String, String> noLists = (list, name) -> false;
    this.projects = index(QuotaSubject.PROJECTS, noLists);
    this.parallelEnvironments = index(QuotaSubject.PES, noLists);
    this.spots =
        new QuotaSpots(
            index(QuotaSubject.QUEUES, noLists),
            index(QuotaSubject.HOSTS, this::isInHostGroup),
            ofEachQueue);
  }

  /** The rules of a state. */
  public static QuotaRules of(ClusterState state) {
    return new QuotaRules(
        state, Resources.unused(state), (host, attribute) -> OptionalDouble.empty());
  }

  /** The rules of a state for a run; formulas go by what it leaves of consumables. */
  public static QuotaRules of(ClusterState state, Remaining remaining) {
    return new QuotaRules(state, Resources.unused(state), remaining);
  }

  /** The rules of a state; formulas go by what is left of consumables, as listings show them. */
  public static QuotaRules atPresent(ClusterState state) {
    return new QuotaRules(state, Resources.of(state), (host, attribute) -> OptionalDouble.empty());
  }

  private void compile(Values set) {
    int first = rules.size();
    int end = first + set.get(QuotaSet.LIMITS).size();
    CompiledRule.Home of = new CompiledRule.Home(set.get(QuotaSet.NAME), first, end);
    for (QuotaRule rule : set.get(QuotaSet.LIMITS)) {
      int number = rules.size();
      CompiledRule compiled =
          new CompiledRule(
              number,
              of,
              of.name() + "/" + rule.label(number - first),
              rule,
              limits(rule),
              subjects(rule, filter -> !filter.isAny()),
              subjects(rule, QuotaFilter::expanded));
      rules.add(compiled);
      somewhere.set(number, !compiled.isEverywhere());
      ofEachQueue.set(number, compiled.isExpanded(QuotaSubject.QUEUES));
      selective.forEach((subject, ofIt) -> ofIt.set(number, isSelective(rule.filter(subject))));
    }
    sets.add(of.name());
  }

  private static boolean isSelective(QuotaFilter filter) {
    return !filter.isAny() && !(filter.included().contains("*") && filter.excluded().isEmpty());
  }

  private List<CompiledLimit> limits(QuotaRule rule) {
    List<CompiledLimit> limits = new ArrayList<>();
    for (QuotaLimit limit : rule.limits()) {
      complexes
          .find(limit.attribute())
          .ifPresent(attribute -> limits.add(new CompiledLimit(limit, attribute)));
    }
    return limits;
  }

  private static Set<QuotaSubject> subjects(QuotaRule rule, Predicate<QuotaFilter> which) {
    Set<QuotaSubject> subjects = EnumSet.noneOf(QuotaSubject.class);
    for (QuotaSubject subject : QuotaSubject.values()) {
      if (which.test(rule.filter(subject))) {
        subjects.add(subject);
      }
    }
    return subjects;
  }

  private FilterIndex index(QuotaSubject subject, BiPredicate<String, String> inList) {
    List<QuotaFilter> filters = new ArrayList<>();
    rules.forEach(rule -> filters.add(rule.rule().filter(subject)));
    return new FilterIndex(filters, inList);
  }

  private boolean isInHostGroup(String group, String host) {
    return state.hostGroups().contains(group, HostName.of(host));
  }

  /** Returns whether no rule is in force. */
  public boolean isEmpty() {
    return rules.isEmpty();
  }

  /** Returns whether a rule treats the members of a subject differently. */
  public boolean concern(QuotaSubject subject) {
    for (CompiledRule rule : rules) {
      if (rule.isFiltered(subject) || rule.isExpanded(subject)) {
        return true;
      }
    }
    return false;
  }

  /** Names of the enabled sets in order. */
  public List<String> names() {
    return List.copyOf(sets);
  }

  /** All rules in order. */
  public List<Listed> all() {
    List<Listed> all = new ArrayList<>();
    for (CompiledRule rule : rules) {
      all.add(new Listed(rule.number(), rule.label(), rule.rule()));
    }
    return all;
  }

  CompiledRule get(int number) {
    return rules.get(number);
  }

  /** Numbers of the rules that are not about all queues on all hosts. */
  BitSet somewhere() {
    return somewhere;
  }

  /** Numbers of the rules that count for each queue by itself. */
  BitSet ofEachQueue() {
    return ofEachQueue;
  }

  /** Numbers of the rules that concern some of a subject only, each by itself or together. */
  BitSet selective(QuotaSubject subject) {
    return Objects.requireNonNull(selective.get(subject));
  }

  /** The claims of members, whose object stands for equal ones. */
  ClaimsOfMembers claims(CompiledLimit.Members members) {
    return claims.computeIfAbsent(members, ClaimsOfMembers::new);
  }

  /** The rule of each set that comes first among some rules. */
  List<CompiledRule> firstOfEachSet(BitSet among) {
    List<CompiledRule> first = new ArrayList<>();
    int number = among.nextSetBit(0);
    while (number >= 0) {
      CompiledRule rule = rules.get(number);
      first.add(rule);
      number = among.nextSetBit(rule.set().end());
    }
    return first;
  }

  ComplexTable complexes() {
    return complexes;
  }

  int nextCounter() {
    return counters++;
  }

  int nextCounterGroup() {
    return counterGroups++;
  }

  /** A queue instance, which need not exist. */
  public QuotaSpot spot(QueueName queue, HostName host) {
    return spots.of(queue, host);
  }

  /** The queue instances that were asked about. */
  QuotaSpots spots() {
    return spots;
  }

  /**
   * The quotas of a job. Jobs of one category share a matcher, and so its answers.
   *
   * @param parallelEnvironment name of the one it runs in; none for a serial job
   */
  public QuotaMatcher matcher(Job job, Optional<String> parallelEnvironment) {
    QuotaMatcher.Category category =
        new QuotaMatcher.Category(
            Optional.of(job.owner().name()),
            Optional.of(job.owner().group()),
            job.get(JobRequest.PROJECT),
            parallelEnvironment,
            job.get(JobRequest.HARD_RESOURCES));
    return matcher(category, job.get(JobRequest.RESERVATION));
  }

  /**
   * The quotas of the jobs of a category.
   *
   * @param parallelEnvironment name of the one it is tried in; none for a serial job
   */
  public QuotaMatcher matcher(JobCategory jobs, Optional<String> parallelEnvironment) {
    QuotaMatcher.Category category =
        new QuotaMatcher.Category(
            jobs.user(), jobs.group(), jobs.project(), parallelEnvironment, jobs.hardResources());
    return matcher(category, jobs.reservation());
  }

  /** Advance reservations and the jobs in them are neither limited nor counted. */
  private QuotaMatcher matcher(
      QuotaMatcher.Category category, Optional<ReservationId> reservation) {
    if (reservation.isPresent()) {
      return new QuotaMatcher(this, category, new BitSet(), new BitSet());
    }
    QuotaMatcher known = matchers.get(category);
    if (known == null) {
      FilterIndex users = usersOf(category.group());
      BitSet candidates = (BitSet) rules(users, category.user().map(UserName::text)).clone();
      candidates.and(rules(projects, category.project().map(ProjectName::text)));
      BitSet serial = (BitSet) candidates.clone();
      serial.and(parallelEnvironments.rulesOfNone());
      candidates.and(rules(parallelEnvironments, category.parallelEnvironment()));
      known = new QuotaMatcher(this, category, candidates, serial);
      matchers.put(category, known);
    }
    return known;
  }

  private static BitSet rules(FilterIndex index, Optional<String> name) {
    return name.map(index::rules).orElseGet(index::rulesOfNone);
  }

  /** Lists of users go by groups, too. */
  private FilterIndex usersOf(Optional<String> group) {
    return usersByGroup.computeIfAbsent(
        group,
        g ->
            index(
                QuotaSubject.USERS,
                (list, user) ->
                    AccessLists.isInListed(state, list, UserName.of(user), g.orElseThrow())));
  }

  /** The limit of a numeric attribute for what is counted under a key, as a number. */
  public double limit(QuotaLimit limit, ComplexAttribute attribute, QuotaKey key) {
    return limit(limit, attribute, key.host().named().map(HostName::of));
  }

  /**
   * The limit of a numeric attribute as a number; a formula is worked out for the host.
   *
   * @param host none: the limit that all hosts share
   */
  public double limit(QuotaLimit limit, ComplexAttribute attribute, Optional<HostName> host) {
    if (!limit.isDynamic()) {
      return attribute.number(limit.value()).orElse(0);
    }
    LinearExpression formula = parsed.computeIfAbsent(limit.value(), LinearExpression::parse);
    double value =
        goesByBookings(formula)
            ? evaluate(host, formula)
            : formulas.computeIfAbsent(
                new HostFormula(host, limit.value()), f -> evaluate(host, formula));
    // a fraction of something whole is of no use
    return attribute.type() == ComplexType.INT ? Math.floor(value) : value;
  }

  private boolean goesByBookings(LinearExpression formula) {
    for (String name : formula.attributes()) {
      if (complexes.find(name).filter(QuotaMatcher::isCounted).isPresent()) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a limit changes with what is booked. */
  public boolean goByBookings() {
    for (CompiledRule rule : rules) {
      for (CompiledLimit limit : rule.limits()) {
        if (limit.limit().isDynamic()
            && goesByBookings(LinearExpression.parse(limit.limit().value()))) {
          return true;
        }
      }
    }
    return false;
  }

  private double evaluate(Optional<HostName> host, LinearExpression formula) {
    return formula.evaluate(name -> value(host, name)).orElse(LIMIT_WITHOUT_VALUE);
  }

  private OptionalDouble value(Optional<HostName> host, String name) {
    ComplexAttribute attribute = complexes.find(name).orElse(null);
    if (attribute == null) {
      return OptionalDouble.empty();
    }
    OptionalDouble left = remaining.of(host, attribute);
    if (left.isPresent()) {
      return left;
    }
    Availability offer = host.map(resources::ofHost).map(o -> o.get(attribute.name())).orElse(null);
    if (offer == null) {
      offer = resources.ofGlobal().get(attribute.name());
    }
    return offer == null ? OptionalDouble.empty() : offer.number();
  }

  /**
   * The limit of a resource that is not counted, as an offer that a request must not exceed.
   *
   * @param host where; none: anywhere
   */
  Availability offer(QuotaLimit limit, ComplexAttribute attribute, Optional<HostName> host) {
    return limit.isDynamic()
        ? Availability.number(attribute, Layer.GLOBAL, Origin.FIXED, limit(limit, attribute, host))
        : Availability.spelled(attribute, Layer.GLOBAL, Origin.FIXED, limit.value());
  }
}
