/** The command {@code qacct}. */
@org.jspecify.annotations.NullMarked
package gridlite.command.qacct;
