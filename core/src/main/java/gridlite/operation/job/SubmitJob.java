package gridlite.operation.job;

import gridlite.config.User;
import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.name.ObjectKind;
import gridlite.name.ProjectName;
import gridlite.name.UserName;
import gridlite.operation.Actor;
import gridlite.operation.Answer;
import gridlite.port.HostDirectory;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.schedule.run.Verification;
import gridlite.state.AccessLists;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.Outcome;
import gridlite.state.Settings;
import gridlite.value.SortedTable;
import gridlite.value.TaskRange;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Takes a job into the cell. A refusal uses up the job's number, unless the host may not submit at
 * all or the request contradicts itself or has a name that can't be written down.
 *
 * @see "qsub(1); sge_conf(5), max_u_jobs, enforce_user and their like"
 */
public final class SubmitJob {
  private final ClusterState state;
  private final HostDirectory hosts;
  private final Settings configuration;
  private final Actor actor;
  private final Instant now;

  private SubmitJob(ClusterState state, HostDirectory hosts, Actor actor, Instant now) {
    this.state = state;
    this.hosts = hosts;
    this.configuration = Settings.global(state);
    this.actor = actor;
    this.now = now;
  }

  /** Submits a job. */
  public static Outcome<Submitted> submit(
      ClusterState state, HostDirectory hosts, Submission submission, Actor actor, Instant now) {
    return new SubmitJob(state, hosts, actor, now).submit(submission);
  }

  private Outcome<Submitted> submit(Submission submission) {
    if (!state.has(ObjectKind.SUBMIT_HOST, actor.host().toString())) {
      return Outcome.unchanged(
          Submitted.refused(
              Problem.refused("denied: host \"" + actor.host() + "\" is not a submit host")
                  .hint("a manager makes it one with qconf -as " + actor.host())));
    }
    Values asked = submission.request();
    try {
      JobNames.checkLength(asked.get(JobRequest.NAME));
      JobNames.checkAccount(asked.get(JobRequest.ACCOUNT));
      asked.get(JobRequest.PROJECT).ifPresent(JobNames::checkProject);
      asked.get(JobRequest.PARALLEL_ENVIRONMENT).ifPresent(JobNames::checkParallelEnvironment);
      RequestChecks.checkConcurrency(asked);
      RequestChecks.checkPaths(asked);
    } catch (GridException e) {
      return Outcome.unchanged(Submitted.refused(e.problems().get(0)));
    }
    JobId number = state.lastJob().next();
    List<Change> changes = new ArrayList<>();
    changes.add(new Change.SetCounter(Counter.JOB, number.number()));
    try {
      Job job = accept(submission, number);
      Verified verified = verify(job);
      if (verified.only()) {
        return new Outcome<>(changes, Submitted.verified(verified.notes()));
      }
      changes.add(new Change.PutJob(job));
      submission.script().ifPresent(text -> changes.add(new Change.PutScript(number, text)));
      addUserObject(changes);
      List<Answer> notes = new ArrayList<>(warnings());
      notes.addAll(verified.notes());
      return new Outcome<>(changes, Submitted.accepted(job, notes));
    } catch (GridException e) {
      return new Outcome<>(
          List.of(new Change.SetCounter(Counter.JOB, number.number())),
          Submitted.refused(e.problems().get(0)));
    }
  }

  private Job accept(Submission submission, JobId number) {
    checkIds();
    submission
        .impossible()
        .ifPresent(
            reason -> {
              throw new GridException(Problem.refused(reason));
            });
    Values request = submission.request();
    JobNames.check(request.get(JobRequest.NAME));
    if (submission.script().filter(String::isEmpty).isPresent()) {
      throw RequestChecks.refused("job rejected: no script in your request", "the script is empty");
    }
    checkUser();
    request = withProject(request);
    RequestChecks checks = new RequestChecks(state, hosts);
    checks.checkProject(request.get(JobRequest.PROJECT), actor.name(), actor.group());
    checkLimits(request);
    request = resolve(request);
    checks.checkRequests(request);
    checks.checkReservationUser(request.get(JobRequest.RESERVATION), actor.name(), actor.group());
    checks.checkReservationTime(request, now);
    request = verifiedInReservation(request);
    request = RequestChecks.withOccasions(state, request);
    checkPriority(request.get(JobRequest.PRIORITY));
    if (request.get(JobRequest.DEADLINE).isPresent()) {
      checks.checkDeadlineUser(actor.name(), actor.group());
    }
    Job job = job(number, request);
    HoldChange holds = new HoldChange(submission.held(), Set.of(), false);
    return checks.withPredecessors(
        holds.apply(state, job, TaskSet.of(request.get(JobRequest.TASKS)), actor).job());
  }

  /**
   * A job in an advance reservation is refused unless it fits there, unless the request says
   * otherwise.
   */
  private static Values verifiedInReservation(Values request) {
    boolean reserved =
        request.get(JobRequest.RESERVATION).isPresent()
            && request.get(JobRequest.VERIFY_MODE).isEmpty();
    return reserved ? request.with(JobRequest.VERIFY_MODE, Optional.of("e")) : request;
  }

  /**
   * The result of -w.
   *
   * @param only whether nothing but the answer was wanted
   */
  private record Verified(boolean only, List<Answer> notes) {}

  private Verified verify(Job job) {
    Optional<String> asked = Verification.asked(job.request());
    if (asked.isEmpty()) {
      return new Verified(false, List.of());
    }
    String mode = asked.get();
    Verification verification =
        Verification.of(
            state,
            job,
            mode.equals("p")
                ? Verification.Against.PRESENT_USE
                : Verification.Against.EMPTY_CLUSTER,
            now);
    boolean only = Verification.isQuestion(mode);
    if (verification.suitable()) {
      return new Verified(
          only, only ? List.of(Answer.done("verification: found suitable queue(s)")) : List.of());
    }
    if (mode.equals("w")) {
      return new Verified(
          false, List.of(new Answer("warning: no suitable queues", Answer.Stream.ERR, 0)));
    }
    throw RequestChecks.unsuitable(only ? "verification" : "error", job, verification);
  }

  private Job job(JobId number, Values request) {
    Values complete =
        request.with(
            JobRequest.DEPARTMENT, AccessLists.departmentOf(state, actor.name(), actor.group()));
    TaskSet tasks = TaskSet.of(request.get(JobRequest.TASKS));
    return new Job(
        number,
        new Job.Owner(actor.name(), actor.group(), actor.uid(), actor.gid()),
        now,
        complete,
        List.of(),
        List.of(),
        tasks,
        Map.of(),
        SortedTable.empty(),
        0);
  }

  private Values resolve(Values request) {
    return request
        .with(
            JobRequest.HARD_RESOURCES,
            ResourceRequests.resolveForJob(
                state, hosts, request.get(JobRequest.HARD_RESOURCES), ResourceRequests.Wish.HARD))
        .with(
            JobRequest.SOFT_RESOURCES,
            ResourceRequests.resolveForJob(
                state, hosts, request.get(JobRequest.SOFT_RESOURCES), ResourceRequests.Wish.SOFT));
  }

  private void checkIds() {
    checkId("user", actor.uid(), configuration.number("min_uid", 0));
    checkId("group", actor.gid(), configuration.number("min_gid", 0));
  }

  private static void checkId(String kind, long id, long minimum) {
    if (id < minimum) {
      throw RequestChecks.refused(
          "job rejected: your "
              + kind
              + " id "
              + id
              + " is lower than minimum "
              + kind
              + " id "
              + minimum
              + " of cluster configuration",
          kind.equals("user") ? "submit as an ordinary user" : "submit with an ordinary group");
    }
  }

  private void checkUser() {
    List<String> allowed = configuration.names("user_lists");
    List<String> denied = configuration.names("xuser_lists");
    if (!AccessLists.admit(state, allowed, denied, actor.name(), actor.group())) {
      throw RequestChecks.refused(
          "job rejected: " + actor.at() + " is not allowed to submit jobs",
          "user_lists and xuser_lists of the global configuration decide");
    }
    if (configuration.is("enforce_user", "true")
        && !state.has(ObjectKind.USER, actor.name().text())) {
      throw RequestChecks.refused(
          "job rejected: " + actor.at() + " is not allowed to submit jobs: no user object",
          "enforce_user of the global configuration demands one: qconf -auser");
    }
  }

  /** Warnings about a job that is submitted all the same. */
  private List<Answer> warnings() {
    return isAdmittedByAnyQueue()
        ? List.of()
        : List.of(
            new Answer(
                "warning: " + actor.name() + "'s job is not allowed to run in any queue",
                Answer.Stream.ERR,
                0));
  }

  /** Returns whether some queue may admit the owner; where there is none yet, one may come. */
  private boolean isAdmittedByAnyQueue() {
    if (state.objects(ObjectKind.CLUSTER_QUEUE).names().isEmpty()) {
      return true;
    }
    for (Values queue : state.objects(ObjectKind.CLUSTER_QUEUE).objects()) {
      if (AccessLists.mayAdmit(state, queue, actor.name(), actor.group())) {
        return true;
      }
    }
    return false;
  }

  private Values withProject(Values request) {
    if (request.get(JobRequest.PROJECT).isPresent()) {
      return request;
    }
    String project =
        state
            .find(ObjectKind.USER, actor.name().text())
            .map(user -> user.get(User.DEFAULT_PROJECT))
            .orElse(configuration.is("enforce_user", "auto") ? defaultProject() : "NONE");
    return project.equalsIgnoreCase("NONE")
        ? request
        : request.with(JobRequest.PROJECT, ProjectName.orNone(project));
  }

  /** Project of user objects that are made as they are needed; NONE for none. */
  private String defaultProject() {
    return configuration.text("auto_user_default_project").orElse("NONE");
  }

  private void checkPriority(long priority) {
    if (priority > 0 && !actor.isOperator(state)) {
      throw RequestChecks.refused(
          "job rejected: positive submission priority requires operator privileges",
          "-p " + priority + " would have to be 0 or less");
    }
  }

  private void checkLimits(Values request) {
    long tasks = request.get(JobRequest.TASKS).count();
    long mostTasks = configuration.number("max_aj_tasks", 0);
    if (mostTasks > 0 && tasks > mostTasks) {
      throw RequestChecks.refused(
          "job rejected: you tried to submit a job with more than " + mostTasks + " tasks",
          request.get(JobRequest.TASKS) + " makes " + tasks);
    }
    checkJobLimits(state, configuration, actor.name());
  }

  /** Refuses one more job of a user when a limit on their number is reached. */
  static void checkJobLimits(ClusterState state, Settings configuration, UserName user) {
    long most = configuration.number("max_jobs", 0);
    if (most > 0 && state.jobs().size() >= most) {
      throw tooMany("job rejected: only " + most + " jobs are allowed per cluster");
    }
    long mostOfUser = configuration.number("max_u_jobs", 0);
    if (mostOfUser > 0) {
      long count = 0;
      for (Job job : state.jobs().values()) {
        count += job.owner().name().equals(user) ? 1 : 0;
      }
      if (count >= mostOfUser) {
        throw tooMany(
            "job rejected: only "
                + mostOfUser
                + " jobs are allowed per user (current job count: "
                + count
                + ")");
      }
    }
  }

  private static GridException tooMany(String message) {
    return new GridException(
        Problem.of(ProblemKind.TOO_MANY_JOBS, message).hint("try again when some have ended"));
  }

  /** With {@code enforce_user auto} the first job of a user makes the user's object. */
  private void addUserObject(List<Change> changes) {
    if (!configuration.is("enforce_user", "auto")
        || state.has(ObjectKind.USER, actor.name().text())) {
      return;
    }
    long keep = configuration.number("auto_user_delete_time", 0);
    Values user =
        User.SCHEMA
            .template()
            .with(User.NAME, actor.name().text())
            .with(User.OTICKET, configuration.number("auto_user_oticket", 0))
            .with(User.FSHARE, configuration.number("auto_user_fshare", 0))
            .with(User.DELETE_TIME, keep == 0 ? 0L : now.getEpochSecond() + keep)
            .with(User.DEFAULT_PROJECT, defaultProject());
    changes.add(new Change.PutObject(ObjectKind.USER, actor.name().text(), user));
  }

  /** The words that announce a job: {@code Your job 7 ("name") has been submitted}. */
  public static String announcement(Job job) {
    TaskRange tasks = job.get(JobRequest.TASKS);
    String what = job.isArray() ? "job-array " + job.id() + "." + tasks : "job " + job.id();
    return "Your " + what + " (\"" + job.name() + "\") has been submitted";
  }
}
