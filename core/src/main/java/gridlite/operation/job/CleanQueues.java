package gridlite.operation.job;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.operation.Actor;
import gridlite.operation.Answer;
import gridlite.operation.Force;
import gridlite.operation.Right;
import gridlite.schedule.match.QueuePatterns;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import gridlite.state.QueueInstance;
import gridlite.value.TaskRange;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Clears queue instances of the tasks in them, as if each were deleted by force.
 *
 * @see "qconf(1), -cq"
 */
public final class CleanQueues {
  private CleanQueues() {}

  /** Clears the instances that match; an answer for each. */
  public static Outcome<JobAnswers> clean(
      ClusterState state, QueuePatterns queues, Actor actor, Instant now) {
    Right.MANAGER.require(actor, state);
    List<JobReference> inside = new ArrayList<>();
    for (Job job : state.begunJobs()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.isActive() && isIn(task, queues)) {
          inside.add(
              JobReference.of(job.id()).withTasks(new TaskRange(task.number(), task.number(), 1)));
        }
      }
    }
    List<Answer> answers = new ArrayList<>();
    for (QueueInstance instance : state.queueInstances().all()) {
      if (queues.matches(instance.name())) {
        answers.add(Answer.note(actor.at() + " purged queue \"" + instance.name() + "\""));
      }
    }
    Outcome<JobAnswers> deletion =
        DeleteJob.delete(state, new DeleteJob.Request(inside, List.of(), Force.USED), actor, now);
    return new Outcome<>(deletion.changes(), new JobAnswers(answers, deletion.result().signals()));
  }

  private static boolean isIn(ArrayTask task, QueuePatterns queues) {
    return task.allocation().stream()
        .flatMap(allocation -> allocation.grants().stream())
        .anyMatch(grant -> queues.matches(grant.instance()));
  }
}
