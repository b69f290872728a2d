package gridlite.policy;

import gridlite.complex.ComplexAttribute;
import gridlite.complex.ComplexTable;
import gridlite.complex.RequestedResource;
import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.state.ClusterState;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The urgency of jobs at one moment: what they ask for, how long they wait, and their deadlines.
 *
 * @see "sge_priority(5), urgency policy"
 */
public final class UrgencyPolicy {
  /** Jobs that ask for the same get the same resource contribution. */
  private record Category(List<RequestedResource> requests, long slots) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Category that
          && requests.equals(that.requests)
          && slots == that.slots;
    }

    @Override
    public int hashCode() {
      return 31 * requests.hashCode() + Long.hashCode(slots);
    }
  }

  /** Name of the attribute that each job asks for implicitly, once for each slot. */
  private static final String SLOTS = "slots";

  private final ComplexTable complexes;
  private final AssumedSlots assumedSlots;
  private final double waitingTimeWeight;
  private final double deadlineWeight;
  private final double slotUrgency;
  private final Instant now;
  private final Map<Category, Double> known = new HashMap<>();

  /** The urgencies of a state's jobs at a moment. */
  public UrgencyPolicy(ClusterState state, Instant now) {
    Values config = state.schedulerConfig();
    this.complexes = state.complexes();
    this.assumedSlots = new AssumedSlots(state);
    this.waitingTimeWeight = config.get(SchedulerConfig.WEIGHT_WAITING_TIME);
    this.deadlineWeight = config.get(SchedulerConfig.WEIGHT_DEADLINE);
    this.slotUrgency = complexes.find(SLOTS).map(ComplexAttribute::urgency).orElse(0.0);
    this.now = now;
  }

  /** The resource contribution of a job: its hard requests and its slots. */
  public double resourceContribution(Job job) {
    long slots = assumedSlots.of(job);
    List<RequestedResource> requests = job.get(JobRequest.HARD_RESOURCES);
    if (requests.isEmpty()) {
      return slotUrgency * slots;
    }
    return known.computeIfAbsent(new Category(requests, slots), this::workOut);
  }

  private double workOut(Category category) {
    double sum = slotUrgency * category.slots();
    for (RequestedResource request : category.requests()) {
      sum += contribution(complexes, request, category.slots());
    }
    return sum;
  }

  /**
   * Returns what one hard request adds to a job's urgency: for numbers {@code urgency * amount *
   * slots} (bytes, seconds, 1 for true), whether or not the attribute is consumed once a job; for
   * texts the urgency alone.
   *
   * @param slots slots assumed for the job
   */
  public static double contribution(ComplexTable complexes, RequestedResource request, long slots) {
    ComplexAttribute attribute = complexes.find(request.name()).orElse(null);
    if (attribute == null || attribute.name().equals(SLOTS)) {
      return 0;
    }
    double urgency = attribute.urgency();
    if (urgency == 0 || !attribute.type().isNumeric()) {
      return urgency;
    }
    return urgency * request.number(attribute.type()).orElse(0) * slots;
  }

  /** The waiting time contribution of a job: whole seconds since submission, weighted. */
  public double waitingTimeContribution(Job job) {
    return waitingTimeWeight == 0
        ? 0
        : Math.max(0, now.getEpochSecond() - job.submitted().getEpochSecond()) * waitingTimeWeight;
  }

  /** The deadline contribution of a job: the less time is left the more; 0 without a deadline. */
  public double deadlineContribution(Job job) {
    Optional<Instant> deadline = job.get(JobRequest.DEADLINE);
    if (deadline.isEmpty()) {
      return 0;
    }
    long left = Duration.between(now, deadline.get()).toSeconds();
    return left > 0 ? deadlineWeight / left : deadlineWeight;
  }
}
