package gridlite.simulate;

import gridlite.format.Values;
import gridlite.job.Usage;
import gridlite.name.ProjectName;
import gridlite.operation.Actor;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;

/**
 * A job of a recorded workload.
 *
 * @param label its number in the trace, with the task's where it was part of an array
 * @param submitted when it was submitted, in seconds since 1970
 * @param waited seconds that it waited when it was recorded; empty: unknown
 * @param runSeconds seconds that it ran, at least 0
 * @param owner who submitted it
 * @param project project that the trace counts it to, if any
 * @param request what it asks for, resource requests as they were given
 * @param used CPU time, memory and transfer of its whole run, as far as the trace says it
 * @param predecessor label of the job that it waits for, if any
 */
public record TraceJob(
    String label,
    long submitted,
    OptionalLong waited,
    long runSeconds,
    Actor owner,
    Optional<ProjectName> project,
    Values request,
    Usage used,
    Optional<String> predecessor) {

  /**
   * Returns what it has used after a part of its run; a trace without CPU times is taken to mean
   * that each slot was busy all the time.
   *
   * @param seconds how long it has run
   * @param slots what it was granted
   */
  Usage usedAfter(double seconds, long slots) {
    Map<String, Double> values = new TreeMap<>();
    double part = runSeconds > 0 ? seconds / (double) runSeconds : 1;
    used.values().forEach((kind, amount) -> values.put(kind, amount * part));
    values.putIfAbsent("cpu", seconds * slots);
    values.put("wallclock", seconds);
    values.put("ru_wallclock", seconds);
    return new Usage(values);
  }
}
