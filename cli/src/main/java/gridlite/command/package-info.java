/**
 * The parts that commands share. Each command has a package of its own, with what it reports and
 * how that is written.
 */
@org.jspecify.annotations.NullMarked
package gridlite.command;
