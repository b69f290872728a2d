package gridlite.state;

import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.Job;
import gridlite.job.ReservationId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * An advance reservation: slots kept from {@code start} to {@code end} for the jobs submitted with
 * {@code -ar}.
 *
 * @param id reservation number
 * @param owner who made it
 * @param name its name, if it has one
 * @param account accounting string
 * @param submitted when it was made
 * @param start begin
 * @param end end
 * @param request requests in the form of a job's ({@link gridlite.job.JobRequest})
 * @param allocation what is reserved; empty while it is in error
 * @param users users and {@code @}user sets that may use it, and behind {@code !} those that may
 *     not, even if among the others; without any of the former: everybody else
 * @param hard whether its jobs must not run while it is in error ({@code -he y})
 * @param deleted whether it goes as soon as its jobs have ended
 */
public record AdvanceReservation(
    ReservationId id,
    Job.Owner owner,
    Optional<String> name,
    String account,
    Instant submitted,
    Instant start,
    Instant end,
    Values request,
    Optional<Allocation> allocation,
    List<String> users,
    boolean hard,
    boolean deleted) {
  /** In front of a user or a user set that may not use it. */
  public static final String KEPT_OUT = "!";

  /** Copies the list. */
  public AdvanceReservation {
    users = List.copyOf(users);
  }

  /** The users and user sets that may use it; none: everybody who is not kept out. */
  public List<String> allowed() {
    return allowed(users);
  }

  /** The same of a list as {@code qrsub -u} takes it. */
  public static List<String> allowed(List<String> users) {
    return users.stream().filter(user -> !user.startsWith(KEPT_OUT)).toList();
  }

  /** The users and user sets that may not use it. */
  public List<String> denied() {
    return users.stream()
        .filter(user -> user.startsWith(KEPT_OUT))
        .map(user -> user.substring(KEPT_OUT.length()))
        .toList();
  }

  /** The reservation registered for deletion. */
  public AdvanceReservation withDeleted() {
    return new AdvanceReservation(
        id, owner, name, account, submitted, start, end, request, allocation, users, hard, true);
  }

  /** Returns whether it lasts at an instant. */
  public boolean isActive(Instant now) {
    return !now.isBefore(start) && now.isBefore(end);
  }
}
