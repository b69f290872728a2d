/** The verb {@code gridlite lint}. */
@org.jspecify.annotations.NullMarked
package gridlite.command.lint;
