package gridlite.lint;

import gridlite.complex.Availability;
import gridlite.complex.ComplexAttribute;
import gridlite.name.HostName;
import gridlite.name.QueueName;
import gridlite.quota.QuotaRule;
import gridlite.quota.QuotaSubject;
import gridlite.resource.Resources;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The amount of an attribute that there is where a rule applies. */
final class Capacities {
  private final ClusterState state;
  private final Resources resources;
  private final Coverage coverage;
  private final Set<String> provided = new HashSet<>();

  Capacities(ClusterState state, Coverage coverage) {
    this.state = state;
    this.resources = Resources.unused(state);
    this.coverage = coverage;
    provided.addAll(resources.ofGlobal().keySet());
    for (QueueInstance instance : state.queueInstances().all()) {
      provided.addAll(resources.ofHost(instance.host()).keySet());
      provided.addAll(resources.ofInstance(instance).keySet());
    }
  }

  /** Returns whether the cluster, a host or a queue instance has the attribute. */
  boolean isProvided(String attribute) {
    return provided.contains(attribute);
  }

  /** Returns whether a formula can be worked out for a host; for none, by what the cluster has. */
  boolean isProvided(String attribute, Optional<HostName> host) {
    return host.filter(name -> resources.ofHost(name).containsKey(attribute)).isPresent()
        || resources.ofGlobal().containsKey(attribute);
  }

  /** The extent that a count of a rule is about: a queue, a host, both, or all. */
  record Share(Optional<QueueName> queue, Optional<HostName> host) {
    @Override
    public String toString() {
      String where =
          Stream.of(host.map(name -> "host " + name), queue.map(name -> "queue " + name))
              .flatMap(Optional::stream)
              .collect(Collectors.joining(", "));
      return where.isEmpty() ? "all queues and hosts of the rule" : where;
    }
  }

  /** Returns how much each count of a rule could use at most. */
  Map<Share, Double> of(QuotaRule rule, ComplexAttribute attribute) {
    var queues = coverage.matcher(QuotaSubject.QUEUES, rule.filter(QuotaSubject.QUEUES));
    var hosts = coverage.matcher(QuotaSubject.HOSTS, rule.filter(QuotaSubject.HOSTS));
    boolean eachQueue = rule.filter(QuotaSubject.QUEUES).expanded();
    boolean eachHost = rule.filter(QuotaSubject.HOSTS).expanded();
    Map<Share, Map<String, Double>> perHost = new LinkedHashMap<>();
    for (QueueInstance instance : state.queueInstances().all()) {
      if (queues.matches(instance.queueName().text())
          && hosts.matches(instance.host().toString())) {
        Share share =
            new Share(
                Optional.of(instance.queueName()).filter(name -> eachQueue),
                Optional.of(instance.host()).filter(name -> eachHost));
        perHost
            .computeIfAbsent(share, s -> new HashMap<>())
            .merge(instance.host().toString(), inQueue(instance, attribute), Double::sum);
      }
    }
    Map<Share, Double> all = new LinkedHashMap<>();
    double cluster = amount(resources.ofGlobal(), attribute);
    perHost.forEach(
        (share, amounts) -> {
          double sum = 0;
          for (Map.Entry<String, Double> host : amounts.entrySet()) {
            sum +=
                Math.min(
                    host.getValue(),
                    amount(resources.ofHost(HostName.of(host.getKey())), attribute));
          }
          all.put(share, Math.min(sum, cluster));
        });
    return all;
  }

  private double inQueue(QueueInstance instance, ComplexAttribute attribute) {
    return amount(resources.ofInstance(instance), attribute);
  }

  /** Somebody who has none of it does not bound it. */
  private static double amount(Map<String, Availability> offers, ComplexAttribute attribute) {
    Availability offer = offers.get(attribute.name());
    return offer == null ? Double.POSITIVE_INFINITY : offer.amountOr(Double.POSITIVE_INFINITY);
  }
}
