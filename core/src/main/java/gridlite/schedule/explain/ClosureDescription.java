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
import gridlite.value.Sentence;
import gridlite.value.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Describes why a queue instance takes no jobs, with what opens it. */
public final class ClosureDescription {
  private final ClusterState state;
  private final InstanceConditions conditions;
  private final CalendarWindows calendars;
  private final Instant now;

  /** Descriptions at a moment. */
  public ClosureDescription(ClusterState state, Instant now) {
    this.state = state;
    this.conditions = new InstanceConditions(state, now);
    this.calendars = new CalendarWindows(state);
    this.now = now;
  }

  /**
   * Something that closes an instance.
   *
   * @param cause what it is, the same wherever it is the same
   * @param here the same with the numbers of the place
   */
  record Closed(Statement cause, Statement here) {}

  /** Returns the reasons that close an instance, with the numbers there. */
  public List<Statement> reasons(QueueInstance instance) {
    return of(instance).stream().map(Closed::here).toList();
  }

  /** All that closes an instance; nothing when it is open, but for what a run has started. */
  List<Closed> of(QueueInstance instance) {
    List<Closed> closed = new ArrayList<>();
    InstanceCondition condition = conditions.of(instance);
    for (ConditionFlag flag : condition.flags()) {
      String kind = flag.name().toLowerCase(Locale.ROOT);
      Sentence cause = cause(instance, condition, flag);
      boolean alarm = flag == ConditionFlag.LOAD_ALARM || flag == ConditionFlag.SUSPEND_ALARM;
      String advice = alarm ? advice(condition, flag).orElse("") : "";
      Statement statement =
          new Statement(kind, facts(instance, condition, flag), cause.then(advice));
      closed.add(
          new Closed(statement, alarm ? here(kind, condition, flag, cause, advice) : statement));
    }
    return closed;
  }

  private Sentence cause(QueueInstance instance, InstanceCondition condition, ConditionFlag flag) {
    return switch (flag) {
      case DISABLED -> Sentence.of("the queue is disabled; \"qmod -e\" enables it");
      case SUSPENDED -> Sentence.of("the queue is suspended; \"qmod -usq\" resumes it");
      case CALENDAR_DISABLED -> byCalendar("the queue is disabled by its calendar ", instance);
      case CALENDAR_SUSPENDED -> byCalendar("the queue is suspended by its calendar ", instance);
      case SUBORDINATED ->
          Sentence.of(
              "the queue is suspended while jobs run in "
                  + String.join(", ", superiors(instance))
                  + " on the host");
      case ERROR ->
          Sentence.of(
              "the queue is in error state; \"qmod -cq\" clears it" + reason(condition, flag));
      case UNKNOWN -> Sentence.of("the host has not reported");
      case AMBIGUOUS ->
          Sentence.of("host groups give the queue several settings" + reason(condition, flag));
      case ORPHANED -> Sentence.of("the host has left the queue");
      case LOAD_ALARM -> Sentence.of("a load threshold is reached");
      case SUSPEND_ALARM -> Sentence.of("a suspend threshold is reached");
    };
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
      String kind, InstanceCondition condition, ConditionFlag flag, Sentence cause, String advice) {
    List<Fact> facts = condition.cause(flag).map(ConditionReason::facts).orElse(List.of());
    return new Statement(kind, facts, cause.then(detail(condition, flag) + advice));
  }

  /**
   * Returns what gives simulated hosts the value that a threshold needs; empty where it has one.
   */
  private Optional<String> advice(InstanceCondition condition, ConditionFlag flag) {
    return condition
        .cause(flag)
        .flatMap(
            cause ->
                cause instanceof ConditionReason.NoValue missing && missing.reportable()
                    ? SilentHosts.advice(state, missing.attribute())
                    : Optional.empty());
  }

  private static String detail(InstanceCondition condition, ConditionFlag flag) {
    return condition.cause(flag).map(cause -> " (" + cause.message() + ")").orElse("");
  }

  private Sentence byCalendar(String words, QueueInstance instance) {
    String name = instance.get(ClusterQueue.CALENDAR);
    Sentence cause = Sentence.of(words + name);
    return calendars
        .nextChange(name, now)
        .map(change -> cause.then(" until ").then(change))
        .orElse(cause);
  }

  /** The reason of a state that is the same wherever the state is. */
  private static String reason(InstanceCondition condition, ConditionFlag flag) {
    return condition.cause(flag).map(cause -> " (" + cause.message().strip() + ")").orElse("");
  }
}
