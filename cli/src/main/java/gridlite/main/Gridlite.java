package gridlite.main;

import gridlite.command.Explain;
import gridlite.command.Lint;
import gridlite.command.Simulate;
import gridlite.manual.Manual;
import gridlite.operation.InitCell;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.run.Command;
import gridlite.run.CommandContext;
import gridlite.run.Version;
import gridlite.transfer.SiteTransfer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** {@code gridlite}: makes cells, controls the daemon, helps. */
final class Gridlite implements Command {
  private static final String SLOW = "--slow=";
  private static final String INIT = "gridlite init [--empty | --simulate [--slow=FACTOR]]";

  /**
   * Whether a command line works on the content of a cell; others make cells, control daemons or
   * look at files alone.
   */
  static boolean needsCell(List<String> arguments) {
    return switch (arguments.isEmpty() ? "" : arguments.get(0)) {
      case "simulate" -> !arguments.contains(Simulate.SITE) && !arguments.contains("-help");
      case "history", "diff", "restore", "follow", "export", "import", "explain", "lint" -> true;
      default -> false;
    };
  }

  @Override
  public boolean absorbsFirst() {
    return false;
  }

  @Override
  public int run(CommandContext context, List<String> arguments) {
    String verb = arguments.isEmpty() ? "help" : arguments.get(0);
    List<String> operands =
        arguments.isEmpty() ? List.of() : arguments.subList(1, arguments.size());
    return switch (verb) {
      case "init" -> init(context, operands);
      case "daemon" -> DaemonControl.run(context, operands);
      case "adopt" -> Adoption.run(context, operands);
      case "follow" -> FollowEnds.run(context);
      case "export" -> SiteTransfer.exportTo(context, operands);
      case "import" -> SiteTransfer.importFrom(context, operands);
      case "history" -> ObjectHistory.list(context, operands);
      case "diff" -> ObjectHistory.diff(context, operands);
      case "restore" -> ObjectHistory.restore(context, operands);
      case "explain" -> Explain.run(context, operands);
      case "simulate" -> Simulate.run(context, operands);
      case "lint" -> Lint.run(context, operands);
      case "backup" -> CellCare.backup(context, operands);
      case "restore-backup" -> CellCare.restore(context, operands);
      case "check" -> CellCare.check(context, operands);
      case "archive" -> ClassArchive.make(context);
      case "manual" -> writeManual(context, operands);
      case "--version", "-version", "version" ->
          print(context, "gridlite " + Version.TOOLKIT + "\n");
      case "help", "--help", "-help", "-h" -> print(context, help());
      default ->
          throw usage("gridlite: there is no \"" + verb + "\"", "\"gridlite help\" lists what is");
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
    for (String operand : operands) {
      if (operand.startsWith(SLOW)) {
        slowness = slowness(operand.substring(SLOW.length()));
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
    Path directory = context.cell().directory();
    if (!CellMaker.make(context.cell(), template, slowness, context.actor())) {
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
    text.append("usage: " + INIT + "   make a cell in $SGE_ROOT/$SGE_CELL\n");
    text.append("       gridlite daemon run | start | stop | status\n");
    text.append("       gridlite adopt             say that a moved cell is on this machine now\n");
    text.append("       gridlite export DIR        write the configuration to files\n");
    text.append(
        "       gridlite import DIR [-dry] take over files of this or another Grid Engine\n");
    text.append("       gridlite history [KIND [NAME]]     list the changes of objects\n");
    text.append("       gridlite diff KIND NAME[@REV] [REV] show what a change has changed\n");
    text.append("       gridlite restore KIND NAME@REV     bring a former state back\n");
    text.append("       gridlite explain JOB ... [--start] [-fmt plain|xml|json]\n");
    text.append("       gridlite explain priority JOB | quota JOB|USER [-l resource=value,...]\n");
    text.append("       gridlite simulate --workload FILE [--site DIR] [--against DIR] ...\n");
    text.append(
        "       gridlite lint [-fmt plain|xml|json] [FILE ...] look for mistakes in quotas\n");
    text.append(
        "       " + CellCare.BACKUP + "     write the cell to a file, while it is in use\n");
    text.append("       " + CellCare.RESTORE + "       bring a cell back from such a file\n");
    text.append("       " + CellCare.CHECK + "          look for damage, and mend it\n");
    text.append("       gridlite archive   make the class-data archive that speeds up commands\n");
    text.append("       gridlite --version\n");
    text.append("       gridlite help\n");
    text.append("commands (COMMAND -help shows their options):\n");
    for (Commands.Entry command : Commands.ALL) {
      text.append("  ").append(command.name());
      text.append(" ".repeat(10 - command.name().length())).append(command.purpose()).append('\n');
    }
    return text.toString();
  }
}
