/**
 * The scheduler in virtual time: replays a recorded workload on a configuration and reports how it
 * fared, and estimates when waiting jobs start.
 */
@org.jspecify.annotations.NullMarked
package gridlite.simulate;
