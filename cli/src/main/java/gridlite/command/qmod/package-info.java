/** The command {@code qmod}. */
@org.jspecify.annotations.NullMarked
package gridlite.command.qmod;
