package gridlite.schedule.explain;

import gridlite.condition.ConditionFlag;
import gridlite.condition.ConditionReason;
import gridlite.condition.InstanceCondition;
import gridlite.condition.InstanceConditions;
import gridlite.config.ClusterQueue;
import gridlite.name.QueueName;
import gridlite.schedule.ledger.CalendarWindows;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import gridlite.value.Fact;
import gridlite.value.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Describes why a queue instance takes no jobs, with what opens it. */
public final class ClosureDescription {
  private final ClusterState state;
  private final InstanceConditions conditions;
  private final CalendarWindows calendars;
  private final Instant now;
  private final Function<Instant, String> times;

  /**
   * Descriptions at a moment.
   *
   * @param times writes points in time
   */
  public ClosureDescription(ClusterState state, Instant now, Function<Instant, String> times) {
    this.state = state;
    this.conditions = new InstanceConditions(state, now);
    this.calendars = new CalendarWindows(state);
    this.now = now;
    this.times = times;
  }

  /**
   * Something that closes an instance.
   *
   * @param cause what it is, the same wherever it is the same
   * @param here the same with the numbers of the place
   */
  record Closed(Statement cause, Statement here) {}

  /** Reasons that close an instance, with the numbers there, a sentence each. */
  public List<String> words(QueueInstance instance) {
    return of(instance).stream().map(closed -> closed.here().text()).toList();
  }

  /** All that closes an instance; nothing when it is open, but for what a run has started. */
  List<Closed> of(QueueInstance instance) {
    List<Closed> closed = new ArrayList<>();
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
                    + String.join(", ", superiors(instance))
                    + " on the host";
            case ERROR ->
                "the queue is in error state; \"qmod -cq\" clears it" + reason(condition, flag);
            case UNKNOWN -> "the host has not reported";
            case AMBIGUOUS ->
                "host groups give the queue several settings" + reason(condition, flag);
            case ORPHANED -> "the host has left the queue";
            case LOAD_ALARM -> "a load threshold is reached";
            case SUSPEND_ALARM -> "a suspend threshold is reached";
          };
      boolean alarm = flag == ConditionFlag.LOAD_ALARM || flag == ConditionFlag.SUSPEND_ALARM;
      String advice = alarm ? advice(condition, flag) : "";
      Statement statement =
          new Statement(
              flag.name().toLowerCase(Locale.ROOT),
              facts(instance, condition, flag),
              cause + advice);
      closed.add(
          new Closed(
              statement, alarm ? here(statement, condition, flag, cause, advice) : statement));
    }
    return closed;
  }

  private List<String> superiors(QueueInstance instance) {
    return conditions.superiors(instance).stream().map(QueueName::text).toList();
  }

  private List<Fact> facts(
      QueueInstance instance, InstanceCondition condition, ConditionFlag flag) {
    return switch (flag) {
      case CALENDAR_DISABLED, CALENDAR_SUSPENDED -> {
        String calendar = instance.get(ClusterQueue.CALENDAR);
        List<Fact> facts = new ArrayList<>(List.of(new Fact.Word("calendar", calendar)));
        calendars
            .nextChange(calendar, now)
            .ifPresent(change -> facts.add(new Fact.Moment("until", change)));
        yield facts;
      }
      case SUBORDINATED -> List.of(new Fact.Names("queues", superiors(instance)));
      case ERROR, AMBIGUOUS -> condition.cause(flag).map(ConditionReason::facts).orElse(List.of());
      // what alarms are about differs from place to place
      case LOAD_ALARM, SUSPEND_ALARM -> List.of();
      case DISABLED, SUSPENDED, UNKNOWN, ORPHANED -> List.of();
    };
  }

  private static Statement here(
      Statement statement,
      InstanceCondition condition,
      ConditionFlag flag,
      String cause,
      String advice) {
    String words = cause + detail(condition, flag) + advice;
    List<Fact> facts = condition.cause(flag).map(ConditionReason::facts).orElse(List.of());
    return statement.inWords(words, facts.toArray(Fact[]::new));
  }

  /**
   * Returns what gives simulated hosts the value that a threshold needs; empty where it has one.
   */
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

  /** The reason of a state that is the same wherever the state is. */
  private static String reason(InstanceCondition condition, ConditionFlag flag) {
    return condition.cause(flag).map(cause -> " (" + cause.message().strip() + ")").orElse("");
  }
}
