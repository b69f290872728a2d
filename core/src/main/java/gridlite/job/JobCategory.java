package gridlite.job;

import gridlite.complex.RequestedResource;
import gridlite.name.ProjectName;
import gridlite.name.UserName;
import gridlite.value.SlotRange;
import java.util.List;
import java.util.Optional;

/**
 * The values of a job that decide where it fits, and nothing else: jobs of one category fit in the
 * same places. What chooses places gets a category and never sees a job, so that a value that it
 * reads can't be missing from the comparison of categories.
 *
 * @param user owner; none where no rule distinguishes users
 * @param group owner's primary group; none where no rule distinguishes users
 * @param project project; none also where no rule distinguishes projects
 * @param hardResources resources that a place must offer, in the order of the request
 * @param softResources resources that are liked
 * @param hardQueues queues that are admitted; none: any
 * @param softQueues queues that are liked
 * @param masterQueues queues for the master task
 * @param parallelEnvironment pattern of its name; none for a serial job
 * @param slots numbers of slots
 * @param checkpoint checkpointing environment
 * @param immediate whether it starts at once or not at all, in interactive queues
 * @param reservation advance reservation that it belongs to
 * @see "sched_conf(5); accounting(5), category"
 */
public record JobCategory(
    Optional<UserName> user,
    Optional<String> group,
    Optional<ProjectName> project,
    List<RequestedResource> hardResources,
    List<RequestedResource> softResources,
    List<String> hardQueues,
    List<String> softQueues,
    List<String> masterQueues,
    Optional<String> parallelEnvironment,
    SlotRange slots,
    Optional<String> checkpoint,
    boolean immediate,
    Optional<ReservationId> reservation) {
  /** The category of a job, its owner and project included. */
  public static JobCategory of(Job job) {
    return new JobCategory(
        Optional.of(job.owner().name()),
        Optional.of(job.owner().group()),
        job.get(JobRequest.PROJECT),
        job.get(JobRequest.HARD_RESOURCES),
        job.get(JobRequest.SOFT_RESOURCES),
        job.get(JobRequest.HARD_QUEUES),
        job.get(JobRequest.SOFT_QUEUES),
        job.get(JobRequest.MASTER_QUEUES),
        job.get(JobRequest.PARALLEL_ENVIRONMENT),
        job.get(JobRequest.SLOTS),
        job.get(JobRequest.CHECKPOINT),
        job.get(JobRequest.IMMEDIATE),
        job.get(JobRequest.RESERVATION));
  }

  /** The same without its owner. */
  public JobCategory withoutOwner() {
    return user.isEmpty() ? this : with(Optional.empty(), Optional.empty(), project, softQueues);
  }

  /** The same without its project. */
  public JobCategory withoutProject() {
    return project.isEmpty() ? this : with(user, group, Optional.empty(), softQueues);
  }

  /** The same without a liking for queues. */
  public JobCategory withoutSoftQueues() {
    return softQueues.isEmpty() ? this : with(user, group, project, List.of());
  }

  private JobCategory with(
      Optional<UserName> newUser,
      Optional<String> newGroup,
      Optional<ProjectName> newProject,
      List<String> newSoftQueues) {
    return new JobCategory(
        newUser,
        newGroup,
        newProject,
        hardResources,
        softResources,
        hardQueues,
        newSoftQueues,
        masterQueues,
        parallelEnvironment,
        slots,
        checkpoint,
        immediate,
        reservation);
  }

  /** Returns whether the jobs run in a parallel environment. */
  public boolean isParallel() {
    return parallelEnvironment.isPresent();
  }

  // written out: the one of records is slow, and it is called for each job of a run

  @Override
  public boolean equals(Object other) {
    return other instanceof JobCategory that
        && user.equals(that.user)
        && group.equals(that.group)
        && project.equals(that.project)
        && hardResources.equals(that.hardResources)
        && softResources.equals(that.softResources)
        && hardQueues.equals(that.hardQueues)
        && softQueues.equals(that.softQueues)
        && masterQueues.equals(that.masterQueues)
        && parallelEnvironment.equals(that.parallelEnvironment)
        && slots.equals(that.slots)
        && checkpoint.equals(that.checkpoint)
        && immediate == that.immediate
        && reservation.equals(that.reservation);
  }

  @Override
  public int hashCode() {
    int hash = user.hashCode();
    hash = 31 * hash + project.hashCode();
    hash = 31 * hash + hardResources.hashCode();
    hash = 31 * hash + softResources.hashCode();
    hash = 31 * hash + hardQueues.hashCode();
    hash = 31 * hash + parallelEnvironment.hashCode();
    return 31 * hash + slots.hashCode();
  }
}
