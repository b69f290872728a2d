/** The command {@code qquota}. */
@org.jspecify.annotations.NullMarked
package gridlite.command.qquota;
