package gridlite.operation;

import gridlite.config.ExecHost;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.job.Usage;
import gridlite.name.ObjectKind;
import gridlite.policy.UsageDecay;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.UsageKey;
import gridlite.state.UsageRecord;
import gridlite.value.NameValue;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Adds what an ended task has used to the past usage of its owner and project, which the share tree
 * policy weighs. Past usage fades as {@link UsageDecay} says.
 *
 * @see "host_conf(5), usage_scaling"
 */
final class BookUsage {
  private BookUsage() {}

  /** Kinds of usage that policies know. */
  private static final List<String> KINDS = List.of("cpu", "mem", "io");

  /** The changes for one ended task; none when it used nothing. */
  static List<Change> changes(ClusterState state, Job job, String host, Usage usage, Instant now) {
    Map<String, Double> scaled = scaled(state, host, usage);
    if (scaled.isEmpty()) {
      return List.of();
    }
    List<Change> changes = new ArrayList<>();
    String project = job.get(JobRequest.PROJECT);
    changes.add(booking(state, ObjectKind.USER, job.owner().name(), project, scaled, now));
    if (!project.isEmpty()) {
      changes.add(booking(state, ObjectKind.PROJECT, project, "", scaled, now));
    }
    return changes;
  }

  private static Map<String, Double> scaled(ClusterState state, String host, Usage usage) {
    Map<String, Double> scaled = new TreeMap<>();
    for (String kind : KINDS) {
      if (usage.get(kind) > 0) {
        scaled.put(kind, usage.get(kind));
      }
    }
    state
        .find(ObjectKind.EXEC_HOST, host)
        .ifPresent(
            object -> {
              for (NameValue factor : object.get(ExecHost.USAGE_SCALING)) {
                scaled.computeIfPresent(
                    factor.name(), (kind, amount) -> amount * Double.parseDouble(factor.value()));
              }
            });
    return scaled;
  }

  private static Change booking(
      ClusterState state,
      ObjectKind kind,
      String name,
      String project,
      Map<String, Double> used,
      Instant now) {
    UsageKey key = new UsageKey(kind, name);
    UsageRecord past = state.usage().find(key).orElse(UsageRecord.NONE);
    UsageDecay decay = new UsageDecay(state.schedulerConfig());
    Map<String, Usage> byProject = new TreeMap<>();
    past.byProject()
        .forEach((p, usage) -> byProject.put(p, decay.decayed(usage, past.decayed(), now)));
    if (!project.isEmpty()) {
      byProject.put(project, plus(byProject.getOrDefault(project, Usage.NONE), used));
    }
    Usage left = decay.decayed(past.usage(), past.decayed(), now);
    return new Change.PutUsage(key, new UsageRecord(plus(left, used), byProject, now));
  }

  private static Usage plus(Usage left, Map<String, Double> used) {
    Map<String, Double> sum = new TreeMap<>(left.values());
    used.forEach((kind, amount) -> sum.merge(kind, amount, Double::sum));
    return new Usage(sum);
  }
}
