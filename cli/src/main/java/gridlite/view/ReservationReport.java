package gridlite.view;

import gridlite.condition.ConditionFlag;
import gridlite.condition.InstanceCondition;
import gridlite.condition.InstanceConditions;
import gridlite.job.Allocation;
import gridlite.name.NamePattern;
import gridlite.name.QueueInstanceName;
import gridlite.state.AdvanceReservation;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Advance reservations as {@code qrstat} shows them.
 *
 * @param entries those that were asked for and exist
 * @param unknown those that were asked for and do not exist
 * @param detailed whether single ones were asked for
 */
public record ReservationReport(List<Entry> entries, List<Long> unknown, boolean detailed) {
  /** Copies the lists. */
  public ReservationReport {
    entries = List.copyOf(entries);
    unknown = List.copyOf(unknown);
  }

  /**
   * A reservation.
   *
   * @param state letter: w waiting, W waiting in error, r running, E running in error, d deleted
   * @param messages why it is in error
   */
  public record Entry(AdvanceReservation reservation, char state, List<String> messages) {
    /** Copies the list. */
    public Entry {
      messages = List.copyOf(messages);
    }
  }

  /** The reservations of users, which may be patterns. */
  public static ReservationReport ofUsers(ClusterState state, List<String> users, Instant now) {
    List<Entry> entries = new ArrayList<>();
    InstanceConditions conditions = new InstanceConditions(state, now);
    for (AdvanceReservation reservation : state.reservations().values()) {
      boolean wanted = false;
      for (String user : users) {
        wanted |= NamePattern.matches(user, reservation.owner().name());
      }
      if (wanted) {
        entries.add(entry(state, conditions, reservation, now));
      }
    }
    return new ReservationReport(entries, List.of(), false);
  }

  /** Single reservations. */
  public static ReservationReport of(ClusterState state, List<Long> ids, Instant now) {
    List<Entry> entries = new ArrayList<>();
    List<Long> unknown = new ArrayList<>();
    InstanceConditions conditions = new InstanceConditions(state, now);
    for (long id : ids) {
      state
          .reservations()
          .find(id)
          .ifPresentOrElse(
              found -> entries.add(entry(state, conditions, found, now)), () -> unknown.add(id));
    }
    return new ReservationReport(entries, unknown, true);
  }

  private static Entry entry(
      ClusterState state,
      InstanceConditions conditions,
      AdvanceReservation reservation,
      Instant now) {
    List<String> messages = messages(state, conditions, reservation);
    boolean begun = !now.isBefore(reservation.start());
    char ok = begun ? 'r' : 'w';
    char wrong = begun ? 'E' : 'W';
    char letter = reservation.deleted() ? 'd' : messages.isEmpty() ? ok : wrong;
    return new Entry(reservation, letter, messages);
  }

  /** What is wrong with the queues that are reserved. */
  private static List<String> messages(
      ClusterState state, InstanceConditions conditions, AdvanceReservation reservation) {
    List<String> messages = new ArrayList<>();
    for (Allocation.Grant grant :
        reservation.allocation().map(Allocation::grants).orElse(List.of())) {
      QueueInstanceName name = grant.instance();
      Optional<QueueInstance> instance = state.queueInstances().find(name);
      String wrong = instance.map(found -> wrong(conditions.of(found))).orElse("gone");
      if (!wrong.isEmpty()) {
        messages.add("reserved queue " + name + " is " + wrong);
      }
    }
    return messages;
  }

  private static String wrong(InstanceCondition condition) {
    for (ConditionFlag flag : condition.flags()) {
      String word =
          switch (flag) {
            case DISABLED -> "disabled";
            case CALENDAR_DISABLED -> "disabled by its calendar";
            case SUSPENDED -> "suspended";
            case SUBORDINATED -> "suspended by subordinate";
            case CALENDAR_SUSPENDED -> "suspended by its calendar";
            case ERROR -> "in error state";
            case UNKNOWN -> "unknown";
            case AMBIGUOUS -> "configured ambiguously";
            case ORPHANED -> "orphaned";
            case LOAD_ALARM, SUSPEND_ALARM -> "";
          };
      if (!word.isEmpty()) {
        return word;
      }
    }
    return "";
  }
}
