package gridlite.command.qstat;

import gridlite.complex.ComplexAttribute;
import gridlite.complex.RequestedResource;
import gridlite.config.SchedulerConfig;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobPriority;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.name.NamePattern;
import gridlite.state.ClusterState;
import gridlite.state.MessageKind;
import gridlite.state.ReasonKind;
import gridlite.state.SchedulingMessage;
import gridlite.state.SchedulingReport;
import gridlite.value.Fact;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Everything about some jobs: {@code qstat -j}.
 *
 * @param jobs the jobs, by number
 * @param unknown what was asked for and is not a job
 * @param messages messages of the last scheduling run about all jobs
 */
public record JobDetails(List<JobDetail> jobs, List<String> unknown, Messages messages) {

  /**
   * A job with what depends on others.
   *
   * @param successors jobs that wait for it
   * @param arraySuccessors array jobs that wait for it task by task
   * @param reasons why it waits
   * @param priority of its first task, or of those that wait
   * @param priorities of the running tasks by number
   * @param attributes the resources it asks for
   */
  public record JobDetail(
      Job job,
      List<JobId> successors,
      List<JobId> arraySuccessors,
      List<SchedulingMessage> reasons,
      JobPriority priority,
      Map<Long, JobPriority> priorities,
      List<ComplexAttribute> attributes) {
    private JobDetail with(Map<TaskId, String> heldBack) {
      List<SchedulingMessage> all = new ArrayList<>(reasons);
      for (ArrayTask task : job.tasks().values()) {
        String reason = heldBack.get(new TaskId(job.id(), task.number()));
        if (reason != null && task.isActive()) {
          all.add(
              new SchedulingMessage(
                  MessageKind.ENGINE,
                  ReasonKind.HELD_BACK,
                  List.of(new Fact.Whole("task", task.number()), new Fact.Word("message", reason)),
                  "task " + task.number() + " in \"" + task.master() + "\": " + reason));
        }
      }
      return new JobDetail(job, successors, arraySuccessors, all, priority, priorities, attributes);
    }

    /** A resource it asks for; empty when the resource has been taken away since. */
    Optional<ComplexAttribute> attribute(String name) {
      for (ComplexAttribute attribute : attributes) {
        if (attribute.name().equals(name)) {
          return Optional.of(attribute);
        }
      }
      return Optional.empty();
    }
  }

  /**
   * Messages of the last scheduling run.
   *
   * @param kept whether the scheduler configuration has reasons kept
   * @param global what concerns all jobs
   * @param groups reasons with the jobs they concern
   */
  public record Messages(
      boolean kept, List<SchedulingMessage> global, List<SchedulingReport.Group> groups) {
    private static final SchedulingMessage TURNED_OFF =
        SchedulingMessage.of(
            MessageKind.TURNED_OFF,
            ReasonKind.NOT_COLLECTED,
            "(Collecting of scheduler job information is turned off)");
    private static final SchedulingMessage NONE =
        SchedulingMessage.of(MessageKind.NONE, ReasonKind.NONE, "There are no messages available");

    /**
     * Returns the messages where no job has a reason of its own: the global messages, or why there
     * are none.
     */
    List<SchedulingMessage> withoutJobs() {
      if (!kept) {
        return List.of(TURNED_OFF);
      }
      return global.isEmpty() && groups.isEmpty() ? List.of(NONE) : global;
    }
  }

  /** Copies the lists. */
  public JobDetails {
    jobs = List.copyOf(jobs);
    unknown = List.copyOf(unknown);
  }

  /**
   * Finds jobs of all users.
   *
   * @param wanted numbers, names and name patterns
   */
  public static JobDetails of(ClusterState state, List<String> wanted) {
    TreeMap<JobId, Job> found = new TreeMap<>();
    Set<String> unknown = new LinkedHashSet<>();
    for (String word : wanted) {
      List<Job> jobs = find(state, word);
      jobs.forEach(job -> found.put(job.id(), job));
      if (jobs.isEmpty()) {
        unknown.add(word);
      }
    }
    List<JobDetail> details = new ArrayList<>();
    for (Map.Entry<JobId, Job> entry : found.entrySet()) {
      details.add(detail(state, entry.getValue()));
    }
    SchedulingReport report = state.report();
    boolean kept = !state.schedulerConfig().get(SchedulerConfig.SCHEDD_JOB_INFO).equals("false");
    return new JobDetails(
        details, List.copyOf(unknown), new Messages(kept, report.global(), report.reasons()));
  }

  /** With reasons why tasks that are dispatched have not begun. */
  JobDetails with(Map<TaskId, String> heldBack) {
    return new JobDetails(
        jobs.stream().map(detail -> detail.with(heldBack)).toList(), unknown, messages);
  }

  /** A word that begins with a digit stands for that number, whatever follows: 2.1, 2-4. */
  private static List<Job> find(ClusterState state, String word) {
    List<Job> jobs = new ArrayList<>();
    String number = JobId.leadingDigits(word);
    if (!number.isEmpty()) {
      if (JobId.isNumber(number)) {
        state.job(JobId.parse(number)).ifPresent(jobs::add);
      }
      return jobs;
    }
    for (Job job : state.jobs().values()) {
      if (NamePattern.matches(word, job.name())) {
        jobs.add(job);
      }
    }
    return jobs;
  }

  private static JobDetail detail(ClusterState state, Job job) {
    List<JobId> successors = new ArrayList<>();
    List<JobId> arraySuccessors = new ArrayList<>();
    for (Job other : state.successors(job.id())) {
      if (other.predecessors().contains(job.id())) {
        successors.add(other.id());
      }
      if (other.arrayPredecessors().contains(job.id())) {
        arraySuccessors.add(other.id());
      }
    }
    Map<Long, JobPriority> priorities = new HashMap<>();
    for (ArrayTask task : job.tasks().values()) {
      priorities.put(task.number(), state.report().of(new TaskId(job.id(), task.number())));
    }
    List<ComplexAttribute> attributes = new ArrayList<>();
    List<RequestedResource> requests = new ArrayList<>(job.get(JobRequest.HARD_RESOURCES));
    requests.addAll(job.get(JobRequest.SOFT_RESOURCES));
    for (RequestedResource request : requests) {
      state.complexes().find(request.name()).ifPresent(attributes::add);
    }
    return new JobDetail(
        job,
        successors,
        arraySuccessors,
        state.report().reasonsOf(job.id()),
        priority(state.report(), job),
        priorities,
        attributes);
  }

  private static JobPriority priority(SchedulingReport report, Job job) {
    Iterator<ArrayTask> tasks = job.tasks().values().iterator();
    return tasks.hasNext()
        ? report.ofWaiting(new TaskId(job.id(), tasks.next().number()))
        : report.of(job.id());
  }

  /** The number that stands for {@code -w}; n, the default, is 0. */
  static int verification(Job job) {
    return job.get(JobRequest.VERIFY_MODE).map("nwevp"::indexOf).orElse(0);
  }

  /** The letter for {@code -r}; empty where it was not given. */
  static Optional<String> rerun(Job job) {
    return job.get(JobRequest.RERUN).map(rerunnable -> rerunnable ? "y" : "n");
  }
}
