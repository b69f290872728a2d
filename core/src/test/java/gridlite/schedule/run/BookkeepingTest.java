package gridlite.schedule.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import gridlite.complex.Availability;
import gridlite.complex.ComplexAttribute;
import gridlite.complex.Consumable;
import gridlite.complex.Origin;
import gridlite.complex.Relop;
import gridlite.complex.RequestedResource;
import gridlite.config.ClusterQueue;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.job.Usage;
import gridlite.name.HostName;
import gridlite.name.UserName;
import gridlite.operation.Actor;
import gridlite.operation.Force;
import gridlite.operation.job.DeleteJob;
import gridlite.operation.job.JobReference;
import gridlite.operation.progress.AbsorbReports;
import gridlite.port.TaskReport;
import gridlite.resource.Resources;
import gridlite.state.QueueInstance;
import gridlite.testkit.ClusterBuilder;
import gridlite.testkit.JobBuilder;
import gridlite.value.PerHost;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Bookkeeping can't drift: jobs come, run, end and are deleted, capacities, defaults and kinds of
 * consumption change, and after each step what is left of every resource is its capacity less the
 * sum over running jobs, summed up here in another way than the product does. No capacity is
 * exceeded unless it was lowered, or what jobs book was changed, while they ran.
 */
class BookkeepingTest {
  private static final List<String> RESOURCES = List.of("lic", "once", "mem", "alone", "slots");
  private static final Actor ROOT =
      new Actor(UserName.of("root"), "root", 0, 0, HostName.of("master"));

  private static ClusterBuilder cluster(Random random) {
    ClusterBuilder cluster =
        ClusterBuilder.of(3, 1 + random.nextInt(4))
            .complex("lic lic INT <= YES YES 0 0")
            .complex("once once INT <= YES JOB 0 0")
            .complex("mem mem MEMORY <= YES YES 1M 0")
            .complex("alone alone BOOL EXCL YES YES 0 0")
            .parallelEnvironment("smp", "$pe_slots")
            .parallelEnvironment("mpi", "$fill_up")
            .parallelEnvironment("rr", "$round_robin");
    capacities(cluster, random);
    return cluster;
  }

  private static void capacities(ClusterBuilder cluster, Random random) {
    String lic = "lic=" + random.nextInt(7);
    String mem = "mem=" + random.nextInt(9) + "M";
    switch (random.nextInt(4)) {
      case 0 -> cluster.host("global", lic, "once=" + random.nextInt(5));
      case 1 -> cluster.host("n1", lic, "alone=TRUE", mem);
      case 2 -> cluster.host("n2", "once=" + random.nextInt(3), mem, "slots=" + random.nextInt(5));
      default ->
          cluster.queue(
              "q",
              queue ->
                  queue
                      .with(ClusterQueue.SLOTS, PerHost.everywhere((long) random.nextInt(5)))
                      .with(
                          ClusterQueue.COMPLEX_VALUES,
                          PerHost.everywhere(JobBuilder.pairs(lic, "once=2"))));
    }
  }

  private static void submit(ClusterBuilder cluster, Random random) {
    JobBuilder job = cluster.job().owner(random.nextBoolean() ? "alice" : "bob");
    switch (random.nextInt(6)) {
      case 0 -> job.ask("lic=" + random.nextInt(3), "once=1");
      case 1 -> job.ask("once=" + random.nextInt(3));
      case 2 -> job.ask("alone=TRUE");
      case 3 -> job.ask("mem=" + random.nextInt(3) + "M", "lic=1");
      default -> {}
    }
    if (random.nextInt(3) == 0) {
      int least = 1 + random.nextInt(3);
      String[] parallelEnvironments = {"smp", "mpi", "rr"};
      job.parallel(
          parallelEnvironments[random.nextInt(3)], least + "-" + (least + random.nextInt(4)));
    } else if (random.nextInt(4) == 0) {
      job.tasks(1, 3);
    }
    job.submit();
  }

  private static Optional<TaskId> running(ClusterBuilder cluster, Random random) {
    List<TaskId> running = new ArrayList<>();
    for (Job job : cluster.state().jobs().values()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.isActive()) {
          running.add(new TaskId(job.id(), task.number()));
        }
      }
    }
    return running.isEmpty()
        ? Optional.empty()
        : Optional.of(running.get(random.nextInt(running.size())));
  }

  private static void end(ClusterBuilder cluster, TaskId id) {
    ArrayTask task = cluster.state().job(id.job()).orElseThrow().task(id.task()).orElseThrow();
    TaskReport ended =
        new TaskReport.Ended(
            id,
            task.attempts(),
            Optional.of(new TaskReport.Times(task.started(), cluster.now())),
            Optional.empty(),
            0,
            Usage.NONE,
            TaskReport.Consequence.values()[(int) (id.job().number() % 3)],
            Optional.empty());
    cluster.apply(AbsorbReports.absorb(cluster.state(), List.of(ended), cluster.now()).changes());
  }

  private static void delete(ClusterBuilder cluster, TaskId id) {
    DeleteJob.Request request =
        new DeleteJob.Request(List.of(JobReference.of(id.job())), List.of(), Force.USED);
    cluster.apply(DeleteJob.delete(cluster.state(), request, ROOT, cluster.now()).changes());
  }

  private static void redefine(ClusterBuilder cluster, Random random) {
    String use = random.nextBoolean() ? "JOB" : "YES";
    switch (random.nextInt(3)) {
      case 0 -> cluster.complex("once once INT <= YES " + use + " 0 0");
      case 1 -> cluster.complex("lic lic INT <= YES " + use + " " + random.nextInt(2) + " 0");
      default -> cluster.complex("mem mem MEMORY <= YES " + use + " " + random.nextInt(3) + "M 0");
    }
  }

  @Property(tries = 120)
  void whatIsLeftIsTheCapacityLessWhatRunningJobsUse(@ForAll long seed) {
    Random random = new Random(seed);
    ClusterBuilder cluster = cluster(random);
    cluster.manager("root");
    for (int step = 0; step < 40; step++) {
      Map<String, Double> before = rests(cluster);
      boolean configured = false;
      switch (random.nextInt(8)) {
        case 0, 1, 2 -> submit(cluster, random);
        case 3, 4 -> cluster.schedule();
        case 5 -> running(cluster, random).ifPresent(task -> end(cluster, task));
        case 6 -> running(cluster, random).ifPresent(task -> delete(cluster, task));
        default -> {
          configured = true;
          if (random.nextBoolean()) {
            capacities(cluster, random);
          } else {
            redefine(cluster, random);
          }
        }
      }
      cluster.at(cluster.now().plusSeconds(7));
      check(cluster, before, configured);
    }
  }

  /** What is left, by layer and resource. */
  private static Map<String, Double> rests(ClusterBuilder cluster) {
    Map<String, Double> rests = new HashMap<>();
    Resources resources = Resources.of(cluster.state());
    List<HostName> hosts =
        List.of(HostName.GLOBAL, HostName.of("n1"), HostName.of("n2"), HostName.of("n3"));
    hosts.forEach(host -> add(rests, host.toString(), resources.ofHost(host)));
    for (QueueInstance instance : cluster.state().queueInstances().all()) {
      add(rests, instance.name().toString(), resources.ofInstance(instance));
    }
    return rests;
  }

  private static void add(
      Map<String, Double> rests, String place, Map<String, Availability> offers) {
    for (Availability offer : offers.values()) {
      if (offer.origin() == Origin.CONSUMABLE) {
        rests.put(place + " " + offer.attribute().name(), offer.number().getAsDouble());
      }
    }
  }

  private static void check(
      ClusterBuilder cluster, Map<String, Double> before, boolean configured) {
    Map<String, Double> rests = rests(cluster);
    Map<String, Double> capacities = new HashMap<>();
    Resources unused = Resources.unused(cluster.state());
    for (HostName host :
        List.of(HostName.GLOBAL, HostName.of("n1"), HostName.of("n2"), HostName.of("n3"))) {
      add(capacities, host.toString(), unused.ofHost(host));
    }
    for (QueueInstance instance : cluster.state().queueInstances().all()) {
      add(capacities, instance.name().toString(), unused.ofInstance(instance));
    }
    assertThat(rests.keySet()).isEqualTo(capacities.keySet());
    for (Map.Entry<String, Double> capacity : capacities.entrySet()) {
      String key = capacity.getKey();
      int blank = key.indexOf(' ');
      String resource = key.substring(blank + 1);
      assertThat(RESOURCES).contains(resource);
      double used = used(cluster, key.substring(0, blank), resource);
      double left = resource.equals("alone") ? (used > 0 ? 0 : 1) : capacity.getValue() - used;
      assertThat(rests.get(key)).as(key).isEqualTo(left, within(1e-6));
      double allowed = configured ? left : Math.min(0, before.getOrDefault(key, 0.0));
      assertThat(left).as("%s is not exceeded", key).isGreaterThanOrEqualTo(allowed);
    }
  }

  /** Sums up requests and defaults of all running tasks at a place. */
  private static double used(ClusterBuilder cluster, String place, String resource) {
    ComplexAttribute attribute = cluster.state().complexes().get(resource);
    Predicate<Allocation.Grant> there =
        grant ->
            place.equals("global")
                || grant.instance().host().equals(HostName.of(place))
                || grant.instance().toString().equals(place);
    double used = 0;
    for (Job job : cluster.state().jobs().values()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.allocation().isPresent()) {
          List<Allocation.Grant> grants = task.allocation().get().grants();
          long slots = grants.stream().filter(there).mapToLong(Allocation.Grant::slots).sum();
          boolean master =
              grants.stream()
                  .filter(there)
                  .anyMatch(g -> masters(place, g, task.allocation().get()));
          used += amount(job, attribute, slots, master);
        }
      }
    }
    return used;
  }

  private static boolean masters(String place, Allocation.Grant grant, Allocation allocation) {
    return place.indexOf('@') >= 0
        ? grant.instance().equals(allocation.master())
        : place.equals("global") || grant.instance().host().equals(allocation.master().host());
  }

  private static double amount(Job job, ComplexAttribute attribute, long slots, boolean master) {
    if (slots == 0) {
      return 0;
    }
    if (attribute.name().equals("slots")) {
      return slots;
    }
    double each = attribute.defaultAmount();
    for (RequestedResource request : job.get(JobRequest.HARD_RESOURCES)) {
      if (request.name().equals(attribute.name())) {
        each = request.number(attribute.type()).orElseThrow();
      }
    }
    if (attribute.relop() == Relop.EXCLUSIVE) {
      return each;
    }
    return attribute.consumable() == Consumable.JOB ? (master ? each : 0) : each * slots;
  }
}
