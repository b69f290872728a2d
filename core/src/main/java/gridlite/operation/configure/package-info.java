/**
 * Operations on the configuration: what may refer to what, what an edit changes, what a change
 * would do to running and waiting jobs before it is made ({@link
 * gridlite.operation.configure.Rehearsal}).
 */
@org.jspecify.annotations.NullMarked
package gridlite.operation.configure;
