package gridlite.operation.progress;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.job.Usage;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.ProjectName;
import gridlite.policy.ScaledUsage;
import gridlite.policy.UsageDecay;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.UsageKey;
import gridlite.state.UsageRecord;
import gridlite.value.SortedTable;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Adds what tasks use, as it becomes known, to the past usage of their owners and projects, which
 * the share tree policy weighs. Past usage fades as {@link UsageDecay} says, that of running tasks
 * too.
 *
 * @see "sched_conf(5), halftime; host_conf(5), usage_scaling"
 */
public final class BookUsage {
  private final ClusterState state;
  private final UsageDecay decay;
  private final Map<UsageKey, UsageRecord> booked = new LinkedHashMap<>();

  BookUsage(ClusterState state) {
    this.state = state;
    this.decay = new UsageDecay(state.schedulerConfig());
  }

  /** Books what a task has used since it was last booked. */
  void book(Job job, ArrayTask task, Usage usage, Instant now) {
    HostName host = task.allocation().orElseThrow().master().host();
    Map<String, Double> more = ScaledUsage.since(task.usage(), usage, state, host);
    if (more.isEmpty()) {
      return;
    }
    double seconds = usage.get("wallclock") - task.usage().get("wallclock");
    more.replaceAll((kind, amount) -> amount * decay.remainingOfSpell(kind, seconds));
    Optional<ProjectName> project = job.get(JobRequest.PROJECT);
    book(new UsageKey(ObjectKind.USER, job.owner().name().text()), project, more, now);
    if (project.isPresent()) {
      book(new UsageKey(ObjectKind.PROJECT, project.get().text()), Optional.empty(), more, now);
    }
  }

  private void book(
      UsageKey key, Optional<ProjectName> project, Map<String, Double> more, Instant now) {
    UsageRecord known = booked.get(key);
    UsageRecord past =
        known != null ? known : state.usage().find(key).orElseGet(() -> UsageRecord.none(now));
    UsageRecord left = decayed(decay, past, now);
    Map<String, Usage> byProject = new TreeMap<>(left.byProject());
    if (project.isPresent()) {
      String name = project.get().text();
      byProject.put(name, plus(byProject.getOrDefault(name, Usage.NONE), more));
    }
    booked.put(key, new UsageRecord(plus(left.usage(), more), byProject, now));
  }

  /** The changes for all that was booked. */
  List<Change> changes() {
    List<Change> changes = new ArrayList<>();
    booked.forEach((key, record) -> changes.add(new Change.PutUsage(key, record)));
    return changes;
  }

  /**
   * All past usage as it has faded by now: what must be recorded before the half-lives change, so
   * that the new ones count from then on.
   */
  public static List<Change> settled(ClusterState state, Instant now) {
    UsageDecay decay = new UsageDecay(state.schedulerConfig());
    List<Change> changes = new ArrayList<>();
    for (SortedTable.Entry<UsageKey, UsageRecord> past : state.usage()) {
      changes.add(new Change.PutUsage(past.key(), decayed(decay, past.value(), now)));
    }
    return changes;
  }

  private static UsageRecord decayed(UsageDecay decay, UsageRecord past, Instant now) {
    Map<String, Usage> byProject = new TreeMap<>();
    past.byProject()
        .forEach((p, usage) -> byProject.put(p, decay.decayed(usage, past.decayed(), now)));
    return new UsageRecord(decay.decayed(past.usage(), past.decayed(), now), byProject, now);
  }

  private static Usage plus(Usage left, Map<String, Double> used) {
    Map<String, Double> sum = new TreeMap<>(left.values());
    used.forEach((kind, amount) -> sum.merge(kind, amount, Double::sum));
    return new Usage(sum);
  }
}
