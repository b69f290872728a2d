package gridlite.schedule;

import gridlite.condition.ConditionFlag;
import gridlite.condition.ConditionReason;
import gridlite.condition.InstanceCondition;
import gridlite.condition.InstanceConditions;
import gridlite.config.ClusterQueue;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import java.time.Instant;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** Why a queue instance takes no jobs, in words, with what opens it. */
final class ClosedInWords {
  private final ClusterState state;
  private final InstanceConditions conditions;
  private final CalendarWindows calendars;
  private final Instant now;
  private final Function<Instant, String> times;

  ClosedInWords(ClusterState state, Instant now, Function<Instant, String> times) {
    this.state = state;
    this.conditions = new InstanceConditions(state, now);
    this.calendars = new CalendarWindows(state, ZoneId.systemDefault());
    this.now = now;
    this.times = times;
  }

  /**
   * All that closes an instance, each with the same in the numbers of the place; empty when it is
   * open, but for what a run has started itself.
   */
  Map<String, String> of(QueueInstance instance) {
    Map<String, String> words = new LinkedHashMap<>();
    InstanceCondition condition = conditions.of(instance);
    for (ConditionFlag flag : condition.flags()) {
      String cause =
          switch (flag) {
            case DISABLED -> "the queue is disabled; \"qmod -e\" enables it";
            case SUSPENDED -> "the queue is suspended; \"qmod -usq\" resumes it";
            case CALENDAR_DISABLED -> "the queue is disabled by its calendar " + until(instance);
            case CALENDAR_SUSPENDED -> "the queue is suspended by its calendar " + until(instance);
            case SUBORDINATED ->
                "the queue is suspended while jobs run in "
                    + String.join(", ", conditions.superiors(instance))
                    + " on the host";
            case ERROR -> "the queue is in error state; \"qmod -cq\" clears it" + told(condition);
            case UNKNOWN -> "the host has not reported";
            case AMBIGUOUS -> "host groups give the queue several settings" + told(condition);
            case ORPHANED -> "the host has left the queue";
            case LOAD_ALARM -> "a load threshold is reached";
            case SUSPEND_ALARM -> "a suspend threshold is reached";
          };
      boolean alarm = flag == ConditionFlag.LOAD_ALARM || flag == ConditionFlag.SUSPEND_ALARM;
      if (alarm) {
        String advice = advice(condition, flag);
        words.put(cause + advice, cause + detail(condition, flag) + advice);
      } else {
        words.put(cause, cause);
      }
    }
    return words;
  }

  /** What gives simulated hosts the value that a threshold needs; empty where it has one. */
  private String advice(InstanceCondition condition, ConditionFlag flag) {
    return condition
        .cause(flag)
        .map(
            cause ->
                cause instanceof ConditionReason.NoValue missing && missing.reportable()
                    ? SilentHosts.advice(state, missing.attribute())
                    : "")
        .orElse("");
  }

  private static String detail(InstanceCondition condition, ConditionFlag flag) {
    return condition.cause(flag).map(cause -> " (" + cause.message() + ")").orElse("");
  }

  private String until(QueueInstance instance) {
    String name = instance.get(ClusterQueue.CALENDAR);
    return calendars
        .nextChange(name, now)
        .map(change -> name + " until " + times.apply(change))
        .orElse(name);
  }

  private static String told(InstanceCondition condition) {
    for (ConditionReason reason : condition.reasons()) {
      if (reason.flag() == ConditionFlag.ERROR || reason.flag() == ConditionFlag.AMBIGUOUS) {
        return " (" + reason.message().strip() + ")";
      }
    }
    return "";
  }
}
