package gridlite.option;

import gridlite.syntax.Operands;
import gridlite.syntax.Option;
import gridlite.syntax.OptionUse;
import gridlite.syntax.Syntax;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The options that describe a job: one table for {@code qsub}, {@code qalter}, {@code #$} lines,
 * {@code sge_request} files and {@code -@} files. Each row has its fold onto a {@link SubmitDraft}:
 * a {@code switch} rather than a lambda a row, since qsub's start-up pays for each.
 *
 * @see "qsub(1), OPTIONS"
 */
public enum SubmitOption {
  OPTION_FILE("-@", Operands.ONE, "file", Use.BOTH, "read options from a file"),
  START_TIME("-a", Operands.ONE, "date_time", Use.BOTH, "start no earlier", Again.WARN),
  ADD_CONTEXT("-ac", Operands.ONE, "name=value,...", Use.BOTH, "add context variables"),
  RESERVATION("-ar", Operands.ONE, "number", Use.BOTH, "run in an advance reservation"),
  ACCOUNT("-A", Operands.ONE, "account", Use.BOTH, "account the job under this name", Again.WARN),
  BINARY("-b", Operands.ONE, "y|n", Use.SUBMIT, "the command is not a script", Again.WARN),
  BINDING(
      "-binding",
      Operands.ONE.after("env", "pe", "set"),
      "[env|pe|set] strategy",
      Use.BOTH,
      "bind the job to cores"),
  CHECKPOINT_WHEN("-c", Operands.ONE, "n|s|m|x|time", Use.BOTH, "occasions of checkpoints"),
  CHECKPOINT("-ckpt", Operands.ONE, "name", Use.BOTH, "checkpointing environment"),
  CLEAR("-clear", Operands.NONE, "", Use.SUBMIT_ONLY, "forget the options of earlier sources"),
  CWD("-cwd", Operands.NONE, "", Use.BOTH, "run in the current directory"),
  PREFIX(
      "-C", Operands.ONE, "prefix", Use.SUBMIT_ONLY, "prefix of the script's options", Again.WARN),
  DELETE_CONTEXT("-dc", Operands.ONE, "name,...", Use.BOTH, "remove context variables"),
  DEADLINE("-dl", Operands.ONE, "date_time", Use.BOTH, "deadline for the start", Again.WARN),
  STDERR("-e", Operands.ONE, "[host:]path,...", Use.BOTH, "file of the standard error"),
  HOLD("-h", Operands.NONE, "", Use.SUBMIT, "submit under a user hold", Again.WARN),
  ALTER_HOLD("-h", Operands.ONE, "{u|o|s|n|U|O|S}", Use.ALTER, "set or release holds"),
  HARD("-hard", Operands.NONE, "", Use.BOTH, "the requests that follow are hard"),
  HELP("-help", Operands.NONE, "", Use.BOTH, "list the options"),
  HOLD_JID("-hold_jid", Operands.ONE, "job,...", Use.BOTH, "wait for jobs"),
  HOLD_JID_AD("-hold_jid_ad", Operands.ONE, "job,...", Use.BOTH, "wait for array jobs taskwise"),
  STDIN("-i", Operands.ONE, "[host:]path,...", Use.BOTH, "file of the standard input"),
  MERGE("-j", Operands.ONE, "y|n", Use.BOTH, "standard error goes to standard output", Again.WARN),
  JOB_SHARE("-js", Operands.ONE, "number", Use.BOTH, "share among the owner's jobs"),
  JSV("-jsv", Operands.ONE, "url", Use.SUBMIT, "let a script check the job"),
  RESOURCES("-l", Operands.ONE, "name=value,...", Use.BOTH, "request resources"),
  MAIL_OPTIONS("-m", Operands.ONE, "b|e|a|s|n", Use.BOTH, "occasions of mail"),
  MASTER_QUEUES("-masterq", Operands.ONE, "queue,...", Use.BOTH, "queues of the master task"),
  NOTIFY("-notify", Operands.NONE, "", Use.BOTH, "warn the job before it is stopped"),
  NOW("-now", Operands.ONE, "y|n", Use.SUBMIT_ONLY, "start at once or not at all", Again.WARN),
  MAIL_LIST("-M", Operands.ONE, "user[@host],...", Use.BOTH, "recipients of mail"),
  NAME("-N", Operands.ONE, "name", Use.BOTH, "name of the job", Again.WARN),
  STDOUT("-o", Operands.ONE, "[host:]path,...", Use.BOTH, "file of the standard output"),
  OVERRIDE_TICKETS("-ot", Operands.ONE, "number", Use.ALTER, "override tickets"),
  PROJECT("-P", Operands.ONE, "project", Use.BOTH, "project of the job", Again.WARN),
  PRIORITY("-p", Operands.ONE, "number", Use.BOTH, "priority from -1023 to 1024"),
  PARALLEL("-pe", Operands.TWO, "name slots", Use.BOTH, "parallel environment", Again.WARN),
  QUEUES("-q", Operands.ONE, "queue,...", Use.BOTH, "queues to run in"),
  RESERVE("-R", Operands.ONE, "y|n", Use.BOTH, "reserve resources for the job", Again.WARN),
  RERUN("-r", Operands.ONE, "y|n", Use.BOTH, "the job may be run again", Again.WARN),
  SET_CONTEXT("-sc", Operands.ONE, "name=value,...", Use.BOTH, "replace the context"),
  SHELL("-shell", Operands.ONE, "y|n", Use.SUBMIT, "start a command with a shell", Again.WARN),
  SOFT("-soft", Operands.NONE, "", Use.BOTH, "the requests that follow are soft"),
  SYNC("-sync", Operands.ONE, "y|n", Use.SUBMIT_ONLY, "wait for the end", Again.WARN),
  INTERPRETER("-S", Operands.ONE, "[host:]path,...", Use.BOTH, "shell that runs the script"),
  TASKS("-t", Operands.ONE, "n[-m[:s]]", Use.SUBMIT, "make an array job"),
  TASK_CONCURRENCY("-tc", Operands.ONE, "number", Use.BOTH, "tasks that may run at once"),
  TERSE("-terse", Operands.NONE, "", Use.SUBMIT_ONLY, "print the number alone"),
  USERS("-u", Operands.ONE, "user,...", Use.ALTER, "jobs of these users"),
  VARIABLES("-v", Operands.ONE, "name[=value],...", Use.BOTH, "export variables"),
  VERIFY("-verify", Operands.NONE, "", Use.BOTH, "show the job, submit nothing"),
  ALL_VARIABLES("-V", Operands.NONE, "", Use.BOTH, "export all variables"),
  VERIFICATION(
      "-w",
      Operands.ONE,
      "e|w|n|v|p",
      Use.BOTH,
      "check whether the job can run at all",
      Again.WARN),
  WORKING_DIRECTORY("-wd", Operands.ONE, "path", Use.BOTH, "run in this directory"),
  DISPLAY("-display", Operands.ONE, "display", Use.NEITHER, ""),
  HANDLE("-he", Operands.ONE, "y|n", Use.NEITHER, ""),
  INHERIT("-inherit", Operands.NONE, "", Use.SHELL, "run within the job, on a host that it has"),
  NO_SHELL("-noshell", Operands.NONE, "", Use.SHELL, "start the command without a shell"),
  NO_STDIN("-nostdin", Operands.NONE, "", Use.SHELL, "the command reads nothing"),
  TERMINAL("-pty", Operands.ONE, "y|n", Use.PASSED_OVER, "give the command a terminal"),
  OTHER_USERS("-u", Operands.ONE, "user,...", Use.PASSED_OVER, ""),
  VERBOSE("-verbose", Operands.NONE, "", Use.SHELL, "report the progress of the job");

  /** Which commands have an option. */
  private enum Use {
    BOTH,
    /** qsub alone; qalter doesn't know it. */
    SUBMIT,
    /** qsub alone; qalter knows that it is qsub's. */
    SUBMIT_ONLY,
    ALTER,
    /** qsub takes it and does nothing about it; to qalter it is another command's. */
    PASSED_OVER,
    /** qrsh alone. */
    SHELL,
    /** Options of commands that are not here. */
    NEITHER
  }

  /** What happens when an option is given again within one source. */
  private enum Again {
    /** Nothing is said: the values add up, or the later one counts. */
    QUIET,
    /** The later one counts, and the user is warned. */
    WARN
  }

  /** The commands that describe jobs. */
  public enum Command {
    QSUB("qsub"),
    QALTER("qalter"),
    QRSH("qrsh"),
    /** The submission of qrsh's job, to which its process has added where the streams are. */
    QRSH_JOB("qrsh");

    private final String commandName;

    Command(String commandName) {
      this.commandName = commandName;
    }

    /** Name to type. */
    public String commandName() {
      return commandName;
    }
  }

  private final Option option;
  private final Use use;
  private final Again again;

  SubmitOption(String name, Operands operands, String argument, Use use, String documentation) {
    this(name, operands, argument, use, documentation, Again.QUIET);
  }

  SubmitOption(
      String name, Operands operands, String argument, Use use, String documentation, Again again) {
    this.option = new Option(name, operands, argument, documentation);
    this.use = use;
    this.again = again;
  }

  /** The declaration. */
  public Option option() {
    return option;
  }

  /** Whether a second use within one source is worth a warning. */
  boolean warnsAgain() {
    return again == Again.WARN;
  }

  /** Whether a command has it. */
  boolean isOf(Command command) {
    return switch (use) {
      case BOTH -> command != Command.QRSH || !isSetByQrsh();
      case SUBMIT, SUBMIT_ONLY ->
          command == Command.QSUB
              || command == Command.QRSH_JOB
              || command == Command.QRSH && !isSetByQrsh();
      case PASSED_OVER -> command != Command.QALTER;
      case ALTER -> command == Command.QALTER;
      case SHELL -> command == Command.QRSH || command == Command.QRSH_JOB && this == VERBOSE;
      case NEITHER -> false;
    };
  }

  /** Whether a command takes it and does nothing about it. */
  boolean isPassedOver(Command command) {
    return use == Use.PASSED_OVER && !(this == TERMINAL && command == Command.QRSH);
  }

  /** What a job whose streams are those of the caller has to be. */
  private boolean isSetByQrsh() {
    return switch (this) {
      case BINARY,
          HOLD,
          MERGE,
          STDERR,
          STDIN,
          STDOUT,
          SYNC,
          TASKS,
          TASK_CONCURRENCY,
          TERSE,
          VERIFY ->
          true;
      default -> false;
    };
  }

  /** Whether a command refuses it as another command's, rather than as unknown. */
  private boolean isForeignTo(Command command) {
    return !isOf(command) && !(use == Use.SUBMIT && command == Command.QALTER);
  }

  /** The options that a command has, by name. */
  static Map<String, SubmitOption> of(Command command) {
    Map<String, SubmitOption> table = new LinkedHashMap<>();
    for (SubmitOption option : values()) {
      if (option.isOf(command)) {
        table.put(option.option.name(), option);
      }
    }
    return table;
  }

  /** The grammar of a command. */
  public static Syntax syntax(Command command) {
    return SubmitSyntax.of(command);
  }

  /** Whether a word is an option that a command refuses as another command's. */
  static boolean isForeign(String word, Command command) {
    for (SubmitOption option : values()) {
      if (option.option.name().equals(word) && option.isForeignTo(command)) {
        return true;
      }
    }
    return false;
  }

  /** Folds one use onto a draft. */
  void fold(SubmitDraft draft, OptionUse use) {
    String value = use.operand();
    switch (this) {
      case OPTION_FILE, CLEAR, HELP, JSV, USERS -> draft.setting(this, value);
      case START_TIME -> draft.arguments().startTime(value);
      case DEADLINE -> draft.arguments().deadline(value);
      case ADD_CONTEXT -> draft.addContext(value);
      case DELETE_CONTEXT -> draft.deleteContext(value);
      case SET_CONTEXT -> draft.setContext(value);
      case RESERVATION -> draft.arguments().reservation(value);
      case ACCOUNT -> draft.arguments().account(value);
      case BINARY -> draft.arguments().binary(value);
      case BINDING -> draft.arguments().binding(use.operands());
      case CHECKPOINT_WHEN -> draft.arguments().checkpointWhen(value);
      case CHECKPOINT -> draft.arguments().checkpoint(value);
      case CWD -> draft.arguments().currentDirectory();
      case WORKING_DIRECTORY -> draft.arguments().workingDirectory(value);
      case PREFIX -> draft.prefix(value);
      case STDERR, STDOUT, STDIN, INTERPRETER -> draft.lists().paths(this, value);
      case HOLD -> draft.hold();
      case ALTER_HOLD -> draft.alterHold(value);
      case HARD -> draft.lists().hard(true);
      case SOFT -> draft.lists().hard(false);
      case HOLD_JID, HOLD_JID_AD -> draft.lists().predecessors(this, value);
      case MERGE -> draft.arguments().merge(value);
      case JOB_SHARE -> draft.arguments().jobShare(value);
      case RESOURCES -> draft.lists().resources(value);
      case MAIL_OPTIONS -> draft.lists().mailOptions(value);
      case MAIL_LIST -> draft.lists().mailList(value);
      case MASTER_QUEUES -> draft.lists().masterQueues(value);
      case QUEUES -> draft.lists().queues(value);
      case NOTIFY -> draft.arguments().notifyJob();
      case NOW -> draft.now(value);
      case NAME -> draft.arguments().name(value);
      case OVERRIDE_TICKETS -> draft.arguments().overrideTickets(value);
      case PROJECT -> draft.arguments().project(value);
      case PRIORITY -> draft.arguments().priority(value);
      case PARALLEL -> draft.arguments().parallel(value, use.operands().get(1));
      case RESERVE -> draft.arguments().reserve(value);
      case RERUN -> draft.arguments().rerun(value);
      case SHELL -> draft.arguments().shell(value);
      case SYNC -> draft.sync(value);
      case TASKS -> draft.arguments().tasks(value);
      case TASK_CONCURRENCY -> draft.arguments().taskConcurrency(value);
      case TERSE -> draft.terse();
      case VARIABLES -> draft.variables(value);
      case ALL_VARIABLES -> draft.allVariables();
      case VERIFY -> draft.verify();
      case VERBOSE -> draft.setting(this, "y");
      case VERIFICATION -> draft.verification(value);
      case TERMINAL, OTHER_USERS -> {
        // nothing that a batch job could make use of
      }
      case DISPLAY, HANDLE, INHERIT, NO_SHELL, NO_STDIN ->
          throw new IllegalStateException(option.name() + " is refused by the parser");
    }
  }
}
