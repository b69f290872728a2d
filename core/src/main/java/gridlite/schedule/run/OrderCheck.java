package gridlite.schedule.run;

import gridlite.job.Allocation;
import gridlite.job.Job;
import gridlite.job.JobCategory;
import gridlite.job.JobRequest;
import gridlite.job.MasterTask;
import gridlite.name.HostName;
import gridlite.quota.QuotaClaim;
import gridlite.quota.QuotaCounter;
import gridlite.quota.QuotaMatcher;
import gridlite.quota.QuotaSpot;
import gridlite.schedule.ledger.Durations;
import gridlite.schedule.ledger.Ledger;
import gridlite.schedule.ledger.PresentUse;
import gridlite.schedule.ledger.Window;
import gridlite.schedule.match.CategoryRequests;
import gridlite.schedule.match.Room;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import java.time.Instant;
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
  private final Durations durations;
  private final long second;
  private final boolean timed;

  /** A check against what a state's active tasks use and advance reservations keep. */
  public OrderCheck(ClusterState state, Instant now) {
    this.state = state;
    this.second = now.getEpochSecond();
    this.durations = Durations.of(state.schedulerConfig());
    this.ledger = Ledger.empty(state);
    // without advance reservations the end of a job is nobody's concern
    this.timed = !state.reservations().isEmpty();
    this.use =
        new PresentUse(state, ledger, timed ? Optional.of(durations) : Optional.empty(), second);
    use.bookAll();
  }

  /** Returns whether a job may have some slots; if so they are booked. */
  public boolean admit(Job job, Allocation allocation) {
    Window window = timed ? Window.of(second, durations.of(job)) : Window.ALWAYS;
    boolean fits =
        job.get(JobRequest.RESERVATION).isPresent()
            || (fitsEverywhere(job, allocation, window) && fitsQuotas(job, allocation, window));
    if (fits) {
      use.book(job, allocation, window);
    }
    return fits;
  }

  private boolean fitsEverywhere(Job job, Allocation allocation, Window window) {
    Room room =
        new Room(new CategoryRequests(state, ledger.consumables(), JobCategory.of(job)), ledger);
    if (room.slots(ledger.global(), window, MasterTask.INCLUDED) < allocation.slots()) {
      return false;
    }
    for (Allocation.Grant grant : allocation.grants()) {
      Optional<QueueInstance> instance = state.queueInstances().find(grant.instance());
      HostName host = grant.instance().host();
      MasterTask master = allocation.masterAt(grant.instance());
      if (instance.isEmpty()
          || room.slots(ledger.instance(instance.get()), window, master) < grant.slots()
          || room.slots(ledger.host(host), window, allocation.masterOn(host))
              < allocation.slotsOn(host)) {
        return false;
      }
    }
    Optional<String> parallelEnvironment = allocation.parallelEnvironment();
    return parallelEnvironment.isEmpty()
        || ledger.parallelEnvironmentRoom(parallelEnvironment.get(), window) >= allocation.slots();
  }

  private boolean fitsQuotas(Job job, Allocation allocation, Window window) {
    if (ledger.quotas().isEmpty()) {
      return true;
    }
    QuotaMatcher matcher = ledger.quotas().matcher(job, allocation.parallelEnvironment());
    for (Allocation.Grant grant : allocation.grants()) {
      MasterTask master = allocation.masterAt(grant.instance());
      QuotaSpot spot = matcher.spot(grant.instance());
      for (QuotaClaim claim : matcher.at(spot).all()) {
        QuotaCounter counter = claim.counter(spot);
        double used = ledger.used(counter, window);
        if (claim.isCounted() && !claim.fits(counter, used, grant.slots(), master)) {
          return false;
        }
      }
    }
    return true;
  }
}
