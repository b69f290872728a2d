/**
 * Calendars: what calendar_conf(5) says about times, read and evaluated. Knows neither queues nor
 * clocks: the instant and the time zone are parameters.
 */
@org.jspecify.annotations.NullMarked
package gridlite.calendar;
