package gridlite.schedule;

import gridlite.calendar.CalendarSchedule;
import gridlite.calendar.CalendarState;
import gridlite.config.CalendarObject;
import gridlite.config.ClusterQueue;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;

/** Spans of time in which calendars leave queue instances open, by the clocks of a time zone. */
public final class CalendarWindows {
  private final ClusterState state;
  private final ZoneId zone;

  /** The windows of a state's calendars. */
  public CalendarWindows(ClusterState state, ZoneId zone) {
    this.state = state;
    this.zone = zone;
  }

  /** Whether an instance's calendar leaves it open all through a span of time. */
  boolean isOpen(QueueInstance instance, Instant from, Instant to) {
    Optional<Values> calendar =
        state.find(ObjectKind.CALENDAR, instance.get(ClusterQueue.CALENDAR));
    if (calendar.isEmpty()) {
      return true;
    }
    CalendarSchedule schedule = schedule(calendar.get());
    return schedule.at(from, zone) == CalendarState.ON
        && schedule.nextChange(from, zone).filter(change -> change.isBefore(to)).isEmpty();
  }

  /** When a calendar that queues use changes next; empty: none does. */
  public Optional<Instant> nextChange(Instant now) {
    Optional<Instant> next = Optional.empty();
    for (String name : state.objects(ObjectKind.CALENDAR).names()) {
      Optional<Instant> change = nextChange(name, now);
      if (change.isPresent() && (next.isEmpty() || change.get().isBefore(next.get()))) {
        next = change;
      }
    }
    return next;
  }

  /** When a calendar changes next; empty: never, or there is none of the name. */
  Optional<Instant> nextChange(String name, Instant now) {
    return state.find(ObjectKind.CALENDAR, name).flatMap(c -> schedule(c).nextChange(now, zone));
  }

  private static CalendarSchedule schedule(Values calendar) {
    return new CalendarSchedule(
        calendar.get(CalendarObject.YEAR), calendar.get(CalendarObject.WEEK));
  }
}
