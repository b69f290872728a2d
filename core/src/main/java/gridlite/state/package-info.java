/**
 * The immutable state of a cell and the changes that lead from one to the next. A {@link
 * gridlite.state.Change} applies itself to the {@link gridlite.state.Section} that it is about;
 * sections are read when they are first asked for, and what is derived from them is worked out once
 * a state.
 */
@org.jspecify.annotations.NullMarked
package gridlite.state;
