package gridlite.condition;

import gridlite.complex.Availability;
import gridlite.complex.Origin;
import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.state.ClusterState;
import gridlite.value.NameValue;
import gridlite.value.NumberSyntax;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The load that jobs which have just started will cause: each slot counts as the amounts of {@code
 * job_load_adjustments}, less and less until {@code load_adjustment_decay_time} has passed.
 *
 * @see "sched_conf(5), job_load_adjustments"
 */
public final class LoadAdjustments {
  /** No corrections. */
  public static final LoadAdjustments NONE = new LoadAdjustments(List.of(), Map.of(), Map.of());

  private static final String PER_PROCESSOR = "np_";

  private final List<NameValue> amounts;
  private final Map<String, Double> slots;
  private final Map<String, Double> processors;

  private LoadAdjustments(
      List<NameValue> amounts, Map<String, Double> slots, Map<String, Double> processors) {
    this.amounts = amounts;
    this.slots = slots;
    this.processors = processors;
  }

  /** The corrections at an instant. */
  public static LoadAdjustments of(ClusterState state, Instant now) {
    Values config = state.schedulerConfig();
    List<NameValue> amounts = config.get(SchedulerConfig.JOB_LOAD_ADJUSTMENTS);
    double decay = config.get(SchedulerConfig.LOAD_ADJUSTMENT_DECAY_TIME).seconds();
    // only reported values are corrected: where no host reports there is nothing to do
    if (amounts.isEmpty() || !(decay > 0) || state.loads().isEmpty()) {
      return NONE;
    }
    Map<String, Double> slots = new HashMap<>();
    for (Job job : state.jobs().values()) {
      for (ArrayTask task : job.tasks().values()) {
        double part = 1 - Duration.between(task.started(), now).toSeconds() / decay;
        if (part > 0 && task.allocation().isPresent()) {
          for (Allocation.Grant grant : task.allocation().get().grants()) {
            slots.merge(grant.instance().host(), grant.slots() * part, Double::sum);
          }
        }
      }
    }
    Map<String, Double> processors = new HashMap<>();
    slots.keySet().forEach(host -> processors.put(host, processors(state, host)));
    return new LoadAdjustments(amounts, slots, processors);
  }

  private static double processors(ClusterState state, String host) {
    double number = NumberSyntax.parse(state.load(host).values().getOrDefault("num_proc", "1"));
    return number > 1 ? number : 1;
  }

  /** A value as it will be on a host; others than reported numbers stay as they are. */
  public Availability correct(Availability value, String host) {
    double weight = slots.getOrDefault(host, 0.0);
    boolean reported = value.origin() == Origin.LOAD || value.origin() == Origin.SCALED_LOAD;
    if (weight == 0 || !reported || !value.attribute().type().isNumeric()) {
      return value;
    }
    String name = value.attribute().name();
    for (NameValue amount : amounts) {
      if (amount.name().equals(name) || amount.name().equals(value.attribute().shortcut())) {
        double share = name.startsWith(PER_PROCESSOR) ? processors.getOrDefault(host, 1.0) : 1;
        double added = value.attribute().number(amount.value()) * weight / share;
        return Availability.number(
            value.attribute(), value.layer(), value.origin(), value.amount() + added);
      }
    }
    return value;
  }
}
