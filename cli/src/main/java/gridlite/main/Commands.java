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
import gridlite.qconf.Qconf;
import gridlite.run.Command;
import java.util.List;
import java.util.Optional;

/** The commands of the toolkit. */
public final class Commands {
  private Commands() {}

  /**
   * A command's entry in the list of commands.
   *
   * @param name what it is called by
   * @param purpose what it does, in a few words
   */
  public record Entry(String name, String purpose) {}

  /** All commands, in the order in which help lists them. */
  public static final List<Entry> ALL =
      List.of(
          new Entry("qsub", "submit a job"),
          new Entry("qrsh", "run a command as a job, with the caller's streams"),
          new Entry("qalter", "change a job"),
          new Entry("qhold", "hold back a job"),
          new Entry("qrls", "release a held job"),
          new Entry("qdel", "delete a job"),
          new Entry("qresub", "submit a copy of a job"),
          new Entry("qmod", "suspend, resume, clear, enable or disable jobs and queues"),
          new Entry("qstat", "show jobs and queues"),
          new Entry("qhost", "show hosts"),
          new Entry("qselect", "list queues that match"),
          new Entry("qquota", "show use of resource quotas"),
          new Entry("qacct", "show accounting of finished jobs"),
          new Entry("qrsub", "make an advance reservation"),
          new Entry("qrstat", "show advance reservations"),
          new Entry("qrdel", "delete an advance reservation"),
          new Entry("qconf", "show and change the configuration"),
          new Entry("qsched", "run the scheduler, move clock and load of a simulated cell"),
          new Entry("gridlite", "make a cell, control its daemon, help"));

  /**
   * The command of a name, but for {@code qrsh}, which is made of others. A switch and not a map:
   * only the command that is called is loaded.
   */
  public static Optional<Command> find(String name) {
    return Optional.ofNullable(
        switch (name) {
          case "qconf" -> new Qconf();
          case "gridlite" -> new Gridlite();
          case "qacct" -> new Qacct();
          case "qhost" -> new Qhost();
          case "qquota" -> new Qquota();
          case "qsched" -> new Qsched();
          case "qselect" -> new Qselect();
          case "qstat" -> new Qstat();
          case "qalter" -> new Qalter();
          case "qdel" -> new Qdel();
          case "qhold" -> new HoldCommand(HoldCommand.Action.HOLD);
          case "qmod" -> new Qmod();
          case "qrdel" -> new Qrdel();
          case "qresub" -> new Qresub();
          case "qrsub" -> new Qrsub();
          case "qrstat" -> new Qrstat();
          case "qrls" -> new HoldCommand(HoldCommand.Action.RELEASE);
          case "qsub" -> new Qsub();
          default -> null;
        });
  }

  /** Whether a command works on a cell that exists; its help does not. */
  static boolean needsCell(String name, List<String> arguments) {
    return name.equals("gridlite")
        ? Verb.of(arguments).map(Verb::needsCell).orElse(false)
        : !arguments.equals(List.of("-help"));
  }

  /**
   * Where a command runs: the client goes by it, and the daemon refuses what no client sends.
   * {@code qrsh} is made of other commands, and what is unknown needs no daemon to be refused.
   */
  static Verb.Place place(String name, List<String> arguments) {
    if (name.equals("gridlite")) {
      return Verb.of(arguments).map(Verb::place).orElse(Verb.Place.CALLER);
    }
    return find(name).isPresent() ? Verb.Place.CELL : Verb.Place.CALLER;
  }

  /**
   * Whether a command is going to change the cell, so that its database is opened for that at once.
   * A command that isn't expected to may do so nevertheless.
   */
  static boolean writes(String name, List<String> arguments) {
    return switch (name) {
      case "qstat", "qhost", "qselect", "qquota", "qacct", "qrstat", "gridlite" -> false;
      case "qconf" -> !arguments.isEmpty() && !arguments.get(0).startsWith("-s");
      default -> true;
    };
  }
}
