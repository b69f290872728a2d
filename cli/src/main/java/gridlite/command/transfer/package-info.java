/** The verbs {@code export} and {@code import} of {@code gridlite}. */
@org.jspecify.annotations.NullMarked
package gridlite.command.transfer;
