package gridlite.config;

import gridlite.format.Attribute;
import gridlite.format.Formats;
import gridlite.format.ObjectSchema;
import gridlite.name.ObjectKind;
import gridlite.value.MemoryValue;
import gridlite.value.NameValue;
import gridlite.value.PerHost;
import gridlite.value.TimeValue;
import java.util.List;

/**
 * A cluster queue: {@code qconf -sq}.
 *
 * @see "queue_conf(5)"
 */
public final class ClusterQueue {
  private ClusterQueue() {}

  private static final ObjectSchema.Builder FORMAT = ObjectSchema.of("cluster queue", 22);

  public static final Attribute<String> QNAME =
      FORMAT.attribute("qname", Formats.TEXT, "template", "Name of the cluster queue.");

  public static final Attribute<List<String>> HOSTLIST =
      FORMAT.attribute(
          "hostlist",
          HostGroup.HOSTS.distinct(),
          List.of(),
          "Hosts and host groups that have an instance of the queue.");

  public static final Attribute<PerHost<Long>> SEQ_NO =
      FORMAT.attribute(
          "seq_no",
          Formats.COUNT.perHost(),
          PerHost.everywhere(0L),
          "Place of the queue in the order of scheduling and listing.");

  public static final Attribute<PerHost<List<NameValue>>> LOAD_THRESHOLDS =
      FORMAT.attribute(
          "load_thresholds",
          Formats.NAME_VALUES.perHost(),
          PerHost.everywhere(List.of(new NameValue("np_load_avg", "1.75"))),
          "Loads at which an instance takes no more jobs.");

  public static final Attribute<PerHost<List<NameValue>>> SUSPEND_THRESHOLDS =
      FORMAT.attribute(
          "suspend_thresholds",
          Formats.NAME_VALUES.perHost(),
          PerHost.everywhere(List.of()),
          "Loads at which jobs of an instance are suspended.");

  public static final Attribute<PerHost<Long>> NSUSPEND =
      FORMAT.attribute(
          "nsuspend",
          Formats.COUNT.perHost(),
          PerHost.everywhere(1L),
          "Number of jobs suspended or resumed at a time by suspend_thresholds.");

  public static final Attribute<PerHost<TimeValue>> SUSPEND_INTERVAL =
      FORMAT.attribute(
          "suspend_interval",
          Formats.TIME.perHost(),
          PerHost.everywhere(TimeValue.of("00:05:00")),
          "Time between two steps of suspending by suspend_thresholds.");

  public static final Attribute<PerHost<Long>> PRIORITY =
      FORMAT.attribute(
          "priority",
          Formats.digits(-20, 20).perHost(),
          PerHost.everywhere(0L),
          "Nice value of the jobs.");

  public static final Attribute<PerHost<TimeValue>> MIN_CPU_INTERVAL =
      FORMAT.attribute(
          "min_cpu_interval",
          Formats.TIME.perHost(),
          PerHost.everywhere(TimeValue.of("00:05:00")),
          "Least time between two automatic checkpoints.");

  public static final Attribute<PerHost<String>> PROCESSORS =
      FORMAT.attribute(
          "processors",
          QueueTexts.PROCESSORS.perHost(),
          PerHost.everywhere("UNDEFINED"),
          "Processor numbers passed to the jobs.");

  public static final Attribute<PerHost<List<String>>> QTYPE =
      FORMAT.attribute(
          "qtype",
          OrderedWords.of("queue type", "BATCH", "INTERACTIVE").perHost(),
          PerHost.everywhere(List.of("BATCH", "INTERACTIVE")),
          "Kinds of jobs that the queue takes.");

  public static final Attribute<PerHost<List<String>>> CKPT_LIST =
      FORMAT.attribute(
          "ckpt_list",
          Formats.namesOf(ObjectKind.CHECKPOINT).distinct().perHost(),
          PerHost.everywhere(List.of()),
          "Checkpointing interfaces that the queue offers.");

  public static final Attribute<PerHost<List<String>>> PE_LIST =
      FORMAT.attribute(
          "pe_list",
          Formats.namesOf(ObjectKind.PARALLEL_ENVIRONMENT).distinct().perHost(),
          PerHost.everywhere(List.of("make", "smp", "mpi")),
          "Parallel environments that the queue offers.");

  public static final Attribute<PerHost<Boolean>> RERUN =
      FORMAT.attribute(
          "rerun",
          Formats.BOOLEAN.perHost(),
          PerHost.everywhere(false),
          "Whether jobs are run again after a failure of the host.");

  public static final Attribute<PerHost<Long>> SLOTS =
      FORMAT.attribute(
          "slots",
          Formats.number(0, 9_999_999).perHost(),
          PerHost.everywhere(1L),
          "Number of slots of an instance.");

  public static final Attribute<PerHost<String>> TMPDIR =
      FORMAT.attribute(
          "tmpdir",
          Formats.TEXT.perHost(),
          PerHost.everywhere("/tmp"),
          "Directory under which jobs get their scratch directory.");

  public static final Attribute<PerHost<String>> SHELL =
      FORMAT.attribute(
          "shell",
          QueueTexts.PATH.perHost(),
          PerHost.everywhere("/bin/sh"),
          "Command interpreter of job scripts.");

  public static final Attribute<PerHost<String>> PROLOG =
      FORMAT.attribute(
          "prolog",
          Formats.TEXT.perHost(),
          PerHost.everywhere("NONE"),
          "Command run before each job.");

  public static final Attribute<PerHost<String>> EPILOG =
      FORMAT.attribute(
          "epilog",
          Formats.TEXT.perHost(),
          PerHost.everywhere("NONE"),
          "Command run after each job.");

  public static final Attribute<PerHost<String>> SHELL_START_MODE =
      FORMAT.attribute(
          "shell_start_mode",
          Formats.word("posix_compliant", "unix_behavior", "script_from_stdin").perHost(),
          PerHost.everywhere("posix_compliant"),
          "How the command interpreter of a job is chosen and called.");

  public static final Attribute<PerHost<String>> STARTER_METHOD =
      FORMAT.attribute(
          "starter_method",
          Formats.TEXT.perHost(),
          PerHost.everywhere("NONE"),
          "Command that starts the jobs in place of the shell.");

  public static final Attribute<PerHost<String>> SUSPEND_METHOD =
      FORMAT.attribute(
          "suspend_method",
          Formats.TEXT.perHost(),
          PerHost.everywhere("NONE"),
          "Command or signal that suspends a job.");

  public static final Attribute<PerHost<String>> RESUME_METHOD =
      FORMAT.attribute(
          "resume_method",
          Formats.TEXT.perHost(),
          PerHost.everywhere("NONE"),
          "Command or signal that resumes a job.");

  public static final Attribute<PerHost<String>> TERMINATE_METHOD =
      FORMAT.attribute(
          "terminate_method",
          Formats.TEXT.perHost(),
          PerHost.everywhere("NONE"),
          "Command or signal that ends a job.");

  public static final Attribute<PerHost<TimeValue>> NOTIFY =
      FORMAT.attribute(
          "notify",
          Formats.TIME.perHost(),
          PerHost.everywhere(TimeValue.of("00:00:60")),
          "Time between the warning signal and the signal of a -notify job.");

  public static final Attribute<PerHost<List<String>>> OWNER_LIST =
      FORMAT.attribute(
          "owner_list",
          Formats.NAMES.distinct().perHost(),
          PerHost.everywhere(List.of()),
          "Users who may disable and suspend the queue.");

  public static final Attribute<PerHost<List<String>>> USER_LISTS =
      FORMAT.attribute(
          "user_lists",
          Formats.namesOf(ObjectKind.USER_SET).distinct().perHost(),
          PerHost.everywhere(List.of()),
          "User sets that have access; none: everybody.");

  public static final Attribute<PerHost<List<String>>> XUSER_LISTS =
      FORMAT.attribute(
          "xuser_lists",
          Formats.namesOf(ObjectKind.USER_SET).distinct().perHost(),
          PerHost.everywhere(List.of()),
          "User sets that have no access.");

  public static final Attribute<PerHost<List<Subordinate>>> SUBORDINATE_LIST =
      FORMAT.attribute(
          "subordinate_list",
          Subordinate.FORMAT.perHost(),
          PerHost.everywhere(List.of()),
          "Queues whose instances are suspended when this one fills up.");

  public static final Attribute<PerHost<List<NameValue>>> COMPLEX_VALUES =
      FORMAT.attribute(
          "complex_values",
          Formats.NAME_VALUES.perHost(),
          PerHost.everywhere(List.of()),
          "Resources that an instance provides.");

  public static final Attribute<PerHost<List<String>>> PROJECTS =
      FORMAT.attribute(
          "projects",
          Formats.namesOf(ObjectKind.PROJECT).distinct().perHost(),
          PerHost.everywhere(List.of()),
          "Projects that have access; none: all.");

  public static final Attribute<PerHost<List<String>>> XPROJECTS =
      FORMAT.attribute(
          "xprojects",
          Formats.namesOf(ObjectKind.PROJECT).distinct().perHost(),
          PerHost.everywhere(List.of()),
          "Projects that have no access.");

  public static final Attribute<PerHost<String>> CALENDAR =
      FORMAT.attribute(
          "calendar",
          CalendarObject.REFERENCE.perHost(),
          PerHost.everywhere("NONE"),
          "Calendar that opens and closes the queue.");

  public static final Attribute<PerHost<String>> INITIAL_STATE =
      FORMAT.attribute(
          "initial_state",
          Formats.word("default", "enabled", "disabled").perHost(),
          PerHost.everywhere("default"),
          "State in which an instance comes into being.");

  public static final Attribute<PerHost<TimeValue>> S_RT =
      FORMAT.attribute(
          "s_rt",
          Formats.TIME.perHost(),
          PerHost.everywhere(TimeValue.INFINITY),
          "Soft limit on elapsed time.");

  public static final Attribute<PerHost<TimeValue>> H_RT =
      FORMAT.attribute(
          "h_rt",
          Formats.TIME.perHost(),
          PerHost.everywhere(TimeValue.INFINITY),
          "Hard limit on elapsed time.");

  public static final Attribute<PerHost<TimeValue>> S_CPU =
      FORMAT.attribute(
          "s_cpu",
          Formats.TIME.perHost(),
          PerHost.everywhere(TimeValue.INFINITY),
          "Soft limit on CPU time.");

  public static final Attribute<PerHost<TimeValue>> H_CPU =
      FORMAT.attribute(
          "h_cpu",
          Formats.TIME.perHost(),
          PerHost.everywhere(TimeValue.INFINITY),
          "Hard limit on CPU time.");

  public static final Attribute<PerHost<MemoryValue>> S_FSIZE =
      FORMAT.attribute(
          "s_fsize",
          Formats.MEMORY.perHost(),
          PerHost.everywhere(MemoryValue.INFINITY),
          "Soft limit on size of a file.");

  public static final Attribute<PerHost<MemoryValue>> H_FSIZE =
      FORMAT.attribute(
          "h_fsize",
          Formats.MEMORY.perHost(),
          PerHost.everywhere(MemoryValue.INFINITY),
          "Hard limit on size of a file.");

  public static final Attribute<PerHost<MemoryValue>> S_DATA =
      FORMAT.attribute(
          "s_data",
          Formats.MEMORY.perHost(),
          PerHost.everywhere(MemoryValue.INFINITY),
          "Soft limit on data segment.");

  public static final Attribute<PerHost<MemoryValue>> H_DATA =
      FORMAT.attribute(
          "h_data",
          Formats.MEMORY.perHost(),
          PerHost.everywhere(MemoryValue.INFINITY),
          "Hard limit on data segment.");

  public static final Attribute<PerHost<MemoryValue>> S_STACK =
      FORMAT.attribute(
          "s_stack",
          Formats.MEMORY.perHost(),
          PerHost.everywhere(MemoryValue.INFINITY),
          "Soft limit on stack.");

  public static final Attribute<PerHost<MemoryValue>> H_STACK =
      FORMAT.attribute(
          "h_stack",
          Formats.MEMORY.perHost(),
          PerHost.everywhere(MemoryValue.INFINITY),
          "Hard limit on stack.");

  public static final Attribute<PerHost<MemoryValue>> S_CORE =
      FORMAT.attribute(
          "s_core",
          Formats.MEMORY.perHost(),
          PerHost.everywhere(MemoryValue.INFINITY),
          "Soft limit on core file.");

  public static final Attribute<PerHost<MemoryValue>> H_CORE =
      FORMAT.attribute(
          "h_core",
          Formats.MEMORY.perHost(),
          PerHost.everywhere(MemoryValue.INFINITY),
          "Hard limit on core file.");

  public static final Attribute<PerHost<MemoryValue>> S_RSS =
      FORMAT.attribute(
          "s_rss",
          Formats.MEMORY.perHost(),
          PerHost.everywhere(MemoryValue.INFINITY),
          "Soft limit on resident memory.");

  /** Hard limit on resident memory. */
  public static final Attribute<PerHost<MemoryValue>> H_RSS =
      FORMAT.attribute(
          "h_rss",
          Formats.MEMORY.perHost(),
          PerHost.everywhere(MemoryValue.INFINITY),
          "Hard limit on resident memory, which a task's control group keeps where there is one.");

  public static final Attribute<PerHost<MemoryValue>> S_VMEM =
      FORMAT.attribute(
          "s_vmem",
          Formats.MEMORY.perHost(),
          PerHost.everywhere(MemoryValue.INFINITY),
          "Soft limit on virtual memory.");

  public static final Attribute<PerHost<MemoryValue>> H_VMEM =
      FORMAT.attribute(
          "h_vmem",
          Formats.MEMORY.perHost(),
          PerHost.everywhere(MemoryValue.INFINITY),
          "Hard limit on virtual memory.");

  /** The format: every attribute in file order. */
  public static final ObjectSchema SCHEMA = FORMAT.build();
}
