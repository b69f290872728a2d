/**
 * The scheduler in virtual time: replays a recorded workload on a configuration and reports how it
 * fared, and estimates when waiting jobs start. Nothing here decides anything: state, operations
 * and scheduler are those of a cell, and only the clock is moved, from one event to the next.
 */
@org.jspecify.annotations.NullMarked
package gridlite.simulate;
