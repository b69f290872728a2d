/** The verb {@code gridlite report}: what users, projects and queues have used, by accounting. */
@org.jspecify.annotations.NullMarked
package gridlite.command.report;
