package gridlite.schedule.transcript;

/** The aim of a run with a job. */
public enum Sought {
  /** A start now. */
  START,

  /** A start now, else a reservation ({@code -R y}), of which there is none. */
  RESERVATION,

  /** A start now, else a reservation, which has been found. */
  FOUND_RESERVATION
}
