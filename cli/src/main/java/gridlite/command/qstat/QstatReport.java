package gridlite.command.qstat;

import gridlite.command.listing.JobRow;
import gridlite.command.listing.Requests;
import gridlite.complex.Availability;
import gridlite.job.JobId;
import gridlite.name.QueueInstanceName;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The content of a {@code qstat} listing of jobs or queue instances.
 *
 * @param layout what is listed
 * @param instances queue instances with their jobs; empty unless they were asked for
 * @param running running jobs, when instances were not asked for
 * @param pending waiting jobs
 * @param finished ended jobs
 * @param requests what jobs asked for, by job number; empty unless wanted
 * @param selected what the criteria for queues leave
 */
public record QstatReport(
    Layout layout,
    List<InstanceRow> instances,
    List<JobRow> running,
    List<JobRow> pending,
    List<JobRow> finished,
    Map<JobId, Requests> requests,
    Selected selected) {

  /**
   * A queue instance.
   *
   * @param types letters of what it takes: {@code B I P C}, {@code N} for nothing
   * @param reserved slots reserved
   * @param used slots in use
   * @param total slots in all
   * @param load load average as listed, if it is known
   * @param arch architecture, if it is known
   * @param states state letters
   * @param explanations lines of {@code -explain}
   * @param resources what it offers, when asked for
   * @param jobs its jobs
   */
  public record InstanceRow(
      QueueInstanceName name,
      String types,
      long reserved,
      long used,
      long total,
      Optional<String> load,
      Optional<String> arch,
      String states,
      List<String> explanations,
      List<Availability> resources,
      List<JobRow> jobs) {}

  /** The kinds of listings. */
  public enum Layout {
    JOBS,
    /** Queue instances with their jobs, and the waiting jobs below. */
    QUEUE_INSTANCES
  }

  /** The rest that the criteria for queues leave. */
  public enum Selected {
    SOME,
    /** None of the users may use an instance. */
    NONE,
    /** They name a queue or resource that does not exist. */
    UNKNOWN
  }

  /** A report without anything. */
  static QstatReport nothing(Layout layout, Selected why) {
    return new QstatReport(layout, List.of(), List.of(), List.of(), List.of(), Map.of(), why);
  }

  /** Length of the longest name of a queue instance in it. */
  public int longestQueueName() {
    int longest = 0;
    for (InstanceRow instance : instances) {
      longest = Math.max(longest, instance.name().toString().length());
    }
    for (JobRow row : running) {
      longest = Math.max(longest, row.queue().map(name -> name.toString().length()).orElse(0));
    }
    return longest;
  }

  /** Copies the lists. */
  public QstatReport {
    instances = List.copyOf(instances);
    running = List.copyOf(running);
    pending = List.copyOf(pending);
    finished = List.copyOf(finished);
    requests = Map.copyOf(requests);
  }
}
