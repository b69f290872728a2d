package gridlite.schedule.run;

import gridlite.complex.RequestedResource;
import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.name.NamePattern;
import gridlite.name.ObjectKind;
import gridlite.policy.PriorityPolicy;
import gridlite.policy.Ranked;
import gridlite.quota.QuotaFilter;
import gridlite.quota.QuotaLimit;
import gridlite.quota.QuotaRule;
import gridlite.quota.QuotaSet;
import gridlite.quota.QuotaSubject;
import gridlite.testkit.ClusterBuilder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * A scheduling run as sge_resource_quota(5) reads, without any thought of speed: slot by slot, each
 * rule of each set read anew. Knows queues {@code q} and {@code long} on all hosts and a parallel
 * environment that fills up hosts.
 */
final class PlainRun {
  private final ClusterBuilder cluster;
  private final List<String> queues;
  private final int hosts;
  private final long slots;
  private final Map<String, Long> taken = new HashMap<>();
  private final Map<String, Double> counted = new HashMap<>();

  PlainRun(ClusterBuilder cluster, List<String> queues, int hosts, long slots) {
    this.cluster = cluster;
    this.queues = queues;
    this.hosts = hosts;
    this.slots = slots;
  }

  /** What starts where, in order: number and slots of each job. */
  List<String> orders() {
    List<String> orders = new ArrayList<>();
    for (Ranked ranked : PriorityPolicy.rank(cluster.state(), cluster.now()).pending()) {
      start(ranked.job()).ifPresent(orders::add);
    }
    return orders;
  }

  private Optional<String> start(Job job) {
    Map<String, Long> takenBefore = new HashMap<>(taken);
    Map<String, Double> countedBefore = new HashMap<>(counted);
    long wanted = job.isParallel() ? job.get(JobRequest.SLOTS).min() : 1;
    Map<String, Long> grants = new TreeMap<>();
    long got = 0;
    for (String[] place : job.isParallel() ? byHost() : byQueue()) {
      while (got < wanted && take(job, place[0], place[1])) {
        grants.merge(place[0] + "@" + place[1], 1L, Long::sum);
        got++;
      }
    }
    if (got < wanted) {
      taken.clear();
      taken.putAll(takenBefore);
      counted.clear();
      counted.putAll(countedBefore);
      return Optional.empty();
    }
    return Optional.of(job.id() + ": " + grants);
  }

  private List<String[]> byQueue() {
    List<String[]> places = new ArrayList<>();
    for (String queue : queues) {
      for (int host = 1; host <= hosts; host++) {
        places.add(new String[] {queue, "n" + host});
      }
    }
    return places;
  }

  /** A host stands where its first queue stands that is not full. */
  private List<String[]> byHost() {
    Set<String> order = new LinkedHashSet<>();
    for (String[] place : byQueue()) {
      if (taken.getOrDefault(place[0] + "@" + place[1], 0L) < slots) {
        order.add(place[1]);
      }
    }
    List<String[]> places = new ArrayList<>();
    for (String host : order) {
      for (String queue : queues) {
        places.add(new String[] {queue, host});
      }
    }
    return places;
  }

  private boolean take(Job job, String queue, String host) {
    if (taken.getOrDefault(queue + "@" + host, 0L) >= slots) {
      return false;
    }
    Map<String, Double> more = new HashMap<>();
    for (Values set : cluster.state().objects(ObjectKind.RESOURCE_QUOTA_SET).objects()) {
      Optional<QuotaRule> rule = rule(set, job, queue, host);
      for (QuotaLimit limit : rule.map(QuotaRule::limits).orElse(List.of())) {
        double amount = amount(job, limit.attribute());
        String key = key(set, rule.orElseThrow(), limit, job, queue, host);
        double used = counted.getOrDefault(key, 0.0);
        if (amount > 0 && used + amount > Double.parseDouble(limit.value())) {
          return false;
        }
        more.put(key, amount);
      }
    }
    more.forEach((key, amount) -> counted.merge(key, amount, Double::sum));
    taken.merge(queue + "@" + host, 1L, Long::sum);
    return true;
  }

  private static double amount(Job job, String attribute) {
    if (attribute.equals("slots")) {
      return 1;
    }
    for (RequestedResource request : job.get(JobRequest.HARD_RESOURCES)) {
      if (request.name().equals(attribute)) {
        return Double.parseDouble(request.value());
      }
    }
    return 0;
  }

  private static String name(QuotaSubject subject, Job job, String queue, String host) {
    return switch (subject) {
      case USERS -> job.owner().name().text();
      case PROJECTS -> job.projectName().orElse("");
      case PES -> job.isParallel() ? "mpi" : "";
      case QUEUES -> queue;
      case HOSTS -> host;
    };
  }

  private static Optional<QuotaRule> rule(Values set, Job job, String queue, String host) {
    for (QuotaRule rule : set.get(QuotaSet.LIMITS)) {
      boolean passes = true;
      for (QuotaSubject subject : QuotaSubject.values()) {
        passes &= passes(rule.filter(subject), name(subject, job, queue, host));
      }
      if (passes) {
        return Optional.of(rule);
      }
    }
    return Optional.empty();
  }

  private static boolean passes(QuotaFilter filter, String name) {
    boolean in = filter.included().isEmpty();
    for (String member : filter.included()) {
      in |= fits(member, name);
    }
    for (String member : filter.excluded()) {
      in &= !fits(member, name);
    }
    return in;
  }

  private static boolean fits(String member, String name) {
    return switch (member) {
      case "@staff" -> List.of("alice", "bob").contains(name);
      case "@left" -> List.of("n1", "n2").contains(name);
      default -> !name.isEmpty() && NamePattern.matches(member, name);
    };
  }

  private static String key(
      Values set, QuotaRule rule, QuotaLimit limit, Job job, String queue, String host) {
    StringBuilder key = new StringBuilder(set.get(QuotaSet.NAME));
    key.append('/').append(set.get(QuotaSet.LIMITS).indexOf(rule)).append('/').append(limit);
    for (QuotaSubject subject : QuotaSubject.values()) {
      boolean each = rule.filter(subject).expanded();
      key.append('/').append(each ? name(subject, job, queue, host) : "");
    }
    return key.toString();
  }
}
