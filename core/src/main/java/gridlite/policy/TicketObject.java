package gridlite.policy;

/**
 * A user, project or department as the ticket policies see it: what it is entitled to, and how many
 * jobs share that.
 */
final class TicketObject {
  final double functionalShares;
  final double overrideTickets;

  /** Running jobs. */
  int running;

  /** Running jobs and the pending ones that were taken so far. */
  int jobs;

  TicketObject(double functionalShares, double overrideTickets) {
    this.functionalShares = functionalShares;
    this.overrideTickets = overrideTickets;
  }
}
