package gridlite.job;

/** The place of a job's master task, seen from some of its slots. */
public enum MasterTask {
  /** It is there, and what a job uses once is booked with these slots. */
  INCLUDED,
  /** It is somewhere else. */
  ELSEWHERE
}
