package gridlite.schedule.reason;

import gridlite.job.ReservationId;
import gridlite.name.QueueInstanceName;
import gridlite.policy.Eligibility;
import gridlite.state.MessageKind;

/**
 * A reason that keeps a job back wherever there is room: limits of its own, reservations, holds.
 */
public sealed interface JobBlocker extends Reason {
  /** The owner has as many jobs running as {@code maxujobs} allows. */
  record TooManyJobsOfUser() implements JobBlocker {
    @Override
    public MessageKind messageKind() {
      return MessageKind.USER_LIMIT;
    }

    @Override
    public String message() {
      return "job dropped because of user limitations";
    }
  }

  /** As many tasks run as {@code -tc} or {@code max_aj_instances} allows. */
  record TooManyTasks() implements JobBlocker {
    @Override
    public MessageKind messageKind() {
      return MessageKind.TASK_LIMIT;
    }

    @Override
    public String message() {
      return "not all array tasks may be started due to 'max_aj_instances'";
    }
  }

  /** Something is wrong with the queue instances of an advance reservation. */
  record ReservationInError(ReservationId reservation) implements JobBlocker {
    @Override
    public MessageKind messageKind() {
      return MessageKind.RESOURCES;
    }

    @Override
    public String message() {
      return "cannot run because requested advance reservation "
          + reservation
          + " is in error state";
    }
  }

  /** An advance reservation keeps nothing in a queue instance. */
  record NotReserved(QueueInstanceName instance, ReservationId reservation) implements JobBlocker {
    @Override
    public MessageKind messageKind() {
      return MessageKind.NOT_RESERVED;
    }

    @Override
    public String message() {
      return "cannot run in queue \""
          + instance
          + "\" because it was not reserved by advance reservation "
          + reservation;
    }

    @Override
    public String cause() {
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
    public MessageKind messageKind() {
      return switch (obstacle) {
        case HOLD -> MessageKind.HOLD;
        case DEPENDENCY -> MessageKind.DEPENDENCY;
        case START_TIME -> MessageKind.START_TIME;
        case ERROR -> MessageKind.ERROR;
      };
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
