package gridlite.operation;

import gridlite.config.ObjectKind;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.port.HostDirectory;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.schedule.ReservationPlan;
import gridlite.state.AccessLists;
import gridlite.state.AdvanceReservation;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Makes and removes advance reservations.
 *
 * @see "qrsub(1), qrdel(1)"
 */
public final class MakeReservation {
  private MakeReservation() {}

  /** User set of those who may reserve beside managers. */
  private static final String RESERVERS = "arusers";

  /**
   * Makes a reservation.
   *
   * @param request queues, resources and parallel environment in the form of a job's
   */
  public static Outcome<List<Answer>> make(
      ClusterState state,
      HostDirectory hosts,
      String name,
      Values request,
      Instant start,
      Instant end,
      Actor actor,
      Instant now) {
    boolean mayReserve =
        actor.isManager(state)
            || AccessLists.isInAny(state, List.of(RESERVERS), actor.name(), actor.group());
    if (!mayReserve) {
      throw new GridException(
          Problem.refused(
              "denied: \""
                  + actor.name()
                  + "\" must be manager or in userset \""
                  + RESERVERS
                  + "\""));
    }
    String environment = request.get(JobRequest.PARALLEL_ENVIRONMENT);
    if (!environment.isEmpty() && !state.has(ObjectKind.PARALLEL_ENVIRONMENT, environment)) {
      throw new GridException(
          Problem.refused(
              "the requested parallel environment \"" + environment + "\" does not exist"));
    }
    Values resolved =
        request.with(
            JobRequest.HARD_RESOURCES,
            ResourceRequests.resolveForJob(
                state, hosts, request.get(JobRequest.HARD_RESOURCES), ResourceRequests.Wish.HARD));
    Job.Owner owner = new Job.Owner(actor.name(), actor.group(), actor.uid(), actor.gid());
    Optional<Allocation> allocation = ReservationPlan.find(state, owner, resolved, start, end, now);
    if (allocation.isEmpty()) {
      throw new GridException(
          Problem.refused("advance_reservation: no suitable queues")
              .hint(
                  "other jobs or reservations hold the slots in that time, or the requests fit"
                      + " nowhere"));
    }
    long id = state.counter(Counter.RESERVATION) + 1;
    AdvanceReservation reservation =
        new AdvanceReservation(id, owner, name, "sge", now, start, end, resolved, allocation);
    return new Outcome<>(
        List.of(
            new Change.SetCounter(Counter.RESERVATION, id), new Change.PutReservation(reservation)),
        List.of(Answer.done("Your advance reservation " + id + " has been granted")));
  }

  /** Removes a reservation; its owner and managers may. */
  public static Outcome<List<Answer>> remove(ClusterState state, long id, Actor actor) {
    AdvanceReservation reservation =
        state
            .reservations()
            .find(id)
            .orElseThrow(
                () ->
                    new GridException(
                        Problem.refused(
                            "denied: advance reservation \"" + id + "\" does not exist")));
    if (!reservation.owner().name().equals(actor.name()) && !actor.isOperator(state)) {
      throw new GridException(
          Problem.refused(
              actor.name()
                  + " - you do not have the necessary privileges to delete the advance"
                  + " reservation \""
                  + id
                  + "\""));
    }
    return new Outcome<>(
        List.of(new Change.RemoveReservation(id)),
        List.of(Answer.done(actor.name() + " has deleted advance_reservation " + id)));
  }
}
