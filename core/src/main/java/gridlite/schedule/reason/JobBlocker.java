package gridlite.schedule.reason;

import gridlite.job.ReservationId;
import gridlite.name.QueueInstanceName;
import gridlite.policy.Eligibility;
import gridlite.state.MessageKind;
import gridlite.state.ReasonKind;
import gridlite.value.Fact;
import java.util.List;

/**
 * A reason that keeps a job back wherever there is room: limits of its own, reservations, holds.
 */
public sealed interface JobBlocker extends Reason {
  /**
   * A treatment of each kind of blocker.
   *
   * @param <R> what comes of it
   */
  interface Visitor<R> {
    R visit(TooManyJobsOfUser blocker);

    R visit(TooManyTasks blocker);

    R visit(ReservationInError blocker);

    R visit(NotReserved blocker);

    R visit(NotEligible blocker);
  }

  /** Calls the method of a visitor that is for this kind. */
  <R> R accept(Visitor<R> visitor);

  /** None: what concerns a job alone has no place. */
  @Override
  default List<Fact> factsHere() {
    return List.of();
  }

  /** The owner has as many jobs running as {@code maxujobs} allows. */
  record TooManyJobsOfUser() implements JobBlocker {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }

    @Override
    public MessageKind messageKind() {
      return MessageKind.USER_LIMIT;
    }

    @Override
    public ReasonKind kind() {
      return ReasonKind.USER_LIMIT;
    }

    @Override
    public List<Fact> facts() {
      return List.of();
    }

    @Override
    public String message() {
      return "job dropped because of user limitations";
    }
  }

  /** As many tasks run as {@code -tc} or {@code max_aj_instances} allows. */
  record TooManyTasks() implements JobBlocker {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }

    @Override
    public MessageKind messageKind() {
      return MessageKind.TASK_LIMIT;
    }

    @Override
    public ReasonKind kind() {
      return ReasonKind.TASK_LIMIT;
    }

    @Override
    public List<Fact> facts() {
      return List.of();
    }

    @Override
    public String message() {
      return "not all array tasks may be started due to 'max_aj_instances'";
    }
  }

  /** Something is wrong with the queue instances of an advance reservation. */
  record ReservationInError(ReservationId reservation) implements JobBlocker {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }

    @Override
    public MessageKind messageKind() {
      return MessageKind.RESOURCES;
    }

    @Override
    public ReasonKind kind() {
      return ReasonKind.RESERVATION_IN_ERROR;
    }

    @Override
    public List<Fact> facts() {
      return List.of(Facts.reservation(reservation));
    }

    @Override
    public String message() {
      return "cannot run because requested advance reservation "
          + reservation
          + " is in error state";
    }

    @Override
    public String words() {
      return "its advance reservation " + reservation + " is in error state";
    }
  }

  /** An advance reservation keeps nothing in a queue instance. */
  record NotReserved(QueueInstanceName instance, ReservationId reservation) implements JobBlocker {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }

    @Override
    public MessageKind messageKind() {
      return MessageKind.NOT_RESERVED;
    }

    @Override
    public ReasonKind kind() {
      return ReasonKind.NOT_RESERVED;
    }

    @Override
    public List<Fact> facts() {
      return List.of(Facts.reservation(reservation));
    }

    @Override
    public List<Fact> factsHere() {
      return List.of(Facts.place(instance));
    }

    @Override
    public String message() {
      return "cannot run in queue \""
          + instance
          + "\" because it was not reserved by advance reservation "
          + reservation;
    }

    @Override
    public String words() {
      return "not reserved by advance reservation " + reservation;
    }

    @Override
    public Scope scope() {
      return Scope.NEVER_HERE;
    }
  }

  /** The job is not considered at all. */
  record NotEligible(Eligibility.Obstacle obstacle) implements JobBlocker {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visit(this);
    }

    @Override
    public MessageKind messageKind() {
      return switch (obstacle) {
        case HOLD -> MessageKind.HOLD;
        case DEPENDENCY -> MessageKind.DEPENDENCY;
        case START_TIME -> MessageKind.START_TIME;
        case ERROR -> MessageKind.ERROR;
      };
    }

    @Override
    public ReasonKind kind() {
      return switch (obstacle) {
        case HOLD -> ReasonKind.HOLD;
        case DEPENDENCY -> ReasonKind.DEPENDENCY;
        case START_TIME -> ReasonKind.START_TIME;
        case ERROR -> ReasonKind.ERROR;
      };
    }

    @Override
    public List<Fact> facts() {
      return List.of();
    }

    @Override
    public String message() {
      return switch (obstacle) {
        case HOLD -> "Job is in hold state";
        case DEPENDENCY -> "job dropped because of job dependencies";
        case START_TIME -> "execution time not reached";
        case ERROR -> "Job is in error state";
      };
    }
  }
}
