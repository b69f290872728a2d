/**
 * The messages that Grid Engine 8.1.9 prints about waiting jobs: in which order, how often, and
 * what not at all. It follows a run ({@link gridlite.schedule.match.SlotPlan.Trace}, the places
 * that were passed over, the queues that filled up) and is never asked for a decision.
 */
@org.jspecify.annotations.NullMarked
package gridlite.schedule.transcript;
