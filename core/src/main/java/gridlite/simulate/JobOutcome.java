package gridlite.simulate;

/**
 * The fate of a job.
 *
 * @param job the job
 * @param fate how far it came
 * @param started when it was started, in seconds since 1970; 0: never
 * @param ended when it ended; 0: not within the simulated time
 */
public record JobOutcome(TraceJob job, Fate fate, long started, long ended) {
  /** The point that a job has reached. */
  public enum Fate {
    /** The configuration refused it. */
    REFUSED,
    /** It waited until the end. */
    WAITING,
    /** It was running when the simulation was over. */
    RUNNING,
    /** It ran to its end. */
    FINISHED
  }

  /** Jobs that ran for less count as if they had run that long, in seconds. */
  private static final long LEAST_RUN = 10;

  /** Returns whether it was started. */
  public boolean hasStarted() {
    return fate == Fate.RUNNING || fate == Fate.FINISHED;
  }

  /** Seconds from submission to start. */
  public long waitSeconds() {
    return started - job.submitted();
  }

  /**
   * Returns how much longer than its run everything took: {@code max(1, (wait + run) / max(run,
   * 10))}.
   *
   * @see "Feitelson et al., Theory and practice in parallel job scheduling (1997)"
   */
  public double boundedSlowdown() {
    double run = Math.max(job.runSeconds(), LEAST_RUN);
    return Math.max(1, (waitSeconds() + job.runSeconds()) / run);
  }
}
