package gridlite.condition;

import gridlite.calendar.CalendarSchedule;
import gridlite.calendar.CalendarState;
import gridlite.config.CalendarObject;
import gridlite.config.ClusterQueue;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.TaskFlag;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.name.QueueName;
import gridlite.resource.Resources;
import gridlite.state.ClusterState;
import gridlite.state.Engine;
import gridlite.state.InstanceState;
import gridlite.state.Lazy;
import gridlite.state.QueueInstance;
import gridlite.state.Settings;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The conditions of the queue instances of one state at one instant. What they share (slots in use,
 * calendars, superior queues) is worked out once.
 */
public final class InstanceConditions {
  private final ClusterState state;
  private final Instant now;
  private final Lazy<Subordination> subordination;
  private final Lazy<Thresholds> thresholds;
  private final Lazy<SlotWiseSubordination> slotWise;
  private final Map<String, CalendarState> calendars = new HashMap<>();
  private final Map<QueueInstanceName, InstanceCondition> known = new HashMap<>();

  /** Conditions of the instances of a state. */
  public InstanceConditions(ClusterState state, Instant now) {
    this(state, now, Lazy.from(() -> new Thresholds(Resources.of(state))));
  }

  /** Conditions as a scheduling run sees them: jobs that have just started count as load. */
  public InstanceConditions(ClusterState state, Instant now, LoadAdjustments adjustments) {
    this(state, now, Lazy.from(() -> new Thresholds(Resources.of(state), adjustments)));
  }

  private InstanceConditions(ClusterState state, Instant now, Lazy<Thresholds> thresholds) {
    this.state = state;
    this.now = now;
    this.thresholds = thresholds;
    this.subordination = Lazy.from(() -> Subordination.of(state));
    this.slotWise = Lazy.from(() -> SlotWiseSubordination.of(state, i -> of(i).jobsSuspended()));
  }

  /** The condition of an instance of this state. */
  public InstanceCondition of(QueueInstance instance) {
    InstanceCondition condition = known.get(instance.name());
    if (condition == null) {
      condition = evaluate(instance);
      known.put(instance.name(), condition);
    }
    return condition;
  }

  /**
   * Returns whether a running task is suspended by what its queue instances are in: an instance
   * that suspends its jobs (a parallel job stops as a whole when one of its instances does), or
   * slot-wise subordination. Its own flags are not looked at.
   */
  public boolean suspends(Job job, ArrayTask task) {
    if (task.allocation().isEmpty()) {
      return false;
    }
    for (Allocation.Grant grant : task.allocation().get().grants()) {
      Optional<QueueInstance> instance = state.queueInstances().find(grant.instance());
      if (instance.isPresent() && of(instance.get()).jobsSuspended()) {
        return true;
      }
    }
    return slotWise.get().suspends(new TaskId(job.id(), task.number()));
  }

  /**
   * Returns whether a running task is suspended, for whatever reason: what listings show and what
   * executors are asked for is this.
   */
  public boolean standsStill(Job job, ArrayTask task) {
    return task.is(TaskFlag.SUSPENDED) || task.is(TaskFlag.THRESHOLD) || suspends(job, task);
  }

  /** The queues whose jobs suspend an instance. */
  public List<QueueName> superiors(QueueInstance instance) {
    return subordination.get().superiors(instance.name());
  }

  private InstanceCondition evaluate(QueueInstance instance) {
    Set<ConditionFlag> flags = EnumSet.noneOf(ConditionFlag.class);
    List<ConditionReason> reasons = new ArrayList<>();
    addAlarms(instance, flags, reasons);
    addStored(instance.state(), flags, reasons);
    if (isUnknown(instance.host())) {
      flags.add(ConditionFlag.UNKNOWN);
    }
    switch (calendar(instance)) {
      case OFF -> flags.add(ConditionFlag.CALENDAR_DISABLED);
      case SUSPENDED -> flags.add(ConditionFlag.CALENDAR_SUSPENDED);
      case ON -> {}
    }
    if (subordination.get().suspends(instance.name())) {
      flags.add(ConditionFlag.SUBORDINATED);
    }
    instance
        .ambiguities()
        .forEach(
            (attribute, groups) -> {
              flags.add(ConditionFlag.AMBIGUOUS);
              reasons.add(new ConditionReason.Ambiguity(attribute, groups));
            });
    return flags.isEmpty() ? InstanceCondition.OPEN : new InstanceCondition(flags, reasons);
  }

  private void addAlarms(
      QueueInstance instance, Set<ConditionFlag> flags, List<ConditionReason> reasons) {
    for (ThresholdKind kind : ThresholdKind.values()) {
      if (kind.isWatched(instance)) {
        List<ConditionReason> alarms = thresholds.get().alarm(instance, kind);
        reasons.addAll(alarms);
        if (!alarms.isEmpty()) {
          flags.add(kind.flag());
        }
      }
    }
  }

  /**
   * Returns whether a host has been silent for too long. Without an engine hosts report while
   * somebody looks, and their silence means nothing.
   */
  private boolean isUnknown(HostName host) {
    return Engine.of(state) == Engine.SLURM && isSilent(host);
  }

  private boolean isSilent(HostName host) {
    double patience = Settings.global(state).unheardSeconds();
    return state
        .lastReport(host)
        .filter(last -> Duration.between(last, now).toMillis() <= patience * 1000)
        .isEmpty();
  }

  private static void addStored(
      InstanceState stored, Set<ConditionFlag> flags, List<ConditionReason> reasons) {
    if (stored.disabled()) {
      flags.add(ConditionFlag.DISABLED);
    }
    if (stored.suspended()) {
      flags.add(ConditionFlag.SUSPENDED);
    }
    if (stored.orphaned()) {
      flags.add(ConditionFlag.ORPHANED);
    }
    for (String error : stored.errors()) {
      flags.add(ConditionFlag.ERROR);
      reasons.add(new ConditionReason.Failure(error));
    }
  }

  private CalendarState calendar(QueueInstance instance) {
    String name = instance.get(ClusterQueue.CALENDAR);
    if (name.equals("NONE")) {
      return CalendarState.ON;
    }
    return calendars.computeIfAbsent(
        name,
        calendar ->
            state.find(ObjectKind.CALENDAR, calendar).map(this::stateOf).orElse(CalendarState.ON));
  }

  private CalendarState stateOf(Values calendar) {
    return new CalendarSchedule(
            calendar.get(CalendarObject.YEAR), calendar.get(CalendarObject.WEEK))
        .at(now, state.zone());
  }
}
