package gridlite.policy;

import gridlite.job.Job;
import gridlite.value.TaskSet;

/** A running task, or pending tasks of equal priority, while a ranking is worked out. */
final class Contender {
  final Job job;
  final TaskSet tasks;

  /** Place in the order of submission. */
  final int order;

  double resourceUrgency;
  double waitingUrgency;
  double deadlineUrgency;
  double overrideTickets;
  double functionalTickets;
  double shareTickets;
  double priority;

  Contender(Job job, TaskSet tasks, int order) {
    this.job = job;
    this.tasks = tasks;
    this.order = order;
  }

  double urgency() {
    return resourceUrgency + waitingUrgency + deadlineUrgency;
  }

  double tickets() {
    return overrideTickets + functionalTickets + shareTickets;
  }
}
