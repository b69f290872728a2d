/**
 * The interface between the scheduler and a scheduling algorithm: a function from a state, an
 * instant and something that places jobs to orders and a report. What is here is what somebody
 * else's algorithm sees (docs/algorithm.md).
 */
@org.jspecify.annotations.NullMarked
package gridlite.schedule.algorithm;
