/**
 * The conditions of queue instances to take jobs: what is switched off or suspended, calendars,
 * thresholds and subordination.
 */
@org.jspecify.annotations.NullMarked
package gridlite.condition;
