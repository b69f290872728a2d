/**
 * The scheduler: which jobs go where, and why not. {@link gridlite.condition.InstanceConditions}
 * answers for the instances of a state.
 */
@org.jspecify.annotations.NullMarked
package gridlite.schedule;
