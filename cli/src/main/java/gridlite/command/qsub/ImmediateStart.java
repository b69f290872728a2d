package gridlite.command.qsub;

import gridlite.job.Job;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Reconciler;
import gridlite.runtime.SchedulingFlow;
import gridlite.schedule.algorithm.Order;

/**
 * {@code -now y}: the job is scheduled at once, all its tasks together, or it is gone.
 *
 * @see "qsub(1), -now"
 */
final class ImmediateStart {
  private ImmediateStart() {}

  /**
   * Tries to start a submitted job; returns the exit status.
   *
   * @param withdrawal deletes the job
   */
  static int run(CommandContext context, Job job, SubmissionReport report, Runnable withdrawal) {
    report.awaitsStart();
    // the others that wait take part in the run, whatever becomes of this one
    if (wouldStart(context, job)) {
      SchedulingFlow.run(context);
      // another process may have given its place away between
      if (neverStarted(context, job) == 0) {
        report.starts(job);
        return 0;
      }
      withdrawal.run();
    } else {
      withdrawal.run();
      SchedulingFlow.run(context);
    }
    report.refusesStart();
    return 1;
  }

  /**
   * Withdraws a job of {@code qrsh} in a simulated cell, where no process is that the caller could
   * be connected to; returns the exit status.
   *
   * @param withdrawal deletes the job
   */
  static int refuseSimulation(SubmissionReport report, Runnable withdrawal) {
    withdrawal.run();
    report.refusesSimulation();
    return 1;
  }

  /** The same for a job that has to start at once, which is refused first. */
  static int refuseSimulation(
      CommandContext context, Job job, SubmissionReport report, Runnable withdrawal) {
    if (wouldStart(context, job)) {
      return refuseSimulation(report, withdrawal);
    }
    withdrawal.run();
    report.refusesStart();
    return 1;
  }

  private static boolean wouldStart(CommandContext context, Job job) {
    Reconciler.run(context);
    long started = 0;
    for (Order order : SchedulingFlow.rehearse(context).orders()) {
      if (order instanceof Order.Start start && start.task().job().equals(job.id())) {
        started++;
      }
    }
    // read last: what another process has started until now need not start any more
    return started >= neverStarted(context, job);
  }

  private static long neverStarted(CommandContext context, Job job) {
    return context
        .store()
        .read(state -> state.job(job.id()).map(found -> found.waiting().size()).orElse(0L));
  }
}
