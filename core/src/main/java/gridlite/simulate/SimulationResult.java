package gridlite.simulate;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The result of replaying a workload.
 *
 * @param from when the first job was submitted, in seconds since 1970
 * @param to when the last job ended, or the simulation
 * @param capacity slots that the configuration offers
 * @param outcomes what became of each submitted job, in order of submission
 * @param occupation slots in use and jobs waiting, whenever one of them changed
 * @param refusals number of refused jobs by reason
 * @param quotas what limits held back
 * @param slots slots that each started job had, by place among the outcomes
 */
public record SimulationResult(
    long from,
    long to,
    long capacity,
    List<JobOutcome> outcomes,
    List<Occupation> occupation,
    Map<String, Long> refusals,
    List<QuotaHits> quotas,
    List<Long> slots) {
  /** Copies the collections. */
  public SimulationResult {
    outcomes = List.copyOf(outcomes);
    occupation = List.copyOf(occupation);
    refusals = Collections.unmodifiableMap(new TreeMap<>(refusals));
    quotas = List.copyOf(quotas);
    slots = List.copyOf(slots);
  }

  /**
   * Use from a moment on.
   *
   * @param from the moment, in seconds since 1970
   * @param slots slots in use
   * @param waiting jobs waiting
   */
  public record Occupation(long from, long slots, long waiting) {}

  /**
   * The jobs that a rule of a resource quota set held back.
   *
   * @param rule {@code set/rule}
   * @param jobs jobs that it held back at least once
   * @param runs scheduling runs in which it held back some job
   */
  public record QuotaHits(String rule, long jobs, long runs) {}
}
