package gridlite.schedule.ledger;

import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.ParallelEnvironment;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.ReservationId;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.state.AdvanceReservation;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import gridlite.value.NameValue;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Keeps the configuration from taking back what advance reservations have promised: slots of queue
 * instances and parallel environments, lists of parallel environments, calendars, and consumables
 * of hosts. Consumables of queues are not looked after, and hosts may leave their queue
 * (conformance/scheduling/beside-advance-reservations.t).
 */
public final class KeptReservations {
  private final ClusterState before;
  private final ClusterState after;
  private final Ledger ledger;
  private final Set<String> broken = new LinkedHashSet<>();

  private KeptReservations(ClusterState before, ClusterState after) {
    this.before = before;
    this.after = after;
    this.ledger = Ledger.withoutQuotas(after);
    new PresentUse(after, ledger, Optional.empty(), 0).bookReservations();
  }

  /** Returns what a change of the configuration would break, in words. */
  public static List<String> broken(ClusterState before, ClusterState after) {
    if (before.reservations().isEmpty()) {
      return List.of();
    }
    KeptReservations check = new KeptReservations(before, after);
    for (AdvanceReservation reservation : before.reservations().values()) {
      reservation.allocation().ifPresent(kept -> check.look(reservation, kept));
    }
    return List.copyOf(check.broken);
  }

  private void look(AdvanceReservation reservation, Allocation kept) {
    for (Allocation.Grant grant : kept.grants()) {
      Optional<QueueInstance> now = after.queueInstances().find(grant.instance());
      Optional<QueueInstance> old = before.queueInstances().find(grant.instance());
      if (now.isPresent() && old.isPresent()) {
        slots(grant.instance(), old.get(), now.get());
        kept.parallelEnvironment()
            .ifPresent(name -> parallelEnvironments(reservation.id(), name, old.get(), now.get()));
        calendars(reservation, old.get(), now.get());
      }
      consumables(grant.instance().host());
    }
    consumables(HostName.GLOBAL);
    kept.parallelEnvironment().ifPresent(this::parallelEnvironmentSlots);
  }

  private void slots(QueueInstanceName name, QueueInstance old, QueueInstance now) {
    double reserved = ledger.instance(now).used(ledger.consumables().slots(), Window.ALWAYS);
    long slots = now.get(ClusterQueue.SLOTS);
    if (slots < reserved && slots < old.get(ClusterQueue.SLOTS)) {
      broken.add(
          "denied: "
              + (long) reserved
              + " slots are already reserved in "
              + name
              + " by an advance reservation");
    }
  }

  private void parallelEnvironments(
      ReservationId id, String parallelEnvironment, QueueInstance old, QueueInstance now) {
    if (old.get(ClusterQueue.PE_LIST).contains(parallelEnvironment)
        && !now.get(ClusterQueue.PE_LIST).contains(parallelEnvironment)) {
      broken.add(
          "denied: removing \""
              + parallelEnvironment
              + "\" from pe_list would break advance reservation "
              + id);
    }
  }

  private void calendars(AdvanceReservation reservation, QueueInstance old, QueueInstance now) {
    Instant start = reservation.start();
    Instant end = reservation.end();
    if (new CalendarWindows(before).isOpen(old, start, end)
        && !new CalendarWindows(after).isOpen(now, start, end)) {
      broken.add(
          "denied: changing \""
              + now.get(ClusterQueue.CALENDAR)
              + "\" to calendar would break advance reservation "
              + reservation.id());
    }
  }

  private void consumables(HostName host) {
    Account account = host.equals(HostName.GLOBAL) ? ledger.global() : ledger.host(host);
    for (NameValue value : complexValues(after, host)) {
      OptionalInt index = ledger.indexOf(value.name());
      boolean changed = !complexValues(before, host).contains(value);
      if (changed && index.isPresent() && isOverCommitted(account, index.getAsInt())) {
        broken.add(
            "denied: changing \""
                + value.name()
                + "\" in complex_values would break advance reservation");
      }
    }
  }

  private static boolean isOverCommitted(Account account, int index) {
    return account.used(index, Window.ALWAYS) > account.capacity(index);
  }

  private static List<NameValue> complexValues(ClusterState state, HostName host) {
    return state
        .execHost(host)
        .map(object -> object.get(ExecHost.COMPLEX_VALUES))
        .orElse(List.of());
  }

  private void parallelEnvironmentSlots(String parallelEnvironment) {
    long slots = slotsOf(after, parallelEnvironment);
    double reserved = ledger.parallelEnvironment(parallelEnvironment).max(Window.ALWAYS);
    if (slots < reserved && slots < slotsOf(before, parallelEnvironment)) {
      broken.add(
          "denied: lowering slots amount below "
              + (long) reserved
              + " would break advance reservations");
    }
  }

  private static long slotsOf(ClusterState state, String parallelEnvironment) {
    Optional<Values> found = state.find(ObjectKind.PARALLEL_ENVIRONMENT, parallelEnvironment);
    return found.map(values -> values.get(ParallelEnvironment.SLOTS)).orElse(Long.MAX_VALUE);
  }
}
