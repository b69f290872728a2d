package gridlite.exec;

import gridlite.config.SchedulerConfig;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.port.TaskOrder;
import gridlite.state.ClusterState;
import gridlite.state.Engine;
import gridlite.state.QueueInstance;
import gridlite.state.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Lays out what a shepherd needs to run a task. */
final class TaskStarter {
  /** Beginning of the names of files that are about other hosts of a task. */
  private static final String SLAVE = "slave.";

  /** The variable by which a job and the call of qrsh(1) that waits for it know each other. */
  private static final String CALL = "GRIDLITE_CALL";

  private final LocalExecutor.Site site;
  private final Path active;
  private final Path scripts;
  private final Claims claims;
  private final Consumer<String> at;

  /**
   * A starter of a cell's tasks.
   *
   * @param spool the cell's spool
   * @param at hears of each step
   */
  TaskStarter(LocalExecutor.Site site, Spool spool, Consumer<String> at) {
    this.at = at;
    this.site = site;
    this.active = spool.active();
    this.scripts = spool.scripts();
    this.claims = spool.claims();
  }

  /**
   * Orders to start tasks. Pure.
   *
   * @param seen has the homes of owners; whose owner was not asked for has been dispatched since,
   *     and is started by the next who looks
   * @param ours hosts that tasks can be started on
   */
  List<TaskOrder> orders(
      ClusterState state, SpoolSight seen, List<TaskId> tasks, Predicate<HostName> ours) {
    List<TaskOrder> starts = new ArrayList<>();
    for (TaskId id : tasks) {
      Optional<Job> job = state.job(id.job());
      Optional<ArrayTask> task = job.flatMap(found -> found.tasks().find(id.task()));
      if (task.isPresent()
          && task.get().isActive()
          && SpoolJudgement.isHere(task.get(), ours)
          && !isStarted(seen, id, task.get())) {
        Optional.ofNullable(seen.homes().get(job.orElseThrow().owner().name().text()))
            .flatMap(home -> order(state, job.orElseThrow(), task.get(), home))
            .ifPresent(starts::add);
      }
    }
    return starts;
  }

  /** Returns whether an attempt has its directory, so that nothing is left to order. */
  private static boolean isStarted(SpoolSight seen, TaskId id, ArrayTask task) {
    return seen.of(id, task.attempts()).filter(TaskSight::exists).isPresent();
  }

  /**
   * The order to start a task; empty where its queue instance is gone. Pure.
   *
   * @param home home directory of the owner
   */
  private Optional<TaskOrder.Start> order(
      ClusterState state, Job job, ArrayTask task, String home) {
    Optional<QueueInstance> instance = state.queueInstances().find(task.master());
    if (instance.isEmpty()) {
      return Optional.empty();
    }
    HostName host = task.master().host();
    TaskId id = new TaskId(job.id(), task.number());
    Launch launch =
        new Launch(
            state,
            job,
            task,
            instance.get(),
            Settings.on(state, host),
            home,
            active.resolve(id.toString()),
            scripts.resolve(job.id().toString()),
            new Launch.Site(host, site.root(), site.cell(), site.binaries()));
    return Optional.of(
        new TaskOrder.Start(
            id,
            task.attempts(),
            SpoolJudgement.hosts(task),
            job.owner().name(),
            Engine.isOwnersOwn(state) ? TaskOrder.Keeper.OWNER : TaskOrder.Keeper.CELL,
            !job.get(JobRequest.BINARY),
            LaunchWriter.text(launch, wake(state)),
            filesOf(launch)));
  }

  /** Returns whether the command of a job is run by a call of qrsh(1) that waits for it. */
  private static boolean isCalled(Job job) {
    return job.get(JobRequest.VARIABLES).stream()
        .anyMatch(variable -> variable.name().equals(CALL));
  }

  /**
   * The files that a task reads itself: of a parallel one its hosts, and what differs where
   * commands of qrsh(1) run.
   */
  private static Map<String, String> filesOf(Launch launch) {
    Map<String, String> files = new HashMap<>();
    if (isCalled(launch.job())) {
      files.put(SLAVE + launch.site().host(), LaunchWriter.textOfSlave(launch));
    }
    if (!launch.isParallel()) {
      return files;
    }
    files.put("pe_hostfile", LaunchWriter.hostFile(launch));
    for (Allocation.Grant grant : launch.allocation().grants()) {
      HostName host = grant.instance().host();
      if (!host.equals(launch.site().host()) && !files.containsKey(SLAVE + host)) {
        launch
            .state()
            .queueInstances()
            .find(grant.instance())
            .ifPresent(
                there -> files.put(SLAVE + host, LaunchWriter.textOfSlave(launch.on(there))));
      }
    }
    return files;
  }

  /**
   * Makes a task's directory.
   *
   * @return false when another process has made it
   */
  boolean prepare(TaskOrder.Start start, Path path) throws IOException {
    if (start.hasScript()) {
      copyScript(start.task().job(), start.owner().text());
    }
    makeReachable();
    if (start.keeper() == TaskOrder.Keeper.OWNER) {
      claims.allow(start.owner().text(), start.task(), start.attempt());
    }
    return TaskDirectory.create(path, start, at);
  }

  /** The command that wakes the cell when a task has ended; empty where nothing waits. */
  private Optional<LaunchWriter.Wake> wake(ClusterState state) {
    long delay = state.schedulerConfig().get(SchedulerConfig.FLUSH_FINISH_SEC);
    if (delay == 0 || site.wake().isEmpty()) {
      return Optional.empty();
    }
    // one second is as soon as can be: that is the smallest delay that means "at once"
    return Optional.of(new LaunchWriter.Wake(site.wake(), site.wakeVariables(), delay - 1));
  }

  /**
   * Lets the processes of other users reach their scripts and directories: search permission, not
   * more, on the directories from SGE_ROOT down. Only root runs jobs of others.
   */
  private void makeReachable() throws IOException {
    TaskPermissions.makePassage(scripts.resolveSibling(""));
    TaskPermissions.makePassage(active);
    TaskPermissions.makePassage(scripts);
    for (Path path = scripts; path != null; path = path.getParent()) {
      TaskPermissions.addSearch(path);
      if (path.equals(site.root())) {
        break;
      }
    }
  }

  /**
   * Makes the copy of a job's script, its owner's alone; all tasks of an array share it. An empty
   * one is a damaged one.
   */
  private void copyScript(JobId job, String owner) throws IOException {
    Path copy = scripts.resolve(job.toString());
    if (Files.isRegularFile(copy) && Files.size(copy) > 0) {
      return;
    }
    TaskPermissions.makePassage(scripts);
    Path fresh = scripts.resolve("." + job + "." + ProcessHandle.current().pid());
    TaskPermissions.write(fresh, site.script().apply(job).orElse(""));
    Synced.file(fresh);
    TaskPermissions.giveTo(owner, fresh);
    Files.move(fresh, copy, StandardCopyOption.ATOMIC_MOVE);
  }
}
