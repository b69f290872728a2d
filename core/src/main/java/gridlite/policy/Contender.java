package gridlite.policy;

import gridlite.job.Job;
import gridlite.value.TaskSet;

/** A running task, or pending tasks of equal priority, while a ranking is worked out. */
final class Contender {
  final Job job;
  final TaskSet tasks;

  /** Place in the order of submission. */
  final int order;

  /** Place among equals in the policy that is being worked out. */
  int turn;

  TicketObject user;
  TicketObject project;
  TicketObject department;
  long jobShares;

  double resourceUrgency;
  double waitingUrgency;
  double deadlineUrgency;

  double overrideTickets;
  double functionalTickets;
  double shareTickets;

  /** Set where later policies do not see the functional tickets. */
  boolean isNextOfKind;

  /** Slots that it counts as in the share tree: the fewest it asks for, also when it runs. */
  long slots;

  /** Its rank among the jobs of a node of the share tree. */
  double claim;

  /** Tickets of the policies that have a say in the one being worked out. */
  double ticketsBefore;

  double priority;

  /**
   * A contender.
   *
   * @param nobody what it belongs to until the ticket policies know better
   */
  Contender(Job job, TaskSet tasks, int order, TicketObject nobody) {
    this.job = job;
    this.tasks = tasks;
    this.order = order;
    this.turn = order;
    this.user = nobody;
    this.project = nobody;
    this.department = nobody;
  }

  double urgency() {
    return resourceUrgency + waitingUrgency + deadlineUrgency;
  }

  double tickets() {
    return overrideTickets + functionalTickets + shareTickets;
  }
}
