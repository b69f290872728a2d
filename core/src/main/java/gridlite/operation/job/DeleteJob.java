package gridlite.operation.job;

import gridlite.job.ArrayTask;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.ReservationId;
import gridlite.job.TaskFlag;
import gridlite.job.TaskId;
import gridlite.operation.Actor;
import gridlite.operation.Answer;
import gridlite.operation.Force;
import gridlite.operation.progress.AbsorbReports;
import gridlite.operation.progress.FinishJob;
import gridlite.port.TaskReport;
import gridlite.problem.Problem;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import gridlite.state.SimulatedHosts;
import gridlite.state.UnseenEnds;
import gridlite.value.TaskRange;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Deletes jobs and tasks: what waits is gone at once, what runs is registered for deletion and goes
 * when the executor reports its end, or at once when a manager forces it.
 *
 * @see "qdel(1)"
 */
public final class DeleteJob {
  private static final int KILLED = 137;
  private static final int FAILED_AFTER_JOB = 100;
  private static final List<String> EVERYBODY = List.of("*");
  private static final String NO_JOBS = "There are no jobs registered";

  private final Request request;
  private final Actor actor;
  private final Instant now;
  private final UnseenEnds unseen;
  private final List<Change> changes = new ArrayList<>();
  private final List<Answer> answers = new ArrayList<>();
  private final List<TaskSignal> signals = new ArrayList<>();
  private ClusterState state;

  /**
   * A request to delete jobs.
   *
   * @param jobs jobs and tasks; none: all jobs of the users
   * @param users whose jobs are meant; none: anybody's by numbers, the caller's by names
   * @param force whether running tasks are forgotten at once
   */
  public record Request(List<JobReference> jobs, List<String> users, Force force) {
    /** Copies the lists. */
    public Request {
      jobs = List.copyOf(jobs);
      users = List.copyOf(users);
    }
  }

  private DeleteJob(ClusterState state, Request request, Actor actor, Instant now) {
    this.state = state;
    this.request = request;
    this.actor = actor;
    this.now = now;
    this.unseen = new UnseenEnds(state);
  }

  /** Deletes jobs; what can't be deleted doesn't stop the rest. */
  public static Outcome<JobAnswers> delete(
      ClusterState state, Request request, Actor actor, Instant now) {
    DeleteJob deletion = new DeleteJob(state, request, actor, now);
    if (request.jobs().isEmpty()) {
      deletion.deleteOfUsers();
    } else {
      request.jobs().forEach(deletion::delete);
    }
    if (request.force().isUsed() && !actor.isManager(state) && !deletion.changes.isEmpty()) {
      deletion.refuseWithoutRight(
          "denied: \"" + actor.name() + "\" must be manager to force the deletion of jobs");
    }
    return new Outcome<>(deletion.changes, new JobAnswers(deletion.answers, deletion.signals));
  }

  /** The end of an advance reservation, which decides what becomes of its jobs. */
  public enum Ending {
    /** It is deleted: what waits is gone at once, what runs is registered for deletion. */
    DELETED,
    /** Its time is over, or its deletion is forced: what runs is forgotten, too. */
    OVER
  }

  /** The jobs of an advance reservation go with it. */
  public static List<Change> ofReservation(
      ClusterState state, ReservationId reservation, Ending ending, Actor actor, Instant now) {
    Request request = new Request(List.of(), List.of(), Force.NOT_USED);
    DeleteJob deletion = new DeleteJob(state, request, actor, now);
    for (Job job : state.jobs().values()) {
      if (job.isIn(reservation)) {
        deletion.deleteWithReservation(job, ending);
      }
    }
    return deletion.changes;
  }

  private void deleteWithReservation(Job job, Ending ending) {
    for (ArrayTask task : JobTasks.active(job)) {
      if (ending == Ending.OVER) {
        forget(new TaskId(job.id(), task.number()), task, "its advance reservation is over");
      } else {
        register(job.id(), task);
      }
    }
    JobReference whole = JobReference.of(job.id());
    state.job(job.id()).ifPresent(left -> deletePending(left, JobTasks.pending(left), whole));
  }

  private boolean isOfEverybody() {
    return request.users().equals(EVERYBODY);
  }

  private void deleteOfUsers() {
    if (isOfEverybody() && !actor.isManager(state)) {
      refuseWithoutRight("denied: \"" + actor.name() + "\" must be manager to modify all jobs");
      return;
    }
    List<Job> jobs = JobReference.named("*").jobs(state, unseen, request.users());
    if (jobs.isEmpty()) {
      refuse(
          isOfEverybody()
              ? NO_JOBS
              : "There is no job registered for the following users: "
                  + String.join(",", request.users()));
    }
    jobs.forEach(job -> delete(job, JobReference.of(job.id())));
  }

  private void delete(JobReference reference) {
    List<String> users = request.users();
    if (users.isEmpty()) {
      users = reference.isNumber() ? EVERYBODY : List.of(actor.name().text());
    }
    List<Job> jobs = reference.jobs(state, unseen, users);
    if (jobs.isEmpty()) {
      refuse(noJob(reference, users));
    }
    jobs.forEach(job -> delete(job, reference));
  }

  /** The words for a job that is none, or of others (conformance/jobs/delete-jobs-of-users.t). */
  private String noJob(JobReference reference, List<String> users) {
    if (isOfEverybody()) {
      return NO_JOBS;
    }
    return request.users().isEmpty() && reference.isNumber()
        ? "denied: job \"" + reference.text() + "\" does not exist"
        : "The job "
            + reference.text()
            + " of user(s) "
            + String.join(",", users)
            + " does not exist";
  }

  private void delete(Job job, JobReference reference) {
    boolean own = job.owner().name().equals(actor.name());
    if (!own && !actor.isOperator(state)) {
      refuseWithoutRight(
          actor.name()
              + " - you do not have the necessary privileges to delete the job \""
              + job.id()
              + "\"");
      return;
    }
    TaskSet known = JobTasks.all(job).or(unseen.tasks(job.id()));
    TaskSet tasks = JobTasks.chosen(known, reference.tasks());
    if (tasks.isEmpty()) {
      refuse(noTask(job, reference.tasks().orElse(TaskRange.SINGLE)));
      return;
    }
    tasks
        .minus(JobTasks.pending(job))
        .forEach(
            number ->
                job.tasks()
                    .find(number)
                    .ifPresentOrElse(
                        task -> deleteActive(job.id(), task), () -> alreadyInDeletion(job.id())));
    state
        .job(job.id())
        .ifPresent(left -> deletePending(left, JobTasks.pending(left).and(tasks), reference));
  }

  private String noTask(Job job, TaskRange range) {
    if (isOfEverybody()) {
      return NO_JOBS;
    }
    String users = String.join(",", request.users());
    return range.first() == range.last()
        ? "job \""
            + job.id()
            + "\" task \""
            + range.first()
            + "\" does not exist"
            + (users.isEmpty() ? "" : " for user(s) " + users)
        : "job \""
            + job.id()
            + "\" task id range \""
            + range
            + "\" comprises no tasks"
            + (users.isEmpty() ? "" : " under user(s) " + users);
  }

  private void deleteActive(JobId id, ArrayTask task) {
    Job job = state.job(id).orElseThrow();
    String name = JobTasks.named(job, task.number());
    TaskId taskId = new TaskId(id, task.number());
    signals.add(TaskSignal.terminate(job, taskId));
    if (request.force().isUsed() && actor.isManager(state)) {
      answers.add(Answer.done(actor.name() + " forced the deletion of " + name));
      forget(taskId, task, "deletion forced by " + actor.name());
    } else {
      if (task.killRequested().filter(then -> now.isBefore(then.plusSeconds(1))).isPresent()) {
        alreadyInDeletion(id);
        return;
      }
      answers.add(Answer.done(actor.name() + " has registered the " + name + " for deletion"));
      boolean noted = SimulatedHosts.are(state) && task.killRequested().isEmpty();
      ArrayTask deleted = noted ? task.withKillRequested(now) : task.with(TaskFlag.DELETED);
      apply(List.of(new Change.PutJob(job.withTask(deleted))));
    }
  }

  private void alreadyInDeletion(JobId id) {
    answers.add(Answer.done("job " + id + " is already in deletion"));
  }

  /** A task goes with its advance reservation; simulated hosts are not asked, and leave it. */
  private void register(JobId id, ArrayTask task) {
    Job job = state.job(id).orElseThrow();
    signals.add(TaskSignal.terminate(job, new TaskId(id, task.number())));
    apply(List.of(new Change.PutJob(job.withTask(task.with(TaskFlag.DELETED)))));
  }

  private void forget(TaskId id, ArrayTask task, String why) {
    TaskReport.Ended end =
        new TaskReport.Ended(
            id,
            task.attempts(),
            Optional.of(new TaskReport.Times(task.started(), now)),
            Optional.of(TaskReport.Failure.of(FAILED_AFTER_JOB, why)),
            KILLED,
            task.usage(),
            TaskReport.Consequence.FINISHED,
            Optional.empty());
    apply(AbsorbReports.absorb(state, List.of(end), now).changes());
  }

  private void deletePending(Job job, TaskSet tasks, JobReference reference) {
    if (tasks.isEmpty()) {
      return;
    }
    String what =
        reference.tasks().isEmpty()
            ? "job " + job.id()
            : tasks.size() == 1
                ? "job-array task " + job.id() + "." + tasks.first()
                : "job-array tasks " + tasks + " of job " + job.id();
    answers.add(Answer.done(actor.name() + " has deleted " + what));
    Job left = job.withWaiting(job.waiting().minus(tasks));
    for (ArrayTask task : job.tasks().values()) {
      if (tasks.contains(task.number())) {
        left = left.withoutTask(task.number());
      }
    }
    for (HoldKind kind : HoldKind.values()) {
      left = left.withHold(kind, left.held(kind).minus(tasks));
    }
    apply(
        left.isFinished() ? FinishJob.changes(state, job, now) : List.of(new Change.PutJob(left)));
  }

  private void apply(List<Change> applied) {
    changes.addAll(applied);
    state = state.apply(applied);
  }

  private void refuse(String message) {
    answers.add(Answer.denied(Problem.refused(message)));
  }

  private void refuseWithoutRight(String message) {
    answers.add(Answer.denied(Problem.withoutRight(message)));
  }
}
