/** The command {@code qdel}. */
@org.jspecify.annotations.NullMarked
package gridlite.command.qdel;
