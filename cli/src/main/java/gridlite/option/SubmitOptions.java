package gridlite.option;

import gridlite.job.JobRequest;
import gridlite.job.ReservationId;
import gridlite.operation.job.AlterItem;
import gridlite.operation.job.AlterItem.Version;
import gridlite.option.SubmitOption.Command;
import gridlite.problem.ProblemKind;
import gridlite.syntax.Operands;
import gridlite.value.Given;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The options that describe a job: one table for {@code qsub}, {@code qalter}, {@code qrsh}, {@code
 * #$} lines, {@code sge_request} files and {@code -@} files, a row an option.
 *
 * @see "qsub(1), OPTIONS"
 */
public final class SubmitOptions {
  private SubmitOptions() {}

  private static final Set<Command> EVERY = EnumSet.allOf(Command.class);

  /** The commands for jobs whose streams are files: qrsh sets that for its own. */
  private static final Set<Command> BATCH =
      EnumSet.of(Command.QSUB, Command.QALTER, Command.QRSH_JOB);

  private static final Set<Command> SUBMIT =
      EnumSet.of(Command.QSUB, Command.QRSH, Command.QRSH_JOB);
  private static final Set<Command> BATCH_SUBMIT = EnumSet.of(Command.QSUB, Command.QRSH_JOB);
  private static final Set<Command> ALTER = EnumSet.of(Command.QALTER);
  private static final Set<Command> SHELL = EnumSet.of(Command.QRSH);

  private static final List<SubmitOption> ROWS = new ArrayList<>();

  private static final JobField CONTEXT =
      JobField.of(JobRequest.CONTEXT)
          .parameter("ac")
          .shown("context", "JB_context", "context")
          .alters(AlterItem.CONTEXT);
  private static final JobField DIRECTORY =
      JobField.of(JobRequest.CWD)
          .parameter("cwd")
          .shown("cwd", "JB_cwd", "directory")
          .modifies("working directory", Version.SAME);
  private static final JobField JOB_VARIABLES =
      JobField.of(JobRequest.VARIABLES)
          .shown("env_list", "JB_env_list", "environment")
          .alters(
              AlterItem.of(JobRequest.VARIABLES)
                  .parameter("v")
                  .modifies("environment", Version.SAME));

  public static final SubmitOption OPTION_FILE =
      add(SubmitOption.of("-@", "file", "read options from a file").in(EVERY));
  public static final SubmitOption START_TIME =
      add(
          SubmitOption.of("-a", "date_time", "start no earlier")
              .in(EVERY)
              .warnsWhenGivenAgain()
              .reads(new Reading.Date(JobRequest.START_TIME))
              .sets(
                  JobField.of(JobRequest.START_TIME)
                      .parameter("a")
                      .shown("execution_time", "JB_execution_time", "start_time")
                      .modifies("start time", Version.NEW)));
  public static final SubmitOption ADD_CONTEXT =
      add(
          SubmitOption.of("-ac", "name=value,...", "add context variables")
              .in(EVERY)
              .reads(SpecialReading.ADD_CONTEXT)
              .sets(CONTEXT));
  public static final SubmitOption RESERVATION =
      add(
          SubmitOption.of("-ar", "number", "run in an advance reservation")
              .in(EVERY)
              .reads(
                  new Reading.Numbered<>(
                      JobRequest.RESERVATION,
                      ReservationId::of,
                      ProblemKind.USAGE,
                      "number of a reservation"))
              .sets(
                  JobField.of(JobRequest.RESERVATION)
                      .parameter("ar")
                      .label("ar_id")
                      .element("JB_ar")
                      .sets("job advance reservation", Version.NEW)));
  public static final SubmitOption ACCOUNT =
      add(
          SubmitOption.of("-A", "account", "account the job under this name")
              .in(EVERY)
              .warnsWhenGivenAgain()
              .reads(new Reading.Text(JobRequest.ACCOUNT))
              .sets(
                  JobField.of(JobRequest.ACCOUNT)
                      .parameter("A")
                      .shown("account", "JB_account", "account")
                      .alters(AlterItem.ACCOUNT)));
  public static final SubmitOption BINARY =
      add(
          SubmitOption.of("-b", "y|n", "the command is not a script")
              .in(SUBMIT)
              .unknownToQalter()
              .warnsWhenGivenAgain()
              .reads(new Reading.YesNo(JobRequest.BINARY))
              .sets(JobField.of(JobRequest.BINARY).parameter("b").member("binary")));
  public static final SubmitOption BINDING =
      add(
          SubmitOption.of(
                  "-binding",
                  Operands.ONE.after("env", "pe", "set"),
                  "[env|pe|set] strategy",
                  "bind the job to cores")
              .in(EVERY)
              .reads(SpecialReading.BINDING)
              .sets(
                  JobField.of(JobRequest.BINDING)
                      .label("binding")
                      .member("binding")
                      .alters(
                          AlterItem.of(JobRequest.BINDING)
                              .parameter("binding")
                              .modifies("binding", Version.NEW))));
  public static final SubmitOption CHECKPOINT_WHEN =
      add(
          SubmitOption.of("-c", "n|s|m|x|time", "occasions of checkpoints")
              .in(EVERY)
              .reads(SpecialReading.CHECKPOINT_WHEN)
              .sets(
                  JobField.of(JobRequest.CHECKPOINT_WHEN)
                      .parameter("c_occasion")
                      .label("checkpoint_attr")
                      .element("JB_checkpoint_attr")
                      .alters(AlterItem.CHECKPOINT_WHEN),
                  JobField.of(JobRequest.CHECKPOINT_INTERVAL)
                      .parameter("c_interval")
                      .label("checkpoint_interval")
                      .element("JB_checkpoint_interval")));
  public static final SubmitOption CHECKPOINT =
      add(
          SubmitOption.of("-ckpt", "name", "checkpointing environment")
              .in(EVERY)
              .reads(new Reading.Named(JobRequest.CHECKPOINT))
              .sets(
                  JobField.of(JobRequest.CHECKPOINT)
                      .parameter("ckpt")
                      .shown("checkpoint_object", "JB_checkpoint_name", "checkpoint")
                      .alters(AlterItem.CHECKPOINT)));
  public static final SubmitOption CLEAR =
      add(SubmitOption.of("-clear", "forget the options of earlier sources").in(SUBMIT));
  public static final SubmitOption CURRENT_DIRECTORY =
      add(
          SubmitOption.of("-cwd", "run in the current directory")
              .in(EVERY)
              .reads(SpecialReading.CWD)
              .sets(DIRECTORY));
  public static final SubmitOption PREFIX =
      add(
          SubmitOption.of("-C", "prefix", "prefix of the script's options")
              .in(SUBMIT)
              .warnsWhenGivenAgain()
              .reads(SpecialReading.SETTING));
  public static final SubmitOption DELETE_CONTEXT =
      add(
          SubmitOption.of("-dc", "name,...", "remove context variables")
              .in(EVERY)
              .reads(SpecialReading.DELETE_CONTEXT)
              .sets(CONTEXT));
  public static final SubmitOption DEADLINE =
      add(
          SubmitOption.of("-dl", "date_time", "deadline for the start")
              .in(EVERY)
              .warnsWhenGivenAgain()
              .reads(new Reading.Date(JobRequest.DEADLINE))
              .sets(
                  JobField.of(JobRequest.DEADLINE)
                      .parameter("dl")
                      .shown("deadline", "JB_deadline", "deadline")
                      .alters(AlterItem.DEADLINE)));
  public static final SubmitOption STDERR =
      add(
          SubmitOption.of("-e", "[host:]path,...", "file of the standard error")
              .in(BATCH)
              .reads(new Reading.Paths(JobRequest.STDERR_PATHS))
              .sets(
                  JobField.of(JobRequest.STDERR_PATHS)
                      .parameter("e")
                      .shown("stderr_path_list", "JB_stderr_path_list", "stderr")
                      .modifies("stderr path list", Version.SAME)));
  public static final SubmitOption HOLD =
      add(
          SubmitOption.of("-h", "submit under a user hold")
              .in(BATCH_SUBMIT)
              .unknownToQalter()
              .warnsWhenGivenAgain()
              .reads(SpecialReading.FLAG));
  public static final SubmitOption ALTER_HOLD =
      add(
          SubmitOption.of("-h", "{u|o|s|n|U|O|S}", "set or release holds")
              .in(ALTER)
              .reads(SpecialReading.ALTER_HOLD));
  public static final SubmitOption HARD =
      add(
          SubmitOption.of("-hard", "the requests that follow are hard")
              .in(EVERY)
              .reads(SpecialReading.HARD));
  public static final SubmitOption HELP =
      add(SubmitOption.of("-help", "list the options").in(EVERY));
  public static final SubmitOption HOLD_JID =
      add(
          SubmitOption.of("-hold_jid", "job,...", "wait for jobs")
              .in(EVERY)
              .reads(new Reading.Jobs(JobRequest.PREDECESSORS))
              .sets(
                  JobField.of(JobRequest.PREDECESSORS)
                      .parameter("hold_jid")
                      .shown(
                          "jid_predecessor_list (req)",
                          "JB_jid_request_list",
                          "requested_predecessors")
                      .alters(AlterItem.PREDECESSORS)));
  public static final SubmitOption HOLD_JID_AD =
      add(
          SubmitOption.of("-hold_jid_ad", "job,...", "wait for array jobs taskwise")
              .in(EVERY)
              .reads(new Reading.Jobs(JobRequest.ARRAY_PREDECESSORS))
              .sets(
                  JobField.of(JobRequest.ARRAY_PREDECESSORS)
                      .parameter("hold_jid_ad")
                      .element("JB_ja_ad_request_list")
                      .alters(AlterItem.ARRAY_PREDECESSORS)));
  public static final SubmitOption STDIN =
      add(
          SubmitOption.of("-i", "[host:]path,...", "file of the standard input")
              .in(BATCH)
              .reads(new Reading.Paths(JobRequest.STDIN_PATHS))
              .sets(
                  JobField.of(JobRequest.STDIN_PATHS)
                      .parameter("i")
                      .shown("stdin_path_list", "JB_stdin_path_list", "stdin")
                      .modifies("stdin path list", Version.SAME)));
  public static final SubmitOption MERGE =
      add(
          SubmitOption.of("-j", "y|n", "standard error goes to standard output")
              .in(BATCH)
              .warnsWhenGivenAgain()
              .reads(new Reading.YesNo(JobRequest.MERGE))
              .sets(
                  JobField.of(JobRequest.MERGE)
                      .parameter("j")
                      .shown("merge", "JB_merge_stderr", "merge")
                      .modifies("output merge behaviour", Version.SAME)));
  public static final SubmitOption JOB_SHARE =
      add(
          SubmitOption.of("-js", "number", "share among the owner's jobs")
              .in(EVERY)
              .reads(Reading.Whole.count(JobRequest.JOB_SHARE, ProblemKind.USAGE, "a jobshare"))
              .sets(
                  JobField.of(JobRequest.JOB_SHARE)
                      .parameter("js")
                      .shown("jobshare", "JB_jobshare", "job_share")
                      .sets("job share", Version.SAME)));
  public static final SubmitOption JSV =
      add(
          SubmitOption.of("-jsv", "url", "let a script check the job")
              .in(SUBMIT)
              .unknownToQalter()
              .reads(SpecialReading.SETTING));
  public static final SubmitOption RESOURCES =
      add(
          SubmitOption.of("-l", "name=value,...", "request resources")
              .in(EVERY)
              .reads(SpecialReading.RESOURCES)
              .sets(
                  JobField.of(JobRequest.HARD_RESOURCES)
                      .parameter("l_hard")
                      .shown("hard resource_list", "JB_hard_resource_list", "hard_resources")
                      .alters(AlterItem.HARD_RESOURCES),
                  JobField.of(JobRequest.SOFT_RESOURCES)
                      .parameter("l_soft")
                      .shown("soft resource_list", "JB_soft_resource_list", "soft_resources")
                      .alters(AlterItem.SOFT_RESOURCES)));
  public static final SubmitOption MAIL_OPTIONS =
      add(
          SubmitOption.of("-m", "b|e|a|s|n", "occasions of mail")
              .in(EVERY)
              .reads(SpecialReading.MAIL_OPTIONS)
              .sets(
                  JobField.of(JobRequest.MAIL_OPTIONS)
                      .parameter("m")
                      .shown("mail_options", "JB_mail_options", "mail_options")
                      .modifies("mail options", Version.SAME)));
  public static final SubmitOption MASTER_QUEUES =
      add(
          SubmitOption.of("-masterq", "queue,...", "queues of the master task")
              .in(EVERY)
              .reads(SpecialReading.MASTER_QUEUES)
              .sets(
                  JobField.of(JobRequest.MASTER_QUEUES)
                      .parameter("masterq")
                      .shown("master hard queue_list", "JB_master_hard_queue_list", "master_queues")
                      .modifies("master hard queue list", Version.NEW)));
  public static final SubmitOption NOTIFY =
      add(
          SubmitOption.of("-notify", "warn the job before it is stopped")
              .in(EVERY)
              .reads(SpecialReading.NOTIFY)
              .sets(
                  JobField.of(JobRequest.NOTIFY)
                      .parameter("notify")
                      .shown("notify", "JB_notify", "notify")
                      .modifies("notify behaviour", Version.NEW)));
  public static final SubmitOption NOW =
      add(
          SubmitOption.of("-now", "y|n", "start at once or not at all")
              .in(SUBMIT)
              .warnsWhenGivenAgain()
              .reads(SpecialReading.NOW));
  public static final SubmitOption MAIL_LIST =
      add(
          SubmitOption.of("-M", "user[@host],...", "recipients of mail")
              .in(EVERY)
              .reads(SpecialReading.MAIL_LIST)
              .sets(
                  JobField.of(JobRequest.MAIL_LIST)
                      .parameter("M")
                      .shown("mail_list", "JB_mail_list", "mail")
                      .modifies("mail list", Version.SAME)));
  public static final SubmitOption NAME =
      add(
          SubmitOption.of("-N", "name", "name of the job")
              .in(EVERY)
              .warnsWhenGivenAgain()
              .reads(SpecialReading.NAME)
              .sets(
                  JobField.of(JobRequest.NAME)
                      .parameter("N")
                      .shown("job_name", "JB_job_name", "name")
                      .alters(AlterItem.NAME)));
  public static final SubmitOption STDOUT =
      add(
          SubmitOption.of("-o", "[host:]path,...", "file of the standard output")
              .in(BATCH)
              .reads(new Reading.Paths(JobRequest.STDOUT_PATHS))
              .sets(
                  JobField.of(JobRequest.STDOUT_PATHS)
                      .parameter("o")
                      .shown("stdout_path_list", "JB_stdout_path_list", "stdout")
                      .modifies("stdout path list", Version.SAME)));
  public static final SubmitOption OVERRIDE_TICKETS =
      add(
          SubmitOption.of("-ot", "number", "override tickets")
              .in(ALTER)
              .reads(
                  Reading.Whole.count(
                      JobRequest.OVERRIDE_TICKETS,
                      ProblemKind.USAGE,
                      "a number of override tickets"))
              .sets(
                  JobField.of(JobRequest.OVERRIDE_TICKETS)
                      .shown("oticket", "JB_override_tickets", "override_tickets")
                      .alters(AlterItem.OVERRIDE_TICKETS)));
  public static final SubmitOption PROJECT =
      add(
          SubmitOption.of("-P", "project", "project of the job")
              .in(EVERY)
              .warnsWhenGivenAgain()
              .reads(new Reading.Project(JobRequest.PROJECT))
              .sets(
                  JobField.of(JobRequest.PROJECT)
                      .parameter("P")
                      .shown("project", "JB_project", "project")
                      .alters(AlterItem.PROJECT)));
  public static final SubmitOption PRIORITY =
      add(
          SubmitOption.of("-p", "number", "priority from -1023 to 1024")
              .in(EVERY)
              .reads(
                  new Reading.Whole(
                      JobRequest.PRIORITY,
                      -1023,
                      1024,
                      ProblemKind.BAD_ARGUMENT,
                      "a priority, which is a whole number from -1023 to 1024"))
              .sets(
                  JobField.of(JobRequest.PRIORITY)
                      .parameter("p")
                      .shown("priority", "JB_priority", "priority")
                      .alters(AlterItem.PRIORITY)));
  public static final SubmitOption PARALLEL =
      add(
          SubmitOption.of("-pe", Operands.TWO, "name slots", "parallel environment")
              .in(EVERY)
              .warnsWhenGivenAgain()
              .reads(SpecialReading.PARALLEL)
              .sets(
                  JobField.of(JobRequest.PARALLEL_ENVIRONMENT)
                      .parameter("pe_name")
                      .label("parallel environment")
                      .element("JB_pe")
                      .modifies("parallel environment", Version.NEW),
                  JobField.of(JobRequest.SLOTS)
                      .element("JB_pe_range")
                      .alters(
                          AlterItem.of(JobRequest.SLOTS)
                              .parameter("pe_min")
                              .modifies("slot range", Version.NEW))));
  public static final SubmitOption QUEUES =
      add(
          SubmitOption.of("-q", "queue,...", "queues to run in")
              .in(EVERY)
              .reads(SpecialReading.QUEUES)
              .sets(
                  JobField.of(JobRequest.HARD_QUEUES)
                      .parameter("q_hard")
                      .shown("hard_queue_list", "JB_hard_queue_list", "hard_queues")
                      .modifies("hard queue list", Version.NEW),
                  JobField.of(JobRequest.SOFT_QUEUES)
                      .parameter("q_soft")
                      .shown("soft_queue_list", "JB_soft_queue_list", "soft_queues")
                      .modifies("soft queue list", Version.NEW)));
  public static final SubmitOption RESERVE =
      add(
          SubmitOption.of("-R", "y|n", "reserve resources for the job")
              .in(EVERY)
              .warnsWhenGivenAgain()
              .reads(new Reading.YesNo(JobRequest.RESERVE))
              .sets(
                  JobField.of(JobRequest.RESERVE)
                      .parameter("R")
                      .shown("reserve", "JB_reserve", "reserve")
                      .modifies("reservation behaviour", Version.NEW)));
  public static final SubmitOption RERUN =
      add(
          SubmitOption.of("-r", "y|n", "the job may be run again")
              .in(EVERY)
              .warnsWhenGivenAgain()
              .reads(SpecialReading.RERUN)
              .sets(
                  JobField.of(JobRequest.RERUN)
                      .parameter("r")
                      .shown("restart", "JB_restart", "restart")
                      .modifies("restart behaviour", Version.NEW)));
  public static final SubmitOption SET_CONTEXT =
      add(
          SubmitOption.of("-sc", "name=value,...", "replace the context")
              .in(EVERY)
              .reads(SpecialReading.SET_CONTEXT)
              .sets(CONTEXT));
  public static final SubmitOption COMMAND_SHELL =
      add(
          SubmitOption.of("-shell", "y|n", "start a command with a shell")
              .in(SUBMIT)
              .unknownToQalter()
              .warnsWhenGivenAgain()
              .reads(SpecialReading.SHELL)
              .sets(JobField.of(JobRequest.NO_SHELL).parameter("shell")));
  public static final SubmitOption SOFT =
      add(
          SubmitOption.of("-soft", "the requests that follow are soft")
              .in(EVERY)
              .reads(SpecialReading.SOFT));
  public static final SubmitOption SYNC =
      add(
          SubmitOption.of("-sync", "y|n", "wait for the end")
              .in(BATCH_SUBMIT)
              .warnsWhenGivenAgain()
              .reads(SpecialReading.SYNC));
  public static final SubmitOption INTERPRETER =
      add(
          SubmitOption.of("-S", "[host:]path,...", "shell that runs the script")
              .in(EVERY)
              .reads(new Reading.Paths(JobRequest.SHELLS))
              .sets(
                  JobField.of(JobRequest.SHELLS)
                      .parameter("S")
                      .shown("shell_list", "JB_shell_list", "shells")
                      .modifies("shell list", Version.SAME)));
  public static final SubmitOption TASKS =
      add(
          SubmitOption.of("-t", "n[-m[:s]]", "make an array job")
              .in(BATCH_SUBMIT)
              .unknownToQalter()
              .reads(SpecialReading.TASKS)
              .sets(
                  JobField.of(JobRequest.TASKS)
                      .shown("job-array tasks", "JB_ja_structure", "task_range")));
  public static final SubmitOption TASK_CONCURRENCY =
      add(
          SubmitOption.of("-tc", "number", "tasks that may run at once")
              .in(BATCH)
              .reads(
                  new Reading.Numbered<>(
                      JobRequest.TASK_CONCURRENCY,
                      Given::number,
                      ProblemKind.BAD_ARGUMENT,
                      "a task concurrency, which is a whole number of at least 0"))
              .sets(
                  JobField.of(JobRequest.TASK_CONCURRENCY)
                      .parameter("tc")
                      .shown(
                          "maximum concurrency", "JB_ja_task_concurrency", "max_concurrent_tasks")
                      .alters(
                          AlterItem.of(JobRequest.TASK_CONCURRENCY)
                              .modifies("task concurrency", Version.NEW))));
  public static final SubmitOption TERSE =
      add(
          SubmitOption.of("-terse", "print the number alone")
              .in(BATCH_SUBMIT)
              .reads(SpecialReading.FLAG));
  public static final SubmitOption USERS =
      add(
          SubmitOption.of("-u", "user,...", "jobs of these users")
              .in(ALTER)
              .reads(SpecialReading.SETTING));
  public static final SubmitOption VARIABLES =
      add(
          SubmitOption.of("-v", "name[=value],...", "export variables")
              .in(EVERY)
              .reads(SpecialReading.VARIABLES)
              .sets(JOB_VARIABLES));
  public static final SubmitOption VERIFY =
      add(
          SubmitOption.of("-verify", "show the job, submit nothing")
              .in(BATCH)
              .reads(SpecialReading.FLAG));
  public static final SubmitOption ALL_VARIABLES =
      add(
          SubmitOption.of("-V", "export all variables")
              .in(EVERY)
              .reads(SpecialReading.ALL_VARIABLES)
              .sets(JOB_VARIABLES));
  public static final SubmitOption VERIFICATION =
      add(
          SubmitOption.of("-w", "e|w|n|v|p", "check whether the job can run at all")
              .in(EVERY)
              .warnsWhenGivenAgain()
              .reads(SpecialReading.VERIFICATION)
              .sets(
                  JobField.of(JobRequest.VERIFY_MODE)
                      .parameter("w")
                      .label("verify_suitable_queues")
                      .element("JB_verify_suitable_queues")
                      .alters(AlterItem.of(JobRequest.VERIFY_MODE))));
  public static final SubmitOption WORKING_DIRECTORY =
      add(
          SubmitOption.of("-wd", "path", "run in this directory")
              .in(EVERY)
              .reads(new Reading.Named(JobRequest.CWD))
              .sets(DIRECTORY));
  public static final SubmitOption VERBOSE =
      SubmitOption.of("-verbose", "report the progress of the job")
          .in(EnumSet.of(Command.QRSH, Command.QRSH_JOB))
          .reads(SpecialReading.FLAG);

  static {
    // options of commands that are not here
    add(SubmitOption.of("-display", "display", ""));
    add(SubmitOption.of("-he", "y|n", ""));
    add(SubmitOption.of("-inherit", "run within the job, on a host that it has").in(SHELL));
    add(SubmitOption.of("-noshell", "start the command without a shell").in(SHELL));
    add(SubmitOption.of("-nostdin", "the command reads nothing").in(SHELL));
    add(
        SubmitOption.of("-pty", "y|n", "give the command a terminal")
            .in(SUBMIT)
            .withoutEffectIn(BATCH_SUBMIT));
    add(SubmitOption.of("-u", "user,...", "").in(SUBMIT).withoutEffectIn(SUBMIT));
    add(VERBOSE);
  }

  /** All of them. */
  public static final SubmitTable TABLE = new SubmitTable(ROWS);

  private static SubmitOption add(SubmitOption option) {
    ROWS.add(option);
    return option;
  }
}
