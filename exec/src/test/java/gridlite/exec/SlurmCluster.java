package gridlite.exec;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** A real Slurm on this machine: a controller and some nodes, each on a port of the loopback. */
final class SlurmCluster implements AutoCloseable {
  private static final Duration LONGEST = Duration.ofSeconds(120);

  private final Path directory;
  private final Map<String, Integer> nodes = new LinkedHashMap<>();
  private final List<Process> daemons = new ArrayList<>();
  private Process controller;

  /** Returns whether Slurm is installed. */
  static boolean isInstalled() {
    return Files.isExecutable(Path.of("/usr/sbin/slurmctld"))
        && Files.isExecutable(Path.of("/usr/sbin/slurmd"))
        && Files.isExecutable(Path.of("/usr/bin/sbatch"));
  }

  /** Starts a cluster, and returns when its nodes take jobs. */
  SlurmCluster(Path directory, String... names) throws IOException {
    this.directory = directory;
    for (String part : List.of("state", "spool", "log", "run")) {
      Files.createDirectories(directory.resolve(part));
    }
    int port = freePort();
    for (String name : names) {
      nodes.put(name, freePort());
    }
    Files.writeString(configuration(), configuration(port));
    this.controller = startController();
    for (String name : names) {
      startNode(name);
    }
    await(
        "nodes",
        () ->
            ask("sinfo", "-h", "-N", "-o", "%N %T").matches("(\\S+ idle\n){" + names.length + "}"));
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private Path configuration() {
    return directory.resolve("slurm.conf");
  }

  /** The environment of its commands. */
  Map<String, String> variables() {
    return Map.of(
        "PATH", "/usr/sbin:/usr/bin:/sbin:/bin", "SLURM_CONF", configuration().toString());
  }

  private String configuration(int port) throws IOException {
    String user = System.getProperty("user.name");
    String host = Files.readString(Path.of("/proc/sys/kernel/hostname")).strip();
    StringBuilder text =
        new StringBuilder(
            """
            ClusterName=cell
            SlurmctldHost=HOST(127.0.0.1)
            SlurmctldPort=PORT
            SlurmUser=USER
            SlurmdUser=USER
            AuthType=auth/none
            CredType=cred/none
            StateSaveLocation=DIRECTORY/state
            SlurmdSpoolDir=DIRECTORY/spool/%n
            SlurmctldPidFile=DIRECTORY/run/ctld.pid
            SlurmdPidFile=DIRECTORY/run/%n.pid
            SlurmctldLogFile=DIRECTORY/log/ctld.log
            SlurmdLogFile=DIRECTORY/log/%n.log
            ProctrackType=proctrack/linuxproc
            TaskPlugin=task/none
            JobAcctGatherType=jobacct_gather/none
            JobCompType=jobcomp/none
            AccountingStorageType=accounting_storage/none
            SelectType=select/cons_tres
            SelectTypeParameters=CR_CPU
            SchedulerType=sched/builtin
            SchedulerParameters=batch_sched_delay=0,default_queue_depth=10000
            SwitchType=switch/none
            MpiDefault=none
            ReturnToService=2
            SlurmdTimeout=10
            SlurmctldTimeout=10
            InactiveLimit=0
            KillWait=5
            MinJobAge=300
            JobRequeue=0
            PropagateResourceLimits=NONE
            SlurmdParameters=config_overrides
            """);
    nodes.forEach(
        (name, at) ->
            text.append(
                    "NodeName=%s NodeHostname=%s NodeAddr=127.0.0.1 Port=%d"
                        .formatted(name, name, at))
                .append(" CPUs=64 RealMemory=1000 Features=" + name + " State=UNKNOWN\n"));
    text.append(
        "PartitionName=gridlite Nodes=ALL Default=YES MaxTime=INFINITE State=UP"
            + " OverSubscribe=FORCE:64\n");
    return text.toString()
        .replace("HOST(", host + "(")
        .replace("PORT\n", port + "\n")
        .replace("USER\n", user + "\n")
        .replace("DIRECTORY", directory.toString());
  }

  private Process start(String... command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectOutput(directory.resolve("log/started").toFile());
    builder.directory(new File("/"));
    return builder.start();
  }

  private Process startController() throws IOException {
    return start("/usr/sbin/slurmctld", "-D", "-f", configuration().toString());
  }

  private void startNode(String name) throws IOException {
    daemons.add(start("/usr/sbin/slurmd", "-D", "-N", name, "-f", configuration().toString()));
  }

  /** Kills the controller, as a crash would. */
  void killController() throws InterruptedException {
    controller.destroyForcibly().waitFor(30, TimeUnit.SECONDS);
  }

  /** Starts the controller again. */
  void restartController() throws IOException {
    controller = startController();
    await("controller", () -> !ask("sinfo", "-h", "-o", "%T").isEmpty());
  }

  /** Ends a job, as an administrator of Slurm's may. */
  void cancelAll() throws IOException {
    new SlurmCommands(variables(), LONGEST)
        .run("", List.of("scancel", "--user=" + System.getProperty("user.name")));
  }

  /** Ends all jobs, and waits until nothing of them is left that writes files. */
  void endAll() throws IOException {
    cancelAll();
    await(
        "the end of all jobs",
        () -> {
          try {
            return new SlurmCommands(variables(), LONGEST)
                .run("", List.of("squeue", "-h"))
                .isBlank();
          } catch (IOException e) {
            return false;
          }
        });
  }

  private String ask(String... command) {
    try {
      return new SlurmCommands(variables(), Duration.ofSeconds(30)).run("", List.of(command));
    } catch (IOException e) {
      return "";
    }
  }

  /** Waits until something is so. */
  void await(String what, BooleanSupplier condition) throws IOException {
    long limit = System.nanoTime() + LONGEST.toNanos();
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > limit) {
        throw new IOException("waited in vain for " + what + " of the Slurm in " + directory);
      }
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(200));
    }
  }

  @Override
  public void close() {
    ask("scancel", "--user=" + System.getProperty("user.name"));
    controller.destroy();
    daemons.forEach(Process::destroy);
    try {
      controller.waitFor(10, TimeUnit.SECONDS);
      for (Process daemon : daemons) {
        daemon.waitFor(10, TimeUnit.SECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    controller.destroyForcibly();
    daemons.forEach(Process::destroyForcibly);
  }
}
