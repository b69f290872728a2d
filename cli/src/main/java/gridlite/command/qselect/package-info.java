/** The command {@code qselect}. */
@org.jspecify.annotations.NullMarked
package gridlite.command.qselect;
