/** The command {@code qsched}: scheduling runs, and the clock and load of a simulated cell. */
@org.jspecify.annotations.NullMarked
package gridlite.command.qsched;
