package gridlite.exec;

import gridlite.config.ClusterQueue;
import gridlite.config.ParallelEnvironment;
import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Engine;
import gridlite.state.QueueInstance;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The limits of a cell that an ordinary user runs: run anything as somebody else, or with more than
 * that user's rights. It is refused when it is asked for, not when a job is to start.
 *
 * @param user who runs the cell's tasks
 * @param host where they run, if not on the nodes of an engine
 */
public record OneUser(String user, HostName host) {
  private static final String WHY = "only a cell that root runs can do that";

  /**
   * Refuses changes that ask for it.
   *
   * @param state the state before the changes
   */
  public void check(ClusterState state, List<Change> changes) {
    boolean configured = false;
    for (Change change : changes) {
      if (change instanceof Change.PutJob put) {
        checkJob(state, put.job());
      }
      configured |= change instanceof Change.PutObject put && concernsTasks(put.kind());
    }
    if (configured) {
      checkConfiguration(state.apply(changes));
    }
  }

  /** Returns whether objects of a kind decide how tasks run. */
  static boolean concernsTasks(ObjectKind kind) {
    return switch (kind) {
      case CLUSTER_QUEUE, HOST_GROUP, PARALLEL_ENVIRONMENT -> true;
      default -> false;
    };
  }

  private void checkJob(ClusterState state, Job job) {
    if (!job.owner().name().text().equals(user) && state.job(job.id()).isEmpty()) {
      throw new GridException(
          Problem.refused(
                  "jobs of user \""
                      + job.owner().name().text()
                      + "\" can't run here: this cell runs jobs as user \""
                      + user
                      + "\" alone")
              .hint(WHY));
    }
  }

  private void checkConfiguration(ClusterState state) {
    check(
        state,
        host -> Engine.of(state) == Engine.SLURM || host.equals(this.host),
        Optional.of(user));
  }

  /**
   * Refuses a configuration that has tasks do what only root can, where their shepherds are the
   * owners of the jobs.
   */
  static void checkOwners(ClusterState state) {
    check(state, host -> true, Optional.empty());
  }

  /**
   * Checks the queue instances on our hosts.
   *
   * @param user whom all runs as; empty: the owner of each job
   */
  private static void check(ClusterState state, Predicate<HostName> ours, Optional<String> user) {
    for (QueueInstance instance : state.queueInstances().all()) {
      if (ours.test(instance.host())) {
        String where = "queue instance \"" + instance.name() + "\"";
        checkCommand(where, ClusterQueue.PROLOG, instance.get(ClusterQueue.PROLOG), user);
        checkCommand(where, ClusterQueue.EPILOG, instance.get(ClusterQueue.EPILOG), user);
        if (instance.get(ClusterQueue.PRIORITY) < 0) {
          throw new GridException(
              Problem.refused(
                      where
                          + ": priority "
                          + instance.get(ClusterQueue.PRIORITY)
                          + " is above that of "
                          + spelled(user)
                          + "'s processes")
                  .hint(why(user) + "; give 0 to 20"));
        }
        for (String name : instance.get(ClusterQueue.PE_LIST)) {
          state
              .find(ObjectKind.PARALLEL_ENVIRONMENT, name)
              .ifPresent(
                  parallelEnvironment -> checkParallelEnvironment(name, parallelEnvironment, user));
        }
      }
    }
  }

  private static void checkParallelEnvironment(
      String name, Values parallelEnvironment, Optional<String> user) {
    String where = "parallel environment \"" + name + "\"";
    for (Attribute<String> attribute :
        List.of(ParallelEnvironment.START_PROC_ARGS, ParallelEnvironment.STOP_PROC_ARGS)) {
      checkCommand(where, attribute, parallelEnvironment.get(attribute), user);
    }
  }

  /** A command may begin with the user it runs as: {@code user@/path}. */
  private static void checkCommand(
      String where, Attribute<?> attribute, String command, Optional<String> user) {
    int at = command.indexOf('@');
    int slash = command.indexOf('/');
    if (at > 0
        && (slash < 0 || at < slash)
        && !user.equals(Optional.of(command.substring(0, at)))) {
      throw new GridException(
          Problem.refused(
                  where
                      + ": "
                      + attribute.name()
                      + " \""
                      + command
                      + "\" can't run as \""
                      + command.substring(0, at)
                      + "\": this cell runs everything as "
                      + spelled(user))
              .hint(why(user) + "; leave the user out"));
    }
  }

  private static String spelled(Optional<String> user) {
    return user.map(name -> "user \"" + name + "\"").orElse("the owner of the job");
  }

  private static String why(Optional<String> user) {
    return user.isPresent() ? WHY : "only a cell that was made with --root-shepherds can do that";
  }
}
