package gridlite.operation.job;

import gridlite.config.ClusterQueue;
import gridlite.format.Values;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.operation.Actor;
import gridlite.operation.Answer;
import gridlite.port.HostDirectory;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.schedule.run.Verification;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import gridlite.state.QueueInstance;
import gridlite.value.SlotRange;
import gridlite.value.TaskRange;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Changes jobs: {@code qalter}, {@code qhold}, {@code qrls}. One refused item refuses the whole
 * change of its job; other jobs are changed all the same.
 *
 * @see "qalter(1)"
 */
public final class AlterJob {
  private final Request request;
  private final Actor actor;
  private final List<Change> changes = new ArrayList<>();
  private final List<Answer> answers = new ArrayList<>();
  private final Instant now;
  private ClusterState state;
  private final HostDirectory hosts;
  private boolean warned;

  /**
   * A request to change jobs.
   *
   * @param jobs jobs and tasks; ignored where users are named
   * @param users whose jobs, all of them, are meant; none: those of {@code jobs}
   * @param values the new values
   * @param items which of them to take over
   * @param context changes of the context, in order
   * @param hold change of the holds
   */
  public record Request(
      List<JobReference> jobs,
      List<String> users,
      Values values,
      Set<AlterItem> items,
      List<ContextChange> context,
      HoldChange hold) {
    /** Copies the collections. */
    public Request {
      jobs = List.copyOf(jobs);
      users = List.copyOf(users);
      items = Collections.unmodifiableSortedSet(new TreeSet<>(items));
      context = List.copyOf(context);
    }

    /** A change of holds alone. */
    public static Request ofHold(List<JobReference> jobs, List<String> users, HoldChange hold) {
      return new Request(jobs, users, JobRequest.SCHEMA.template(), Set.of(), List.of(), hold);
    }
  }

  private AlterJob(
      ClusterState state, HostDirectory hosts, Request request, Actor actor, Instant now) {
    this.hosts = hosts;
    this.now = now;
    this.state = state;
    this.request = request;
    this.actor = actor;
  }

  /** Changes jobs; what is refused doesn't stop the rest. */
  public static Outcome<JobAnswers> alter(
      ClusterState state, HostDirectory hosts, Request request, Actor actor, Instant now) {
    AlterJob alteration = new AlterJob(state, hosts, request, actor, now);
    alteration.alter();
    return new Outcome<>(alteration.changes, new JobAnswers(alteration.answers, List.of()));
  }

  private void alter() {
    Optional<Problem> forbidden = AllowedModifications.refusal(state, request);
    if (forbidden.isPresent()) {
      refuse(forbidden.get());
      return;
    }
    if (request.users().isEmpty()) {
      request.jobs().forEach(this::alter);
      return;
    }
    List<Job> jobs = JobReference.named("*").jobs(state, request.users());
    if (jobs.isEmpty()) {
      refuse(
          Problem.of(
              ProblemKind.NO_SUCH_JOB,
              "The job * of user(s) " + String.join(",", request.users()) + " does not exist"));
    }
    for (Job job : jobs) {
      if (!alter(job, JobReference.named("*"))) {
        // other than among jobs that are named
        return;
      }
    }
  }

  private void alter(JobReference reference) {
    List<Job> jobs = reference.jobsOfAnybody(state);
    if (jobs.isEmpty()) {
      refuse(
          Problem.of(
              ProblemKind.NO_SUCH_JOB, "denied: job \"" + reference.text() + "\" does not exist"));
    }
    jobs.forEach(job -> alter(job, reference));
  }

  /** Changes a job, and returns whether that was not refused. */
  private boolean alter(Job job, JobReference reference) {
    boolean own = job.owner().name().equals(actor.name());
    if (!own && !actor.isOperator(state)) {
      refuse(
          Problem.of(
              ProblemKind.NOT_OWNER,
              "denied: \""
                  + actor.name()
                  + "\" must be at least owner of job "
                  + job.id()
                  + " to change job attributes"));
      return false;
    }
    warned = false;
    try {
      List<String> messages = new ArrayList<>();
      Job changed = withItems(withHolds(job, reference, messages), messages);
      if (isQuestion()) {
        // not even changes are reported
        messages.clear();
      }
      verify(job, changed, messages);
      if (!isQuestion() || !waits(job)) {
        Change put = new Change.PutJob(changed.asksAs(job) ? changed : changed.moved(now));
        changes.add(put);
        state = state.apply(List.of(put));
      }
      messages.forEach(text -> answers.add(Answer.done(text)));
      if (warned) {
        // the change is made all the same, and scripts are to notice
        answers.add(new Answer("warning: no suitable queues", Answer.Stream.ERR, 1));
      }
      return true;
    } catch (GridException e) {
      refuse(e.problems().get(0));
      return false;
    }
  }

  private Job withHolds(Job job, JobReference reference, List<String> messages) {
    if (request.hold().isNone()) {
      return job;
    }
    if (request.items().contains(AlterItem.PREDECESSORS)) {
      throw RequestChecks.refused(
          "The specified option works only on jobs (" + job.id() + ")",
          "-h and -hold_jid can't be given together: run qalter twice");
    }
    reference.tasks().ifPresent(tasks -> checkTasks(job, tasks));
    TaskSet tasks = JobTasks.chosen(JobTasks.all(job), reference.tasks());
    HoldChange.Changed changed;
    try {
      changed = request.hold().apply(state, job, tasks, actor);
    } catch (GridException e) {
      // unlike any other refused item, a hold does not keep the rest from being changed
      refuse(e.problems().get(0));
      return job;
    }
    TaskSet modified = changed.tasks();
    for (long task : reference.tasks().isPresent() ? modified.toList() : asListed(job, modified)) {
      messages.add("modified hold of " + JobTasks.named(job, task));
    }
    // a request counts also when the holds are already as it asks
    return changed.job().nextVersion().moved(now);
  }

  /**
   * Some tasks of a job as Grid Engine goes through its lists of tasks: those that have never begun
   * without holds, with user, operator and system holds, then all others
   * (conformance/jobs/order-of-modified-tasks.t).
   */
  private static List<Long> asListed(Job job, TaskSet tasks) {
    TaskSet left = tasks.and(job.waiting());
    List<Long> listed = new ArrayList<>();
    TaskSet free = left;
    for (HoldKind kind : HoldKind.values()) {
      free = free.minus(job.held(kind));
    }
    listed.addAll(free.toList());
    left = left.minus(free);
    for (HoldKind kind : HoldKind.values()) {
      listed.addAll(left.and(job.held(kind)).toList());
      left = left.minus(job.held(kind));
    }
    listed.addAll(tasks.minus(job.waiting()).toList());
    return listed;
  }

  /** Refuses several tasks of a job that is not an array. */
  private static void checkTasks(Job job, TaskRange tasks) {
    if (!job.isArray() && tasks.count() > 1) {
      throw new GridException(
          Problem.of(
                  ProblemKind.NOT_AN_ARRAY,
                  "job " + job.id() + " is not a job array: it has no tasks " + tasks)
              .hint("name the job without tasks"));
    }
  }

  private Job withItems(Job job, List<String> messages) {
    if (request.items().isEmpty()) {
      return job;
    }
    Values values = resolved(job);
    Job changed = job;
    // a change of holds has counted already
    boolean versioned = job.version() != state.job(job.id()).map(Job::version).orElse(0L);
    List<AlterItem> altered = new ArrayList<>();
    for (AlterItem item : request.items()) {
      // an unchanged project is passed over in silence
      if (!item.equals(AlterItem.PROJECT) || !item.isSame(job.request(), values)) {
        changed = changed.withRequest(copy(item, values, changed.request()));
        altered.add(item);
      }
    }
    changed = checked(job, changed);
    if (request.items().contains(AlterItem.CHECKPOINT)) {
      changed = changed.withRequest(RequestChecks.withOccasions(state, changed.request()));
    }
    boolean counts = false;
    for (AlterItem item : altered) {
      messages.addAll(item.announcement(changed.request(), job.id(), actor));
      if (item.equals(AlterItem.PREDECESSORS)) {
        addDependencies(messages, changed.predecessors(), changed.get(JobRequest.PREDECESSORS));
      } else if (item.equals(AlterItem.ARRAY_PREDECESSORS)) {
        addDependencies(
            messages, changed.arrayPredecessors(), changed.get(JobRequest.ARRAY_PREDECESSORS));
      }
      counts |= item.countsAsVersion();
    }
    return counts && !versioned ? changed.nextVersion() : changed;
  }

  private void addDependencies(
      List<String> messages, List<JobId> blocking, List<String> requested) {
    messages.add("   blocking jobs: " + list(blocking));
    messages.add("   exited jobs:   " + list(Predecessors.exited(state, requested)));
  }

  /** Returns whether a task could be dispatched, so that it makes sense to verify the job. */
  private static boolean waits(Job job) {
    TaskSet waiting = JobTasks.pending(job);
    for (TaskSet held : job.holds().values()) {
      waiting = waiting.minus(held);
    }
    return !waiting.isEmpty();
  }

  /**
   * -w v and -w p change nothing of a job that waits; others take all changes
   * (conformance/scheduling/verify.t).
   */
  private boolean isQuestion() {
    return request
        .values()
        .get(JobRequest.VERIFY_MODE)
        .filter(Verification::isQuestion)
        .isPresent();
  }

  /** Verifies a job as it is going to be: -w; throws when that refuses the change. */
  private void verify(Job before, Job changed, List<String> messages) {
    Optional<String> asked = Verification.asked(request.values());
    if (asked.isEmpty()) {
      return;
    }
    String mode = asked.get();
    if (!waits(before)) {
      messages.add("verification: job is already running or is held");
      return;
    }
    Verification verification = verification(changed, mode);
    if (verification.suitable()) {
      if (Verification.isQuestion(mode)) {
        messages.add(found(changed, mode));
      }
    } else if (mode.equals("w")) {
      warned = true;
    } else {
      throw RequestChecks.unsuitable(
          mode.equals("e") ? "error" : "verification", changed, verification);
    }
  }

  private Verification verification(Job job, String mode) {
    return Verification.of(
        state,
        job,
        mode.equals("p") ? Verification.Against.PRESENT_USE : Verification.Against.EMPTY_CLUSTER,
        now);
  }

  private String found(Job job, String mode) {
    if (!job.isParallel()) {
      return "verification: found suitable queue(s)";
    }
    long most = 0;
    for (QueueInstance instance : state.queueInstances().all()) {
      most += instance.get(ClusterQueue.SLOTS);
    }
    SlotRange range = job.get(JobRequest.SLOTS);
    long slots = range.largestUpTo(most);
    while (slots > range.min()
        && !verification(job.with(JobRequest.SLOTS, single(slots)), mode).suitable()) {
      slots = range.largestUpTo(slots - 1);
    }
    return "verification: found possible assignment with " + slots + " slots";
  }

  private static SlotRange single(long slots) {
    return new SlotRange(List.of(new SlotRange.Interval(slots, slots)));
  }

  private static Values copy(AlterItem item, Values from, Values to) {
    Values changed = item.copy(from, to);
    if (item.equals(AlterItem.HARD_RESOURCES)) {
      return changed.with(
          JobRequest.HARD_RESOURCES_EMPTIED, from.get(JobRequest.HARD_RESOURCES_EMPTIED));
    }
    if (item.equals(AlterItem.SOFT_RESOURCES)) {
      return changed.with(
          JobRequest.SOFT_RESOURCES_EMPTIED, from.get(JobRequest.SOFT_RESOURCES_EMPTIED));
    }
    return item.equals(AlterItem.CHECKPOINT_WHEN)
        ? changed.with(JobRequest.CHECKPOINT_INTERVAL, from.get(JobRequest.CHECKPOINT_INTERVAL))
        : changed;
  }

  private static String list(List<JobId> jobs) {
    if (jobs.isEmpty()) {
      return "NONE";
    }
    StringBuilder text = new StringBuilder();
    for (JobId job : jobs) {
      text.append(text.length() == 0 ? "" : ",").append(job);
    }
    return text.toString();
  }

  /** The new values as they are stored: requests resolved, context changed. */
  private Values resolved(Job job) {
    Values values = request.values();
    if (request.items().contains(AlterItem.HARD_RESOURCES)) {
      values =
          values.with(
              JobRequest.HARD_RESOURCES,
              ResourceRequests.resolveForJob(
                  state, hosts, values.get(JobRequest.HARD_RESOURCES), ResourceRequests.Wish.HARD));
    }
    if (request.items().contains(AlterItem.SOFT_RESOURCES)) {
      values =
          values.with(
              JobRequest.SOFT_RESOURCES,
              ResourceRequests.resolveForJob(
                  state, hosts, values.get(JobRequest.SOFT_RESOURCES), ResourceRequests.Wish.SOFT));
    }
    return values.with(
        JobRequest.CONTEXT, ContextChange.apply(job.get(JobRequest.CONTEXT), request.context()));
  }

  private Job checked(Job before, Job changed) {
    RequestChecks checks = new RequestChecks(state, hosts);
    Set<AlterItem> items = request.items();
    if (items.contains(AlterItem.OVERRIDE_TICKETS)) {
      demandOperator("to change amount of override tickets");
    }
    if (items.contains(AlterItem.PRIORITY)
        && changed.get(JobRequest.PRIORITY) > before.get(JobRequest.PRIORITY)) {
      demandOperator("to raise the priority of job " + before.id());
    }
    if (items.contains(AlterItem.DEADLINE)) {
      checks.checkDeadlineUser(actor.name(), actor.group());
    }
    if (items.contains(AlterItem.NAME)) {
      JobNames.check(changed.name());
    }
    if (items.contains(AlterItem.ACCOUNT)) {
      JobNames.checkAccount(changed.get(JobRequest.ACCOUNT));
    }
    if (items.contains(AlterItem.PROJECT)) {
      checks.checkProject(
          changed.get(JobRequest.PROJECT), before.owner().name(), before.owner().group());
    }
    RunningJobs.check(state, before, changed);
    checks.checkAltered(onlyAltered(changed.request()));
    return items.contains(AlterItem.PREDECESSORS) || items.contains(AlterItem.ARRAY_PREDECESSORS)
        ? checks.withPredecessors(changed)
        : changed;
  }

  /**
   * Returns the altered values alone: what was not altered may have become impossible since it was
   * accepted, and is not checked.
   */
  private Values onlyAltered(Values changed) {
    Values only =
        JobRequest.SCHEMA.template().with(JobRequest.ARRAY, changed.get(JobRequest.ARRAY));
    for (AlterItem item : request.items()) {
      only = item.copy(changed, only);
    }
    return request.items().contains(AlterItem.CHECKPOINT)
        ? only
        : only.with(JobRequest.CHECKPOINT_WHEN, Optional.empty());
  }

  private void demandOperator(String what) {
    if (!actor.isOperator(state)) {
      throw new GridException(
          Problem.withoutRight("denied: \"" + actor.name() + "\" must be operator " + what));
    }
  }

  private void refuse(Problem problem) {
    answers.add(Answer.denied(problem));
  }
}
