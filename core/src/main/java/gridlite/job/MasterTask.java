package gridlite.job;

/** Whether slots at a place have the master task of their job among them. */
public enum MasterTask {
  /** It is there, and what a job uses once is booked with these slots. */
  INCLUDED,
  /** It is somewhere else. */
  ELSEWHERE
}
