package gridlite.state;

import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.Job;
import java.time.Instant;
import java.util.Optional;

/**
 * An advance reservation: slots kept from {@code start} to {@code end} for the jobs submitted with
 * {@code -ar}.
 *
 * @param id reservation number
 * @param owner who made it
 * @param name its name, or empty
 * @param account accounting string
 * @param submitted when it was made
 * @param start begin
 * @param end end
 * @param request requests in the form of a job's ({@link gridlite.job.JobRequest})
 * @param allocation what is reserved; empty while it is in error
 */
public record AdvanceReservation(
    long id,
    Job.Owner owner,
    String name,
    String account,
    Instant submitted,
    Instant start,
    Instant end,
    Values request,
    Optional<Allocation> allocation) {}
