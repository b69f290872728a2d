package gridlite.command.qconf;

import gridlite.json.JsonDump;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.runtime.Alarm;
import gridlite.runtime.Command;
import gridlite.runtime.CommandContext;
import gridlite.runtime.CommandPlace;
import gridlite.runtime.Invocation;
import gridlite.runtime.Need;
import gridlite.syntax.Option;
import gridlite.syntax.OptionUse;
import gridlite.syntax.Parsed;
import gridlite.syntax.Syntax;
import gridlite.syntax.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** qconf: works through its switches from left to right and stops at the first that fails. */
public final class Qconf implements Command {
  private static final String HELP = "-help";
  private static final String DRY = "-dry";
  private static final String FORMAT = "-fmt";

  /** Options beside the switches. */
  private static final List<Option> MODES =
      List.of(
          Option.flag(DRY, "show what would change, change nothing"),
          Option.one(
              FORMAT,
              "json|plain",
              "show and read objects as JSON, show what -dry would change so"),
          Option.flag(HELP, "list the options"));

  private final Map<String, Switch> verbs;

  /** The command. */
  public Qconf() {
    this.verbs = SwitchTable.all();
  }

  /** The options: the switches, and how they work. */
  public static List<Option> options() {
    List<Option> options = new ArrayList<>(MODES);
    SwitchTable.all().values().forEach(verb -> options.add(verb.option()));
    return options;
  }

  @Override
  public Invocation read(Need usual, List<String> arguments) {
    if (arguments.isEmpty()) {
      throw new GridException(
          wrong("qconf: no option given; expected one that says what to show or change"));
    }
    Parsed line =
        new Syntax("qconf", new QconfWording(), Syntax.FreeWords.NONE, Syntax.Dash.WORD, options())
            .read(arguments);
    List<OptionUse> uses = line.options();
    if (uses.isEmpty()) {
      line.orThrow();
    }
    if (uses.get(0).name().equals(HELP)) {
      return Invocation.printing(CommandPlace.CELL, SwitchHelp.text(options()));
    }
    Session.Modes modes = modes(line);
    boolean looks = modes.dryRun() || uses.stream().allMatch(Qconf::shows);
    return looks
        ? new Invocation(Need.LOOK, CommandPlace.CELL, context -> run(context, line, modes))
        : new Invocation(usual, CommandPlace.CELL, context -> change(context, line, modes));
  }

  /** Returns whether a switch shows something, or writes it to files, by Grid Engine's names. */
  private static boolean shows(OptionUse use) {
    return use.name().matches("-(s|S|rs).*")
        || use.name().equals(FORMAT)
        || use.name().equals(HELP);
  }

  private int run(CommandContext context, Parsed line, Session.Modes modes) {
    return run(new Session(context, modes, new JsonDump(), List.of()), line);
  }

  private int change(CommandContext context, Parsed line, Session.Modes modes) {
    int status = run(context, line, modes);
    // a calendar or a queue that has changed may stop jobs, or let them go on
    Alarm.look(context);
    return status;
  }

  private static Session.Modes modes(Parsed line) {
    String format = line.last(FORMAT).orElse("plain");
    if (!format.equals("json") && !format.equals("plain")) {
      throw new GridException(
          wrong("the option -fmt needs the word json or plain, not \"" + format + "\""));
    }
    return new Session.Modes(line.has(DRY), format.equals("json"));
  }

  /** A word that is wrong stops what follows it, not what stands before it. */
  private int run(Session session, Parsed line) {
    for (OptionUse use : line.options()) {
      int status =
          switch (use.name()) {
            case DRY, FORMAT -> 0;
            case HELP -> {
              session.out(SwitchHelp.text(options()));
              yield 0;
            }
            default -> run(session.loadedBy(loader(use)), verb(use), use.operands());
          };
      if (status != 0 || use.name().equals(HELP)) {
        return status;
      }
    }
    line.orThrow();
    return 0;
  }

  /**
   * The command line, without the file's name, that does from a file what a switch does by hand.
   */
  private List<String> loader(OptionUse use) {
    String name = use.name();
    if (!name.startsWith("-a") && !name.startsWith("-m")) {
      return List.of();
    }
    String word = "-" + Character.toUpperCase(name.charAt(1)) + name.substring(2);
    // the name of its file is the name of the host
    if (!verbs.containsKey(word) || word.endsWith("conf") && !word.equals("-Msconf")) {
      return List.of();
    }
    List<String> words = new ArrayList<>(List.of("qconf", word));
    if (word.equals("-Mrqs")) {
      // without them it would replace all sets
      words.addAll(use.operands());
    }
    return words;
  }

  private static int run(Session session, Switch verb, List<String> operands) {
    try {
      return verb.handler().run(session, operands);
    } catch (GridException e) {
      throw e.with(session.dump()::relocated);
    }
  }

  private Switch verb(OptionUse use) {
    return Objects.requireNonNull(verbs.get(use.name()));
  }

  private static Problem wrong(String message) {
    return Problem.refused("error: " + message).hint("see qconf -help");
  }

  private static final class QconfWording implements Wording {
    @Override
    public Problem unknown(String word, Optional<String> nearest) {
      Problem problem = Problem.refused("error: invalid option argument \"" + word + "\"");
      if (!word.startsWith("-")) {
        return problem.hint(
            "several names are one word with commas between; qconf -help shows what each option"
                + " takes");
      }
      return problem.hint(
          nearest.map(meant -> "did you mean " + meant + "?").orElse("see qconf -help"));
    }

    @Override
    public Problem missing(Option option) {
      return wrong(
          "the option "
              + option.name()
              + " needs more operands: expected "
              + option.arguments().orElseThrow());
    }
  }
}
