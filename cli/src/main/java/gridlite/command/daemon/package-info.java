/** The verb {@code gridlite daemon}: starts, stops and shows the daemon of a cell, and is it. */
@org.jspecify.annotations.NullMarked
package gridlite.command.daemon;
