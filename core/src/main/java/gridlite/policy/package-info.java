/** Dispatch priority: POSIX priority, urgency, tickets. */
@org.jspecify.annotations.NullMarked
package gridlite.policy;
