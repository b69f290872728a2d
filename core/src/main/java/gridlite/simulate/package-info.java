/** Replays a recorded workload on a configuration in virtual time, and reports how it fared. */
@org.jspecify.annotations.NullMarked
package gridlite.simulate;
