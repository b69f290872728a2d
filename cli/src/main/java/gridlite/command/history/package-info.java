/** The verbs {@code history}, {@code diff} and {@code restore} of {@code gridlite}. */
@org.jspecify.annotations.NullMarked
package gridlite.command.history;
