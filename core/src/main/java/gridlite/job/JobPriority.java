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

  /** The same with a part of the tickets of each policy; their sum stays. */
  public JobPriority withPartOfTickets(double part) {
    return new JobPriority(
        prio,
        npprio,
        nurg,
        ntckts,
        urgency,
        rrcontr,
        wtcontr,
        dlcontr,
        tickets,
        otickets * part,
        ftickets * part,
        stickets * part,
        share);
  }

  /** The same without urgency. */
  public JobPriority withoutUrgency() {
    return new JobPriority(
        prio, npprio, 0, ntckts, 0, 0, 0, 0, tickets, otickets, ftickets, stickets, share);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof JobPriority that
        && Double.compare(prio, that.prio) == 0
        && Double.compare(npprio, that.npprio) == 0
        && Double.compare(nurg, that.nurg) == 0
        && Double.compare(ntckts, that.ntckts) == 0
        && Double.compare(urgency, that.urgency) == 0
        && Double.compare(rrcontr, that.rrcontr) == 0
        && Double.compare(wtcontr, that.wtcontr) == 0
        && Double.compare(dlcontr, that.dlcontr) == 0
        && Double.compare(tickets, that.tickets) == 0
        && Double.compare(otickets, that.otickets) == 0
        && Double.compare(ftickets, that.ftickets) == 0
        && Double.compare(stickets, that.stickets) == 0
        && Double.compare(share, that.share) == 0;
  }

  @Override
  public int hashCode() {
    int hash = Double.hashCode(prio);
    hash = 31 * hash + Double.hashCode(npprio);
    hash = 31 * hash + Double.hashCode(nurg);
    hash = 31 * hash + Double.hashCode(ntckts);
    hash = 31 * hash + Double.hashCode(urgency);
    hash = 31 * hash + Double.hashCode(rrcontr);
    hash = 31 * hash + Double.hashCode(wtcontr);
    hash = 31 * hash + Double.hashCode(dlcontr);
    hash = 31 * hash + Double.hashCode(tickets);
    hash = 31 * hash + Double.hashCode(otickets);
    hash = 31 * hash + Double.hashCode(ftickets);
    hash = 31 * hash + Double.hashCode(stickets);
    return 31 * hash + Double.hashCode(share);
  }
}
