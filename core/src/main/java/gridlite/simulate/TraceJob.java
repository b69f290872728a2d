package gridlite.simulate;

import gridlite.format.Values;
import gridlite.operation.Actor;

/**
 * A job of a recorded workload.
 *
 * @param label its number in the trace, with the task's where it was part of an array
 * @param submitted when it was submitted, in seconds since 1970
 * @param waited seconds that it waited when it was recorded; -1: unknown
 * @param runSeconds seconds that it ran, at least 0
 * @param owner who submitted it
 * @param project project that the trace counts it to, or empty
 * @param request what it asks for, resource requests as they were given
 * @param predecessor label of the job that it waits for, or empty
 */
public record TraceJob(
    String label,
    long submitted,
    long waited,
    long runSeconds,
    Actor owner,
    String project,
    Values request,
    String predecessor) {}
