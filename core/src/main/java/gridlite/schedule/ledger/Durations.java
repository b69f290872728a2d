package gridlite.schedule.ledger;

import gridlite.complex.ComplexType;
import gridlite.complex.RequestedResource;
import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.value.TimeValue;
import java.util.List;
import java.util.OptionalDouble;

/**
 * The time for which jobs occupy what they use: their run-time limit, else {@code
 * default_duration}, and {@code DURATION_OFFSET} to be on the safe side.
 *
 * @param byDefault seconds of jobs without a limit; may be infinite
 * @param offset seconds added to each
 * @see "sched_conf(5), default_duration and params"
 */
public record Durations(double byDefault, double offset) {
  private static final String OFFSET = "DURATION_OFFSET=";
  private static final double USUAL_OFFSET = 60;

  /** Durations as a scheduler configuration has them. */
  public static Durations of(Values config) {
    double offset = USUAL_OFFSET;
    for (String parameter : config.get(SchedulerConfig.PARAMS)) {
      if (parameter.regionMatches(true, 0, OFFSET, 0, OFFSET.length())) {
        offset = TimeValue.parseSeconds(parameter.substring(OFFSET.length())).orElse(USUAL_OFFSET);
      }
    }
    return new Durations(config.get(SchedulerConfig.DEFAULT_DURATION).seconds(), offset);
  }

  /** Seconds that a job occupies what it uses, the offset included. */
  public double of(Job job) {
    return limitOf(job) + offset;
  }

  /** Seconds after which a job has ended: its limit, else the default; may be infinite. */
  public double limitOf(Job job) {
    // an infinite limit is none (conformance/scheduling/duration-of-jobs.t)
    double limit = limit(job.get(JobRequest.HARD_RESOURCES)).orElse(Double.POSITIVE_INFINITY);
    return Double.isFinite(limit) ? limit : byDefault;
  }

  /** The limit among hard requests, in seconds; empty when they set none. */
  public static OptionalDouble limit(List<RequestedResource> requests) {
    OptionalDouble limit = OptionalDouble.empty();
    for (RequestedResource request : requests) {
      if (request.name().equals("h_rt") || request.name().equals("s_rt")) {
        OptionalDouble seconds = request.number(ComplexType.TIME);
        if (seconds.isPresent() && seconds.getAsDouble() < limit.orElse(Double.POSITIVE_INFINITY)
            || limit.isEmpty()) {
          limit = seconds;
        }
      }
    }
    return limit;
  }
}
