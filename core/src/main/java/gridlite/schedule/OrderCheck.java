package gridlite.schedule;

import gridlite.job.Allocation;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.quota.QuotaClaim;
import gridlite.quota.QuotaMatcher;
import gridlite.quota.QuotaRules;
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
  private final QuotaRules quotas;
  private final PresentUse use;

  /** A check against what a state's active tasks use. */
  public OrderCheck(ClusterState state) {
    this.state = state;
    this.ledger = Ledger.empty(state);
    this.quotas = QuotaRules.of(state);
    this.use = new PresentUse(state, ledger, quotas, Optional.empty(), 0);
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
    if (quotas.isEmpty()) {
      return true;
    }
    QuotaMatcher matcher = quotas.matcher(job, allocation.parallelEnvironment());
    for (Allocation.Grant grant : allocation.grants()) {
      boolean master = grant.instance().equals(allocation.master());
      for (QuotaClaim claim :
          matcher.at(grant.instance().queue(), grant.instance().host()).claims()) {
        double used = ledger.quota(claim.key()).max(Window.ALWAYS);
        if (!claim.fits(used, grant.slots(), master)) {
          return false;
        }
      }
    }
    return true;
  }
}
