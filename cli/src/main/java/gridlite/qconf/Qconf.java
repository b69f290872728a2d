package gridlite.qconf;

import gridlite.name.Nearest;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.run.Alarm;
import gridlite.run.Command;
import gridlite.run.CommandContext;
import gridlite.run.SystemHosts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** qconf: works through its switches from left to right and stops at the first that fails. */
public final class Qconf implements Command {
  private final Map<String, Verb> verbs;

  /** The command. */
  public Qconf() {
    this.verbs = VerbTable.all();
  }

  @Override
  public int run(CommandContext context, List<String> arguments) {
    if (arguments.isEmpty()) {
      throw usage("qconf needs an option: what is to be shown or changed");
    }
    List<String> rest = new ArrayList<>(arguments);
    Session session = new Session(context, new SystemHosts(), modes(rest));
    int status = run(session, rest);
    if (!arguments.get(0).startsWith("-s")) {
      // a calendar or a queue that has changed may stop jobs, or let them go on
      Alarm.look(context);
    }
    return status;
  }

  /** Takes out the options that say how all others work. */
  private static Session.Modes modes(List<String> arguments) {
    boolean dryRun = arguments.removeIf(word -> word.equals("-dry"));
    int format = arguments.indexOf("-fmt");
    if (format < 0) {
      return new Session.Modes(dryRun, false);
    }
    String value = format + 1 < arguments.size() ? arguments.get(format + 1) : "";
    if (!value.equals("json") && !value.equals("plain")) {
      throw usage("the option -fmt needs the word json or plain, not \"" + value + "\"");
    }
    arguments.subList(format, format + 2).clear();
    return new Session.Modes(dryRun, value.equals("json"));
  }

  private int run(Session session, List<String> arguments) {
    int position = 0;
    int status = 0;
    while (position < arguments.size() && status == 0) {
      String word = arguments.get(position);
      if (word.equals("-help")) {
        session.out(Help.text(verbs.values()));
        return 0;
      }
      Verb verb = verbs.get(word);
      if (verb == null) {
        throw unknown(word);
      }
      int end = operandsEnd(verb, arguments, position + 1);
      status = verb.handler().run(session, arguments.subList(position + 1, end));
      position = end;
    }
    return status;
  }

  /** Operands are all words that a switch needs, and others that are no switch, up to its most. */
  private int operandsEnd(Verb verb, List<String> arguments, int from) {
    int end = from;
    while (end < arguments.size()
        && end - from < verb.most()
        && (end - from < verb.least() || !verbs.containsKey(arguments.get(end)))) {
      end++;
    }
    if (end - from < verb.least()) {
      throw usage(
          "the option " + verb.name() + " needs more operands: expected " + verb.argument());
    }
    return end;
  }

  private GridException unknown(String word) {
    Problem problem = Problem.refused("error: invalid option argument \"" + word + "\"");
    String nearest = Nearest.of(word, verbs.keySet());
    return new GridException(
        problem.hint(nearest.isEmpty() ? "see qconf -help" : "did you mean " + nearest + "?"));
  }

  private static GridException usage(String message) {
    return new GridException(Problem.refused("error: " + message).hint("see qconf -help"));
  }
}
