package gridlite.schedule.run;

import gridlite.condition.LoadAdjustments;
import gridlite.config.ClusterQueue;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobCategory;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.name.QueueInstanceName;
import gridlite.schedule.ledger.CalendarWindows;
import gridlite.schedule.ledger.Durations;
import gridlite.schedule.ledger.Ledger;
import gridlite.schedule.ledger.PresentUse;
import gridlite.schedule.ledger.Window;
import gridlite.schedule.match.Categories;
import gridlite.schedule.match.Place;
import gridlite.schedule.match.Places;
import gridlite.schedule.match.QueuePatterns;
import gridlite.schedule.match.QueueSort;
import gridlite.schedule.match.SlotSearch;
import gridlite.schedule.reason.QueueDropped;
import gridlite.state.AccessLists;
import gridlite.state.ClusterState;
import gridlite.value.SortedTable;
import gridlite.value.TaskRange;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds slots for an advance reservation: beside the running jobs, as long as they are expected to
 * run, and beside other reservations. Resource quotas don't limit reservations.
 *
 * @param allocation the slots; empty when there are not enough at that time
 * @param closed queue instances that would do and are closed by their calendar in that time
 * @see "qrsub(1)"
 */
public record ReservationPlan(Optional<Allocation> allocation, List<QueueInstanceName> closed) {
  /** Copies the list. */
  public ReservationPlan {
    closed = List.copyOf(closed);
  }

  /**
   * Slots for a span of time. What state queues are in now does not matter; those that their
   * calendar closes in that time are left out, and those that not all who are to use it may use.
   *
   * @param request requests in the form of a job's
   * @param users users and {@code @}user sets that are to use it; empty: everybody
   */
  public static ReservationPlan of(
      ClusterState state,
      Job.Owner owner,
      Values request,
      List<String> users,
      Instant start,
      Instant end,
      Instant now) {
    Ledger ledger = Ledger.withoutQuotas(state);
    Durations durations = Durations.of(state.schedulerConfig());
    new PresentUse(state, ledger, Optional.of(durations), now.getEpochSecond()).bookAll();
    CalendarWindows calendars = new CalendarWindows(state);
    List<Place> places =
        Places.inHostOrder(
            state,
            ledger,
            instance ->
                calendars.isOpen(instance, start, end)
                        && AccessLists.admitAll(
                            state,
                            instance.get(ClusterQueue.USER_LISTS),
                            instance.get(ClusterQueue.XUSER_LISTS),
                            users)
                    ? Optional.empty()
                    : Optional.of(new QueueDropped.Disabled(instance.name())));
    QueueSort sort = new QueueSort(state, ledger, LoadAdjustments.NONE, places);
    Categories categories =
        new Categories(
            state, ledger, places, sort, Categories.Sharing.EACH_JOB, SlotSearch.first(state));
    Job job = job(owner, request.with(JobRequest.RESERVATION, Optional.empty()), now);
    Window window = new Window(start.getEpochSecond(), end.getEpochSecond());
    Optional<Allocation> found =
        categories.placer(categories.key(JobCategory.of(job), job.id())).at(window);
    QueuePatterns wanted = new QueuePatterns(state, request.get(JobRequest.HARD_QUEUES));
    return new ReservationPlan(found, found.isPresent() ? List.of() : closed(places, wanted));
  }

  private static List<QueueInstanceName> closed(List<Place> places, QueuePatterns wanted) {
    List<QueueInstanceName> closed = new ArrayList<>();
    for (Place place : places) {
      boolean asked = wanted.isEmpty() || wanted.matches(place.queue(), place.host().name());
      if (asked && !place.isOpen()) {
        closed.add(place.name());
      }
    }
    return closed;
  }

  /** A job that asks for what the reservation asks for. */
  private static Job job(Job.Owner owner, Values request, Instant now) {
    return new Job(
        JobId.UNSUBMITTED,
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
