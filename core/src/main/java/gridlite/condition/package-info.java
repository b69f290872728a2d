/**
 * Whether queue instances take jobs: what is switched off or suspended, calendars, thresholds and
 * subordination.
 */
@org.jspecify.annotations.NullMarked
package gridlite.condition;
