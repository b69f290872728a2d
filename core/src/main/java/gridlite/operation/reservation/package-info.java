/** Operations on advance reservations. */
@org.jspecify.annotations.NullMarked
package gridlite.operation.reservation;
