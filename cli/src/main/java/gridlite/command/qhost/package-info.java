/** The command {@code qhost}. */
@org.jspecify.annotations.NullMarked
package gridlite.command.qhost;
