package gridlite.schedule.run;

import gridlite.complex.ComplexAttribute;
import gridlite.complex.Relop;
import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.job.MasterTask;
import gridlite.job.ReservationId;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.quota.QuotaClaim;
import gridlite.quota.QuotaKey;
import gridlite.quota.QuotaMatcher;
import gridlite.quota.QuotaSpot;
import gridlite.resource.Demand;
import gridlite.schedule.ledger.Account;
import gridlite.schedule.ledger.Ledger;
import gridlite.schedule.ledger.Window;
import gridlite.state.ClusterState;
import gridlite.value.Decimals;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The lines that a run adds to the file {@code schedule} when {@code params} has {@code MONITOR=1}:
 * {@code job:task:STARTING|RUNNING|RESERVING:start:duration:level:object:resource:amount}.
 *
 * @see "schedule(5)"
 */
final class Monitor {
  private static final String HEAD = "::::::::";

  /** The last second that Grid Engine knows: the end of what has none. */
  private static final long LAST_SECOND = 0xffffffffL;

  private final Ledger ledger;
  private final ClusterState state;
  private final boolean on;
  private final List<String> lines = new ArrayList<>();

  /** The lines of a run; where the future is of no interest, there is nothing to write. */
  Monitor(ClusterState state, Ledger ledger) {
    this.state = state;
    this.ledger = ledger;
    boolean wanted = isWanted(state.schedulerConfig());
    this.on = wanted && RunBook.isFutureOfInterest(state, state.schedulerConfig());
    if (wanted) {
      lines.add(HEAD);
    }
  }

  /** Returns whether the lines are asked for. */
  static boolean isWanted(Values config) {
    for (String parameter : config.get(SchedulerConfig.PARAMS)) {
      if (parameter.equalsIgnoreCase("MONITOR=1") || parameter.equalsIgnoreCase("MONITOR=TRUE")) {
        return true;
      }
    }
    return false;
  }

  List<String> lines() {
    return lines;
  }

  void running(Job job, ArrayTask task, Window window) {
    if (on && task.allocation().isPresent()) {
      Window used = new Window(task.started().getEpochSecond(), window.to());
      add(new TaskId(job.id(), task.number()), "RUNNING", used, job, task.allocation().get());
    }
  }

  void starting(TaskId task, Job job, Allocation allocation, Window window) {
    if (on) {
      add(task, "STARTING", window, job, allocation);
    }
  }

  void reserving(TaskId task, Job job, Allocation allocation, Window window) {
    if (on) {
      add(task, "RESERVING", window, job, allocation);
    }
  }

  /** The environment, the cluster, then place by place its host, the queue instance and quotas. */
  private void add(TaskId task, String what, Window window, Job job, Allocation allocation) {
    long end = window.to() == Window.FOREVER ? LAST_SECOND : window.to();
    List<Object> fields =
        List.of(task.job(), task.task(), what, window.from(), end - window.from());
    String head = fields.stream().map(Object::toString).collect(Collectors.joining(":", "", ":"));
    Optional<String> parallelEnvironment = allocation.parallelEnvironment();
    parallelEnvironment.ifPresent(
        name -> add(head + "P:" + name + ":slots", (double) allocation.slots()));
    Demand demand = Demand.of(ledger.consumables(), job.get(JobRequest.HARD_RESOURCES));
    Optional<ReservationId> reservation = job.get(JobRequest.RESERVATION);
    if (reservation.isEmpty()) {
      add(head + "G:global", ledger.global(), demand, allocation.slots(), MasterTask.INCLUDED);
    }
    for (Allocation.Grant grant : allocation.grants()) {
      MasterTask master = allocation.masterAt(grant.instance());
      HostName host = grant.instance().host();
      if (reservation.isEmpty()) {
        add(head + "H:" + host, ledger.host(host), demand, grant.slots(), master);
      }
      Optional<Account> account =
          reservation
              .map(id -> ledger.reservation(id).get(grant.instance()))
              .or(() -> state.queueInstances().find(grant.instance()).map(ledger::instance));
      account.ifPresent(
          found -> add(head + "Q:" + grant.instance(), found, demand, grant.slots(), master));
      if (reservation.isEmpty()) {
        addQuotas(head + "L:", job, parallelEnvironment, grant, master);
      }
    }
  }

  private void add(String head, Account account, Demand demand, long slots, MasterTask master) {
    for (int attribute : account.configured()) {
      ComplexAttribute of = ledger.consumables().attributes().get(attribute);
      boolean exclusive = of.relop() == Relop.EXCLUSIVE;
      double amount = exclusive ? (double) slots : demand.amount(attribute, slots, master);
      if (amount != 0) {
        add(head + ":" + of.name(), amount);
      }
    }
  }

  private void addQuotas(
      String head,
      Job job,
      Optional<String> parallelEnvironment,
      Allocation.Grant grant,
      MasterTask master) {
    if (ledger.quotas().isEmpty()) {
      return;
    }
    QuotaMatcher matcher = ledger.quotas().matcher(job, parallelEnvironment);
    if (matcher.isFree()) {
      return;
    }
    QuotaSpot spot = matcher.spot(grant.instance());
    for (QuotaClaim claim : matcher.at(spot).all()) {
      double amount = claim.amount(grant.slots(), master);
      if (claim.isCounted() && amount != 0) {
        QuotaKey key = claim.counter(spot).key();
        add(
            head + key.rule().substring(0, key.rule().lastIndexOf('/')) + ":" + key.members(),
            amount);
      }
    }
  }

  private void add(String head, double amount) {
    lines.add(head + ":" + Decimals.fixed(amount, 6));
  }
}
