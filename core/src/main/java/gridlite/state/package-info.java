/** The immutable state of a cell and the changes that lead from one to the next. */
@org.jspecify.annotations.NullMarked
package gridlite.state;
