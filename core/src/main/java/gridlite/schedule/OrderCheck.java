package gridlite.schedule;

import gridlite.job.Allocation;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.quota.QuotaClaim;
import gridlite.quota.QuotaCounter;
import gridlite.quota.QuotaMatcher;
import gridlite.quota.QuotaSpot;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import java.util.Optional;

/**
 * Looks once more whether slots that a run has chosen are free before they are given away: an
 * algorithm may be anybody's, and the state may have changed since it looked. Admitted slots are
 * booked, so that orders are checked together.
 */
public final class OrderCheck {
  private final ClusterState state;
  private final Ledger ledger;
  private final PresentUse use;

  /** A check against what a state's active tasks use. */
  public OrderCheck(ClusterState state) {
    this.state = state;
    this.ledger = Ledger.empty(state);
    this.use = new PresentUse(state, ledger, Optional.empty(), 0);
    use.bookAll();
  }

  /** Whether a job may have some slots; if so they are booked. */
  public boolean admit(Job job, Allocation allocation) {
    boolean fits =
        job.get(JobRequest.RESERVATION) != 0
            || (fitsEverywhere(job, allocation) && fitsQuotas(job, allocation));
    if (fits) {
      use.book(job, allocation, Window.ALWAYS);
    }
    return fits;
  }

  private boolean fitsEverywhere(Job job, Allocation allocation) {
    Room room = new Room(new Category(state, ledger.consumables(), job), ledger.isPlanning());
    String masterHost = allocation.master().host();
    if (room.slots(ledger.global(), Window.ALWAYS, true) < allocation.slots()) {
      return false;
    }
    for (Allocation.Grant grant : allocation.grants()) {
      Optional<QueueInstance> instance = state.queueInstances().find(grant.instance());
      String host = grant.instance().host();
      boolean master = grant.instance().equals(allocation.master());
      if (instance.isEmpty()
          || room.slots(ledger.instance(instance.get()), Window.ALWAYS, master) < grant.slots()
          || room.slots(ledger.host(host), Window.ALWAYS, host.equals(masterHost))
              < allocation.slotsOn(host)) {
        return false;
      }
    }
    String environment = allocation.parallelEnvironment();
    return environment.isEmpty()
        || ledger.environmentRoom(environment, Window.ALWAYS) >= allocation.slots();
  }

  private boolean fitsQuotas(Job job, Allocation allocation) {
    if (ledger.quotas().isEmpty()) {
      return true;
    }
    QuotaMatcher matcher = ledger.quotas().matcher(job, allocation.parallelEnvironment());
    for (Allocation.Grant grant : allocation.grants()) {
      boolean master = grant.instance().equals(allocation.master());
      QuotaSpot spot = matcher.spot(grant.instance());
      for (QuotaClaim claim : matcher.at(spot).all()) {
        QuotaCounter counter = claim.counter(spot);
        double used = ledger.used(counter, Window.ALWAYS);
        if (claim.isCounted() && !claim.fits(counter, used, grant.slots(), master)) {
          return false;
        }
      }
    }
    return true;
  }
}
