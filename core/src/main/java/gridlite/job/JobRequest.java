package gridlite.job;

import gridlite.complex.RequestedResource;
import gridlite.format.Attribute;
import gridlite.format.Formats;
import gridlite.format.ObjectSchema;
import gridlite.name.ProjectName;
import gridlite.value.NameValue;
import gridlite.value.SlotRange;
import gridlite.value.TaskRange;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The request that a user makes with {@code qsub} and changes with {@code qalter}: an attribute for
 * each option. The store keeps a request as the lines of this format.
 *
 * @see "qsub(1)"
 */
public final class JobRequest {
  private JobRequest() {}

  private static final ObjectSchema.Builder FORMAT = ObjectSchema.of("job request", 0);

  public static final Attribute<String> NAME =
      FORMAT.attribute("name", Formats.TEXT, "", "Job name (-N).");

  public static final Attribute<String> ACCOUNT =
      FORMAT.attribute("account", Formats.TEXT, "sge", "Accounting string (-A).");

  public static final Attribute<Optional<ProjectName>> PROJECT =
      FORMAT.attribute("project", JobFormats.PROJECT, Optional.empty(), "Project (-P), or empty.");

  public static final Attribute<String> DEPARTMENT =
      FORMAT.attribute(
          "department",
          Formats.TEXT,
          "defaultdepartment",
          "Department of the owner when the job was submitted.");

  public static final Attribute<Long> PRIORITY =
      FORMAT.attribute("priority", Formats.number(-1023, 1024), 0L, "POSIX priority (-p).");

  public static final Attribute<Long> JOB_SHARE =
      FORMAT.attribute("job_share", Formats.COUNT, 0L, "Share among the owner's jobs (-js).");

  public static final Attribute<Long> OVERRIDE_TICKETS =
      FORMAT.attribute(
          "override_tickets", Formats.COUNT, 0L, "Override tickets of the job (qalter -ot).");

  public static final Attribute<Optional<Instant>> DEADLINE =
      FORMAT.attribute(
          "deadline", JobFormats.INSTANT, Optional.empty(), "Deadline for the start (-dl).");

  public static final Attribute<Optional<Instant>> START_TIME =
      FORMAT.attribute("start_time", JobFormats.INSTANT, Optional.empty(), "Earliest start (-a).");

  public static final Attribute<List<RequestedResource>> HARD_RESOURCES =
      FORMAT.attribute(
          "hard_resources",
          JobFormats.REQUESTS,
          List.of(),
          "Hard resource requests (-l) by full name, in order.");

  /** Set where an empty list of hard requests was given ({@code -l ''}), which listings show. */
  public static final Attribute<Boolean> HARD_RESOURCES_EMPTIED =
      FORMAT.attribute(
          "hard_resources_emptied",
          Formats.BOOLEAN,
          false,
          "Whether an empty list of hard requests was given (-l '').");

  /** Set where an empty list of soft requests was given ({@code -l ''}), which listings show. */
  public static final Attribute<Boolean> SOFT_RESOURCES_EMPTIED =
      FORMAT.attribute(
          "soft_resources_emptied",
          Formats.BOOLEAN,
          false,
          "Whether an empty list of soft requests was given (-l '').");

  public static final Attribute<List<RequestedResource>> SOFT_RESOURCES =
      FORMAT.attribute(
          "soft_resources",
          JobFormats.REQUESTS,
          List.of(),
          "Soft resource requests (-soft -l) by full name, in order.");

  public static final Attribute<List<String>> HARD_QUEUES =
      FORMAT.attribute(
          "hard_queues", JobFormats.STRINGS, List.of(), "Queues the job must run in (-q).");

  public static final Attribute<List<String>> SOFT_QUEUES =
      FORMAT.attribute(
          "soft_queues", JobFormats.STRINGS, List.of(), "Queues the job prefers (-soft -q).");

  public static final Attribute<List<String>> MASTER_QUEUES =
      FORMAT.attribute(
          "master_queues", JobFormats.STRINGS, List.of(), "Queues for the master task (-masterq).");

  public static final Attribute<Optional<String>> PARALLEL_ENVIRONMENT =
      FORMAT.attribute(
          "parallel_environment",
          JobFormats.NAMED,
          Optional.empty(),
          "Name or pattern of the parallel environment (-pe).");

  public static final Attribute<SlotRange> SLOTS =
      FORMAT.attribute("slots", JobFormats.SLOTS, SlotRange.ONE, "Slots asked for (-pe).");

  public static final Attribute<Optional<String>> CHECKPOINT =
      FORMAT.attribute(
          "checkpoint", JobFormats.NAMED, Optional.empty(), "Checkpointing interface (-ckpt).");

  public static final Attribute<Optional<String>> CHECKPOINT_WHEN =
      FORMAT.attribute(
          "checkpoint_when",
          JobFormats.NAMED,
          Optional.empty(),
          "Occasions of checkpoints (-c): letters; those of the interface when none were given.");

  public static final Attribute<Optional<Long>> CHECKPOINT_INTERVAL =
      FORMAT.attribute(
          "checkpoint_interval",
          JobFormats.NUMBERED,
          Optional.empty(),
          "Seconds between checkpoints (-c).");

  public static final Attribute<Optional<Boolean>> RERUN =
      FORMAT.attribute("rerun", JobFormats.YES_NO, Optional.empty(), "Rerunnable (-r).");

  public static final Attribute<Boolean> RESERVE =
      FORMAT.attribute(
          "reserve", Formats.BOOLEAN, false, "Whether resources are reserved for the job (-R).");

  public static final Attribute<Boolean> NOTIFY =
      FORMAT.attribute(
          "notify",
          Formats.BOOLEAN,
          false,
          "Whether signals warn the job before it is stopped (-notify).");

  public static final Attribute<Boolean> MERGE =
      FORMAT.attribute(
          "merge", Formats.BOOLEAN, false, "Whether standard error goes to standard output (-j).");

  public static final Attribute<Optional<String>> CWD =
      FORMAT.attribute(
          "cwd",
          JobFormats.NAMED,
          Optional.empty(),
          "Working directory (-cwd, -wd); empty: the home directory.");

  public static final Attribute<List<String>> STDOUT_PATHS =
      FORMAT.attribute(
          "stdout_paths",
          JobFormats.STRINGS,
          List.of(),
          "Standard output (-o): [host:]path elements.");

  public static final Attribute<List<String>> STDERR_PATHS =
      FORMAT.attribute(
          "stderr_paths",
          JobFormats.STRINGS,
          List.of(),
          "Standard error (-e): [host:]path elements.");

  public static final Attribute<List<String>> STDIN_PATHS =
      FORMAT.attribute(
          "stdin_paths",
          JobFormats.STRINGS,
          List.of(),
          "Standard input (-i): [host:]path elements.");

  public static final Attribute<List<String>> SHELLS =
      FORMAT.attribute(
          "shells",
          JobFormats.STRINGS,
          List.of(),
          "Command interpreters (-S): [host:]path elements.");

  public static final Attribute<String> MAIL_OPTIONS =
      FORMAT.attribute(
          "mail_options",
          Formats.TEXT,
          "",
          "Occasions of mail (-m): none or some of the letters a b e s.");

  public static final Attribute<List<String>> MAIL_LIST =
      FORMAT.attribute(
          "mail_list", JobFormats.STRINGS, List.of(), "Recipients (-M); empty: owner@submit host.");

  public static final Attribute<List<NameValue>> VARIABLES =
      FORMAT.attribute(
          "environment", JobFormats.VARIABLES, List.of(), "Exported variables (-v, -V), in order.");

  public static final Attribute<List<NameValue>> SUBMIT_ENVIRONMENT =
      FORMAT.attribute(
          "submit_environment",
          JobFormats.VARIABLES,
          List.of(),
          "What qsub ran with: sge_o_home, sge_o_log_name, sge_o_path, sge_o_shell, sge_o_tz,"
              + " sge_o_workdir, sge_o_host, sge_o_mail.");

  public static final Attribute<List<NameValue>> CONTEXT =
      FORMAT.attribute(
          "context", JobFormats.VARIABLES, List.of(), "Context variables (-ac, -dc, -sc).");

  public static final Attribute<List<String>> ARGUMENTS =
      FORMAT.attribute(
          "arguments", JobFormats.STRINGS, List.of(), "Arguments of the script or command.");

  public static final Attribute<String> SCRIPT_FILE =
      FORMAT.attribute("script_file", Formats.TEXT, "STDIN", "Script or command as it was called.");

  public static final Attribute<Boolean> BINARY =
      FORMAT.attribute(
          "binary", Formats.BOOLEAN, false, "Whether the script file is a command (-b y).");

  public static final Attribute<Boolean> NO_SHELL =
      FORMAT.attribute(
          "no_shell",
          Formats.BOOLEAN,
          false,
          "Whether the command is started without a shell (-shell n).");

  public static final Attribute<List<String>> PREDECESSORS =
      FORMAT.attribute(
          "predecessors", JobFormats.STRINGS, List.of(), "Jobs to wait for (-hold_jid), as asked.");

  public static final Attribute<List<String>> ARRAY_PREDECESSORS =
      FORMAT.attribute(
          "array_predecessors",
          JobFormats.STRINGS,
          List.of(),
          "Array jobs to wait for task by task (-hold_jid_ad), as asked.");

  public static final Attribute<Boolean> ARRAY =
      FORMAT.attribute(
          "array", Formats.BOOLEAN, false, "Whether the job is an array job (-t given).");

  public static final Attribute<TaskRange> TASKS =
      FORMAT.attribute("tasks", JobFormats.TASKS, TaskRange.SINGLE, "Tasks as asked for (-t).");

  public static final Attribute<Optional<Long>> TASK_CONCURRENCY =
      FORMAT.attribute(
          "task_concurrency",
          JobFormats.NUMBERED,
          Optional.empty(),
          "Tasks that may run at once (-tc); empty: any number.");

  public static final Attribute<Optional<String>> VERIFY_MODE =
      FORMAT.attribute(
          "verify_mode", JobFormats.NAMED, Optional.empty(), "Verification (-w): e w n v p.");

  public static final Attribute<Optional<String>> BINDING =
      FORMAT.attribute("binding", JobFormats.BINDING, Optional.empty(), "Core binding (-binding).");

  public static final Attribute<Optional<ReservationId>> RESERVATION =
      FORMAT.attribute(
          "reservation",
          JobFormats.RESERVATION,
          Optional.empty(),
          "Advance reservation the job runs in (-ar).");

  public static final Attribute<Boolean> IMMEDIATE =
      FORMAT.attribute(
          "immediate",
          Formats.BOOLEAN,
          false,
          "Whether the job must start at once or not at all (-now y).");

  /** The format. */
  public static final ObjectSchema SCHEMA = FORMAT.build();
}
