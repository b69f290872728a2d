package gridlite.operation.reservation;

import gridlite.complex.RequestedResource;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.job.ReservationId;
import gridlite.name.QueueInstanceName;
import gridlite.operation.Actor;
import gridlite.operation.Answer;
import gridlite.operation.job.RequestChecks;
import gridlite.operation.job.ResourceRequests;
import gridlite.port.HostDirectory;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.schedule.run.ReservationPlan;
import gridlite.state.AccessLists;
import gridlite.state.AdvanceReservation;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.InstanceState;
import gridlite.state.Outcome;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Makes advance reservations. One that was looked for in vain spends a number, too.
 *
 * @see "qrsub(1)"
 */
public final class MakeReservation {
  private MakeReservation() {}

  /** User set of those who may reserve beside managers. */
  private static final String RESERVERS = "arusers";

  /**
   * The reservation that is asked for.
   *
   * @param name name, if it is to have one
   * @param account accounting string
   * @param values queues, resources, parallel environment and mail in the form of a job's request
   * @param start begin
   * @param end end
   * @param users who may use it, and who may not, as {@link AdvanceReservation} has them
   * @param hard whether its jobs must not run while it is in error
   * @param verifies whether to look only ({@code -w v})
   */
  public record Request(
      Optional<String> name,
      String account,
      Values values,
      Instant start,
      Instant end,
      List<String> users,
      boolean hard,
      boolean verifies) {
    /** Copies the list. */
    public Request {
      users = List.copyOf(users);
    }

    private List<String> allowed() {
      return AdvanceReservation.allowed(users);
    }
  }

  /** Makes a reservation. */
  public static Outcome<List<Answer>> make(
      ClusterState state, HostDirectory hosts, Request request, Actor actor, Instant now) {
    checkActor(state, actor);
    checkTimes(request, now);
    Values values = resolved(state, hosts, request.values());
    Job.Owner owner = new Job.Owner(actor.name(), actor.group(), actor.uid(), actor.gid());
    ReservationPlan plan =
        ReservationPlan.of(
            state, owner, values, request.allowed(), request.start(), request.end(), now);
    ReservationId id = new ReservationId(state.counter(Counter.RESERVATION) + 1);
    Change spent = new Change.SetCounter(Counter.RESERVATION, id.number());
    if (plan.allocation().isEmpty()) {
      return new Outcome<>(List.of(spent), List.of(Answer.denied(unsuitable(plan))));
    }
    if (request.verifies()) {
      return new Outcome<>(
          List.of(spent), List.of(Answer.done("verification: found " + found(values, plan))));
    }
    AdvanceReservation reservation =
        new AdvanceReservation(
            id,
            owner,
            request.name(),
            request.account(),
            now,
            request.start(),
            request.end(),
            values,
            plan.allocation(),
            request.users(),
            request.hard(),
            false);
    List<Change> changes = new ArrayList<>(List.of(spent, new Change.PutReservation(reservation)));
    changes.addAll(touched(state, plan.allocation().get()));
    return new Outcome<>(
        changes, List.of(Answer.done("Your advance reservation " + id + " has been granted")));
  }

  /**
   * Instances that are reserved move to the end of the scheduler's order
   * (conformance/scheduling/places-of-advance-reservations.t).
   */
  static List<Change> touched(ClusterState state, Allocation allocation) {
    List<Change> changes = new ArrayList<>();
    long serial = state.counter(Counter.SERIAL);
    for (Allocation.Grant grant : allocation.grants()) {
      InstanceState instance = state.instances().find(grant.instance()).orElse(null);
      if (instance != null) {
        changes.add(new Change.PutInstance(instance.withTouched(++serial)));
      }
    }
    changes.add(new Change.SetCounter(Counter.SERIAL, serial));
    return changes;
  }

  private static String found(Values request, ReservationPlan plan) {
    return request.get(JobRequest.PARALLEL_ENVIRONMENT).isEmpty()
        ? "suitable queue(s)"
        : "possible assignment with "
            + plan.allocation().map(Allocation::slots).orElse(0L)
            + " slots";
  }

  private static Problem unsuitable(ReservationPlan plan) {
    StringBuilder hint = new StringBuilder();
    for (QueueInstanceName closed : plan.closed()) {
      hint.append(hint.length() > 0 ? "\n  " : "");
      hint.append("queue \"").append(closed);
      hint.append(
          "\" is calendar disabled in selected time frame, or not for all who are to use it");
    }
    return Problem.refused("advance_reservation: no suitable queues")
        .hint(
            hint.length() > 0
                ? hint.toString()
                : "other jobs or reservations hold the slots in that time, or the requests fit"
                    + " nowhere");
  }

  private static void checkTimes(Request request, Instant now) {
    if (request.start().isAfter(request.end())) {
      throw new GridException(Problem.refused("start time is later than end time"));
    }
    if (request.start().isBefore(now)) {
      throw new GridException(Problem.refused("start time is in the past"));
    }
  }

  private static Values resolved(ClusterState state, HostDirectory hosts, Values request) {
    List<RequestedResource> resources =
        ResourceRequests.resolveForJob(
            state, hosts, request.get(JobRequest.HARD_RESOURCES), ResourceRequests.Wish.HARD);
    Values resolved = request.with(JobRequest.HARD_RESOURCES, resources);
    // unlike a job's, queues for a master task don't need a parallel environment
    new RequestChecks(state, hosts).checkAltered(resolved);
    return resolved;
  }

  private static void checkActor(ClusterState state, Actor actor) {
    boolean mayReserve =
        actor.isManager(state)
            || AccessLists.isInAny(state, List.of(RESERVERS), actor.name(), actor.group());
    if (!mayReserve) {
      throw new GridException(
          Problem.withoutRight(
              "denied: \""
                  + actor.name()
                  + "\" must be manager or in userset \""
                  + RESERVERS
                  + "\""));
    }
  }
}
