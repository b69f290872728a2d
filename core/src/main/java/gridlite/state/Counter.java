package gridlite.state;

/** Numbers a cell counts. */
public enum Counter {
  /** Number of the last job. */
  JOB,
  /** Number of the last advance reservation. */
  RESERVATION,
  /** Serial number of the last creation or touch of a queue instance. */
  SERIAL,
  /** Seconds that a simulated cell's clock is ahead of the real one. */
  CLOCK_OFFSET,
  /** The real seconds that a second of a simulated cell takes; 0 and 1: one. */
  CLOCK_SLOWNESS,
  /** Seconds since 1970 in real time when the clock began to be slow. */
  CLOCK_SLOW_SINCE,
  /** 1 where simulated hosts that have reported nothing report an idle machine. */
  IDLE_HOSTS,
  /** Millionths of a second of CPU time that simulated jobs use a second and slot. */
  SIMULATED_CPU,
  /** Bytes of memory that simulated jobs use for each slot. */
  SIMULATED_MEMORY,
  /** Bytes that simulated jobs transfer a second and slot. */
  SIMULATED_IO,
  /** Milliseconds since 1970 of the last scheduling run. */
  LAST_RUN,
  /**
   * 1 where a cluster is rehearsed: simulated hosts need not resolve, and accounting has the times
   * of simulated tasks.
   */
  REHEARSAL,
  /** The engine that runs the tasks: the place of an {@link Engine} in their order. */
  ENGINE,
  /** 1 where the shepherds on the nodes of an engine are the owners of their jobs. */
  OWN_SHEPHERDS,
  /** {@link SearchWeights#middleFirst}. */
  MIDDLE_FIRST,
  /** {@link SearchWeights#leastFirst}. */
  LEAST_FIRST,
  /** {@link SearchWeights#greatestFirst}. */
  GREATEST_FIRST
}
