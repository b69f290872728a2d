package gridlite.main;

import gridlite.command.HoldCommand;
import gridlite.command.Qacct;
import gridlite.command.Qalter;
import gridlite.command.Qdel;
import gridlite.command.Qhost;
import gridlite.command.Qmod;
import gridlite.command.Qquota;
import gridlite.command.Qrdel;
import gridlite.command.Qresub;
import gridlite.command.Qrstat;
import gridlite.command.Qrsub;
import gridlite.command.Qsched;
import gridlite.command.Qselect;
import gridlite.command.Qstat;
import gridlite.command.Qsub;
import gridlite.option.SubmitOption;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.qconf.Qconf;
import gridlite.run.Command;
import gridlite.run.Invocation;
import gridlite.run.Need;
import gridlite.run.Place;
import java.util.List;
import java.util.Optional;

/** The commands of the toolkit, a row each, in the order in which help lists them. */
public enum Catalogue {
  QSUB("qsub", "submit a job", Need.CHANGE, Place.CELL, Output.PLAIN),
  QRSH(
      "qrsh",
      "run a command as a job, with the caller's streams",
      Need.CHANGE,
      Place.CELL,
      Output.PLAIN),
  QALTER("qalter", "change a job", Need.CHANGE, Place.CELL, Output.PLAIN),
  QHOLD("qhold", "hold back a job", Need.CHANGE, Place.CELL, Output.PLAIN),
  QRLS("qrls", "release a held job", Need.CHANGE, Place.CELL, Output.PLAIN),
  QDEL("qdel", "delete a job", Need.CHANGE, Place.CELL, Output.PLAIN),
  QRESUB("qresub", "submit a copy of a job", Need.CHANGE, Place.CELL, Output.PLAIN),
  QMOD(
      "qmod",
      "suspend, resume, clear, enable or disable jobs and queues",
      Need.CHANGE,
      Place.CELL,
      Output.PLAIN),
  QSTAT("qstat", "show jobs and queues", Need.LOOK, Place.CELL, Output.LISTING),
  QHOST("qhost", "show hosts", Need.LOOK, Place.CELL, Output.LISTING),
  QSELECT("qselect", "list queues that match", Need.LOOK, Place.CELL, Output.LISTING),
  QQUOTA("qquota", "show use of resource quotas", Need.LOOK, Place.CELL, Output.LISTING),
  QACCT("qacct", "show accounting of finished jobs", Need.LOOK, Place.CELL, Output.LISTING),
  QRSUB("qrsub", "make an advance reservation", Need.CHANGE, Place.CELL, Output.PLAIN),
  QRSTAT("qrstat", "show advance reservations", Need.LOOK, Place.CELL, Output.LISTING),
  QRDEL("qrdel", "delete an advance reservation", Need.CHANGE, Place.CELL, Output.PLAIN),
  QCONF("qconf", "show and change the configuration", Need.CHANGE, Place.CELL, Output.PLAIN),
  QSCHED(
      "qsched",
      "run the scheduler, set clock and load of a simulated cell",
      Need.STATE,
      Place.CELL,
      Output.PLAIN),
  GRIDLITE(
      "gridlite", "make a cell, control its daemon, help", Need.STATE, Place.CALLER, Output.PLAIN);

  /** What a command writes. */
  enum Output {
    PLAIN,
    /** Listings, which are worth paging on a terminal. */
    LISTING
  }

  private final String command;
  private final String purpose;
  private final Need need;
  private final Place place;
  private final Output output;

  Catalogue(String command, String purpose, Need need, Place place, Output output) {
    this.command = command;
    this.purpose = purpose;
    this.need = need;
    this.place = place;
    this.output = output;
  }

  /** The row of a command. */
  static Optional<Catalogue> find(String name) {
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

  /** What it does, in a few words. */
  public String purpose() {
    return purpose;
  }

  /** Where it runs; of {@code gridlite}, each verb has a place of its own. */
  Place place() {
    return place;
  }

  /** What it writes. */
  Output output() {
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
