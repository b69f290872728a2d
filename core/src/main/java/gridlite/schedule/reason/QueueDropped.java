package gridlite.schedule.reason;

import gridlite.condition.ConditionReason;
import gridlite.name.QueueInstanceName;
import gridlite.state.MessageKind;
import gridlite.state.ReasonKind;
import gridlite.value.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A reason why a queue instance takes no jobs in a scheduling run, whosever they are.
 *
 * @see "qstat(1), -j: scheduling info"
 */
public sealed interface QueueDropped extends Reason {
  /** None: beside its kind, all that drops a queue instance is of the place. */
  @Override
  default List<Fact> facts() {
    return List.of();
  }

  /** All slots of a queue instance are in use. */
  record Full(QueueInstanceName instance) implements QueueDropped {
    @Override
    public MessageKind messageKind() {
      return MessageKind.FULL;
    }

    @Override
    public ReasonKind kind() {
      return ReasonKind.FULL;
    }

    @Override
    public List<Fact> factsHere() {
      return List.of(Facts.place(instance));
    }

    @Override
    public String words() {
      return "all slots are in use";
    }

    @Override
    public String message() {
      return dropped(instance, "full");
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Full that && instance.equals(that.instance);
    }

    @Override
    public int hashCode() {
      return instance.hashCode();
    }
  }

  /** A queue instance is disabled, by hand or by its calendar. */
  record Disabled(QueueInstanceName instance) implements QueueDropped {
    @Override
    public MessageKind messageKind() {
      return MessageKind.DISABLED;
    }

    @Override
    public ReasonKind kind() {
      return ReasonKind.DISABLED;
    }

    @Override
    public List<Fact> factsHere() {
      return List.of(Facts.place(instance));
    }

    @Override
    public String words() {
      return "the queue is disabled";
    }

    @Override
    public String message() {
      return dropped(instance, "disabled");
    }
  }

  /** A queue instance is suspended, in error state or otherwise not to be used. */
  record Unavailable(QueueInstanceName instance) implements QueueDropped {
    @Override
    public MessageKind messageKind() {
      return MessageKind.UNAVAILABLE;
    }

    @Override
    public ReasonKind kind() {
      return ReasonKind.UNAVAILABLE;
    }

    @Override
    public List<Fact> factsHere() {
      return List.of(Facts.place(instance));
    }

    @Override
    public String words() {
      return "the queue is suspended, in error or otherwise not available";
    }

    @Override
    public String message() {
      return dropped(instance, "temporarily not available");
    }
  }

  /**
   * A queue instance has been suspended by what the run itself started in a superior queue, or is
   * closed by its calendar while reservations are planned for the time when it opens.
   */
  record Suspended(QueueInstanceName instance) implements QueueDropped {
    @Override
    public MessageKind messageKind() {
      return MessageKind.RESOURCES;
    }

    @Override
    public ReasonKind kind() {
      return ReasonKind.SUBORDINATED;
    }

    @Override
    public List<Fact> factsHere() {
      return List.of(Facts.place(instance));
    }

    @Override
    public String words() {
      return "a superior queue of the host suspends the queue";
    }

    @Override
    public String message() {
      return dropped(instance, "suspended");
    }
  }

  /** A load threshold of a queue instance is reached. */
  record Overloaded(QueueInstanceName instance, Optional<ConditionReason> alarm)
      implements QueueDropped {
    @Override
    public MessageKind messageKind() {
      return MessageKind.OVERLOADED;
    }

    @Override
    public ReasonKind kind() {
      return ReasonKind.LOAD_ALARM;
    }

    @Override
    public List<Fact> factsHere() {
      return ofAlarm(instance, alarm);
    }

    @Override
    public String words() {
      return "a load threshold is reached";
    }

    @Override
    public String wordsHere() {
      return words() + ": " + detail(alarm);
    }

    @Override
    public String message() {
      return dropped(instance, "overloaded: " + detail(alarm));
    }
  }

  /** A suspend threshold of a queue instance is reached. */
  record SuspendAlarm(QueueInstanceName instance, Optional<ConditionReason> alarm)
      implements QueueDropped {
    @Override
    public MessageKind messageKind() {
      return MessageKind.SUSPEND_ALARM;
    }

    @Override
    public ReasonKind kind() {
      return ReasonKind.SUSPEND_ALARM;
    }

    @Override
    public List<Fact> factsHere() {
      return ofAlarm(instance, alarm);
    }

    @Override
    public String words() {
      return "a suspend threshold is reached";
    }

    @Override
    public String message() {
      return "queue instance \"" + instance + "\" is in suspend alarm: " + detail(alarm);
    }
  }

  /** No queue instance was left when the run began. */
  record AllDropped() implements QueueDropped {
    @Override
    public MessageKind messageKind() {
      return MessageKind.ALL_DROPPED;
    }

    @Override
    public ReasonKind kind() {
      return ReasonKind.ALL_CLOSED;
    }

    @Override
    public List<Fact> factsHere() {
      return List.of();
    }

    @Override
    public String message() {
      return "All queues dropped because of overload or full";
    }
  }

  private static List<Fact> ofAlarm(QueueInstanceName instance, Optional<ConditionReason> alarm) {
    List<Fact> facts = new ArrayList<>();
    alarm.ifPresent(of -> facts.addAll(of.facts()));
    facts.add(Facts.place(instance));
    return facts;
  }

  private static String detail(Optional<ConditionReason> alarm) {
    return alarm.map(ConditionReason::message).orElse("");
  }

  private static String dropped(QueueInstanceName instance, String why) {
    return "queue instance \"" + instance + "\" dropped because it is " + why;
  }
}
