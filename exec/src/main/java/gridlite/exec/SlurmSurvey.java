package gridlite.exec;

import gridlite.name.HostName;
import gridlite.port.EngineFinding;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Looks whether a Slurm, and each of its nodes, is as a cell needs it. */
public final class SlurmSurvey {
  /** The settings that tasks rely on, with what they should be and what comes of another value. */
  private static final Map<String, List<String>> SETTINGS =
      Map.of(
          "JobRequeue",
          List.of("0", "Slurm would run jobs again by itself"),
          "PropagateResourceLimits",
          List.of("NONE", "tasks would have the limits of the daemon"),
          "PreemptMode",
          List.of("OFF", "Slurm would suspend or end tasks by itself"));

  private final SlurmCommands commands;
  private final Path spool;
  private final Owner owner;
  private final List<EngineFinding> findings = new ArrayList<>();

  /** Nodes that Slurm gets no answer of, though their daemons take connections. */
  private Set<HostName> listening = Set.of();

  /** The user that runs a cell. */
  public enum Owner {
    /** Root, for all users. */
    ROOT,
    /** Another one, whose jobs alone the cell runs. */
    USER
  }

  /**
   * A survey.
   *
   * @param variables where Slurm's commands and its configuration are found
   * @param spool the spool of the cell
   * @param owner who runs the cell
   */
  public SlurmSurvey(Map<String, String> variables, Path spool, Owner owner) {
    this.commands = new SlurmCommands(variables, SlurmCommands.USUAL_LIMIT);
    this.spool = spool;
    this.owner = owner;
  }

  /**
   * Looks at everything.
   *
   * @param slots the cell's hosts, with the slots that tasks may have there
   */
  public List<EngineFinding> findings(Map<HostName, Long> slots) {
    Map<HostName, SlurmNode> nodes;
    Map<String, String> settings;
    long share;
    try {
      settings = SlurmAnswers.settings(ask("scontrol", "show", "config"));
      settings(settings);
      nodes = SlurmAnswers.nodes(ask("scontrol", "-o", "show", "node"));
    } catch (IOException e) {
      wrong("slurm", "it does not answer: " + e.getMessage(), "systemctl status slurmctld");
      return List.copyOf(findings);
    }
    try {
      share = partition(SlurmAnswers.values(ask("scontrol", "-o", "show", "partition", name())));
    } catch (IOException e) {
      wrong(
          "partition",
          "there is none with the name " + name() + ": " + e.getMessage(),
          "gridlite slurm config");
      return List.copyOf(findings);
    }
    List<SlurmNode> silent = nodes.values().stream().filter(SlurmNode::isSilent).toList();
    listening = SlurmDaemons.listening(silent, settings.getOrDefault("SlurmdPort", ""));
    Set<HostName> usable = new TreeSet<>();
    slots.forEach((host, count) -> host(host, count, share, nodes.get(host), usable));
    nodes.forEach((name, node) -> stranger(name, node, slots.keySet()));
    findings.addAll(new SlurmProbe(commands, spool, owner).findings(usable));
    return List.copyOf(findings);
  }

  private static String name() {
    return SlurmExecutor.PARTITION;
  }

  private String ask(String... command) throws IOException {
    return commands.run("", List.of(command));
  }

  private void settings(Map<String, String> settings) {
    fine("slurm", "version " + settings.getOrDefault("SLURM_VERSION", "unknown"));
    new TreeMap<>(SETTINGS)
        .forEach(
            (name, expected) -> {
              String value = settings.getOrDefault(name, "unknown");
              if (!value.equals(expected.get(0))) {
                doubtful(
                    "settings",
                    name + " is " + value + ": " + expected.get(1),
                    name + "=" + expected.get(0) + " in slurm.conf");
              }
            });
    if (!settings.getOrDefault("SchedulerParameters", "").contains("batch_sched_delay=0")) {
      doubtful(
          "settings",
          "SchedulerParameters has no batch_sched_delay=0: each start waits some seconds more",
          "add it in slurm.conf");
    }
    String counted = settings.getOrDefault("SelectTypeParameters", "");
    if (counted.contains("MEMORY")) {
      doubtful(
          "settings",
          "SelectTypeParameters is " + counted + ": a task may be given all memory of a node",
          "SelectTypeParameters=CR_CPU in slurm.conf; memory is the queues' (h_vmem)");
    }
    credentials(
        settings.getOrDefault("AuthType", "unknown"), settings.getOrDefault("AuthInfo", ""));
  }

  private void credentials(String kind, String parameters) {
    if (kind.equals("auth/munge")) {
      munge(parameters);
    } else if (owner == Owner.ROOT) {
      wrong(
          "munge",
          "AuthType is " + kind + ", so that everybody can be anybody",
          "AuthType=auth/munge in slurm.conf");
    } else {
      doubtful("munge", "AuthType is " + kind, "AuthType=auth/munge in slurm.conf");
    }
  }

  /** Has a credential made and read, by the daemon that Slurm asks. */
  private void munge(String parameters) {
    List<String> make = new ArrayList<>(List.of("munge", "--no-input"));
    List<String> read = new ArrayList<>(List.of("unmunge"));
    for (String parameter : parameters.split(",", -1)) {
      if (parameter.startsWith("socket=")) {
        make.add("--" + parameter);
        read.add("--" + parameter);
      }
    }
    try {
      commands.run(commands.run("", make), read);
      fine("munge", "a credential made here is read here");
    } catch (IOException e) {
      wrong("munge", String.valueOf(e.getMessage()), "systemctl status munge");
    }
  }

  /** Returns how many jobs may share a processor. */
  private long partition(Map<String, String> values) {
    if (!values.getOrDefault("State", "").equals("UP")) {
      wrong(
          "partition",
          "its state is " + values.getOrDefault("State", "unknown"),
          "scontrol update partitionname=" + name() + " state=up");
    }
    if (!values.getOrDefault("MaxTime", "").equals("UNLIMITED")) {
      doubtful(
          "partition",
          "MaxTime is " + values.getOrDefault("MaxTime", "unknown") + ": Slurm ends longer tasks",
          "MaxTime=INFINITE in slurm.conf; limits are the queues' (h_rt)");
    }
    if (!values.getOrDefault("DefaultTime", "NONE").equals("NONE")) {
      doubtful(
          "partition",
          "DefaultTime is " + values.get("DefaultTime") + ": Slurm ends tasks after it",
          "DefaultTime=NONE in slurm.conf; limits are the queues' (h_rt)");
    }
    if (owner == Owner.ROOT && !values.getOrDefault("RootOnly", "").equals("YES")) {
      doubtful(
          "partition",
          "users can submit to it by sbatch, past the quotas of the cell",
          "RootOnly=YES in slurm.conf");
    }
    String sharing = values.getOrDefault("OverSubscribe", "unknown");
    if (!sharing.startsWith("FORCE:")) {
      wrong(
          "partition",
          "OverSubscribe is " + sharing + ": Slurm holds tasks back that have a slot",
          "OverSubscribe=FORCE:64 in slurm.conf");
    }
    fine("partition", name() + " has " + values.getOrDefault("TotalNodes", "?") + " nodes");
    return Spelled.count(sharing.substring(sharing.indexOf(':') + 1)).orElse(Long.MAX_VALUE);
  }

  private void host(
      HostName host,
      long slots,
      long share,
      @org.jspecify.annotations.Nullable SlurmNode node,
      Set<HostName> usable) {
    String subject = "host " + host;
    if (node == null) {
      wrong(subject, "Slurm knows no node of this name", "qconf -de " + host + ", or add the node");
    } else if (!node.isIn(name())) {
      wrong(subject, "the node is not in the partition " + name(), "add it there in slurm.conf");
    } else if (!node.isUp()) {
      away(subject, node);
    } else if (node.isDrained()) {
      doubtful(
          subject,
          "the node takes no tasks (" + node.state() + "): " + node.reason().orElse(""),
          "scontrol update nodename=" + host + " state=resume, or qmod -d \"*@" + host + "\"");
    } else {
      usable.add(host);
      // as many jobs may be on a processor as the partition shares it among
      if (slots / share > node.processors()
          || slots / share == node.processors() && slots % share > 0) {
        wrong(
            subject,
            slots + " slots are more than OverSubscribe lets Slurm run there",
            "a larger number in OverSubscribe=FORCE:" + share);
      }
      if (!node.hasFeature(host.toString())) {
        doubtful(
            subject,
            "the node has no feature " + host + ": jobs over several hosts can't begin there",
            "Features=" + host + " in slurm.conf");
      }
    }
  }

  /**
   * Reports a node that is away. A daemon that takes connections, but that Slurm gets no answer of,
   * does not let Slurm in: it can't read credentials.
   */
  private void away(String subject, SlurmNode node) {
    if (listening.contains(node.name())) {
      wrong(
          subject,
          "slurmd takes connections there, but gives Slurm no answer ("
              + node.state()
              + "): munge there is down or has another key, or the clock is off",
          "systemctl status munge on it; munge -n | ssh " + node.name() + " unmunge");
    } else {
      doubtful(subject, "the node is away: " + node.state(), "systemctl status slurmd on it");
    }
  }

  private void stranger(HostName name, SlurmNode node, Set<HostName> hosts) {
    if (node.isIn(name()) && !hosts.contains(name)) {
      doubtful("node " + name, "the cell has no such host", "qconf -ae " + name);
    }
  }

  private void fine(String subject, String text) {
    findings.add(EngineFinding.fine(subject, text));
  }

  private void doubtful(String subject, String text, String advice) {
    findings.add(EngineFinding.doubtful(subject, text, advice));
  }

  private void wrong(String subject, String text, String advice) {
    findings.add(EngineFinding.wrong(subject, text, advice));
  }
}
