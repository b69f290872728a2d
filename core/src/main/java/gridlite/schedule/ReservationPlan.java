package gridlite.schedule;

import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.quota.QuotaRules;
import gridlite.state.ClusterState;
import gridlite.state.SortedTable;
import gridlite.value.TaskRange;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds slots for an advance reservation: beside the running jobs, as long as they are expected to
 * run, and beside other reservations. Resource quotas don't limit reservations.
 *
 * @see "qrsub(1)"
 */
public final class ReservationPlan {
  private ReservationPlan() {}

  /**
   * Slots for a span of time.
   *
   * @param request requests in the form of a job's
   * @return empty when there are not enough at that time
   */
  public static Optional<Allocation> find(
      ClusterState state,
      Job.Owner owner,
      Values request,
      Instant start,
      Instant end,
      Instant now) {
    Ledger ledger = Ledger.empty(state);
    QuotaRules none = QuotaRules.of(ClusterState.blank());
    Durations durations = Durations.of(state.schedulerConfig());
    new PresentUse(state, ledger, none, Optional.of(durations), now.getEpochSecond()).bookAll();
    List<Place> places = Places.of(state, ledger, instance -> Optional.empty());
    QueueSort sort = new QueueSort(state, ledger, LoadAdjustments.NONE, places);
    Categories categories =
        new Categories(state, ledger, places, sort, none, Categories.Sharing.EACH_JOB);
    Job job = job(owner, request.with(JobRequest.RESERVATION, 0L), now);
    return categories
        .placer(categories.key(job), job)
        .at(new Window(start.getEpochSecond(), end.getEpochSecond()));
  }

  /** A job that asks for what the reservation asks for. */
  private static Job job(Job.Owner owner, Values request, Instant now) {
    return new Job(
        0,
        owner,
        now,
        request,
        List.of(),
        List.of(),
        TaskSet.of(TaskRange.SINGLE),
        Map.of(),
        SortedTable.<Long, ArrayTask>empty(),
        0);
  }
}
