/**
 * The world that commands run in: the cell with its directory, store, executor and clock, the
 * caller, and what is done before and behind each command.
 */
@org.jspecify.annotations.NullMarked
package gridlite.runtime;
