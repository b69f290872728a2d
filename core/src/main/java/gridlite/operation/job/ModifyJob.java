package gridlite.operation.job;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.TaskFlag;
import gridlite.job.TaskId;
import gridlite.name.QueueInstanceName;
import gridlite.operation.Actor;
import gridlite.operation.Answer;
import gridlite.operation.Force;
import gridlite.operation.progress.AbsorbReports;
import gridlite.port.Executor;
import gridlite.problem.Problem;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import gridlite.state.QueueInstance;
import gridlite.state.Restarts;
import gridlite.state.UnseenEnds;
import gridlite.value.TaskSet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Suspends, resumes, reschedules jobs and clears their errors: the job half of {@code qmod}.
 *
 * @see "qmod(1)"
 */
public final class ModifyJob {
  private final Action action;
  private final Force force;
  private final Actor actor;
  private final UnseenEnds unseen;
  private final List<Change> changes = new ArrayList<>();
  private final List<Answer> answers = new ArrayList<>();
  private final List<TaskSignal> signals = new ArrayList<>();
  private ClusterState state;

  /** An action on jobs. */
  public enum Action {
    SUSPEND,
    UNSUSPEND,
    RESCHEDULE,
    CLEAR_ERROR
  }

  private ModifyJob(ClusterState state, Action action, Force force, Actor actor) {
    this.state = state;
    this.action = action;
    this.force = force;
    this.actor = actor;
    this.unseen = new UnseenEnds(state);
  }

  /**
   * Modifies jobs of anybody, those named by number before those named by name; what is refused
   * doesn't stop the rest.
   */
  public static Outcome<JobAnswers> modify(
      ClusterState state, Action action, Force force, List<JobReference> jobs, Actor actor) {
    ModifyJob modification = new ModifyJob(state, action, force, actor);
    for (JobReference job : jobs) {
      if (job.isNumber()) {
        modification.modify(job);
      }
    }
    for (JobReference job : jobs) {
      if (!job.isNumber()) {
        modification.modify(job);
      }
    }
    return modification.outcome();
  }

  /**
   * Reschedules all tasks of some queue instances, which the caller may modify. A parallel task is
   * that of its master queue instance (conformance/queues/reschedule-parallel-tasks-of-queues.t).
   */
  public static Outcome<JobAnswers> rescheduleAll(
      ClusterState state, List<QueueInstance> instances, Force force, Actor actor) {
    ModifyJob modification = new ModifyJob(state, Action.RESCHEDULE, force, actor);
    Set<QueueInstanceName> names = new HashSet<>();
    instances.forEach(instance -> names.add(instance.name()));
    for (Job job : state.begunJobs()) {
      for (ArrayTask task : JobTasks.active(job)) {
        if (names.contains(task.master())) {
          modification.modify(job.id(), task);
        }
      }
    }
    return modification.outcome();
  }

  private Outcome<JobAnswers> outcome() {
    return new Outcome<>(changes, new JobAnswers(answers, signals));
  }

  private void modify(JobReference reference) {
    List<Job> jobs = reference.jobs(state, unseen, List.of("*"));
    if (jobs.isEmpty()) {
      refuse("invalid queue or job \"" + reference.text() + "\"");
    }
    for (Job job : jobs) {
      if (job.owner().name().equals(actor.name()) || actor.isOperator(state)) {
        modify(job, reference);
      } else {
        answers.add(
            Answer.denied(
                Problem.withoutRight(
                    actor.name()
                        + " - you have no permission to modify job \""
                        + job.id()
                        + "\"")));
      }
    }
  }

  private void modify(Job job, JobReference reference) {
    TaskSet ended = unseen.tasks(job.id());
    TaskSet tasks = JobTasks.chosen(JobTasks.all(job).or(ended), reference.tasks());
    if (tasks.isEmpty()) {
      refuse("invalid queue or job \"" + reference.text() + "\": it has no such task");
      return;
    }
    TaskSet begun = tasks.minus(job.waiting());
    begun.forEach(
        number ->
            job.tasks()
                .find(number)
                .ifPresentOrElse(task -> modify(job.id(), task), () -> modifyEnded(job, number)));
    TaskSet untouched = tasks.and(job.waiting());
    if (reference.tasks().isPresent() || !job.isArray()) {
      untouched.forEach(task -> pending("job-array task " + job.id() + "." + task));
    } else if (begun.isEmpty()) {
      pending("job " + job.id());
    }
  }

  private void pending(String what) {
    answers.add(
        Answer.done("Modify operation can not be applied on " + what + " in pending/hold state"));
  }

  private void modify(JobId id, ArrayTask task) {
    Job job = state.job(id).orElseThrow();
    if (action == Action.CLEAR_ERROR) {
      clearError(job, task);
    } else if (task.isActive()) {
      switch (action) {
        case SUSPEND -> suspend(job, task);
        case UNSUSPEND -> unsuspend(job, task);
        case RESCHEDULE -> reschedule(job, task);
        case CLEAR_ERROR -> throw new IllegalStateException("handled above");
      }
    }
  }

  /** There is nothing left to do, and nothing to say of what would have to be sent to the task. */
  private void modifyEnded(Job job, long task) {
    String name = JobTasks.named(job, task);
    if (action == Action.UNSUSPEND) {
      say(name + " is already unsuspended");
    } else if (action == Action.CLEAR_ERROR) {
      refuseToClear(name);
    }
  }

  private void suspend(Job job, ArrayTask task) {
    String name = JobTasks.named(job, task.number());
    if (task.is(TaskFlag.SUSPENDED) && !force.isUsed()) {
      say(name + " is already suspended");
      return;
    }
    say((force.isUsed() ? "forced suspension of " : "suspended ") + name);
    put(job.withTask(task.with(TaskFlag.SUSPENDED)));
    signal(job, task, Executor.Signal.SUSPEND);
  }

  private void unsuspend(Job job, ArrayTask task) {
    String name = JobTasks.named(job, task.number());
    boolean suspended = task.is(TaskFlag.SUSPENDED);
    boolean threshold = task.is(TaskFlag.THRESHOLD);
    if (!suspended && !force.isUsed()) {
      say(
          threshold
              ? name
                  + " is not suspended by administrator"
                  + " - modify suspend threshold list of queue to remove suspend state"
              : name + " is already unsuspended");
      return;
    }
    if (!force.isUsed() && threshold) {
      answers.add(
          Answer.done(
              actor.at()
                  + " removed administrator suspension of "
                  + name
                  + " (suspend threshold is still active)"));
    } else if (!force.isUsed()) {
      say("unsuspended " + name);
    } else if (suspended) {
      answers.add(Answer.done(actor.at() + " forced unsuspension of " + name));
    } else {
      say("forced enabling of " + name);
    }
    put(job.withTask(task.without(TaskFlag.SUSPENDED)));
    // the executor leaves it stopped for as long as its queue, say, is suspended
    signal(job, task, Executor.Signal.RESUME);
  }

  private void reschedule(Job job, ArrayTask task) {
    String name = JobTasks.named(job, task.number());
    if (!force.isUsed() && !mayRunAgain(job, task, name)) {
      return;
    }
    answers.add(
        Answer.done(
            (force.isUsed() ? "Forced" : "Pushed")
                + " rescheduling of "
                + name
                + " on host "
                + task.master().host()));
    signal(job, task, Executor.Signal.TERMINATE);
    apply(AbsorbReports.reschedule(state, job, task.number()));
  }

  private boolean mayRunAgain(Job job, ArrayTask task, String name) {
    Optional<String> checkpoint = job.get(JobRequest.CHECKPOINT);
    if (checkpoint.isPresent() && !restarts(job)) {
      answers.add(
          Answer.done(
              job.id()
                  + " requests ckpt object "
                  + checkpoint.get()
                  + ". Therefore this job is not restartable."));
      return false;
    }
    boolean rerun = Restarts.isRerunnable(job, state.queueInstances().find(task.master()));
    if (!rerun && checkpoint.isEmpty()) {
      String why =
          job.get(JobRequest.RERUN).filter(rerunnable -> !rerunnable).isPresent()
              ? " is not restartable"
              : " is running in queue none where jobs are not rerunable.";
      answers.add(Answer.done("The " + name + why));
      return false;
    }
    return true;
  }

  /** A job under a checkpointing environment is put back only on the occasions r and x. */
  private boolean restarts(Job job) {
    String occasions = Restarts.occasions(state, job);
    return occasions.indexOf('r') >= 0 || occasions.indexOf('x') >= 0;
  }

  private void clearError(Job job, ArrayTask task) {
    String name = JobTasks.named(job, task.number());
    if (!task.is(TaskFlag.ERROR)) {
      refuseToClear(name);
      return;
    }
    put(job.withTask(task.without(TaskFlag.ERROR).withErrors(List.of())));
    // Grid Engine ends with status 1 although it did what was asked, and scripts know it
    answers.add(new Answer(actor.at() + " cleared error state of " + name, Answer.Stream.OUT, 1));
  }

  private void refuseToClear(String name) {
    refuse(Character.toUpperCase(name.charAt(0)) + name.substring(1) + " is not in error state");
  }

  private void say(String what) {
    answers.add(Answer.done(actor.name() + " - " + what));
  }

  private void signal(Job job, ArrayTask task, Executor.Signal signal) {
    signals.add(new TaskSignal(job, new TaskId(job.id(), task.number()), signal));
  }

  private void put(Job job) {
    apply(List.of(new Change.PutJob(job)));
  }

  private void apply(List<Change> applied) {
    changes.addAll(applied);
    state = state.apply(applied);
  }

  private void refuse(String message) {
    answers.add(Answer.denied(Problem.refused(message)));
  }
}
