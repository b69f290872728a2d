/**
 * The conditions of queue instances to take jobs: what is switched off or suspended, calendars,
 * thresholds and subordination. A condition is worked out from the state at an instant and never
 * stored; each letter that it shows has the reasons behind it ({@link
 * gridlite.condition.ConditionReason}).
 */
@org.jspecify.annotations.NullMarked
package gridlite.condition;
