/** The command {@code qalter}. */
@org.jspecify.annotations.NullMarked
package gridlite.command.qalter;
