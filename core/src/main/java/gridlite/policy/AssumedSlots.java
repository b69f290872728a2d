package gridlite.policy;

import gridlite.config.ParallelEnvironment;
import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.name.ObjectKind;
import gridlite.state.ClusterState;
import gridlite.state.ParallelEnvironments;
import gridlite.value.SlotRange;
import java.util.HashMap;
import java.util.Map;

/**
 * The number of slots that a pending job is assumed to get: what its requests are multiplied with
 * for the urgency, and what listings show in the slots column. Answers are kept for one state.
 *
 * @see "sge_pe(5), urgency_slots"
 */
public final class AssumedSlots {
  private record Request(String parallelEnvironment, SlotRange range) {}

  private final ClusterState state;
  private final Map<Request, Long> known = new HashMap<>();

  /** For the parallel environments of a state. */
  public AssumedSlots(ClusterState state) {
    this.state = state;
  }

  /** Slots assumed for a job, at least 1. */
  public long of(Job job) {
    return job.get(JobRequest.PARALLEL_ENVIRONMENT)
        .map(parallelEnvironment -> of(parallelEnvironment, job.get(JobRequest.SLOTS)))
        .orElse(1L);
  }

  /**
   * Slots assumed for a request.
   *
   * @param parallelEnvironment name or pattern; of several that match, the first by name decides,
   *     since requests on which they differ are refused at submission
   */
  public long of(String parallelEnvironment, SlotRange range) {
    if (range.isSingle()) {
      return range.min();
    }
    return known.computeIfAbsent(new Request(parallelEnvironment, range), this::workOut);
  }

  private long workOut(Request request) {
    return ParallelEnvironments.first(state, request.parallelEnvironment())
        .flatMap(name -> state.find(ObjectKind.PARALLEL_ENVIRONMENT, name))
        .map(found -> ofRange(found, request.range()))
        .orElse(request.range().min());
  }

  /** Slots assumed for a range in one parallel environment. */
  public static long ofRange(Values parallelEnvironment, SlotRange range) {
    if (range.isSingle()) {
      return range.min();
    }
    String rule = parallelEnvironment.get(ParallelEnvironment.URGENCY_SLOTS);
    long available = parallelEnvironment.get(ParallelEnvironment.SLOTS);
    return switch (rule) {
      case "min" -> range.min();
      case "max" -> range.max() == SlotRange.OPEN_END ? available : range.max();
      case "avg" -> average(range, available);
      default -> Long.parseLong(rule);
    };
  }

  /** Mean of all numbers of a range, rounded down; an open end stops at the slots there are. */
  private static long average(SlotRange range, long available) {
    double sum = 0;
    double count = 0;
    for (SlotRange.Interval part : range.parts()) {
      long max = part.max() == SlotRange.OPEN_END ? Math.max(available, part.min()) : part.max();
      double numbers = max - part.min() + 1.0;
      count += numbers;
      sum += numbers * (part.min() + max) / 2;
    }
    return (long) (sum / count);
  }
}
