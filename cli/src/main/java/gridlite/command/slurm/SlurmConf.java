package gridlite.command.slurm;

import gridlite.name.HostName;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import java.util.List;
import java.util.Optional;

/**
 * A {@code slurm.conf} with Debian's directories by which Slurm runs what it is given at once, on
 * the node that is named, and decides nothing.
 *
 * @param controller the host of the controller
 * @param nodes the nodes
 * @param ofRoot whether root alone submits to the partition
 */
record SlurmConf(String controller, List<Node> nodes, boolean ofRoot) {
  private static final String SETTINGS =
      """
      # The same file on the controller's host and on all nodes: /etc/slurm/slurm.conf
      ClusterName=gridlite
      SlurmctldHost=CONTROLLER
      SlurmUser=slurm
      AuthType=auth/munge
      CredType=cred/munge
      StateSaveLocation=/var/lib/slurm/slurmctld
      SlurmdSpoolDir=/var/lib/slurm/slurmd
      SlurmctldPidFile=/run/slurmctld.pid
      SlurmdPidFile=/run/slurmd.pid
      SlurmctldLogFile=/var/log/slurm/slurmctld.log
      SlurmdLogFile=/var/log/slurm/slurmd.log
      ProctrackType=proctrack/linuxproc
      TaskPlugin=task/none
      MpiDefault=none
      # The cell accounts for its tasks and decides which are run again.
      JobAcctGatherType=jobacct_gather/none
      AccountingStorageType=accounting_storage/none
      JobCompType=jobcomp/none
      JobRequeue=0
      # The cell has chosen host and moment: each job begins at once, however many there are.
      SelectType=select/cons_tres
      SelectTypeParameters=CR_CPU
      SchedulerType=sched/builtin
      SchedulerParameters=batch_sched_delay=0,default_queue_depth=10000
      MaxJobCount=20000
      PropagateResourceLimits=NONE
      InactiveLimit=0
      # A node that does not answer for this many seconds is down; it comes back by itself.
      SlurmdTimeout=60
      ReturnToService=2
      KillWait=30
      """;

  /**
   * A node.
   *
   * @param processors its processors
   * @param megabytes its memory; empty where nobody has given it
   */
  record Node(HostName name, long processors, Optional<Long> megabytes) {
    /**
     * Reads {@code NAME[:CPUS[:MEMORY]]}.
     *
     * @throws GridException for another form
     */
    static Node parse(String text) {
      String[] parts = text.split(":", -1);
      Optional<Long> processors = parts.length > 1 ? number(text, parts[1]) : Optional.of(1L);
      Optional<Long> megabytes = parts.length > 2 ? number(text, parts[2]) : Optional.empty();
      if (parts[0].isEmpty() || parts.length > 3) {
        throw wrong(text);
      }
      return new Node(HostName.of(parts[0]), processors.orElseThrow(), megabytes);
    }

    private static Optional<Long> number(String node, String text) {
      if (!text.matches("[1-9][0-9]{0,8}")) {
        throw wrong(node);
      }
      return Optional.of(Long.valueOf(text));
    }

    private static GridException wrong(String text) {
      return new GridException(
          Problem.of(ProblemKind.USAGE, "gridlite slurm config: node \"" + text + "\"")
              .hint("expected NODE, NODE:CPUS or NODE:CPUS:MEGABYTES, such as node01:8:16000"));
    }

    private String text() {
      return "NodeName="
          + name
          + " CPUs="
          + processors
          + megabytes.map(amount -> " RealMemory=" + amount).orElse("")
          + " Features="
          + name
          + " State=UNKNOWN\n";
    }
  }

  SlurmConf {
    nodes = List.copyOf(nodes);
  }

  /** The text of the file. */
  String text() {
    StringBuilder text = new StringBuilder(SETTINGS.replace("CONTROLLER", controller));
    text.append(
        "# A feature of its own name lets a job over several nodes begin on one of them.\n");
    nodes.forEach(node -> text.append(node.text()));
    return text.append("PartitionName=gridlite Nodes=ALL Default=YES MaxTime=INFINITE State=UP")
        .append(" OverSubscribe=FORCE:64")
        .append(ofRoot ? " RootOnly=YES\n" : "\n")
        .toString();
  }
}
