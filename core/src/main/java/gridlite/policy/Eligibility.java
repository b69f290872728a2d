package gridlite.policy;

import gridlite.job.ArrayTask;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.TaskFlag;
import gridlite.state.ClusterState;
import gridlite.value.TaskRange;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The pending tasks of a job that a scheduling run considers, and what keeps the others back.
 *
 * @param tasks tasks that may be dispatched
 * @param obstacles what keeps pending tasks back; several when tasks differ
 */
public record Eligibility(TaskSet tasks, Set<Obstacle> obstacles) {
  /** An obstacle that keeps a pending task from being considered. */
  public enum Obstacle {
    /** A hold of {@code qhold}, or the same task of another array job ({@code -hold_jid_ad}). */
    HOLD,
    /** A job that it waits for has not ended ({@code -hold_jid}). */
    DEPENDENCY,
    /** Its start time is in the future ({@code -a}). */
    START_TIME,
    /** It is in error state. */
    ERROR
  }

  /** Copies the set. */
  public Eligibility {
    obstacles =
        obstacles.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(obstacles));
  }

  /**
   * Looks at the pending tasks of a job. One obstacle is reported for each task: that it is held,
   * else that its job depends on others, else that its time has not come
   * (conformance/scheduling/held-back.t).
   */
  public static Eligibility of(ClusterState state, Job job, Instant now) {
    EnumSet<Obstacle> obstacles = EnumSet.noneOf(Obstacle.class);
    TaskSet tasks = pending(job, obstacles);
    if (tasks.isEmpty()) {
      return new Eligibility(tasks, obstacles);
    }
    TaskSet free = tasks;
    for (HoldKind kind : HoldKind.values()) {
      free = free.minus(job.held(kind));
    }
    // task by task, what waits for another task is reported as held
    free = withoutDependent(state, job, free);
    if (!free.equals(tasks)) {
      obstacles.add(Obstacle.HOLD);
    }
    if (free.isEmpty()) {
      return new Eligibility(free, obstacles);
    }
    if (dependsOnJobs(state, job)) {
      obstacles.add(Obstacle.DEPENDENCY);
      return new Eligibility(TaskSet.EMPTY, obstacles);
    }
    if (job.get(JobRequest.START_TIME).filter(now::isBefore).isPresent()) {
      obstacles.add(Obstacle.START_TIME);
      return new Eligibility(TaskSet.EMPTY, obstacles);
    }
    return new Eligibility(free, obstacles);
  }

  /** Tasks that wait and are not in error state. */
  private static TaskSet pending(Job job, EnumSet<Obstacle> obstacles) {
    if (job.tasks().isEmpty()) {
      return job.waiting();
    }
    List<Long> again = new ArrayList<>();
    for (ArrayTask task : job.tasks().values()) {
      if (task.isActive() || task.is(TaskFlag.DELETED)) {
        continue;
      }
      if (task.is(TaskFlag.ERROR)) {
        obstacles.add(Obstacle.ERROR);
      } else {
        again.add(task.number());
      }
    }
    return again.isEmpty() ? job.waiting() : job.waiting().or(TaskSet.ofNumbers(again));
  }

  /** Returns whether a job waits for another one that has not ended. */
  public static boolean dependsOnJobs(ClusterState state, Job job) {
    for (JobId predecessor : job.predecessors()) {
      if (state.hasJob(predecessor)) {
        return true;
      }
    }
    return false;
  }

  /**
   * The tasks among some that don't wait for tasks of another array job ({@code -hold_jid_ad}): for
   * the one of the same number or, where strides differ, for all that the longer one spans.
   */
  public static TaskSet withoutDependent(ClusterState state, Job job, TaskSet tasks) {
    TaskSet free = tasks;
    for (JobId predecessor : job.arrayPredecessors()) {
      Job other = state.job(predecessor).orElse(null);
      if (other == null || free.isEmpty()) {
        continue;
      }
      List<Long> begun = new ArrayList<>();
      for (ArrayTask task : other.tasks().values()) {
        begun.add(task.number());
      }
      TaskSet unfinished = other.waiting().or(TaskSet.ofNumbers(begun));
      TaskRange own = job.get(JobRequest.TASKS);
      TaskRange theirs = other.get(JobRequest.TASKS);
      free =
          own.step() == theirs.step()
              ? free.minus(unfinished)
              : withoutSpanning(free, own, theirs, unfinished);
    }
    return free;
  }

  private static TaskSet withoutSpanning(
      TaskSet tasks, TaskRange own, TaskRange theirs, TaskSet unfinished) {
    TaskSet free = tasks;
    for (long task : tasks.toList()) {
      long from = theirs.first() + (task - theirs.first()) / theirs.step() * theirs.step();
      long to = Math.min(task + own.step() - 1, theirs.last());
      boolean waits = false;
      for (long other = from; other <= to; other += theirs.step()) {
        waits |= unfinished.contains(other);
      }
      free = waits ? free.without(task) : free;
    }
    return free;
  }
}
