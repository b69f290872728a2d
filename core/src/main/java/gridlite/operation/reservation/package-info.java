/**
 * Operations on advance reservations. A reservation asks as a job does, is planned by the
 * scheduler's own search, and keeps what it got from then on; when its time is over, or it is
 * deleted, its jobs go with it.
 */
@org.jspecify.annotations.NullMarked
package gridlite.operation.reservation;
