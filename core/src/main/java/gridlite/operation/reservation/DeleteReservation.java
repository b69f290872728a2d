package gridlite.operation.reservation;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.name.HostName;
import gridlite.name.NamePattern;
import gridlite.name.UserName;
import gridlite.operation.Actor;
import gridlite.operation.Answer;
import gridlite.operation.Force;
import gridlite.operation.job.DeleteJob;
import gridlite.problem.Problem;
import gridlite.state.AdvanceReservation;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Advance reservations that go, and their jobs with them: by {@code qrdel}, or when their time is
 * over. One with running jobs is registered for deletion and goes when they have ended.
 *
 * @see "qrdel(1)"
 */
public final class DeleteReservation {
  private final Actor actor;
  private final Instant now;
  private final Force force;
  private final List<Change> changes = new ArrayList<>();
  private final List<Answer> answers = new ArrayList<>();
  private ClusterState state;

  private DeleteReservation(ClusterState state, Actor actor, Instant now, Force force) {
    this.state = state;
    this.force = force;
    this.actor = actor;
    this.now = now;
  }

  /**
   * Deletes reservations; its owner and operators may.
   *
   * @param words numbers, names and patterns of names; none: all of the users
   * @param users whose reservations are meant, {@code *} for everybody; none: anybody's
   * @param force whether running jobs are forgotten at once
   */
  public static Outcome<List<Answer>> delete(
      ClusterState state,
      List<String> words,
      List<String> users,
      Force force,
      Actor actor,
      Instant now) {
    DeleteReservation deletion = new DeleteReservation(state, actor, now, force);
    for (String word : words.isEmpty() ? List.of("*") : words) {
      List<AdvanceReservation> found = deletion.found(word, users);
      if (found.isEmpty()) {
        deletion.answers.add(
            Answer.denied(
                Problem.refused(
                    words.isEmpty()
                        ? "There is no advance_reservation registered for the following users: "
                            + String.join(",", users)
                        : "denied: advance_reservation \"" + word + "\" does not exist")));
      }
      found.forEach(deletion::delete);
    }
    return new Outcome<>(deletion.changes, deletion.answers);
  }

  private List<AdvanceReservation> found(String word, List<String> users) {
    List<AdvanceReservation> found = new ArrayList<>();
    for (AdvanceReservation reservation : state.reservations().values()) {
      boolean named =
          word.equals(reservation.id().toString())
              || NamePattern.matches(word, reservation.name().orElse(""));
      if (named && isOfAny(reservation, users)) {
        found.add(reservation);
      }
    }
    return found;
  }

  private static boolean isOfAny(AdvanceReservation reservation, List<String> users) {
    for (String user : users) {
      if (NamePattern.matches(user, reservation.owner().name().text())) {
        return true;
      }
    }
    return users.isEmpty();
  }

  private void delete(AdvanceReservation reservation) {
    UserName name = actor.name();
    if (!reservation.owner().name().equals(name) && !actor.isOperator(state)) {
      answers.add(
          Answer.denied(
              Problem.withoutRight(
                  name
                      + " - you do not have the necessary privileges to delete the"
                      + " advance_reservation \""
                      + reservation.id()
                      + "\"")));
      return;
    }
    apply(DeleteJob.ofReservation(state, reservation.id(), ending(), actor, now));
    if (hasRunningJobs(state, reservation)) {
      apply(List.of(new Change.PutReservation(reservation.withDeleted())));
      answers.add(
          Answer.done(
              name
                  + " has registered the advance_reservation "
                  + reservation.id()
                  + " for deletion"));
    } else {
      remove(reservation);
      answers.add(Answer.done(name + " has deleted advance_reservation " + reservation.id()));
    }
  }

  private void remove(AdvanceReservation reservation) {
    apply(List.of(new Change.RemoveReservation(reservation.id())));
    reservation
        .allocation()
        .ifPresent(allocation -> apply(MakeReservation.touched(state, allocation)));
  }

  private void apply(List<Change> applied) {
    changes.addAll(applied);
    state = state.apply(applied);
  }

  // ---- by itself

  /** Returns whether there is a reservation that is to go. */
  public static boolean isAnyOver(ClusterState state, Instant now) {
    for (AdvanceReservation reservation : state.reservations().values()) {
      if (isOver(state, reservation, now)) {
        return true;
      }
    }
    return false;
  }

  private DeleteJob.Ending ending() {
    return force.isUsed() ? DeleteJob.Ending.OVER : DeleteJob.Ending.DELETED;
  }

  /** Removes the reservations that are over, with what is left of their jobs. */
  public static List<Change> over(ClusterState state, Instant now) {
    // whose answers nobody reads
    Actor nobody = new Actor(UserName.of("nobody"), "", 0, 0, HostName.LOCAL);
    DeleteReservation deletion = new DeleteReservation(state, nobody, now, Force.USED);
    for (AdvanceReservation reservation : state.reservations().values()) {
      if (isOver(state, reservation, now)) {
        deletion.apply(
            DeleteJob.ofReservation(
                deletion.state, reservation.id(), DeleteJob.Ending.OVER, nobody, now));
        deletion.remove(reservation);
      }
    }
    return deletion.changes;
  }

  private static boolean isOver(ClusterState state, AdvanceReservation reservation, Instant now) {
    return !now.isBefore(reservation.end())
        || (reservation.deleted() && !hasRunningJobs(state, reservation));
  }

  private static boolean hasRunningJobs(ClusterState state, AdvanceReservation reservation) {
    for (Job job : state.begunJobs()) {
      if (job.isIn(reservation.id())) {
        for (ArrayTask task : job.tasks().values()) {
          if (task.isActive()) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
