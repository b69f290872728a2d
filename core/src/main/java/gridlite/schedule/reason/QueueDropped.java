package gridlite.schedule.reason;

import gridlite.name.QueueInstanceName;
import gridlite.state.MessageKind;

/**
 * A reason why a queue instance takes no jobs in a scheduling run, whosever they are.
 *
 * @see "qstat(1), -j: scheduling info"
 */
public sealed interface QueueDropped extends Reason {
  /** All slots of a queue instance are in use. */
  record Full(QueueInstanceName instance) implements QueueDropped {
    @Override
    public MessageKind messageKind() {
      return MessageKind.FULL;
    }

    @Override
    public String cause() {
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
    public String cause() {
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
    public String cause() {
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
    public String cause() {
      return "a superior queue of the host suspends the queue";
    }

    @Override
    public String message() {
      return dropped(instance, "suspended");
    }
  }

  /** A load threshold of a queue instance is reached. */
  record Overloaded(QueueInstanceName instance, String detail) implements QueueDropped {
    @Override
    public MessageKind messageKind() {
      return MessageKind.OVERLOADED;
    }

    @Override
    public String cause() {
      return "a load threshold is reached";
    }

    @Override
    public String message() {
      return dropped(instance, "overloaded: " + detail);
    }
  }

  /** A suspend threshold of a queue instance is reached. */
  record SuspendAlarm(QueueInstanceName instance, String detail) implements QueueDropped {
    @Override
    public MessageKind messageKind() {
      return MessageKind.SUSPEND_ALARM;
    }

    @Override
    public String cause() {
      return "a suspend threshold is reached";
    }

    @Override
    public String message() {
      return "queue instance \"" + instance + "\" is in suspend alarm: " + detail;
    }
  }

  /** No queue instance was left when the run began. */
  record AllDropped() implements QueueDropped {
    @Override
    public MessageKind messageKind() {
      return MessageKind.ALL_DROPPED;
    }

    @Override
    public String message() {
      return "All queues dropped because of overload or full";
    }
  }

  private static String dropped(QueueInstanceName instance, String why) {
    return "queue instance \"" + instance + "\" dropped because it is " + why;
  }
}
