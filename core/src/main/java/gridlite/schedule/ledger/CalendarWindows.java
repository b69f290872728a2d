package gridlite.schedule.ledger;

import gridlite.calendar.CalendarSchedule;
import gridlite.calendar.CalendarState;
import gridlite.config.CalendarObject;
import gridlite.config.ClusterQueue;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.state.ClusterState;
import gridlite.state.Lazy;
import gridlite.state.QueueInstance;
import gridlite.value.PerHost;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Spans of time in which calendars leave queue instances open, by the clocks of the cell. */
public final class CalendarWindows {
  private static final String NO_CALENDAR = "NONE";

  private static final int STATES_AHEAD = 2;

  private final Map<String, List<Window>> closed = new HashMap<>();
  private final ClusterState state;
  private final Lazy<ZoneId> zone;

  /** The windows of a state's calendars. */
  public CalendarWindows(ClusterState state) {
    this.state = state;
    this.zone = Lazy.from(state::zone);
  }

  /** Returns whether an instance's calendar leaves it open all through a span of time. */
  public boolean isOpen(QueueInstance instance, Instant from, Instant to) {
    Optional<Values> calendar =
        state.find(ObjectKind.CALENDAR, instance.get(ClusterQueue.CALENDAR));
    if (calendar.isEmpty()) {
      return true;
    }
    CalendarSchedule schedule = schedule(calendar.get());
    return schedule.at(from, zone.get()) == CalendarState.ON
        && schedule.nextChange(from, zone.get()).filter(change -> change.isBefore(to)).isEmpty();
  }

  /** Returns whether a queue has a calendar, for some host at least. */
  public static boolean areUsed(ClusterState state) {
    for (Values queue : state.objects(ObjectKind.CLUSTER_QUEUE).objects()) {
      PerHost<String> setting = queue.get(ClusterQueue.CALENDAR);
      if (!setting.common().equals(NO_CALENDAR) || setting.hasSettings()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns when an instance's calendar keeps it closed, as far ahead as Grid Engine plans: in the
   * present state of the calendar and the next. What comes behind them counts as open
   * (conformance/scheduling/calendar-windows.t).
   */
  List<Window> closed(QueueInstance instance, Instant now) {
    return closed.computeIfAbsent(
        instance.get(ClusterQueue.CALENDAR),
        name ->
            state
                .find(ObjectKind.CALENDAR, name)
                .map(calendar -> closed(schedule(calendar), now))
                .orElse(List.of()));
  }

  private List<Window> closed(CalendarSchedule schedule, Instant now) {
    List<Window> windows = new ArrayList<>();
    Optional<Instant> from = Optional.of(now);
    for (int i = 0; i < STATES_AHEAD && from.isPresent(); i++) {
      Optional<Instant> to = schedule.nextChange(from.get(), zone.get());
      if (schedule.at(from.get(), zone.get()) != CalendarState.ON) {
        windows.add(
            new Window(
                i == 0 ? Long.MIN_VALUE : from.get().getEpochSecond(),
                to.map(Instant::getEpochSecond).orElse(Window.FOREVER)));
      }
      from = to;
    }
    return windows;
  }

  /** Returns when a calendar that queues use changes next; empty: none does. */
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

  /** Returns when a calendar changes next; empty: never, or there is none of the name. */
  public Optional<Instant> nextChange(String name, Instant now) {
    return state
        .find(ObjectKind.CALENDAR, name)
        .flatMap(c -> schedule(c).nextChange(now, zone.get()));
  }

  private static CalendarSchedule schedule(Values calendar) {
    return new CalendarSchedule(
        calendar.get(CalendarObject.YEAR), calendar.get(CalendarObject.WEEK));
  }
}
