package gridlite.policy;

import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/**
 * Functional tickets: a fixed number is given out by the shares of the users, projects, departments
 * and jobs that are there, each kind with its weight.
 *
 * @see "sched_conf(5), weight_tickets_functional; conformance/priority"
 */
final class FunctionalPolicy {
  // what they bring is added in this order, as it is there
  private static final int USER = 0;
  private static final int DEPARTMENT = 1;
  private static final int PROJECT = 2;
  private static final int JOB = 3;
  private static final int KINDS = 4;

  /**
   * The amount that Grid Engine adds to a sum of shares that may be 0, so that it can be divided
   * by.
   */
  private static final double LITTLE = 0.001;

  private final double tickets;
  private final long most;

  /** As configured. */
  private final double[] raw = new double[KINDS];

  /** Scaled to 1 in all. */
  private final double[] weights = new double[KINDS];

  private final boolean shared;

  FunctionalPolicy(Values config) {
    this.tickets = config.get(SchedulerConfig.WEIGHT_TICKETS_FUNCTIONAL);
    this.most = config.get(SchedulerConfig.MAX_FUNCTIONAL_JOBS_TO_SCHEDULE);
    this.raw[USER] = config.get(SchedulerConfig.WEIGHT_USER);
    this.raw[PROJECT] = config.get(SchedulerConfig.WEIGHT_PROJECT);
    this.raw[DEPARTMENT] = config.get(SchedulerConfig.WEIGHT_DEPARTMENT);
    this.raw[JOB] = config.get(SchedulerConfig.WEIGHT_JOB);
    // listings cut fractions off, so the order counts: functional-tickets-of-a-department.t
    double all = raw[USER] + raw[DEPARTMENT] + raw[PROJECT] + raw[JOB];
    for (int kind = 0; kind < KINDS; kind++) {
      weights[kind] = all > 0 ? raw[kind] / all : 0;
    }
    this.shared = config.get(SchedulerConfig.SHARE_FUNCTIONAL_SHARES);
  }

  boolean isActive() {
    return tickets > 0;
  }

  /**
   * Running jobs get all tickets: the weight of a kind that none of them has shares in goes to the
   * others.
   */
  void assignRunning(List<Contender> running) {
    double[] sums = sums(running);
    double active = 0;
    for (int kind = 0; kind < KINDS; kind++) {
      active += sums[kind] > 0 ? raw[kind] : 0;
    }
    if (active <= 0) {
      return;
    }
    double[] parts = new double[KINDS];
    for (int kind = 0; kind < KINDS; kind++) {
      parts[kind] = raw[kind] / active;
    }
    for (Contender contender : running) {
      contender.functionalTickets = tickets(contender, parts, sums);
    }
  }

  /**
   * Pending jobs get what they would have if they ran beside the running ones and those taken
   * before, with the weights as they are configured, scaled to 1 in all. The next one taken is the
   * one that would get most by the shares of those before it. Only {@code
   * max_functional_jobs_to_schedule} of them are taken; the others keep what they were worth when
   * the last one was chosen, except that later policies see none of it in the first of each kind
   * (conformance/priority/functional-jobs-beyond-the-limit.t).
   */
  void assignPending(List<Contender> running, List<Contender> pending) {
    double[] sums = sums(running);
    GreedyOrder.Worth worth =
        new GreedyOrder.Worth(
            object -> object.functionalShares > 0,
            user -> next(user, USER, sums),
            project -> next(project, PROJECT, sums),
            department -> next(department, DEPARTMENT, sums),
            contender -> contender.jobShares,
            shares -> tickets * weights[JOB] * shares / (sums[JOB] + shares + LITTLE),
            DoubleUnaryOperator.identity());
    GreedyOrder.takeSome(
        pending,
        worth,
        most,
        contender -> {
          add(contender.user, USER, sums);
          add(contender.project, PROJECT, sums);
          add(contender.department, DEPARTMENT, sums);
          sums[JOB] += contender.jobShares;
          contender.functionalTickets = tickets(contender, weights, sums);
        },
        (contender, value) -> contender.functionalTickets = value,
        contender -> contender.isNextOfKind = true);
  }

  /**
   * Returns what the next job of an object would get; shares that are not shared are added anew.
   */
  private double next(TicketObject object, int kind, double[] sums) {
    double shares = object.functionalShares;
    return shared
        ? tickets * weights[kind] * shares / (object.jobs + 1) / (sums[kind] + LITTLE)
        : tickets * weights[kind] * shares / (sums[kind] + shares + LITTLE);
  }

  /** Adds the shares that an object's latest job brings into the sum of its kind. */
  private void add(TicketObject object, int kind, double[] sums) {
    if (!shared || object.jobs == 1) {
      sums[kind] += object.functionalShares;
    }
  }

  /** Shares of all running jobs by kind. */
  private double[] sums(List<Contender> running) {
    double[] sums = new double[KINDS];
    for (Contender contender : running) {
      for (int kind = 0; kind < KINDS; kind++) {
        sums[kind] += shares(contender, kind);
      }
    }
    return sums;
  }

  /**
   * Returns what a job gets, in the order of operations in which listings, which cut fractions off,
   * show what they show there (conformance/priority/whole-functional-tickets.t,
   * functional-tickets-of-projects.t).
   */
  private double tickets(Contender contender, double[] parts, double[] sums) {
    double all = 0;
    for (int kind = 0; kind < KINDS; kind++) {
      all += sums[kind] > 0 ? parts[kind] * (shares(contender, kind) * tickets / sums[kind]) : 0;
    }
    return all;
  }

  private double shares(Contender contender, int kind) {
    return switch (kind) {
      case USER -> shares(contender.user);
      case DEPARTMENT -> shares(contender.department);
      case PROJECT -> shares(contender.project);
      default -> contender.jobShares;
    };
  }

  private double shares(TicketObject object) {
    return shared && object.jobs > 0
        ? object.functionalShares / object.jobs
        : object.functionalShares;
  }
}
