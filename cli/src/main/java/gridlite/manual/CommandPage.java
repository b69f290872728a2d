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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A command, as its manual page and the completion see it.
 *
 * @param name name of the page: the command, or {@code gridlite-VERB}
 * @param options its options
 * @param words what completes a word that is not an option
 */
record CommandPage(String name, List<Option> options, Operands words) {

  /** The kind of words that complete one that is not an option. */
  enum Operands {
    FILES,
    JOBS,
    QUEUES,
    /** A kind of object, and the name of one. */
    OBJECTS,
    /** The same, and behind the name {@code @} and the number of a change. */
    CHANGES,
    /** A verb of {@code qsched}. */
    VERBS,
    NOTHING
  }

  /** The start of the name of a page on a verb of {@code gridlite}. */
  private static final String VERB = "gridlite-";

  /** Returns whether it is about a verb of {@code gridlite}. */
  boolean isVerb() {
    return name.startsWith(VERB);
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
        new CommandPage("qsub", options(options, SubmitOption.Command.QSUB), Operands.FILES),
        new CommandPage("qrsh", options(options, SubmitOption.Command.QRSH), Operands.FILES),
        new CommandPage("qalter", options(options, SubmitOption.Command.QALTER), Operands.JOBS),
        new CommandPage(
            "qhold", HoldCommand.table(HoldCommand.Action.HOLD).options(), Operands.JOBS),
        new CommandPage(
            "qrls", HoldCommand.table(HoldCommand.Action.RELEASE).options(), Operands.JOBS),
        new CommandPage("qdel", Qdel.TABLE.options(), Operands.JOBS),
        new CommandPage("qresub", Qresub.TABLE.options(), Operands.JOBS),
        new CommandPage("qmod", Qmod.TABLE.options(), Operands.QUEUES),
        new CommandPage("qstat", Qstat.OPTIONS.options(), Operands.NOTHING),
        new CommandPage("qhost", Qhost.OPTIONS.options(), Operands.NOTHING),
        new CommandPage("qselect", Qselect.OPTIONS.options(), Operands.NOTHING),
        new CommandPage("qquota", Qquota.OPTIONS.options(), Operands.NOTHING),
        new CommandPage("qrsub", Qrsub.TABLE.options(), Operands.NOTHING),
        new CommandPage("qrstat", Qrstat.TABLE.options(), Operands.NOTHING),
        new CommandPage("qrdel", Qrdel.TABLE.options(), Operands.NOTHING),
        new CommandPage("qacct", Qacct.OPTIONS.options(), Operands.NOTHING),
        new CommandPage("qsched", VerbPage.options(Qsched.syntax()), Operands.VERBS),
        new CommandPage("qconf", switches(), Operands.FILES));
  }

  /** The rows that its page explains, by the first name of each option. */
  Map<String, Page.Row> rows() {
    Map<String, Page.Row> rows = new LinkedHashMap<>();
    for (Option option : options) {
      StringBuilder term = new StringBuilder();
      for (String name : option.name().split(", ", -1)) {
        term.append(term.isEmpty() ? "`" : ", `").append(name).append('`');
      }
      option.arguments().ifPresent(words -> term.append(" <").append(words).append('>'));
      String first = option.name().split(",", -1)[0];
      String sentence = option.documentation().orElseThrow();
      rows.put(first, new Page.Row(term.toString(), sentence + ".", Optional.empty()));
    }
    return rows;
  }

  private static List<Option> options(SubmitTable table, SubmitOption.Command command) {
    return table.syntax(command).options().stream()
        .filter(option -> option.documentation().isPresent())
        .toList();
  }

  private static List<Option> switches() {
    return Qconf.options().stream().sorted(Comparator.comparing(Option::name)).toList();
  }
}
