/**
 * The pages of a cell that {@code gridlite web} shows, as HTML. A page is a pure function of the
 * cell's state and a request; it only reads. Whatever users have named is escaped in {@link Html}.
 */
@org.jspecify.annotations.NullMarked
package gridlite.page;
