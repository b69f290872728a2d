package gridlite.policy;

import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobPriority;
import gridlite.job.JobRequest;
import gridlite.job.TaskFlag;
import gridlite.job.TaskId;
import gridlite.state.ClusterState;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Ranks jobs by {@code weight_priority * npprior + weight_urgency * nurg + weight_ticket * ntckts},
 * then by number. Held jobs and others that can't be dispatched take no part.
 *
 * @see "sge_priority(5)"
 */
public final class PriorityPolicy {
  /** Most important first; jobs of equal priority in order of submission. */
  private static final Comparator<Contender> IMPORTANCE =
      (a, b) -> {
        int byPriority = Double.compare(b.priority, a.priority);
        return byPriority != 0 ? byPriority : Integer.compare(a.order, b.order);
      };

  private final List<Contender> running = new ArrayList<>();
  private final List<Contender> pending = new ArrayList<>();

  /** Tasks beyond those of their array that may run at a time: they compete with nobody. */
  private final List<Contender> surplus = new ArrayList<>();

  private final TicketObject nobody = new TicketObject(0, 0);

  /**
   * The number of contenders that wait, by which each gets its place in the order of submission.
   */
  private int submitted;

  private final double priorityWeight;
  private final double urgencyWeight;
  private final double ticketWeight;

  private PriorityPolicy(Values config) {
    this.priorityWeight = config.get(SchedulerConfig.WEIGHT_PRIORITY);
    this.urgencyWeight = config.get(SchedulerConfig.WEIGHT_URGENCY);
    this.ticketWeight = config.get(SchedulerConfig.WEIGHT_TICKET);
  }

  /** Ranks the jobs of a state. */
  public static Ranking rank(ClusterState state, Instant now) {
    PriorityPolicy policy = new PriorityPolicy(state.schedulerConfig());
    TicketPolicy tickets = new TicketPolicy(state, now);
    boolean byTask = tickets.isActive();
    policy.collect(state, now, byTask ? new TaskWindow(state, now).contenders() : 0);
    if (byTask) {
      tickets.assign(policy.running, policy.pending);
    }
    policy.assignUrgency(new UrgencyPolicy(state, now));
    return policy.ranking();
  }

  /** The share tree with the jobs of a state in it. */
  static ShareTreeReport shareTree(ClusterState state, Instant now) {
    PriorityPolicy policy = new PriorityPolicy(state.schedulerConfig());
    policy.collect(state, now, new TaskWindow(state, now).contenders());
    return ShareTreeReport.of(new ShareTreePolicy(state, now), policy.running, policy.pending);
  }

  private void collect(ClusterState state, Instant now, long separate) {
    TaskConcurrency concurrency = new TaskConcurrency(state);
    for (Job job : state.jobs().values()) {
      TaskSet eligible = Eligibility.of(state, job, now).tasks();
      if (!eligible.isEmpty()) {
        long room = concurrency.room(job);
        addPending(job, eligible.firstOf(room), separate);
        TaskSet rest = eligible.behind(room);
        if (!rest.isEmpty()) {
          surplus.add(new Contender(job, rest, submitted++, nobody));
        }
      }
      for (ArrayTask task : job.tasks().values()) {
        if (takesPart(task)) {
          running.add(new Contender(job, TaskSet.of(task.number()), running.size(), nobody));
        }
      }
    }
  }

  /**
   * Returns whether a task counts as running: one that is suspended itself, not with its queue,
   * doesn't.
   */
  static boolean takesPart(ArrayTask task) {
    return task.isActive() && !task.is(TaskFlag.SUSPENDED) && !task.is(TaskFlag.THRESHOLD);
  }

  /**
   * Adds the tasks of a job; where there are tickets, tasks differ in them.
   *
   * @param separate how many tasks are ranked individually
   */
  private void addPending(Job job, TaskSet tasks, long separate) {
    if (tasks.isEmpty()) {
      return;
    }
    TaskSet rest = tasks;
    for (long i = 1; i < separate && rest.size() > 1; i++) {
      long first = rest.first();
      pending.add(new Contender(job, TaskSet.of(first), submitted++, nobody));
      rest = rest.without(first);
    }
    pending.add(new Contender(job, rest, submitted++, nobody));
  }

  private void assignUrgency(UrgencyPolicy urgency) {
    for (List<Contender> contenders : List.of(running, pending, surplus)) {
      for (Contender contender : contenders) {
        contender.resourceUrgency = urgency.resourceContribution(contender.job);
        contender.waitingUrgency = urgency.waitingTimeContribution(contender.job);
        contender.deadlineUrgency = urgency.deadlineContribution(contender.job);
      }
    }
  }

  /**
   * The order of dispatch. A task is never before an earlier one of its job, although it may have
   * more tickets (conformance/priority/tasks-behind-earlier-ones.t).
   */
  private Ranking ranking() {
    Scale scale = new Scale();
    running.forEach(scale::include);
    pending.forEach(scale::include);
    double runningTickets = 0;
    for (Contender contender : running) {
      runningTickets += contender.tickets();
    }
    double pendingTickets = 0;
    for (Contender contender : pending) {
      pendingTickets += contender.tickets();
    }
    Map<TaskId, JobPriority> ofRunning = new HashMap<>(running.size() * 2);
    for (Contender contender : running) {
      TaskId id = new TaskId(contender.job.id(), contender.tasks.first());
      ofRunning.put(id, scale.priority(contender, runningTickets));
    }
    pending.addAll(surplus);
    Map<JobId, Double> before = new HashMap<>();
    for (Contender contender : pending) {
      contender.priority = scale.priority(contender);
      if (contender.job.isArray()) {
        contender.priority = before.merge(contender.job.id(), contender.priority, Math::min);
      }
    }
    pending.sort(IMPORTANCE);
    List<Ranked> ranked = new ArrayList<>(pending.size());
    for (Contender contender : pending) {
      JobPriority priority = scale.priority(contender, pendingTickets);
      ranked.add(new Ranked(contender.job, contender.tasks, priority));
    }
    return new Ranking(ranked, ofRunning);
  }

  /** The extremes by which urgency and tickets are brought to 0 to 1. */
  private final class Scale {
    private double minUrgency = Double.POSITIVE_INFINITY;
    private double maxUrgency = Double.NEGATIVE_INFINITY;
    private double maxTickets;

    void include(Contender contender) {
      double urgency = contender.urgency();
      // one infinite request must not make everybody's urgency incomparable
      if (Double.isFinite(urgency)) {
        minUrgency = Math.min(minUrgency, urgency);
        maxUrgency = Math.max(maxUrgency, urgency);
      }
      maxTickets = Math.max(maxTickets, contender.tickets());
    }

    double normalisedUrgency(Contender contender) {
      double urgency = contender.urgency();
      if (!Double.isFinite(urgency)) {
        return urgency > 0 ? 1 : 0;
      }
      return maxUrgency > minUrgency ? (urgency - minUrgency) / (maxUrgency - minUrgency) : 0.5;
    }

    double normalisedTickets(Contender contender) {
      return maxTickets > 0 ? contender.tickets() / maxTickets : 0.5;
    }

    double normalisedPriority(Contender contender) {
      return (contender.job.get(JobRequest.PRIORITY) + 1024) / 2048.0;
    }

    double priority(Contender contender) {
      // added up in Grid Engine's order, on which the last digit that is shown may depend
      // (conformance/priority/last-digits.t)
      return urgencyWeight * normalisedUrgency(contender)
          + ticketWeight * normalisedTickets(contender)
          + priorityWeight * normalisedPriority(contender);
    }

    JobPriority priority(Contender contender, double allTickets) {
      return new JobPriority(
          priority(contender),
          normalisedPriority(contender),
          normalisedUrgency(contender),
          normalisedTickets(contender),
          contender.urgency(),
          contender.resourceUrgency,
          contender.waitingUrgency,
          contender.deadlineUrgency,
          contender.tickets(),
          contender.overrideTickets,
          contender.functionalTickets,
          contender.shareTickets,
          allTickets > 0 ? contender.tickets() / allTickets : 0);
    }
  }
}
