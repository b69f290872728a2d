package gridlite.operation;

import gridlite.config.ExecHost;
import gridlite.config.ObjectKind;
import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.job.Usage;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.UsageKey;
import gridlite.state.UsageRecord;
import gridlite.value.NameValue;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Adds what an ended task has used to the past usage of its owner and project, which the share tree
 * policy weighs. Past usage halves every {@code halftime} hours; 0 keeps it for ever.
 *
 * @see "sched_conf(5), halftime; host_conf(5), usage_scaling"
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
    double left = remaining(state.schedulerConfig(), past.decayed(), now);
    Map<String, Usage> byProject = new TreeMap<>();
    past.byProject().forEach((p, usage) -> byProject.put(p, plus(usage, left, Map.of())));
    if (!project.isEmpty()) {
      byProject.put(project, plus(past.byProject().getOrDefault(project, Usage.NONE), left, used));
    }
    return new Change.PutUsage(
        key, new UsageRecord(plus(past.usage(), left, used), byProject, now));
  }

  private static double remaining(Values config, Instant since, Instant now) {
    long halftime = config.get(SchedulerConfig.HALFTIME);
    double hours = Duration.between(since, now).toMillis() / 3_600_000.0;
    return halftime <= 0 || hours <= 0 ? 1 : Math.pow(0.5, hours / halftime);
  }

  private static Usage plus(Usage past, double left, Map<String, Double> used) {
    Map<String, Double> sum = new TreeMap<>();
    past.values().forEach((kind, amount) -> sum.put(kind, amount * left));
    used.forEach((kind, amount) -> sum.merge(kind, amount, Double::sum));
    return new Usage(sum);
  }
}
