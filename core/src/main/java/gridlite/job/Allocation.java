package gridlite.job;

import gridlite.name.HostName;
import gridlite.name.QueueInstanceName;
import java.util.List;
import java.util.Optional;

/**
 * The slots a task has been given.
 *
 * @param parallelEnvironment name of the parallel environment it runs in; none for a serial job
 * @param grants slots by queue instance; the master task's instance first, at least one
 */
public record Allocation(Optional<String> parallelEnvironment, List<Grant> grants) {
  /** Slots in one queue instance, at least 1. */
  public record Grant(QueueInstanceName instance, long slots) {}

  /** Copies the list. */
  public Allocation {
    grants = List.copyOf(grants);
    if (grants.isEmpty()) {
      throw new IllegalArgumentException("an allocation has at least one grant");
    }
  }

  /** A serial job's allocation. */
  public static Allocation serial(QueueInstanceName instance) {
    return new Allocation(Optional.empty(), List.of(new Grant(instance, 1)));
  }

  /** A parallel job's allocation. */
  public static Allocation parallel(String parallelEnvironment, List<Grant> grants) {
    return new Allocation(Optional.of(parallelEnvironment), grants);
  }

  /** Returns whether it is a parallel job's. */
  public boolean isParallel() {
    return parallelEnvironment.isPresent();
  }

  /** Instance of the master task. */
  public QueueInstanceName master() {
    return grants.get(0).instance();
  }

  /** Says if the master task is in a queue instance. */
  public MasterTask masterAt(QueueInstanceName instance) {
    return instance.equals(master()) ? MasterTask.INCLUDED : MasterTask.ELSEWHERE;
  }

  /** Says if the master task is on a host. */
  public MasterTask masterOn(HostName host) {
    return host.equals(master().host()) ? MasterTask.INCLUDED : MasterTask.ELSEWHERE;
  }

  /** Slots in all. */
  public long slots() {
    long slots = 0;
    for (Grant grant : grants) {
      slots += grant.slots();
    }
    return slots;
  }

  /** The instances as users read them; of a parallel job with their slots. */
  public String places() {
    StringBuilder text = new StringBuilder();
    for (Grant grant : grants) {
      text.append(text.length() > 0 ? ", " : "").append(grant.instance());
      if (isParallel()) {
        text.append(" (").append(grant.slots()).append(')');
      }
    }
    return text.toString();
  }

  /** Slots in one queue instance. */
  public long slotsAt(QueueInstanceName instance) {
    long slots = 0;
    for (Grant grant : grants) {
      if (grant.instance().equals(instance)) {
        slots += grant.slots();
      }
    }
    return slots;
  }

  /** Slots on one host. */
  public long slotsOn(HostName host) {
    long slots = 0;
    for (Grant grant : grants) {
      if (grant.instance().host().equals(host)) {
        slots += grant.slots();
      }
    }
    return slots;
  }
}
