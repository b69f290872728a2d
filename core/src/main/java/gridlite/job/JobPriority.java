package gridlite.job;

/**
 * A job's (or running task's) dispatch priority with every contribution, as a scheduling run
 * reported it.
 *
 * @param prio weighted sum of the normalised values
 * @param npprio normalised POSIX priority, 0 to 1
 * @param nurg normalised urgency, 0 to 1
 * @param ntckts normalised tickets, 0 to 1
 * @param urgency sum of the three contributions
 * @param rrcontr resource contribution
 * @param wtcontr waiting time contribution
 * @param dlcontr deadline contribution
 * @param tickets sum of the three kinds of tickets
 * @param otickets override tickets
 * @param ftickets functional tickets
 * @param stickets share tree tickets
 * @param share part of all tickets, 0 to 1
 * @see "sge_priority(5)"
 */
public record JobPriority(
    double prio,
    double npprio,
    double nurg,
    double ntckts,
    double urgency,
    double rrcontr,
    double wtcontr,
    double dlcontr,
    double tickets,
    double otickets,
    double ftickets,
    double stickets,
    double share) {

  /** Of a job that no scheduling run has considered. */
  public static final JobPriority NONE = new JobPriority(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
}
