package gridlite.catalogue;

import gridlite.command.hold.HoldCommand;
import gridlite.command.qacct.Qacct;
import gridlite.command.qalter.Qalter;
import gridlite.command.qconf.Qconf;
import gridlite.command.qdel.Qdel;
import gridlite.command.qhost.Qhost;
import gridlite.command.qmod.Qmod;
import gridlite.command.qquota.Qquota;
import gridlite.command.qresub.Qresub;
import gridlite.command.qrsh.RemoteShell;
import gridlite.command.qsched.Qsched;
import gridlite.command.qselect.Qselect;
import gridlite.command.qstat.Qstat;
import gridlite.command.qsub.Qsub;
import gridlite.command.reservation.Qrdel;
import gridlite.command.reservation.Qrstat;
import gridlite.command.reservation.Qrsub;
import gridlite.option.SubmitOption;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.runtime.Command;
import gridlite.runtime.CommandPlace;
import gridlite.runtime.Invocation;
import gridlite.runtime.Need;
import java.util.List;
import java.util.Optional;

/** The commands of the toolkit, a row each, in the order in which help lists them. */
public enum Catalogue {
  QSUB("qsub", "submit a job", Need.CHANGE, CommandPlace.CELL, Output.PLAIN),
  QRSH(
      "qrsh",
      "run a command as a job, with the caller's streams",
      Need.CHANGE,
      CommandPlace.CELL,
      Output.PLAIN),
  QALTER("qalter", "change a job", Need.CHANGE, CommandPlace.CELL, Output.PLAIN),
  QHOLD("qhold", "hold back a job", Need.CHANGE, CommandPlace.CELL, Output.PLAIN),
  QRLS("qrls", "release a held job", Need.CHANGE, CommandPlace.CELL, Output.PLAIN),
  QDEL("qdel", "delete a job", Need.CHANGE, CommandPlace.CELL, Output.PLAIN),
  QRESUB("qresub", "submit a copy of a job", Need.CHANGE, CommandPlace.CELL, Output.PLAIN),
  QMOD(
      "qmod",
      "suspend, resume, clear, enable or disable jobs and queues",
      Need.CHANGE,
      CommandPlace.CELL,
      Output.PLAIN),
  QSTAT("qstat", "show jobs and queues", Need.LOOK, CommandPlace.CELL, Output.LISTING),
  QHOST("qhost", "show hosts", Need.LOOK, CommandPlace.CELL, Output.LISTING),
  QSELECT("qselect", "list queues that match", Need.LOOK, CommandPlace.CELL, Output.LISTING),
  QQUOTA("qquota", "show use of resource quotas", Need.LOOK, CommandPlace.CELL, Output.LISTING),
  QACCT("qacct", "show accounting of finished jobs", Need.LOOK, CommandPlace.CELL, Output.LISTING),
  QRSUB("qrsub", "make an advance reservation", Need.CHANGE, CommandPlace.CELL, Output.PLAIN),
  QRSTAT("qrstat", "show advance reservations", Need.LOOK, CommandPlace.CELL, Output.LISTING),
  QRDEL("qrdel", "delete an advance reservation", Need.CHANGE, CommandPlace.CELL, Output.PLAIN),
  QCONF("qconf", "show and change the configuration", Need.CHANGE, CommandPlace.CELL, Output.PLAIN),
  QSCHED(
      "qsched",
      "run the scheduler, set clock and load of a simulated cell",
      Need.STATE,
      CommandPlace.CELL,
      Output.PLAIN),
  GRIDLITE(
      "gridlite",
      "make a cell, control its daemon, help",
      Need.STATE,
      CommandPlace.CALLER,
      Output.PLAIN);

  /** The kind of output of a command. */
  public enum Output {
    PLAIN,
    /** Listings, which are worth paging on a terminal. */
    LISTING
  }

  private final String command;
  private final String purpose;
  private final Need need;
  private final CommandPlace place;
  private final Output output;

  Catalogue(String command, String purpose, Need need, CommandPlace place, Output output) {
    this.command = command;
    this.purpose = purpose;
    this.need = need;
    this.place = place;
    this.output = output;
  }

  /** The row of a command. */
  public static Optional<Catalogue> find(String name) {
    for (Catalogue row : values()) {
      if (row.command.equals(name)) {
        return Optional.of(row);
      }
    }
    return Optional.empty();
  }

  /**
   * Reads a command line.
   *
   * @throws GridException for a command or words that there are not
   */
  public static Invocation read(String name, List<String> arguments) {
    Catalogue row =
        find(name)
            .orElseThrow(
                () ->
                    new GridException(
                        Problem.of(ProblemKind.USAGE, "there is no command \"" + name + "\"")
                            .hint("\"gridlite help\" lists the commands")));
    refuseNul(arguments);
    return row.implementation().read(row.need, arguments);
  }

  /** No program can be given such a word by the system: only a forged request holds it. */
  private static void refuseNul(List<String> words) {
    for (String word : words) {
      if (word.indexOf(0) >= 0) {
        throw new GridException(
            Problem.of(ProblemKind.USAGE, "a word of the command line holds a NUL character"));
      }
    }
  }

  /** Name to type. */
  public String command() {
    return command;
  }

  /** Returns what it does, in a few words. */
  public String purpose() {
    return purpose;
  }

  /** Returns where it runs; of {@code gridlite}, each verb has a place of its own. */
  public CommandPlace place() {
    return place;
  }

  /** Returns what it writes. */
  public Output output() {
    return output;
  }

  /**
   * A switch and not a field: only the command that is called is loaded. Of {@code qrsh} it is the
   * submission, which {@link RemoteShell} asks for.
   */
  private Command implementation() {
    return switch (this) {
      case QSUB -> new Qsub(SubmitOption.Command.QSUB);
      case QRSH -> new Qsub(SubmitOption.Command.QRSH_JOB);
      case QALTER -> new Qalter();
      case QHOLD -> new HoldCommand(HoldCommand.Action.HOLD);
      case QRLS -> new HoldCommand(HoldCommand.Action.RELEASE);
      case QDEL -> new Qdel();
      case QRESUB -> new Qresub();
      case QMOD -> new Qmod();
      case QSTAT -> new Qstat();
      case QHOST -> new Qhost();
      case QSELECT -> new Qselect();
      case QQUOTA -> new Qquota();
      case QACCT -> new Qacct();
      case QRSUB -> new Qrsub();
      case QRSTAT -> new Qrstat();
      case QRDEL -> new Qrdel();
      case QCONF -> new Qconf();
      case QSCHED -> new Qsched();
      case GRIDLITE -> new Gridlite();
    };
  }
}
