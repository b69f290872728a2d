package gridlite.simulate;

import java.util.Optional;

/**
 * Options with which the jobs of a trace are submitted.
 *
 * @param parallelEnvironment parallel environment, or a pattern, of jobs with more than one slot;
 *     empty: the recorded one, or any where the trace names none
 * @param memory resource that recorded requests for memory ask for; empty: none
 * @param reserve whether parallel jobs ask for a reservation
 */
public record TraceOptions(
    Optional<String> parallelEnvironment, Optional<String> memory, boolean reserve) {
  /** As recorded. */
  public static final TraceOptions RECORDED =
      new TraceOptions(Optional.empty(), Optional.empty(), false);
}
