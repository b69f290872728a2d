package gridlite.exec;

import gridlite.config.SchedulerConfig;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.port.TaskOrder;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import gridlite.state.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Lays out what a shepherd needs to run a task. */
final class TaskStarter {
  private final LocalExecutor.Site site;
  private final Path active;
  private final Path scripts;
  private final Consumer<String> at;

  /**
   * A starter of a cell's tasks.
   *
   * @param active where the tasks' directories are
   * @param scripts where the copies of scripts are
   * @param at hears of each step
   */
  TaskStarter(LocalExecutor.Site site, Path active, Path scripts, Consumer<String> at) {
    this.at = at;
    this.site = site;
    this.active = active;
    this.scripts = scripts;
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
      if (task.isPresent() && task.get().isActive() && SpoolJudgement.isHere(task.get(), ours)) {
        Optional.ofNullable(seen.homes().get(job.orElseThrow().owner().name().text()))
            .flatMap(home -> order(state, job.orElseThrow(), task.get(), home))
            .ifPresent(starts::add);
      }
    }
    return starts;
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
    Map<String, String> files =
        launch.isParallel() ? Map.of("pe_hostfile", LaunchWriter.hostFile(launch)) : Map.of();
    return Optional.of(
        new TaskOrder.Start(
            id,
            task.attempts(),
            host,
            job.owner().name().text(),
            !job.get(JobRequest.BINARY),
            LaunchWriter.text(launch, wake(state)),
            files));
  }

  /**
   * Makes a task's directory.
   *
   * @return false when another process has made it
   */
  boolean prepare(TaskOrder.Start start, Path path) throws IOException {
    if (start.hasScript()) {
      copyScript(start.task().job(), start.owner());
    }
    makeReachable();
    return TaskDirectory.create(
        path, start.attempt(), start.launch(), start.files(), start.owner(), at);
  }

  private LaunchWriter.Wake wake(ClusterState state) {
    long delay = state.schedulerConfig().get(SchedulerConfig.FLUSH_FINISH_SEC);
    if (delay == 0 || site.wake().isEmpty()) {
      return LaunchWriter.Wake.NOBODY;
    }
    // one second is as soon as can be: that is the smallest delay that means "at once"
    return new LaunchWriter.Wake(site.wake(), site.wakeEnvironment(), delay - 1);
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
    TaskPermissions.write(fresh, site.script().apply(job));
    Synced.file(fresh);
    TaskPermissions.giveTo(owner, fresh);
    Files.move(fresh, copy, StandardCopyOption.ATOMIC_MOVE);
  }
}
