/**
 * Calendars: what calendar_conf(5) says about times, read and evaluated. A calendar is a list of
 * entries for dates and one for weekdays; asked at an instant, it says what holds then and when
 * that will change. Knows neither queues nor clocks: the instant and the time zone are parameters.
 */
@org.jspecify.annotations.NullMarked
package gridlite.calendar;
