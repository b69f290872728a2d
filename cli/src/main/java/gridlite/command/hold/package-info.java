/** The commands {@code qhold} and {@code qrls}. */
@org.jspecify.annotations.NullMarked
package gridlite.command.hold;
