package gridlite.schedule.match;

import gridlite.complex.Availability;
import gridlite.name.HostName;
import gridlite.name.QueueInstanceName;
import gridlite.name.QueueName;
import gridlite.quota.QuotaSpot;
import gridlite.schedule.ledger.Account;
import gridlite.schedule.ledger.Window;
import gridlite.schedule.reason.Reason;
import gridlite.state.QueueInstance;
import java.util.Map;
import java.util.Optional;

/**
 * A queue instance as a scheduling run sees it; the run has one object for each, so that no other
 * is equal to it.
 *
 * @param index number among the places of the run, in the scheduler's own order
 * @param instance the queue instance
 * @param host its host
 * @param account its consumables
 * @param sequence sequence number
 * @param restricted whether not everybody, or not every project, may use it
 * @param spot what it is to quotas
 * @param condition why it takes no jobs; an open one has none
 */
public record Place(
    int index,
    QueueInstance instance,
    Host host,
    Account account,
    long sequence,
    boolean restricted,
    QuotaSpot spot,
    Optional<Reason> condition) {

  /**
   * A host as a scheduling run sees it.
   *
   * @param index number among the hosts of the run
   * @param name its name
   * @param account its consumables
   * @param fixed what it offers beside consumables, by name
   * @param restricted whether not everybody, or not every project, may use it
   */
  public record Host(
      int index,
      HostName name,
      Account account,
      Map<String, Availability> fixed,
      boolean restricted) {}

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return index;
  }

  public QueueInstanceName name() {
    return instance.name();
  }

  public QueueName queue() {
    return instance.queueName();
  }

  /** Returns whether all slots are in use at the beginning of a span of time. */
  public boolean isFull(Window window) {
    return account.isFull(window);
  }

  public boolean isOpen() {
    return condition.isEmpty();
  }
}
