package gridlite.quota;

import gridlite.complex.Availability;
import gridlite.complex.ComplexAttribute;
import gridlite.complex.ComplexTable;
import gridlite.complex.ComplexType;
import gridlite.complex.Layer;
import gridlite.complex.Origin;
import gridlite.config.ObjectKind;
import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.name.NamePattern;
import gridlite.resource.Resources;
import gridlite.state.AccessLists;
import gridlite.state.ClusterState;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The rules of a state's enabled resource quota sets, ready for many questions. Filters are worked
 * out for the users, queues and hosts that occur, each once.
 *
 * @see "sge_resource_quota(5)"
 */
public final class QuotaRules {
  /** Value of a formula with an attribute that a host doesn't have: no limit in practice. */
  private static final double UNKNOWN = 9999;

  private record HostFormula(String host, String formula) {}

  private record User(String name, String group) {}

  private final ClusterState state;
  private final ComplexTable complexes;
  private final Resources resources;

  /**
   * A rule of an enabled set.
   *
   * @param place place among all of them, as in {@link QuotaKey}
   * @param label name, {@code set/rule}
   * @param rule the rule
   */
  public record Listed(int place, String label, QuotaRule rule) {}

  private final List<CompiledSet> sets = new ArrayList<>();
  private final PlaceClasses places = new PlaceClasses(sets);
  private final Map<QuotaFilter, FilterMatcher> nameMatchers = new HashMap<>();
  private final Map<String, Map<QuotaFilter, FilterMatcher>> userMatchers = new HashMap<>();
  private final Map<QuotaFilter, FilterMatcher> hostMatchers = new HashMap<>();
  private final Map<QuotaMatcher.Category, QuotaMatcher> matchers = new HashMap<>();
  private final Map<User, List<BitSet>> byUser = new HashMap<>();
  private final Map<String, List<BitSet>> byProject = new HashMap<>();
  private final Map<String, List<BitSet>> byEnvironment = new HashMap<>();
  private final Map<QuotaLimit, Double> numbers = new HashMap<>();
  private final Map<HostFormula, Double> formulas = new HashMap<>();
  private final Map<String, LinearExpression> parsed = new HashMap<>();

  private int count;

  private QuotaRules(ClusterState state, Resources resources) {
    this.state = state;
    this.complexes = state.complexes();
    this.resources = resources;
  }

  /** The rules of a state. */
  public static QuotaRules of(ClusterState state) {
    return of(state, Resources.unused(state));
  }

  /** The rules of a state; formulas go by what is left of consumables, as listings show them. */
  public static QuotaRules atPresent(ClusterState state) {
    return of(state, Resources.of(state));
  }

  private static QuotaRules of(ClusterState state, Resources resources) {
    QuotaRules rules = new QuotaRules(state, resources);
    for (Values set : state.objects(ObjectKind.RESOURCE_QUOTA_SET).objects()) {
      if (set.get(QuotaSet.ENABLED)) {
        rules.sets.add(rules.compile(set));
      }
    }
    return rules;
  }

  private CompiledSet compile(Values set) {
    List<CompiledRule> compiled = new ArrayList<>();
    List<QuotaRule> rules = set.get(QuotaSet.LIMITS);
    for (int i = 0; i < rules.size(); i++) {
      QuotaRule rule = rules.get(i);
      compiled.add(
          new CompiledRule(
              count++,
              set.get(QuotaSet.NAME) + "/" + rule.label(i),
              rule,
              limits(rule),
              subjects(rule, filter -> !filter.isAny()),
              subjects(rule, QuotaFilter::expanded),
              names(rule.filter(QuotaSubject.PROJECTS)),
              names(rule.filter(QuotaSubject.PES)),
              names(rule.filter(QuotaSubject.QUEUES)),
              hostMatchers.computeIfAbsent(rule.filter(QuotaSubject.HOSTS), this::ofHosts)));
    }
    return new CompiledSet(sets.size(), set.get(QuotaSet.NAME), compiled);
  }

  private List<CompiledRule.Limit> limits(QuotaRule rule) {
    List<CompiledRule.Limit> limits = new ArrayList<>();
    for (QuotaLimit limit : rule.limits()) {
      complexes
          .find(limit.attribute())
          .ifPresent(attribute -> limits.add(new CompiledRule.Limit(limit, attribute)));
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

  /** Of filters whose members with an at sign stand for nothing. */
  private FilterMatcher names(QuotaFilter filter) {
    return nameMatchers.computeIfAbsent(filter, f -> new FilterMatcher(f, (list, name) -> false));
  }

  private FilterMatcher ofHosts(QuotaFilter filter) {
    return new FilterMatcher(filter, this::isInHostGroup);
  }

  private boolean isInHostGroup(String group, String host) {
    if (!NamePattern.isPattern(group)) {
      return state.hostGroups().contains(group, host);
    }
    NamePattern pattern = new NamePattern(group);
    for (String name : state.objects(ObjectKind.HOST_GROUP).names()) {
      if (pattern.matches(name) && state.hostGroups().contains(name, host)) {
        return true;
      }
    }
    return false;
  }

  /** Whether no set is enabled. */
  public boolean isEmpty() {
    return sets.isEmpty();
  }

  /** Whether a rule tells the members of a subject apart. */
  public boolean concern(QuotaSubject subject) {
    for (CompiledSet set : sets) {
      for (CompiledRule rule : set.rules()) {
        if (rule.isFiltered(subject) || rule.isExpanded(subject)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Names of the enabled sets in order. */
  public List<String> names() {
    List<String> names = new ArrayList<>();
    for (CompiledSet set : sets) {
      names.add(set.name());
    }
    return names;
  }

  /** All rules in order. */
  public List<Listed> all() {
    List<Listed> all = new ArrayList<>();
    for (CompiledSet set : sets) {
      for (CompiledRule rule : set.rules()) {
        all.add(new Listed(rule.place(), rule.label(), rule.rule()));
      }
    }
    return all;
  }

  PlaceClasses places() {
    return places;
  }

  ComplexTable complexes() {
    return complexes;
  }

  /**
   * The quotas of a job. Jobs of one category share a matcher, and so its answers.
   *
   * @param parallelEnvironment name of the one it runs in or is tried in; empty for a serial job
   */
  public QuotaMatcher matcher(Job job, String parallelEnvironment) {
    QuotaMatcher.Category category =
        new QuotaMatcher.Category(
            job.owner().name(),
            job.owner().group(),
            job.get(JobRequest.PROJECT),
            parallelEnvironment,
            job.get(JobRequest.HARD_RESOURCES));
    // advance reservations and the jobs in them are neither limited nor counted
    boolean exempt = job.get(JobRequest.RESERVATION) != 0;
    return exempt ? new QuotaMatcher(this, category, List.of()) : matcher(category);
  }

  private QuotaMatcher matcher(QuotaMatcher.Category category) {
    QuotaMatcher known = matchers.get(category);
    if (known == null) {
      known = new QuotaMatcher(this, category, candidates(category));
      matchers.put(category, known);
    }
    return known;
  }

  private List<QuotaMatcher.Candidates> candidates(QuotaMatcher.Category category) {
    List<BitSet> ofUser =
        byUser.computeIfAbsent(
            new User(category.user(), category.group()),
            user -> rulesThat(rule -> concerns(rule, user)));
    List<BitSet> ofProject =
        byProject.computeIfAbsent(
            category.project(), name -> rulesThat(rule -> rule.projects().matches(name)));
    List<BitSet> ofEnvironment =
        byEnvironment.computeIfAbsent(
            category.parallelEnvironment(),
            name -> rulesThat(rule -> rule.parallelEnvironments().matches(name)));
    List<QuotaMatcher.Candidates> all = new ArrayList<>();
    for (CompiledSet set : sets) {
      BitSet matching = BitSet.valueOf(ofUser.get(set.index()).toLongArray());
      matching.and(ofProject.get(set.index()));
      matching.and(ofEnvironment.get(set.index()));
      set.dropUnreached(matching);
      if (!matching.isEmpty()) {
        all.add(new QuotaMatcher.Candidates(set, matching));
      }
    }
    return all;
  }

  /** Indexes of some rules of each set. */
  private List<BitSet> rulesThat(Predicate<CompiledRule> match) {
    List<BitSet> all = new ArrayList<>(sets.size());
    for (CompiledSet set : sets) {
      BitSet matching = new BitSet(set.rules().size());
      for (int i = 0; i < set.rules().size(); i++) {
        matching.set(i, match.test(set.rules().get(i)));
      }
      all.add(matching);
    }
    return all;
  }

  private boolean concerns(CompiledRule rule, User user) {
    return !rule.isFiltered(QuotaSubject.USERS)
        || users(rule.rule().filter(QuotaSubject.USERS), user.group()).matches(user.name());
  }

  private FilterMatcher users(QuotaFilter filter, String group) {
    return userMatchers
        .computeIfAbsent(group, g -> new HashMap<>())
        .computeIfAbsent(
            filter, f -> new FilterMatcher(f, (list, user) -> isInUserSet(list, user, group)));
  }

  private boolean isInUserSet(String list, String user, String group) {
    if (!NamePattern.isPattern(list)) {
      return AccessLists.isInAny(state, List.of(list.substring(1)), user, group);
    }
    NamePattern pattern = new NamePattern(list.substring(1));
    for (Map.Entry<String, Values> set : state.objects(ObjectKind.USER_SET).asMap().entrySet()) {
      if (pattern.matches(set.getKey()) && AccessLists.contains(set.getValue(), user, group)) {
        return true;
      }
    }
    return false;
  }

  /** The limit of a numeric attribute as a number; a formula is worked out for the host. */
  public double limit(QuotaLimit limit, ComplexAttribute attribute, String host) {
    if (!limit.isDynamic()) {
      return numbers.computeIfAbsent(limit, l -> attribute.number(l.value()));
    }
    double value =
        formulas.computeIfAbsent(
            new HostFormula(host, limit.value()), f -> evaluate(f.host(), f.formula()));
    // a fraction of something whole is of no use
    return attribute.type() == ComplexType.INT ? Math.floor(value) : value;
  }

  private double evaluate(String host, String formula) {
    LinearExpression expression = parsed.computeIfAbsent(formula, LinearExpression::parse);
    double value = expression.evaluate(name -> value(host, name));
    return Double.isNaN(value) ? UNKNOWN : value;
  }

  private double value(String host, String name) {
    String attribute = complexes.find(name).map(ComplexAttribute::name).orElse(name);
    Availability offer = resources.ofHost(host).get(attribute);
    if (offer == null) {
      offer = resources.ofGlobal().get(attribute);
    }
    return offer == null ? Double.NaN : offer.amount();
  }

  /** The limit of a resource that is not counted, as an offer that a request must not exceed. */
  Availability offer(QuotaLimit limit, ComplexAttribute attribute, String host) {
    return limit.isDynamic()
        ? Availability.number(attribute, Layer.GLOBAL, Origin.FIXED, limit(limit, attribute, host))
        : Availability.spelled(attribute, Layer.GLOBAL, Origin.FIXED, limit.value());
  }
}
