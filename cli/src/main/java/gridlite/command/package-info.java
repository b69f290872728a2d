/** The commands but qconf. */
@org.jspecify.annotations.NullMarked
package gridlite.command;
