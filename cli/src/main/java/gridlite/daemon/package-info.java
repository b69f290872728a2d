/** The daemon of a cell: serves clients on a socket, schedules on its interval. */
@org.jspecify.annotations.NullMarked
package gridlite.daemon;
