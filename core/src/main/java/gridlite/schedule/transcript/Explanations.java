package gridlite.schedule.transcript;

import gridlite.config.SchedulerConfig;
import gridlite.format.Formats;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.schedule.match.Categories;
import gridlite.schedule.reason.Reason;
import gridlite.state.ClusterState;
import gridlite.state.MessageKind;
import gridlite.state.ReasonKind;
import gridlite.state.SchedulingMessage;
import gridlite.state.SchedulingReport;
import gridlite.value.TaskRange;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Collects why jobs wait. Jobs of a category that fail for the same reasons share them, so that a
 * report grows with kinds of jobs.
 *
 * @see "sched_conf(5), schedd_job_info"
 */
public final class Explanations {
  private static final String JOB_LIST = "job_list";
  private static final SchedulingMessage NOT_FOR_ALL =
      SchedulingMessage.of(
          MessageKind.NOT_FOR_ALL,
          ReasonKind.COLLECTED_FOR_SOME,
          "(Scheduler job information not available for every job)");

  private final boolean collected;
  private final List<TaskRange> onlyJobs = new ArrayList<>();
  private final Map<Categories.Kind, List<Reason>> byCategory = new HashMap<>();
  private final Map<JobId, List<List<Reason>>> byJob = new LinkedHashMap<>();

  /** The messages of reasons, many of which categories have in common. */
  private final Map<Reason, SchedulingMessage> messages = new HashMap<>();

  private Explanations() {
    this.collected = true;
  }

  /** Explanations of all jobs, whatever the configuration wants to be kept. */
  public static Explanations complete() {
    return new Explanations();
  }

  public Explanations(ClusterState state) {
    String mode = state.schedulerConfig().get(SchedulerConfig.SCHEDD_JOB_INFO).strip();
    this.collected = !mode.equals("false");
    if (mode.startsWith(JOB_LIST)) {
      for (String range : Formats.NAMES.parse(mode.substring(JOB_LIST.length()))) {
        int dash = range.indexOf('-');
        long first = Long.parseLong(dash < 0 ? range : range.substring(0, dash));
        long last = dash < 0 ? first : Long.parseLong(range.substring(dash + 1));
        onlyJobs.add(new TaskRange(first, last, 1));
      }
    }
  }

  /** Returns whether anything is collected at all. */
  public boolean isCollected() {
    return collected;
  }

  private boolean wants(Job job) {
    if (onlyJobs.isEmpty()) {
      return collected;
    }
    for (TaskRange range : onlyJobs) {
      if (job.id().number() >= range.first() && job.id().number() <= range.last()) {
        return true;
      }
    }
    return false;
  }

  /**
   * A job waits for what its whole category waits for; worked out once, for the first of its jobs
   * (conformance/scheduling/reasons-of-earlier-jobs.t).
   */
  public void waits(Job job, Categories.Kind category, Supplier<List<Reason>> reasons) {
    if (wants(job)) {
      List<Reason> shared = byCategory.computeIfAbsent(category, c -> reasons.get());
      add(job, shared);
    }
  }

  /** A job waits for what others of its category wait for, if they were looked at. */
  public void waitsAsOthers(Job job, Categories.Kind category) {
    List<Reason> shared = byCategory.get(category);
    if (shared != null && wants(job)) {
      add(job, shared);
    }
  }

  /** A job waits for a reason of its own. */
  public void waits(Job job, Reason reason) {
    if (wants(job)) {
      add(job, List.of(reason));
    }
  }

  private void add(Job job, List<Reason> reasons) {
    List<List<Reason>> known = byJob.computeIfAbsent(job.id(), id -> new ArrayList<>(1));
    if (!known.contains(reasons)) {
      known.add(reasons);
    }
  }

  /** The reasons that were given for a job. */
  public Map<JobId, List<List<Reason>>> byJob() {
    return byJob;
  }

  /** Reasons that concern all jobs, as messages. */
  public List<SchedulingMessage> global(List<Reason> reasons) {
    if (!collected) {
      return List.of();
    }
    List<SchedulingMessage> all = messages(List.of(reasons));
    if (!onlyJobs.isEmpty()) {
      all.add(NOT_FOR_ALL);
    }
    return all;
  }

  /** The reasons of single jobs as messages, jobs with the same ones together. */
  public List<SchedulingReport.Group> groups() {
    Map<List<List<Reason>>, List<JobId>> jobs = new LinkedHashMap<>();
    // jobs of a category have the same list: only the first of them is compared with others
    Map<List<Reason>, List<JobId>> ofCategory = new IdentityHashMap<>();
    byJob.forEach(
        (job, reasons) -> {
          List<JobId> ids =
              reasons.size() == 1
                  ? ofCategory.computeIfAbsent(
                      reasons.get(0), r -> jobs.computeIfAbsent(reasons, all -> new ArrayList<>()))
                  : jobs.computeIfAbsent(reasons, all -> new ArrayList<>());
          ids.add(job);
        });
    List<SchedulingReport.Group> groups = new ArrayList<>();
    jobs.forEach(
        (reasons, ids) -> {
          List<SchedulingMessage> all = messages(reasons);
          if (!all.isEmpty()) {
            groups.add(new SchedulingReport.Group(ids, all));
          }
        });
    return groups;
  }

  private List<SchedulingMessage> messages(List<List<Reason>> reasons) {
    List<SchedulingMessage> all = new ArrayList<>();
    for (List<Reason> some : reasons) {
      for (Reason reason : some) {
        all.add(messages.computeIfAbsent(reason, Explanations::message));
      }
    }
    return all;
  }

  private static SchedulingMessage message(Reason reason) {
    return new SchedulingMessage(
        reason.messageKind(), reason.kind(), reason.allFacts(), reason.message());
  }
}
