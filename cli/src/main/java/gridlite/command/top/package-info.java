/**
 * {@code gridlite top}: a cell on one screen. {@code Look} works out in the daemon, or wherever
 * commands run, what is to be shown; {@code Top} asks for it, draws it and reads keys in the
 * caller's process.
 */
@org.jspecify.annotations.NullMarked
package gridlite.command.top;
