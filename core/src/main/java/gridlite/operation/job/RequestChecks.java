package gridlite.operation.job;

import gridlite.config.CheckpointEnvironment;
import gridlite.config.Project;
import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.ReservationId;
import gridlite.name.Nearest;
import gridlite.name.ObjectKind;
import gridlite.name.ProjectName;
import gridlite.name.QueueName;
import gridlite.name.UserName;
import gridlite.operation.queue.ChangeQueueState;
import gridlite.policy.AssumedSlots;
import gridlite.port.HostDirectory;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.schedule.ledger.Durations;
import gridlite.schedule.match.QueuePatterns;
import gridlite.schedule.run.Verification;
import gridlite.state.AccessLists;
import gridlite.state.AdvanceReservation;
import gridlite.state.ClusterState;
import gridlite.state.ParallelEnvironments;
import gridlite.state.Settings;
import gridlite.value.Given;
import gridlite.value.SlotRange;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * The demands of a cell on a job's requests, at submission and when they are changed. Each check
 * throws the refusal.
 */
public final class RequestChecks {
  private static final List<Attribute<List<String>>> STREAMS =
      List.of(JobRequest.STDOUT_PATHS, JobRequest.STDERR_PATHS, JobRequest.STDIN_PATHS);

  private final ClusterState state;
  private final HostDirectory hosts;
  private final Settings configuration;

  public RequestChecks(ClusterState state, HostDirectory hosts) {
    this.state = state;
    this.hosts = hosts;
    this.configuration = Settings.global(state);
  }

  /** Requests that don't depend on who asks. */
  public void checkRequests(Values request) {
    checkAltered(request);
    if (request.get(JobRequest.PARALLEL_ENVIRONMENT).isEmpty()
        && !request.get(JobRequest.MASTER_QUEUES).isEmpty()) {
      throw refused(
          "job rejected: specification of master queue is not allowed for non-parallel jobs",
          "-masterq goes together with -pe");
    }
  }

  /**
   * The same for requests that are changed one by one, since what belongs together may still
   * follow, and for reservations.
   */
  public void checkAltered(Values request) {
    checkQueues(request.get(JobRequest.HARD_QUEUES));
    checkQueues(request.get(JobRequest.SOFT_QUEUES));
    checkParallel(request);
    checkQueues(request.get(JobRequest.MASTER_QUEUES));
    checkCheckpoint(request);
    checkReservation(request.get(JobRequest.RESERVATION));
    checkConcurrency(request);
    checkPaths(request);
    STREAMS.forEach(stream -> checkHosts(request.get(stream)));
    checkHosts(request.get(JobRequest.SHELLS));
  }

  /**
   * Refuses variables in front of a path, where a host is named, of the cell or elsewhere in the
   * network, and more than one path for a host (conformance/jobs/two-paths-for-a-host.t).
   */
  private void checkHosts(List<String> paths) {
    Set<String> seen = new HashSet<>();
    for (String path : paths) {
      int colon = path.indexOf(':');
      String host = colon < 0 ? "" : path.substring(0, colon);
      if (!seen.add(host)) {
        throw refused(
            "two paths for the same host: "
                + String.join(",", paths)
                + (host.isEmpty() ? " has two for all hosts" : " has two for \"" + host + "\""),
            "one path for each host, and one without a host for all others");
      }
      if (!host.isEmpty() && !state.has(ObjectKind.EXEC_HOST, host) && !hosts.resolves(host)) {
        throw unknown(
            "can't resolve hostname \"" + host + "\" of \"" + path + "\": no host has such a name",
            host,
            state.objects(ObjectKind.EXEC_HOST).names());
      }
    }
  }

  private void checkQueues(List<String> queues) {
    for (String queue : queues) {
      if (!isQueue(queue)) {
        throw unknown(
            "Job was rejected because job requests unknown queue \"" + queue + "\"",
            queue,
            queueNames());
      }
    }
  }

  /** A list's element must mean some instance (conformance/jobs/queues-without-hosts.t). */
  private boolean isQueue(String element) {
    if (element.indexOf('@') >= 0) {
      return !ChangeQueueState.instances(state, element).isEmpty();
    }
    QueuePatterns patterns = new QueuePatterns(state, List.of(element));
    for (String queue : state.objects(ObjectKind.CLUSTER_QUEUE).names()) {
      QueueName name = QueueName.of(queue);
      if (patterns.matchesQueue(name) && !state.queueInstances().of(name).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private Collection<String> queueNames() {
    List<String> names = new ArrayList<>(state.objects(ObjectKind.CLUSTER_QUEUE).names());
    state.queueInstances().all().forEach(instance -> names.add(instance.name().toString()));
    return names;
  }

  private void checkParallel(Values request) {
    Optional<String> asked = request.get(JobRequest.PARALLEL_ENVIRONMENT);
    if (asked.isEmpty()) {
      return;
    }
    String name = asked.get();
    List<String> matching = ParallelEnvironments.matching(state, name);
    if (matching.isEmpty()) {
      throw unknown(
          "job rejected: the requested parallel environment \"" + name + "\" does not exist",
          name,
          state.objects(ObjectKind.PARALLEL_ENVIRONMENT).names());
    }
    if (request.get(JobRequest.SLOTS).min() < 1) {
      throw new GridException(
          Problem.refused("\"job\" rejected: pe range must be greater than zero"));
    }
    checkAssumedSlots(name, matching, request.get(JobRequest.SLOTS));
  }

  /** Environments that a pattern stands for must agree on the slots that a range counts for. */
  private void checkAssumedSlots(String pattern, List<String> matching, SlotRange range) {
    long agreed = 0;
    for (String name : matching) {
      long slots =
          AssumedSlots.ofRange(
              state.find(ObjectKind.PARALLEL_ENVIRONMENT, name).orElseThrow(), range);
      if (agreed != 0 && agreed != slots) {
        throw refused(
            "job rejected: the urgency of -pe " + pattern + " " + range + " is ambiguous",
            "urgency_slots of the parallel environments that match assumes "
                + agreed
                + " slots here and "
                + slots
                + " there: ask for one of them or for a single number of slots");
      }
      agreed = slots;
    }
  }

  private void checkCheckpoint(Values request) {
    Optional<String> asked = request.get(JobRequest.CHECKPOINT);
    Optional<String> when = request.get(JobRequest.CHECKPOINT_WHEN);
    if (asked.isEmpty()) {
      if (request.get(JobRequest.CHECKPOINT_INTERVAL).isPresent()
          || when.filter(letters -> !letters.equals("n")).isPresent()) {
        throw refused(
            "job rejected: checkpointing denied: -c names no environment for it", "add -ckpt NAME");
      }
      return;
    }
    String name = asked.get();
    Collection<String> checkpointEnvironments = state.objects(ObjectKind.CHECKPOINT).names();
    if (!checkpointEnvironments.contains(name)) {
      throw unknown(
          "job rejected: the requested checkpointing environment \"" + name + "\" does not exist",
          name,
          checkpointEnvironments);
    }
    if (when.filter(letters -> letters.indexOf('n') >= 0).isPresent()) {
      throw refused(
          "job rejected: checkpointing with \"-c n\" requested, which contradicts -ckpt " + name,
          "leave one of the two out");
    }
  }

  /** Without letters of -c, the occasions are those of the environment. */
  static Values withOccasions(ClusterState state, Values request) {
    Optional<String> given =
        request.get(JobRequest.CHECKPOINT_WHEN).filter(when -> !when.equals("n"));
    return request
        .get(JobRequest.CHECKPOINT)
        .flatMap(name -> state.find(ObjectKind.CHECKPOINT, name))
        .map(found -> given.orElse(found.get(CheckpointEnvironment.WHEN)))
        .map(when -> request.with(JobRequest.CHECKPOINT_WHEN, inOrder(when)))
        .orElse(request);
  }

  /** Letters of occasions in the order in which jobs show them. */
  private static Optional<String> inOrder(String occasions) {
    StringBuilder ordered = new StringBuilder();
    for (char letter : new char[] {'m', 's', 'x', 'r'}) {
      if (occasions.indexOf(letter) >= 0) {
        ordered.append(letter);
      }
    }
    return Given.text(ordered.toString());
  }

  /** Refuses a job in an advance reservation that is for others. */
  void checkReservationUser(Optional<ReservationId> id, UserName user, String group) {
    AdvanceReservation reservation = id.flatMap(state.reservations()::find).orElse(null);
    if (reservation == null) {
      return;
    }
    List<String> allowed = reservation.allowed();
    if (AccessLists.names(state, reservation.denied(), user, group)
        || (!allowed.isEmpty() && !AccessLists.names(state, allowed, user, group))) {
      throw refused(
          "error: no suitable queues",
          "advance reservation " + reservation.id() + " is not for " + user);
    }
  }

  /** A job with a limit must be over when its advance reservation is. */
  void checkReservationTime(Values request, Instant now) {
    AdvanceReservation reservation =
        request.get(JobRequest.RESERVATION).flatMap(state.reservations()::find).orElse(null);
    OptionalDouble limit = Durations.limit(request.get(JobRequest.HARD_RESOURCES));
    if (reservation == null || limit.isEmpty()) {
      return;
    }
    double seconds = limit.getAsDouble();
    long end = reservation.end().getEpochSecond();
    long start = reservation.start().getEpochSecond();
    if (seconds > end - start) {
      throw refused(
          "the job duration is longer than duration of the advance reservation id "
              + reservation.id(),
          "ask for less h_rt or s_rt");
    }
    Instant eligible = request.get(JobRequest.START_TIME).orElse(now);
    long begin = Math.max(start, Math.max(now.getEpochSecond(), eligible.getEpochSecond()));
    if (begin + seconds > end) {
      throw refused(
          "the job duration exceeds the end time of the advance reservation id " + reservation.id(),
          "ask for less h_rt or s_rt");
    }
  }

  private void checkReservation(Optional<ReservationId> reservation) {
    if (reservation.isPresent() && reservation.flatMap(state.reservations()::find).isEmpty()) {
      throw refused(
          "the advance reservation id " + reservation.get() + " is invalid",
          "qrstat lists the reservations");
    }
  }

  static void checkConcurrency(Values request) {
    Optional<Long> most = request.get(JobRequest.TASK_CONCURRENCY);
    if (most.isPresent() && !request.get(JobRequest.ARRAY)) {
      throw refused(
          "invalid \"task concurrency\" value in job request: -tc needs an array job (-t)",
          "leave out -tc " + most.get() + ", or make it an array job with -t");
    }
  }

  /** Refuses hosts of streams without a path; a shell may have none. */
  static void checkPaths(Values request) {
    for (Attribute<List<String>> stream : STREAMS) {
      for (String path : request.get(stream)) {
        if (path.isEmpty() || path.indexOf(':') == path.length() - 1) {
          throw refused(
              "\"" + path + "\" names a host at most, and no path",
              "expected [host:]path with commas between");
        }
      }
    }
  }

  /** Checks that the owner may run jobs for the project, or without one. */
  void checkProject(Optional<ProjectName> asked, UserName user, String group) {
    List<String> only = configuration.names("projects");
    List<String> never = configuration.names("xprojects");
    if (asked.isEmpty()) {
      checkNoProject(only);
      return;
    }
    JobNames.checkProject(asked.get());
    String project = asked.get().text();
    Values object =
        state
            .find(ObjectKind.PROJECT, project)
            .orElseThrow(
                () ->
                    unknown(
                        "job rejected: the requested project \"" + project + "\" does not exist",
                        project,
                        state.objects(ObjectKind.PROJECT).names()));
    List<String> acl = object.get(Project.ACL);
    if (!AccessLists.admit(state, acl, object.get(Project.XACL), user, group)) {
      throw refused(
          "job rejected: no access to project \"" + project + "\" for user \"" + user + "\"",
          "acl and xacl of the project decide (qconf -sprj " + project + ")");
    }
    if (!AccessLists.admitName(only, never, Optional.of(project))) {
      throw refused(
          "job rejected: project \"" + project + "\" is not allowed to submit jobs",
          "projects and xprojects of the global configuration decide");
    }
  }

  private void checkNoProject(List<String> only) {
    if (configuration.is("enforce_project", "true")) {
      throw refused(
          "job rejected: no project assigned to job",
          "enforce_project of the global configuration demands one: -P PROJECT");
    }
    if (!only.isEmpty()) {
      throw refused(
          "job rejected: no project was supplied and only certain projects are allowed to submit"
              + " jobs",
          "add -P with one of " + String.join(", ", only));
    }
  }

  /** Deadlines are for the members of a user set, managers no exception. */
  void checkDeadlineUser(UserName user, String group) {
    if (!AccessLists.isInAny(state, List.of("deadlineusers"), user, group)) {
      throw refused(
          "job rejected: the user \"" + user + "\" is not a deadline initiation user",
          "members of user set deadlineusers may set deadlines (qconf -au "
              + user
              + " deadlineusers)");
    }
  }

  /** Dependencies of a job, resolved; the job's tasks pair with those of array predecessors. */
  Job withPredecessors(Job job) {
    List<String> arrays = job.get(JobRequest.ARRAY_PREDECESSORS);
    if (!arrays.isEmpty() && !job.isArray()) {
      throw refused(
          "Can only specify \"-hold_jid_ad\" option with an array job (using \"-t\" option)",
          "-hold_jid makes a whole job wait");
    }
    UserName owner = job.owner().name();
    List<JobId> jobs =
        Predecessors.resolve(state, job.get(JobRequest.PREDECESSORS), owner, job.id());
    List<JobId> taskwise =
        Predecessors.resolveArrays(state, arrays, owner, job.id(), job.get(JobRequest.TASKS));
    Predecessors.checkCircle(state, job.id(), jobs);
    Predecessors.checkCircle(state, job.id(), taskwise);
    return job.withPredecessors(jobs, taskwise);
  }

  private static GridException unknown(String message, String name, Collection<String> known) {
    String hint =
        known.isEmpty()
            ? "there is none"
            : Nearest.of(name, known)
                .map(nearest -> "did you mean \"" + nearest + "\"?")
                .orElseGet(() -> "there are " + first(known));
    return refused(message, hint);
  }

  private static String first(Collection<String> names) {
    StringBuilder text = new StringBuilder();
    int count = 0;
    for (String name : names) {
      if (count++ == 6) {
        return text.append(", ...").toString();
      }
      text.append(text.length() == 0 ? "" : ", ").append(name);
    }
    return text.toString();
  }

  /** A job that no queue takes, with the reasons. */
  static GridException unsuitable(String prefix, Job job, Verification verification) {
    StringBuilder message = new StringBuilder(prefix).append(": no suitable queues for a job of ");
    message.append(job.owner().name());
    for (String reason : verification.reasons()) {
      message.append("\n  ").append(reason);
    }
    return new GridException(Problem.refused(message.toString()));
  }

  static GridException refused(String message, String hint) {
    return new GridException(Problem.refused(message).hint(hint));
  }
}
