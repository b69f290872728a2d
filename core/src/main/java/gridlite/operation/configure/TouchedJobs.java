package gridlite.operation.configure;

import gridlite.complex.Availability;
import gridlite.complex.Origin;
import gridlite.condition.InstanceConditions;
import gridlite.config.ClusterQueue;
import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.name.HostName;
import gridlite.name.QueueInstanceName;
import gridlite.quota.QuotaClaim;
import gridlite.quota.QuotaCounter;
import gridlite.quota.QuotaKey;
import gridlite.quota.QuotaMatcher;
import gridlite.quota.QuotaRules;
import gridlite.quota.QuotaSpot;
import gridlite.quota.QuotaUsage;
import gridlite.resource.Resources;
import gridlite.schedule.run.Verification;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import gridlite.value.Decimals;
import gridlite.value.Fact;
import gridlite.value.PerHost;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The consequences of a change of the configuration for jobs, beyond what starts next: running ones
 * that are ended, suspended, beyond a capacity or quota or under other settings, pending ones that
 * can never run any more or at last can.
 */
final class TouchedJobs {
  /** A running task. */
  private record Running(Job job, ArrayTask task, Allocation allocation) {
    String name() {
      return "running job " + Rehearsal.name(job, task.number());
    }

    /** Something that happens to it in a queue instance. */
    Effect at(QueueInstanceName place, String kind, String words, Fact... more) {
      List<Fact> facts = new ArrayList<>(Rehearsal.facts(job, task.number()));
      facts.add(Rehearsal.place(place));
      facts.addAll(List.of(more));
      return new Effect(kind, Optional.empty(), facts, name() + " in " + place + words);
    }
  }

  private final ClusterState before;
  private final ClusterState after;
  private final Instant now;
  private final List<Running> running;
  private final Set<Effect> effects = new LinkedHashSet<>();

  TouchedJobs(ClusterState before, ClusterState after, Instant now) {
    this.before = before;
    this.after = after;
    this.now = now;
    this.running = running(before);
  }

  private static List<Running> running(ClusterState state) {
    List<Running> running = new ArrayList<>();
    for (Job job : state.begunJobs()) {
      for (ArrayTask task : job.tasks().values()) {
        task.allocation().ifPresent(a -> running.add(new Running(job, task, a)));
      }
    }
    return running;
  }

  /** Returns what happens to them, each thing once. */
  Set<Effect> effects() {
    runningOnes();
    capacities();
    quotas();
    pendingOnes();
    return effects;
  }

  private void runningOnes() {
    InstanceConditions old = new InstanceConditions(before, now);
    InstanceConditions changed = new InstanceConditions(after, now);
    for (Running each : running) {
      boolean goesOn =
          after
              .job(each.job().id())
              .flatMap(job -> job.task(each.task().number()))
              .flatMap(ArrayTask::allocation)
              .isPresent();
      if (!goesOn) {
        effects.add(each.at(each.allocation().master(), "job_ended", " would be ended"));
        continue;
      }
      for (Allocation.Grant grant : each.allocation().grants()) {
        Optional<QueueInstance> from = before.queueInstances().find(grant.instance());
        Optional<QueueInstance> to = after.queueInstances().find(grant.instance());
        if (from.isPresent() && to.isPresent()) {
          boolean was = old.of(from.get()).jobsSuspended();
          boolean is = changed.of(to.get()).jobsSuspended();
          if (was != is) {
            effects.add(
                is
                    ? each.at(grant.instance(), "job_suspended", " would be suspended")
                    : each.at(grant.instance(), "job_resumed", " would be resumed"));
          }
          List<String> settings = differences(from.get(), to.get());
          if (!settings.isEmpty()) {
            effects.add(
                each.at(
                    grant.instance(),
                    "job_settings",
                    " would go on, with other settings around it: " + String.join(", ", settings),
                    new Fact.Names("settings", settings)));
          }
        }
      }
    }
  }

  private static List<String> differences(QueueInstance from, QueueInstance to) {
    List<String> differences = new ArrayList<>();
    for (Attribute<?> attribute : ClusterQueue.SCHEMA.attributes()) {
      if (attribute.initial() instanceof PerHost<?>) {
        addDifference(differences, attribute, from, to);
      }
    }
    return differences;
  }

  @SuppressWarnings("unchecked") // all that is done with the values is comparing them
  private static void addDifference(
      List<String> differences, Attribute<?> attribute, QueueInstance from, QueueInstance to) {
    Attribute<PerHost<Object>> setting = (Attribute<PerHost<Object>>) attribute;
    if (!Objects.equals(from.get(setting), to.get(setting))) {
      differences.add(attribute.name() + " " + text(setting, from) + " -> " + text(setting, to));
    }
  }

  private static String text(Attribute<PerHost<Object>> setting, QueueInstance instance) {
    return setting.format().print(PerHost.everywhere(instance.get(setting)));
  }

  /** Capacities that running jobs use more of than there would be. */
  private void capacities() {
    if (running.isEmpty()) {
      return;
    }
    Resources old = Resources.of(before);
    Resources changed = Resources.of(after);
    compare("the cluster", old.ofGlobal().values(), changed.ofGlobal().values());
    Set<HostName> hosts = new LinkedHashSet<>();
    Set<QueueInstanceName> instances = new LinkedHashSet<>();
    for (Running each : running) {
      for (Allocation.Grant grant : each.allocation().grants()) {
        hosts.add(grant.instance().host());
        instances.add(grant.instance());
      }
    }
    for (HostName host : hosts) {
      compare("host " + host, old.ofHost(host).values(), changed.ofHost(host).values());
    }
    for (QueueInstanceName name : instances) {
      Optional<QueueInstance> from = before.queueInstances().find(name);
      Optional<QueueInstance> to = after.queueInstances().find(name);
      if (from.isPresent() && to.isPresent()) {
        compare(
            "queue instance " + name,
            old.ofInstance(from.get()).values(),
            changed.ofInstance(to.get()).values());
      }
    }
  }

  private void compare(String place, Collection<Availability> old, Collection<Availability> now) {
    Map<String, Double> rests = new HashMap<>();
    old.forEach(offer -> rests.put(offer.attribute().name(), offer.amountOr(0)));
    for (Availability offer : now) {
      double left = offer.amountOr(0);
      boolean lacking = offer.origin() == Origin.CONSUMABLE && left < 0;
      if (lacking && rests.getOrDefault(offer.attribute().name(), 0.0) > left) {
        effects.add(
            Effect.of(
                "over_capacity",
                "running jobs would use more "
                    + offer.attribute().name()
                    + " than "
                    + place
                    + " has: "
                    + offer.value()
                    + " left; they go on",
                new Fact.Word("resource", offer.attribute().name()),
                new Fact.Word("place", place),
                new Fact.Amount("left", left)));
      }
    }
  }

  /** Quotas that running jobs would be beyond. */
  private void quotas() {
    QuotaRules rules = QuotaRules.of(after);
    if (rules.isEmpty() || running.isEmpty()) {
      return;
    }
    QuotaUsage used = QuotaUsage.of(after, rules);
    QuotaRules oldRules = QuotaRules.of(before);
    QuotaUsage oldUsed = QuotaUsage.of(before, oldRules);
    Set<QuotaKey> old = exceeded(oldRules, oldUsed, before).keySet();
    exceeded(rules, used, after)
        .forEach(
            (key, limit) -> {
              if (!old.contains(key)) {
                effects.add(
                    Effect.of(
                        "over_quota",
                        "running jobs would use more than rule "
                            + key.rule()
                            + " allows: "
                            + Decimals.general(used.used(key), 6)
                            + " of "
                            + Decimals.general(limit, 6)
                            + "; they go on",
                        new Fact.Word("rule", key.rule()),
                        new Fact.Word("resource", key.attribute()),
                        new Fact.Amount("used", used.used(key)),
                        new Fact.Amount("limit", limit)));
              }
            });
  }

  private Map<QuotaKey, Double> exceeded(QuotaRules rules, QuotaUsage used, ClusterState state) {
    Map<QuotaKey, Double> exceeded = new LinkedHashMap<>();
    for (Running each : running(state)) {
      for (Allocation.Grant grant : each.allocation().grants()) {
        QuotaMatcher matcher = rules.matcher(each.job(), each.allocation().parallelEnvironment());
        QuotaSpot spot = matcher.spot(grant.instance());
        for (QuotaClaim claim : matcher.at(spot).all()) {
          QuotaCounter counter = claim.counter(spot);
          if (claim.isCounted() && used.used(counter.key()) > counter.limit()) {
            exceeded.put(counter.key(), counter.limit());
          }
        }
      }
    }
    return exceeded;
  }

  /** Jobs that wait and could never run any more, or could not and now can. */
  private void pendingOnes() {
    Map<Alike, Optional<Verdict>> known = new HashMap<>();
    for (Job job : before.jobs().values()) {
      if (!job.waiting().isEmpty() && after.job(job.id()).isPresent()) {
        known
            .computeIfAbsent(new Alike(job.owner(), job.request()), alike -> verdict(job))
            .ifPresent(
                verdict ->
                    effects.add(
                        new Effect(
                            verdict.kind(), Optional.of(job.id()), List.of(), verdict.words())));
      }
    }
  }

  /** The parts of a job that a verdict depends on. */
  private record Alike(Job.Owner owner, Values request) {}

  private record Verdict(String kind, String words) {}

  private Optional<Verdict> verdict(Job job) {
    Verification old = Verification.of(before, job, Verification.Against.EMPTY_CLUSTER, now);
    Verification changed = Verification.of(after, job, Verification.Against.EMPTY_CLUSTER, now);
    if (old.suitable() == changed.suitable()) {
      return Optional.empty();
    }
    if (changed.suitable()) {
      return Optional.of(
          new Verdict("job_can_run", "could run, which it can't now, even in an empty cluster"));
    }
    String why = changed.reasons().isEmpty() ? "" : ": " + changed.reasons().get(0);
    return Optional.of(
        new Verdict("job_can_not_run", "could not run any more, even in an empty cluster" + why));
  }
}
