package gridlite.simulate;

import java.util.OptionalLong;

/**
 * The fate of a job.
 *
 * @param job the job
 * @param fate how far it came
 * @param start when it was started, in seconds since 1970; empty: never
 * @param end when it ended; empty: not within the simulated time
 */
public record JobOutcome(TraceJob job, Fate fate, OptionalLong start, OptionalLong end) {
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

  /** A job that was not started. */
  static JobOutcome notStarted(TraceJob job, Fate fate) {
    return new JobOutcome(job, fate, OptionalLong.empty(), OptionalLong.empty());
  }

  /** A job that runs since a second. */
  static JobOutcome running(TraceJob job, long since) {
    return new JobOutcome(job, Fate.RUNNING, OptionalLong.of(since), OptionalLong.empty());
  }

  /** The same job when it has ended. */
  JobOutcome finished(long second) {
    return new JobOutcome(job, Fate.FINISHED, start, OptionalLong.of(second));
  }

  /** Returns whether it was started. */
  public boolean hasStarted() {
    return start.isPresent();
  }

  /** Returns when it was started, in seconds since 1970; it must have been. */
  public long started() {
    return start.orElseThrow();
  }

  /** Seconds from submission to start; it must have been started. */
  public long waitSeconds() {
    return started() - job.submitted();
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
