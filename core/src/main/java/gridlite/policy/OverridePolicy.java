package gridlite.policy;

import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.job.JobRequest;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/**
 * Override tickets: those of the job, and those of its user, project and department, which their
 * jobs share.
 *
 * @see "sched_conf(5), share_override_tickets; conformance/priority"
 */
final class OverridePolicy {
  private final GreedyOrder.Worth worth;
  private final boolean shared;

  OverridePolicy(Values config) {
    this.shared = config.get(SchedulerConfig.SHARE_OVERRIDE_TICKETS);
    this.worth =
        new GreedyOrder.Worth(
            object -> object.overrideTickets > 0,
            this::next,
            this::next,
            this::next,
            OverridePolicy::ownTickets,
            DoubleUnaryOperator.identity(),
            before -> 0);
  }

  static double ownTickets(Contender contender) {
    return contender.job.get(JobRequest.OVERRIDE_TICKETS);
  }

  /** Gives running jobs the tickets that they have. */
  void assignRunning(List<Contender> running) {
    running.forEach(this::assign);
  }

  /** Gives pending jobs the tickets that they would have, each beside those taken before. */
  void assignPending(List<Contender> pending) {
    GreedyOrder.take(pending, worth, this::assign);
  }

  private void assign(Contender contender) {
    contender.overrideTickets =
        part(contender.user)
            + part(contender.project)
            + part(contender.department)
            + ownTickets(contender);
  }

  private double next(TicketObject object) {
    return shared ? object.overrideTickets / (object.jobs + 1.0) : object.overrideTickets;
  }

  private double part(TicketObject object) {
    return shared && object.jobs > 0
        ? object.overrideTickets / object.jobs
        : object.overrideTickets;
  }
}
