package gridlite.calendar;

/**
 * The state that a calendar gives a queue at some time. Where areas overlap the later constant
 * wins.
 *
 * @see "calendar_conf(5), semantics"
 */
public enum CalendarState {
  /** Takes no jobs; those that run go on. */
  OFF,
  /** Takes no jobs; those that run are suspended. */
  SUSPENDED,
  /** As if there were no calendar. */
  ON
}
