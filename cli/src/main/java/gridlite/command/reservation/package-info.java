/** The commands {@code qrsub}, {@code qrstat} and {@code qrdel}: advance reservations. */
@org.jspecify.annotations.NullMarked
package gridlite.command.reservation;
