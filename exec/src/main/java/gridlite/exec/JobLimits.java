package gridlite.exec;

import gridlite.complex.RequestedResource;
import gridlite.config.ClusterQueue;
import gridlite.format.Attribute;
import gridlite.job.JobRequest;
import gridlite.state.TaskLimits;
import gridlite.value.MemoryValue;
import gridlite.value.PerHost;
import gridlite.value.TimeValue;
import java.util.List;
import java.util.OptionalDouble;

/**
 * The limits of a task: each side the lower of the queue's and the request's, the soft one never
 * above the hard one. Data, stack, address space and CPU time count once a slot on this host.
 *
 * @see "queue_conf(5), RESOURCE LIMITS"
 */
final class JobLimits {
  private JobLimits() {}

  /** Amount of a queue's limit. */
  private interface QueueLimit {
    double of(Launch launch);
  }

  private static QueueLimit time(Attribute<PerHost<TimeValue>> attribute) {
    return launch -> launch.instance().get(attribute).seconds();
  }

  private static QueueLimit memory(Attribute<PerHost<MemoryValue>> attribute) {
    return launch -> launch.instance().get(attribute).bytes();
  }

  /**
   * A limit that the kernel keeps.
   *
   * @param resource number of the resource for setrlimit(2) on Linux
   * @param perSlot whether it counts once a slot
   */
  private record Limit(
      String name, int resource, boolean perSlot, QueueLimit soft, QueueLimit hard) {}

  private static final List<Limit> LIMITS =
      List.of(
          new Limit("cpu", 0, true, time(ClusterQueue.S_CPU), time(ClusterQueue.H_CPU)),
          new Limit("fsize", 1, false, memory(ClusterQueue.S_FSIZE), memory(ClusterQueue.H_FSIZE)),
          new Limit("data", 2, true, memory(ClusterQueue.S_DATA), memory(ClusterQueue.H_DATA)),
          new Limit("stack", 3, true, memory(ClusterQueue.S_STACK), memory(ClusterQueue.H_STACK)),
          new Limit("core", 4, false, memory(ClusterQueue.S_CORE), memory(ClusterQueue.H_CORE)),
          new Limit("rss", 5, false, memory(ClusterQueue.S_RSS), memory(ClusterQueue.H_RSS)),
          new Limit("vmem", 9, true, memory(ClusterQueue.S_VMEM), memory(ClusterQueue.H_VMEM)));

  /** Writes what the shepherd sets, and what it watches: run time, and the sums over the task. */
  static void describe(Launch launch, LaunchFile file) {
    long slots = launch.allocation().slotsOn(launch.site().host());
    for (Limit limit : LIMITS) {
      long factor = limit.perSlot() ? slots : 1;
      double hard = factor * lower(launch, "h_" + limit.name(), limit.hard());
      double soft = Math.min(hard, factor * lower(launch, "s_" + limit.name(), limit.soft()));
      file.add("rlimit", limit.resource() + " " + text(soft) + " " + text(hard));
      if (limit.name().equals("cpu") || limit.name().equals("vmem")) {
        watch(file, "h_" + limit.name(), hard);
        watch(file, "s_" + limit.name(), soft < hard ? soft : Double.POSITIVE_INFINITY);
      }
    }
    TaskLimits configured =
        launch.settings().text(TaskLimits.KEYWORD).map(TaskLimits::of).orElse(TaskLimits.NONE);
    watch(file, "max_processes", configured.processes());
    // what a group holds at a time counts for the whole task
    double asked =
        Math.min(
            slots * lower(launch, "h_rss", memory(ClusterQueue.H_RSS)),
            slots * lower(launch, "h_vmem", memory(ClusterQueue.H_VMEM)));
    watch(file, "group_memory", Math.min(asked, configured.memory()));
    watch(file, "h_rt", lower(launch, "h_rt", time(ClusterQueue.H_RT)));
    watch(file, "s_rt", lower(launch, "s_rt", time(ClusterQueue.S_RT)));
  }

  private static void watch(LaunchFile file, String name, double amount) {
    if (!Double.isInfinite(amount)) {
      file.add(name, text(amount));
    }
  }

  private static double lower(Launch launch, String name, QueueLimit queue) {
    double amount = queue.of(launch);
    for (RequestedResource request : launch.job().get(JobRequest.HARD_RESOURCES)) {
      if (request.name().equals(name)) {
        OptionalDouble asked =
            name.endsWith("_rt") || name.endsWith("_cpu")
                ? TimeValue.parseSeconds(request.value())
                : MemoryValue.parseBytes(request.value());
        amount = Math.min(amount, asked.orElse(amount));
      }
    }
    return amount;
  }

  private static String text(double amount) {
    return Double.isInfinite(amount) ? "unlimited" : Long.toString((long) amount);
  }
}
