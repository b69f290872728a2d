package gridlite.complex;

/**
 * The way in which the use of a resource is booked: not at all, per slot, or once a job.
 *
 * @see "complex(5), consumable"
 */
public enum Consumable {
  YES,
  NO,
  JOB
}
