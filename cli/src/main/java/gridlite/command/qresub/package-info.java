/** The command {@code qresub}. */
@org.jspecify.annotations.NullMarked
package gridlite.command.qresub;
