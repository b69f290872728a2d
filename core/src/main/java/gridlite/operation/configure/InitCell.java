package gridlite.operation.configure;

import gridlite.complex.BuiltIns;
import gridlite.complex.ComplexAttribute;
import gridlite.config.ClusterConfig;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.HostGroup;
import gridlite.config.NamedObject;
import gridlite.config.ParallelEnvironment;
import gridlite.config.SchedulerConfig;
import gridlite.config.UserSet;
import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.name.QueueName;
import gridlite.resource.MachineLoad;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.Engine;
import gridlite.state.HostLoad;
import gridlite.state.InstanceState;
import gridlite.state.Outcome;
import gridlite.value.NameValue;
import gridlite.value.PerHost;
import gridlite.value.TimeValue;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The content of a new cell.
 *
 * @see "the facts of qconf, default global configuration"
 */
public final class InitCell {
  /** The lines of the global configuration; those without a value depend on the cell. */
  private static final List<NameValue> CONFIGURATION =
      List.of(
          new NameValue("execd_spool_dir", ""),
          new NameValue("mailer", "/usr/bin/mail"),
          new NameValue("xterm", "/usr/bin/xterm"),
          new NameValue("load_sensor", "none"),
          new NameValue("prolog", "none"),
          new NameValue("epilog", "none"),
          new NameValue("shell_start_mode", "posix_compliant"),
          new NameValue("login_shells", "bash,sh,ksh,csh,tcsh"),
          new NameValue("min_uid", ""),
          new NameValue("min_gid", ""),
          new NameValue("user_lists", "none"),
          new NameValue("xuser_lists", "none"),
          new NameValue("projects", "none"),
          new NameValue("xprojects", "none"),
          new NameValue("enforce_project", "false"),
          new NameValue("enforce_user", "auto"),
          new NameValue("load_report_time", "00:00:40"),
          new NameValue("max_unheard", "00:05:00"),
          new NameValue("reschedule_unknown", "00:00:00"),
          new NameValue("loglevel", "log_warning"),
          new NameValue("administrator_mail", ""),
          new NameValue("set_token_cmd", "none"),
          new NameValue("pag_cmd", "none"),
          new NameValue("token_extend_time", "none"),
          new NameValue("shepherd_cmd", "none"),
          new NameValue("qmaster_params", ""),
          new NameValue("execd_params", "none"),
          new NameValue(
              "reporting_params",
              "accounting=true reporting=false flush_time=00:00:15 joblog=false sharelog=00:00:00"),
          new NameValue("finished_jobs", "100"),
          new NameValue("gid_range", "65400-65500"),
          new NameValue("qlogin_command", "builtin"),
          new NameValue("qlogin_daemon", "builtin"),
          new NameValue("rlogin_command", "builtin"),
          new NameValue("rlogin_daemon", "builtin"),
          new NameValue("rsh_command", "builtin"),
          new NameValue("rsh_daemon", "builtin"),
          new NameValue("max_aj_instances", "2000"),
          new NameValue("max_aj_tasks", "75000"),
          new NameValue("max_u_jobs", "0"),
          new NameValue("max_jobs", "0"),
          new NameValue("auto_user_oticket", "0"),
          new NameValue("auto_user_fshare", "0"),
          new NameValue("auto_user_default_project", "none"),
          new NameValue("auto_user_delete_time", "86400"),
          new NameValue("delegated_file_staging", "false"),
          new NameValue("reprioritize", "0"),
          new NameValue("jsv_url", "none"),
          new NameValue("jsv_allowed_mod", "ac,h,i,e,o,j,M,N,p,w"));

  /** Interval of the scheduler in new simulated cells, where runs are made by hand. */
  public static final TimeValue SIMULATED_INTERVAL = TimeValue.of("2:0:0");

  private static final String QUEUE = "all.q";
  private static final String HOST_GROUP = "@allhosts";

  private final Template template;
  private final String creator;
  private final Machine machine;
  private final Settings settings;
  private final List<Change> changes = new ArrayList<>();

  /** The settings of a cell beside those of its template. */
  private enum Settings {
    /** Those that the original's installer makes. */
    INSTALLED,
    /** Those that the original's programs begin with. */
    BARE
  }

  /** Kinds of cells. */
  public enum Template {
    /** This machine executes jobs, at once. */
    THIS_MACHINE,
    /** The nodes of an engine execute jobs, at once. */
    ENGINE,
    /** The content of a freshly installed Grid Engine. */
    EMPTY,
    /** The same, with simulated hosts and a clock that can be moved. */
    SIMULATED
  }

  /**
   * Simulated hosts, all alike.
   *
   * @param count how many, at least 1
   * @param slots slots and processors of each, at least 1
   * @param memory memory of each in the form of sge_types(1)
   */
  public record Hosts(int count, long slots, String memory) {
    /** Their names: {@code node01} and so on. */
    public List<HostName> names() {
      int digits = Math.max(2, Integer.toString(count).length());
      List<HostName> names = new ArrayList<>();
      for (int i = 1; i <= count; i++) {
        names.add(HostName.of("node" + "0".repeat(digits - Integer.toString(i).length()) + i));
      }
      return names;
    }
  }

  /**
   * The machine that the cell is made on.
   *
   * @param host its name
   * @param cores its processor cores
   * @param spool directory for running jobs
   */
  public record Machine(HostName host, long cores, String spool) {}

  private InitCell(Template template, String creator, Machine machine, Settings settings) {
    this.settings = settings;
    this.template = template;
    this.creator = creator;
    this.machine = machine;
  }

  /**
   * The content of a new cell.
   *
   * @param creator the user who makes it, its first manager
   */
  public static Outcome<Boolean> init(Template template, String creator, Machine machine) {
    return new InitCell(template, creator, machine, Settings.INSTALLED).outcome();
  }

  /**
   * The same without what the original's installer sets and its programs do not begin with: {@code
   * weight_priority} is 0, users below 1000 may not submit, and simulated hosts do as the
   * original's.
   *
   * @see "util/install_modules/inst_schedd_normal.conf of 8.1.9"
   */
  public static Outcome<Boolean> bare(Template template, String creator, Machine machine) {
    return new InitCell(template, creator, machine, Settings.BARE).outcome();
  }

  /**
   * Simulated hosts in {@code @allhosts}, with the queue {@code all.q} and the parallel
   * environments {@code make}, {@code smp} and {@code mpi}.
   *
   * @param now when they report that they have nothing to do
   */
  public static List<Change> hosts(Hosts hosts, Instant now) {
    InitCell cell =
        new InitCell(
            Template.SIMULATED, "", new Machine(HostName.LOCAL, 0, ""), Settings.INSTALLED);
    List<HostName> names = hosts.names();
    Map<String, String> size =
        Map.of("num_proc", Long.toString(hosts.slots()), "mem_total", hosts.memory());
    HostLoad idle = new HostLoad(MachineLoad.idle(size), now);
    for (HostName name : names) {
      cell.host(name);
      cell.changes.add(new Change.PutLoad(name, idle));
    }
    cell.parallelEnvironment("make", "$round_robin");
    cell.parallelEnvironment("smp", "$pe_slots");
    cell.parallelEnvironment("mpi", "$fill_up");
    cell.queue(
        names,
        ClusterQueue.SCHEMA
            .template()
            .with(ClusterQueue.PE_LIST, PerHost.everywhere(List.of("make", "smp", "mpi")))
            .with(ClusterQueue.SLOTS, PerHost.everywhere(hosts.slots())));
    return cell.changes;
  }

  /**
   * The nodes of an engine in {@code @allhosts}, with the queue {@code all.q} and the parallel
   * environments {@code smp} and {@code mpi}.
   *
   * @param nodes their names and processors
   */
  public static List<Change> nodes(Engine engine, Map<HostName, Long> nodes) {
    InitCell cell =
        new InitCell(Template.ENGINE, "", new Machine(HostName.LOCAL, 0, ""), Settings.INSTALLED);
    List<HostName> names = List.copyOf(nodes.keySet());
    PerHost<Long> slots = PerHost.everywhere(1L);
    for (HostName name : names) {
      cell.host(name);
      slots = slots.with(name.toString(), nodes.getOrDefault(name, 1L));
    }
    cell.parallelEnvironment("smp", "$pe_slots");
    cell.parallelEnvironment("mpi", "$fill_up");
    cell.queue(
        names,
        ClusterQueue.SCHEMA
            .template()
            .with(ClusterQueue.PE_LIST, PerHost.everywhere(List.of("smp", "mpi")))
            .with(ClusterQueue.SLOTS, slots)
            .with(ClusterQueue.LOAD_THRESHOLDS, PerHost.everywhere(List.of())));
    cell.changes.add(engine.chosen());
    return cell.changes;
  }

  private Outcome<Boolean> outcome() {
    for (Values attribute : BuiltIns.attributes()) {
      put(ObjectKind.COMPLEX_ATTRIBUTE, attribute.get(ComplexAttribute.NAME), attribute);
    }
    configuration();
    userSet("arusers", "ACL");
    userSet("deadlineusers", "ACL");
    userSet("defaultdepartment", "DEPT");
    named(ObjectKind.MANAGER, "root");
    if (template != Template.THIS_MACHINE) {
      named(ObjectKind.MANAGER, "sgeadmin");
    }
    if (!creator.equals("root")) {
      named(ObjectKind.MANAGER, creator);
    }
    named(ObjectKind.ADMIN_HOST, machine.host().toString());
    named(ObjectKind.SUBMIT_HOST, machine.host().toString());
    host(HostName.GLOBAL);
    if (settings == Settings.INSTALLED && template == Template.SIMULATED) {
      changes.add(new Change.SetCounter(Counter.REHEARSAL, 1));
      changes.add(new Change.SetCounter(Counter.SIMULATED_CPU, 1_000_000));
      changes.addAll(SimulateLoad.fromTheBeginning());
    }
    if (template == Template.THIS_MACHINE) {
      thisMachine();
    }
    put(ObjectKind.SCHEDULER, ClusterState.SCHEDULER_NAME, scheduler());
    return new Outcome<>(changes, true);
  }

  private Values scheduler() {
    Values scheduler = SchedulerConfig.SCHEMA.template();
    if (settings == Settings.INSTALLED) {
      // so that -p decides first, then urgency
      scheduler =
          scheduler
              .with(SchedulerConfig.WEIGHT_PRIORITY, 1.0)
              .with(SchedulerConfig.WEIGHT_URGENCY, 0.1)
              .with(SchedulerConfig.WEIGHT_TICKET, 0.01)
              .with(SchedulerConfig.WEIGHT_WAITING_TIME, 0.0);
    }
    return template == Template.THIS_MACHINE || template == Template.ENGINE
        ? scheduler
            .with(SchedulerConfig.SCHEDULE_INTERVAL, TimeValue.of("0:0:15"))
            .with(SchedulerConfig.FLUSH_SUBMIT_SEC, 1L)
            .with(SchedulerConfig.FLUSH_FINISH_SEC, 1L)
        : scheduler.with(SchedulerConfig.SCHEDULE_INTERVAL, SIMULATED_INTERVAL);
  }

  private void put(ObjectKind kind, String name, Values object) {
    changes.add(new Change.PutObject(kind, name, object));
  }

  private void named(ObjectKind kind, String name) {
    put(kind, name, NamedObject.of(name));
  }

  private void userSet(String name, String type) {
    put(
        ObjectKind.USER_SET,
        name,
        UserSet.SCHEMA.template().with(UserSet.NAME, name).with(UserSet.TYPE, List.of(type)));
  }

  private void host(HostName name) {
    put(
        ObjectKind.EXEC_HOST,
        name.toString(),
        ExecHost.SCHEMA.template().with(ExecHost.HOSTNAME, name.toString()));
  }

  private void thisMachine() {
    HostName host = machine.host();
    host(host);
    parallelEnvironment("make", "$round_robin");
    parallelEnvironment("smp", "$pe_slots");
    queue(
        List.of(host),
        ClusterQueue.SCHEMA
            .template()
            .with(ClusterQueue.PE_LIST, PerHost.everywhere(List.of("make", "smp")))
            .with(ClusterQueue.SLOTS, PerHost.everywhere(1L).with(host.toString(), machine.cores()))
            .with(ClusterQueue.LOAD_THRESHOLDS, PerHost.everywhere(List.of())));
  }

  /** The host group of all hosts, and the queue on it. */
  private void queue(List<HostName> hosts, Values settings) {
    put(
        ObjectKind.HOST_GROUP,
        HOST_GROUP,
        HostGroup.SCHEMA
            .template()
            .with(HostGroup.GROUP_NAME, HOST_GROUP)
            .with(HostGroup.HOSTLIST, hosts.stream().map(HostName::text).toList()));
    Values queue =
        settings
            .with(ClusterQueue.QNAME, QUEUE)
            .with(ClusterQueue.HOSTLIST, List.of(HOST_GROUP))
            .with(ClusterQueue.SHELL, PerHost.everywhere("/bin/sh"));
    put(ObjectKind.CLUSTER_QUEUE, QUEUE, queue);
    int serial = 0;
    for (HostName host : hosts) {
      changes.add(
          new Change.PutInstance(
              InstanceState.created(
                  new QueueInstanceName(QueueName.of(QUEUE), host), false, ++serial)));
    }
    changes.add(new Change.SetCounter(Counter.SERIAL, serial));
  }

  private void parallelEnvironment(String name, String rule) {
    put(
        ObjectKind.PARALLEL_ENVIRONMENT,
        name,
        ParallelEnvironment.SCHEMA
            .template()
            .with(ParallelEnvironment.PE_NAME, name)
            .with(ParallelEnvironment.SLOTS, 999L)
            .with(ParallelEnvironment.ALLOCATION_RULE, rule)
            .with(ParallelEnvironment.CONTROL_SLAVES, true));
  }

  private void configuration() {
    boolean simulated = template == Template.SIMULATED;
    // who makes a cell may run jobs in it, root included
    String minimalId = settings == Settings.BARE ? "1000" : "0";
    Map<String, String> ofCell =
        Map.of(
            "execd_spool_dir", simulated ? "/var/spool/gridengine/execd" : machine.spool(),
            "min_uid", minimalId,
            "min_gid", minimalId,
            "administrator_mail", simulated ? "root" : "none",
            "qmaster_params", simulated ? "SIMULATE_EXECDS=1" : "none");
    List<NameValue> lines = new ArrayList<>();
    for (NameValue line : CONFIGURATION) {
      lines.add(new NameValue(line.name(), ofCell.getOrDefault(line.name(), line.value())));
    }
    Attribute<List<NameValue>> all = ClusterConfig.LINES;
    put(
        ObjectKind.CONFIGURATION,
        ClusterConfig.GLOBAL,
        ClusterConfig.SCHEMA.template().with(all, lines));
  }
}
