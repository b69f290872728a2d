package gridlite.command.qhost;

import gridlite.command.listing.InstanceStates;
import gridlite.command.listing.JobRow;
import gridlite.command.listing.JobRows;
import gridlite.command.listing.JobSelection;
import gridlite.command.listing.ListedResources;
import gridlite.command.listing.StateSelection;
import gridlite.complex.Availability;
import gridlite.complex.Origin;
import gridlite.complex.RequestedResource;
import gridlite.complex.ResourceRequest;
import gridlite.config.ClusterConfig;
import gridlite.config.ClusterQueue;
import gridlite.name.HostName;
import gridlite.name.NamePattern;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.operation.job.ResourceRequests;
import gridlite.port.HostDirectory;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.resource.Resources;
import gridlite.runtime.SystemHosts;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Hosts with what was asked for of them: {@code qhost}.
 *
 * @param hosts the pseudo host {@code global} first, then by name
 * @see "qhost(1)"
 */
public record HostReport(List<Host> hosts) {
  private static final String HOST_NAME = "hostname";

  /**
   * The options of {@code qhost}.
   *
   * @param hosts {@code -h}: names; none: all
   * @param users {@code -u}: owners of the jobs
   * @param queues {@code -q}: whether queues are listed
   * @param jobs {@code -j}, {@code -u}: whether jobs are listed
   * @param resources {@code -F}: names of the resources listed; empty list: all of them
   * @param offers {@code -l}: what a host must have left
   */
  public record Options(
      List<String> hosts,
      List<String> users,
      boolean queues,
      boolean jobs,
      Optional<List<String>> resources,
      List<RequestedResource> offers) {}

  /**
   * A host.
   *
   * @param loads values by complex name: those reported and those configured for the host
   * @param resources what it offers, when asked for
   * @param queues its queue instances in the order of the queues, when queues or jobs were asked
   *     for
   */
  public record Host(
      String name,
      Map<String, String> loads,
      List<Availability> resources,
      List<HostQueue> queues) {}

  /**
   * A queue instance of a host.
   *
   * @param reserved slots that advance reservations keep at the time when they keep most
   */
  public record HostQueue(
      QueueInstanceName name,
      String types,
      long reserved,
      long used,
      long total,
      String states,
      List<JobRow> jobs) {}

  /** Copies the list. */
  public HostReport {
    hosts = List.copyOf(hosts);
  }

  /** Returns what a listing shows at one moment. */
  public static HostReport build(ClusterState state, Options options, Instant now) {
    Set<String> names = names(state, options.hosts());
    List<ResourceRequest> requests = new ArrayList<>();
    for (RequestedResource request :
        ResourceRequests.resolve(state.complexes(), options.offers())) {
      if (request.name().equals(HOST_NAME)) {
        // the host of that name, not a pattern (conformance/listings/qhost-by-host.t)
        names.retainAll(Set.of(request.value().toLowerCase(Locale.ROOT)));
        names.remove(ClusterConfig.GLOBAL);
      } else {
        requests.add(ResourceRequest.of(state.complexes().get(request.name()), request));
      }
    }
    Resources resources = Resources.of(state);
    Map<HostName, List<HostQueue>> queues = queues(state, options, now);
    List<Host> hosts = new ArrayList<>();
    for (String each : names) {
      HostName name = HostName.of(each);
      if (requests.isEmpty() || resources.suit(requests, name)) {
        List<Availability> offers =
            options.resources().isPresent() ? wanted(state, options, resources, each) : List.of();
        hosts.add(
            new Host(
                each,
                values(state, resources, name),
                offers,
                queues.getOrDefault(name, List.of())));
      }
    }
    return new HostReport(hosts);
  }

  /** Returns what a host reports; where complex_values decide, what they leave. */
  private static Map<String, String> values(
      ClusterState state, Resources resources, HostName host) {
    Map<String, String> values = new HashMap<>(state.loadValues(host));
    for (Availability offer : resources.ofHost(host).values()) {
      if (offer.origin() == Origin.FIXED || offer.origin() == Origin.CONSUMABLE) {
        values.put(offer.attribute().name(), ListedResources.shown(offer));
      }
    }
    return values;
  }

  private static Set<String> names(ClusterState state, List<String> wanted) {
    Set<String> hosts = new TreeSet<>(state.objects(ObjectKind.EXEC_HOST).names());
    hosts.remove(ClusterConfig.GLOBAL);
    if (!wanted.isEmpty()) {
      hosts.retainAll(resolved(state, wanted));
    }
    Set<String> names = new LinkedHashSet<>();
    names.add(ClusterConfig.GLOBAL);
    names.addAll(hosts);
    return names;
  }

  /**
   * The names as hosts have them. Other hosts than execution hosts may be named, and patterns,
   * which match none (conformance/listings/names-of-hosts.t).
   */
  private static Set<String> resolved(ClusterState state, List<String> wanted) {
    HostDirectory directory = SystemHosts.of(state);
    Set<String> names = new HashSet<>();
    for (String each : wanted) {
      String name = each.toLowerCase(Locale.ROOT);
      boolean known =
          state.has(ObjectKind.EXEC_HOST, name)
              || NamePattern.isPattern(name)
              || directory.resolves(name);
      if (!known) {
        throw new GridException(
            Problem.refused("error: can't resolve hostname \"" + each + "\"")
                .hint("qconf -sel lists the execution hosts"));
      }
      names.add(name);
    }
    return names;
  }

  private static List<Availability> wanted(
      ClusterState state, Options options, Resources resources, String host) {
    Set<String> names = ListedResources.names(state, options.resources().orElseThrow());
    List<Availability> wanted = new ArrayList<>();
    for (Availability offer : resources.onHost(HostName.of(host))) {
      if (names.isEmpty() || names.contains(offer.attribute().name())) {
        wanted.add(offer);
      }
    }
    return wanted;
  }

  private static Map<HostName, List<HostQueue>> queues(
      ClusterState state, Options options, Instant now) {
    Map<HostName, List<HostQueue>> byHost = new HashMap<>();
    if (!options.queues() && !options.jobs()) {
      return byHost;
    }
    InstanceStates conditions = new InstanceStates(state, now);
    Map<QueueInstanceName, List<JobRow>> jobs = new HashMap<>();
    if (options.jobs()) {
      JobSelection selection = new JobSelection(options.users(), StateSelection.ALL);
      JobRows rows = new JobRows(state, selection, conditions);
      for (JobRow row : JobRows.slotBySlot(JobRows.inEachInstance(rows.running()))) {
        jobs.computeIfAbsent(row.queue().orElseThrow(), name -> new ArrayList<>()).add(row);
      }
    }
    for (QueueInstance instance : state.queueInstances().all()) {
      HostQueue queue =
          new HostQueue(
              instance.name(),
              InstanceStates.types(instance),
              conditions.mostReservedSlots(instance.name()),
              conditions.usedSlots(instance.name()),
              instance.get(ClusterQueue.SLOTS),
              conditions.letters(instance),
              jobs.getOrDefault(instance.name(), List.of()));
      byHost.computeIfAbsent(instance.host(), host -> new ArrayList<>()).add(queue);
    }
    return byHost;
  }
}
