/**
 * Operations that happen without a user: tasks start by the orders of a run, reports of executors
 * are absorbed, usage is booked, jobs end and are accounted for, the clock of a simulated cell
 * moves on.
 */
@org.jspecify.annotations.NullMarked
package gridlite.operation.progress;
