package gridlite.manual;

import gridlite.command.hold.HoldCommand;
import gridlite.command.qacct.Qacct;
import gridlite.command.qconf.Qconf;
import gridlite.command.qdel.Qdel;
import gridlite.command.qhost.Qhost;
import gridlite.command.qmod.Qmod;
import gridlite.command.qquota.Qquota;
import gridlite.command.qresub.Qresub;
import gridlite.command.qsched.Qsched;
import gridlite.command.qselect.Qselect;
import gridlite.command.qstat.Qstat;
import gridlite.command.reservation.Qrdel;
import gridlite.command.reservation.Qrstat;
import gridlite.command.reservation.Qrsub;
import gridlite.option.SubmitOption;
import gridlite.option.SubmitTable;
import gridlite.syntax.Option;
import java.util.Comparator;
import java.util.List;

/**
 * The manual page of a command.
 *
 * @param name name of the command
 * @param purpose what it does, in a few words
 * @param operands what stands behind the options; empty: nothing
 * @param description a paragraph
 * @param options its options
 * @param words what completes a word that is not an option
 */
record CommandPage(
    String name,
    String purpose,
    String operands,
    String description,
    List<Option> options,
    Operands words) {

  /** The kind of words that complete one that is not an option. */
  enum Operands {
    FILES,
    JOBS,
    QUEUES,
    NOTHING
  }

  /** The start of the name of a page on a verb of {@code gridlite}. */
  private static final String VERB = "gridlite-";

  /** Returns whether it is about a verb of {@code gridlite}. */
  boolean isVerb() {
    return name.startsWith(VERB);
  }

  /** Returns what is called: the command, or {@code gridlite} and its verb. */
  String call() {
    return isVerb() ? "gridlite " + verb() : name;
  }

  /** The verb of {@code gridlite}. */
  String verb() {
    return name.substring(VERB.length());
  }

  /**
   * The pages of the commands in Grid Engine's words.
   *
   * @param options the options that describe jobs
   */
  static List<CommandPage> all(SubmitTable options) {
    return List.of(
        new CommandPage(
            "qsub",
            "submit a job",
            "[script | -b y command] [arguments]",
            "Submits a script, or with -b y a command, as a job. Without a script it is read from"
                + " standard input. Options are also taken from lines of the script that begin with"
                + " #$, and before them from the files sge_request of the cell, .sge_request of the"
                + " home and of the working directory; what comes later counts.",
            options(options, SubmitOption.Command.QSUB),
            Operands.FILES),
        new CommandPage(
            "qrsh",
            "run a command as a job, with the caller's streams",
            "[command [arguments]]",
            "Submits a command that is to start at once (unless -now n is given), as qsub -now y -b"
                + " y -sync y does, and connects its standard input, output and error with the"
                + " caller's. Ends with the exit status of the command. Without a command it is a"
                + " login shell, on a terminal if the caller is on one; a command has a terminal"
                + " with -pty y. It has the size of the caller's terminal, also when that changes,"
                + " and the same TERM. With -inherit, host, command and arguments are given: the"
                + " command runs within the job that calls, as programs that start their parallel"
                + " tasks on the hosts of a job do; in a cell that is the host that the job is on.",
            options(options, SubmitOption.Command.QRSH),
            Operands.FILES),
        new CommandPage(
            "qalter",
            "change a job",
            "job[.tasks] ... [-- arguments]",
            "Changes what a job asks for. A list that is given replaces the one that the job has."
                + " Of a running job everything may be changed, but it keeps the slots and"
                + " resources that it has.",
            options(options, SubmitOption.Command.QALTER),
            Operands.JOBS),
        new CommandPage(
            "qhold",
            "hold back a job",
            "job[.tasks] ...",
            "Keeps pending jobs or tasks from being started.",
            HoldCommand.table(HoldCommand.Action.HOLD).options(),
            Operands.JOBS),
        new CommandPage(
            "qrls",
            "release a held job",
            "job[.tasks] ...",
            "Takes holds off jobs or tasks.",
            HoldCommand.table(HoldCommand.Action.RELEASE).options(),
            Operands.JOBS),
        new CommandPage(
            "qdel",
            "delete a job",
            "job[.tasks] ...",
            "Deletes pending jobs, and ends running ones with all their processes. A name or"
                + " pattern means the caller's own jobs. A job's processes are all that were"
                + " started by it, also those that have left its session or lost their parents."
                + " Should the job's shepherd itself have been killed, they are known by the job's"
                + " control group, or, where no control group (version 2) is delegated to the"
                + " user who runs the cell, by session and environment; only a process that has"
                + " left both goes on then. Jobs that a job has submitted are jobs of their own.",
            Qdel.TABLE.options(),
            Operands.JOBS),
        new CommandPage(
            "qresub",
            "submit a copy of a job",
            "job ...",
            "Submits copies of jobs as they are now, without their holds.",
            Qresub.TABLE.options(),
            Operands.JOBS),
        new CommandPage(
            "qmod",
            "suspend, resume, clear, enable or disable jobs and queues",
            "",
            "Changes the state of jobs and of queue instances. A queue is named as queue,"
                + " queue@host or queue@@group, with wildcards in each part.",
            Qmod.TABLE.options(),
            Operands.QUEUES),
        new CommandPage(
            "qstat",
            "show jobs and queues",
            "",
            "Without options the caller's jobs: running ones by number, then pending ones by"
                + " priority.",
            Qstat.OPTIONS.options(),
            Operands.NOTHING),
        new CommandPage(
            "qhost",
            "show hosts",
            "",
            "Shows the execution hosts with their load, and with options their queues, jobs and"
                + " resources.",
            Qhost.OPTIONS.options(),
            Operands.NOTHING),
        new CommandPage(
            "qselect",
            "list queues that match",
            "",
            "Lists the queue instances that fit all that the options ask for, one a line; ends with"
                + " status 1 when there is none.",
            Qselect.OPTIONS.options(),
            Operands.NOTHING),
        new CommandPage(
            "qquota",
            "show use of resource quotas",
            "",
            "Shows what is used of the limits of resource quota sets, by default of the caller.",
            Qquota.OPTIONS.options(),
            Operands.NOTHING),
        new CommandPage(
            "qrsub",
            "make an advance reservation",
            "",
            "Keeps slots for jobs that are submitted with -ar, from a begin to an end. Managers and"
                + " the members of the user set arusers may reserve. At the end what is left of the"
                + " jobs goes with the reservation.",
            Qrsub.TABLE.options(),
            Operands.NOTHING),
        new CommandPage(
            "qrstat",
            "show advance reservations",
            "",
            "Shows advance reservations, by default the caller's. States: w waits for its begin, r"
                + " has begun, W and E the same with a reserved queue that is closed, d goes when"
                + " its jobs have ended.",
            Qrstat.TABLE.options(),
            Operands.NOTHING),
        new CommandPage(
            "qrdel",
            "delete advance reservations",
            "number|name ...",
            "Deletes advance reservations with their jobs. One whose jobs run goes when they have"
                + " ended.",
            Qrdel.TABLE.options(),
            Operands.NOTHING),
        new CommandPage(
            "qacct",
            "show accounting of finished jobs",
            "",
            "Reads the accounting file of the cell: sums by owner, queue, project and so on, or"
                + " with -j each record.",
            Qacct.OPTIONS.options(),
            Operands.NOTHING),
        new CommandPage(
            "qsched",
            "run the scheduler, set clock and load of a simulated cell",
            VerbPage.operands(Qsched.syntax()),
            "qsched run makes one scheduling run and says what it did; with -dry it says what it"
                + " would do and changes nothing, with --explain why (these) jobs wait beside what"
                + " it starts, as gridlite explain does. qsched advance moves the clock of a"
                + " simulated cell on. qsched load sets what simulated hosts report: load and size"
                + " by the names of complex attributes, as in node01,@large num_proc=64"
                + " mem_total=512G np_load_avg=0.9; the host may be a name, a pattern, a group or"
                + " global, and a value without text is no longer reported. What follows from other"
                + " values on real hosts follows here: load per processor, what is used of a"
                + " memory, virtual memory. --idle begins with an idle machine of the host's"
                + " num_proc (complex_values, else its slots) and mem_total (complex_values, else 4"
                + " GB a processor). Without values it lists. In a cell that was made by gridlite"
                + " init --simulate --load every host begins so. qsched usage cpu=0.9 mem=2G io=1M"
                + " sets what each simulated job uses for a slot: seconds of CPU time a second,"
                + " bytes of memory, bytes transferred a second; nothing unless it is set. A job"
                + " says its own by its context: qsub -ac"
                + " simulate_cpu=0.5,simulate_mem=8G,simulate_io=0. qsched sharetree lists the"
                + " nodes of the share tree with their shares, targets and usage as sge_share_mon"
                + " does, tabs between the fields.",
            VerbPage.options(Qsched.syntax()),
            Operands.NOTHING),
        new CommandPage(
            "qconf",
            "show and change the configuration",
            "",
            "Shows (-s...), adds (-a... with an editor, -A... from a file), changes (-m..., -M...)"
                + " and removes (-d...) the objects of a cell. The editor is $EDITOR, else $VISUAL,"
                + " else one that is built in, which needs a terminal. A file is applied whole or"
                + " not at all. With SGE_SINGLE_LINE in the environment long lines are not"
                + " broken.",
            switches(),
            Operands.FILES));
  }

  private static List<Option> options(SubmitTable table, SubmitOption.Command command) {
    return table.syntax(command).options().stream().filter(option -> !option.isHidden()).toList();
  }

  private static List<Option> switches() {
    return Qconf.options().stream().sorted(Comparator.comparing(Option::name)).toList();
  }
}
