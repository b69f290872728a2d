package gridlite.condition;

import gridlite.complex.Availability;
import gridlite.complex.ComplexAttribute;
import gridlite.complex.Origin;
import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.name.HostName;
import gridlite.state.ClusterState;
import gridlite.value.Decimals;
import gridlite.value.NameValue;
import gridlite.value.NumberSyntax;
import gridlite.value.SortedTable;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The load that jobs which have just started will cause: each slot counts as the amounts of {@code
 * job_load_adjustments}, less and less until {@code load_adjustment_decay_time} has passed.
 *
 * @see "sched_conf(5), job_load_adjustments"
 */
public final class LoadAdjustments {
  /** No corrections. */
  public static final LoadAdjustments NONE =
      new LoadAdjustments(ClusterState.blank(), List.of(), SortedTable.empty());

  private static final String PER_PROCESSOR = "np_";

  private final ClusterState state;
  private final List<NameValue> amounts;
  private final SortedTable<HostName, Double> slots;

  private LoadAdjustments(
      ClusterState state, List<NameValue> amounts, SortedTable<HostName, Double> slots) {
    this.state = state;
    this.amounts = amounts;
    this.slots = slots;
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
    Map<HostName, Double> slots = new HashMap<>();
    for (Job job : state.begunJobs()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.allocation().isEmpty()) {
          continue;
        }
        // a start that is to come was seen before the clock was set back
        long age = Math.max(0, Duration.between(task.started(), now).toSeconds());
        double rest = 1 - age / decay;
        // Grid Engine counts in whole percents (conformance/execution/load-adjustments.t)
        double part = Math.floor(rest * 100) / 100;
        if (part > 0) {
          for (Allocation.Grant grant : task.allocation().get().grants()) {
            slots.merge(grant.instance().host(), grant.slots() * part, Double::sum);
          }
        }
      }
    }
    return new LoadAdjustments(state, amounts, sorted(slots));
  }

  private static SortedTable<HostName, Double> sorted(Map<HostName, Double> slots) {
    List<SortedTable.Entry<HostName, Double>> entries = new ArrayList<>(slots.size());
    new TreeMap<>(slots).forEach((host, of) -> entries.add(new SortedTable.Entry<>(host, of)));
    return SortedTable.ofSorted(entries);
  }

  /** The corrections when a task starts beside what runs. */
  public LoadAdjustments with(Allocation started) {
    if (amounts.isEmpty()) {
      return this;
    }
    SortedTable<HostName, Double> more = slots;
    for (Allocation.Grant grant : started.grants()) {
      more = plus(more, grant.instance().host(), (double) grant.slots());
    }
    return new LoadAdjustments(state, amounts, more);
  }

  private static SortedTable<HostName, Double> plus(
      SortedTable<HostName, Double> slots, HostName host, double more) {
    return slots.with(host, slots.find(host).orElse(0.0) + more);
  }

  /** Returns whether nothing is corrected on any host, since nothing has started lately. */
  public boolean areNone() {
    return slots.isEmpty();
  }

  /** Returns whether values of an attribute are corrected. */
  public boolean concern(ComplexAttribute attribute) {
    return amount(attribute).isPresent();
  }

  private Optional<NameValue> amount(ComplexAttribute attribute) {
    for (NameValue amount : amounts) {
      if (amount.name().equals(attribute.name()) || amount.name().equals(attribute.shortcut())) {
        return Optional.of(amount);
      }
    }
    return Optional.empty();
  }

  /** Returns what corrects a value on a host; nothing but reported numbers is corrected. */
  private Optional<NameValue> amount(Availability value, HostName host) {
    boolean reported = value.origin() == Origin.LOAD || value.origin() == Origin.SCALED_LOAD;
    return reported && slots.has(host) && value.number().isPresent()
        ? amount(value.attribute())
        : Optional.empty();
  }

  private long processors(HostName host) {
    double number =
        NumberSyntax.parse(state.loadValues(host).getOrDefault("num_proc", "1")).orElse(1);
    return number > 1 ? (long) number : 1;
  }

  /** A value as it will be on a host. */
  public Availability correct(Availability value, HostName host) {
    Optional<NameValue> amount = amount(value, host);
    if (amount.isEmpty()) {
      return value;
    }
    ComplexAttribute attribute = value.attribute();
    long share = attribute.name().startsWith(PER_PROCESSOR) ? processors(host) : 1;
    double added =
        attribute.number(amount.get().value()).orElse(0) * slots.find(host).orElse(0.0) / share;
    return Availability.number(
        attribute, value.layer(), value.origin(), value.number().getAsDouble() + added);
  }

  /** Describes to users how a value has been corrected. */
  String describe(Availability value, HostName host) {
    Optional<NameValue> amount = amount(value, host);
    if (amount.isEmpty()) {
      return "no load adjustment";
    }
    String weight = Decimals.fixed(slots.find(host).orElse(0.0), 6);
    String sum = "= " + value.text() + " + " + amount.get().value() + " * " + weight;
    return value.attribute().name().startsWith(PER_PROCESSOR)
        ? sum + " with nproc=" + processors(host)
        : sum;
  }
}
