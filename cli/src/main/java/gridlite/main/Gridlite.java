package gridlite.main;

import gridlite.command.Explain;
import gridlite.command.Lint;
import gridlite.command.Simulate;
import gridlite.manual.Manual;
import gridlite.operation.AdvanceClock;
import gridlite.operation.InitCell;
import gridlite.operation.SimulateLoad;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.run.Command;
import gridlite.run.CommandContext;
import gridlite.run.Version;
import gridlite.state.Change;
import gridlite.transfer.SiteTransfer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** {@code gridlite}: makes cells, controls the daemon, helps. */
final class Gridlite implements Command {
  private static final String SLOW = "--slow=";
  private static final String LOAD = "--load";
  private static final String INIT =
      "gridlite init [--empty | --simulate [--load] [--slow=FACTOR]]";

  @Override
  public boolean absorbsFirst() {
    return false;
  }

  @Override
  public int run(CommandContext context, List<String> arguments) {
    List<String> operands =
        arguments.isEmpty() ? List.of() : arguments.subList(1, arguments.size());
    Verb verb =
        Verb.of(arguments)
            .orElseThrow(
                () ->
                    usage(
                        "gridlite: there is no \"" + arguments.get(0) + "\"",
                        "\"gridlite help\" lists what is"));
    return switch (verb) {
      case INIT -> init(context, operands);
      case DAEMON -> DaemonControl.run(context, operands);
      case DOCTOR -> Doctor.run(context, operands);
      case ADOPT -> Adoption.run(context, operands);
      case FOLLOW -> FollowEnds.run(context);
      case EXPORT -> SiteTransfer.exportTo(context, operands);
      case IMPORT -> SiteTransfer.importFrom(context, operands);
      case HISTORY -> ObjectHistory.list(context, operands);
      case DIFF -> ObjectHistory.diff(context, operands);
      case RESTORE -> ObjectHistory.restore(context, operands);
      case EXPLAIN -> Explain.run(context, operands);
      case SIMULATE -> Simulate.run(context, operands, () -> ServedCell.configuration(context));
      case LINT -> Lint.run(context, operands);
      case BACKUP -> CellCare.backup(context, operands);
      case RESTORE_BACKUP -> CellCare.restore(context, operands);
      case CHECK -> CellCare.check(context, operands);
      case ARCHIVE -> ClassArchive.make(context);
      case MANUAL -> writeManual(context, operands);
      case VERSION -> print(context, "gridlite " + Version.TOOLKIT + "\n");
      case HELP -> print(context, help());
    };
  }

  /** Writes the generated files below a directory. */
  private static int writeManual(CommandContext context, List<String> operands) {
    if (operands.size() != 1) {
      throw usage("gridlite manual needs a directory", "gridlite manual DIRECTORY");
    }
    Path root = context.directory().resolve(operands.get(0));
    for (Map.Entry<String, String> file : Manual.files().entrySet()) {
      Path path = root.resolve(file.getKey());
      try {
        Files.createDirectories(path.resolveSibling("."));
        Files.writeString(path, file.getValue());
      } catch (IOException e) {
        throw new GridException(Problem.refused("can't write " + path + ": " + e.getMessage()));
      }
    }
    return 0;
  }

  private static int print(CommandContext context, String text) {
    context.console().out(text);
    return 0;
  }

  static GridException usage(String message, String hint) {
    return new GridException(Problem.of(ProblemKind.USAGE, message).hint(hint));
  }

  private static int init(CommandContext context, List<String> operands) {
    InitCell.Template template = InitCell.Template.THIS_MACHINE;
    long slowness = 1;
    boolean load = false;
    for (String operand : operands) {
      if (operand.startsWith(SLOW)) {
        slowness = slowness(operand.substring(SLOW.length()));
        continue;
      }
      if (operand.equals(LOAD)) {
        load = true;
        continue;
      }
      template =
          switch (operand) {
            case "--empty" -> InitCell.Template.EMPTY;
            case "--simulate" -> InitCell.Template.SIMULATED;
            default -> throw usage("gridlite init: there is no option \"" + operand + "\"", INIT);
          };
    }
    if (slowness > 1 && template != InitCell.Template.SIMULATED) {
      throw usage("gridlite init: only simulated time can be slow", INIT);
    }
    if (load && template != InitCell.Template.SIMULATED) {
      throw usage("gridlite init: hosts that are not simulated report their load anyway", INIT);
    }
    List<Change> more = new ArrayList<>();
    if (slowness > 1) {
      more.addAll(AdvanceClock.slow(slowness, Instant.now()));
    }
    if (load) {
      more.addAll(SimulateLoad.fromTheBeginning());
    }
    Path directory = context.cell().directory();
    if (!CellMaker.make(context.cell(), template, more, context.actor())) {
      throw new GridException(
          Problem.refused("there is a cell in " + directory + " already")
              .hint("remove that directory to begin anew, or choose another by SGE_ROOT"));
    }
    return print(context, "made a cell in " + directory + "\n");
  }

  private static long slowness(String text) {
    try {
      long slowness = Long.parseLong(text);
      if (slowness >= 1) {
        return slowness;
      }
    } catch (NumberFormatException e) {
      // told below
    }
    throw usage(
        "gridlite init: " + SLOW + " expects a whole number from 1, not \"" + text + "\"", INIT);
  }

  private static String help() {
    StringBuilder text = new StringBuilder();
    String before = "usage: gridlite ";
    for (Verb verb : Verb.values()) {
      for (String line : verb.usage()) {
        text.append(before).append(line).append('\n');
        before = "       gridlite ";
      }
    }
    text.append("commands (COMMAND -help shows their options):\n");
    for (Commands.Entry command : Commands.ALL) {
      text.append("  ").append(command.name());
      text.append(" ".repeat(10 - command.name().length())).append(command.purpose()).append('\n');
    }
    return text.toString();
  }
}
