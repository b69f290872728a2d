package gridlite.command.cell;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.remote.Control;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Wiring;
import gridlite.terminal.Progress;
import gridlite.verb.Verb;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code gridlite backup}, {@code restore-backup} and {@code check}. They run in the caller's own
 * process, with the caller's rights, beside a daemon if there is one: who may not read the cell's
 * files gets nothing from them.
 */
public final class CellCare {
  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

  private CellCare() {}

  /** {@code gridlite backup}. */
  @Command(name = "backup", description = "Write the cell to a file, while it is in use.")
  public static final class Backup extends Verb {
    @Parameters(paramLabel = "FILE", description = "The file to write.")
    private String file = "";

    @Option(names = "--force", description = "Replace a file that exists.")
    private boolean force;

    @Option(
        names = "--previous",
        description = "Write it in the form that the version before restores.")
    private boolean previous;

    @Override
    public int run(CommandContext context) {
      refuseNone(context);
      Path to = context.directory().resolve(file);
      Progress progress = context.console().progress("writing " + to);
      if (!force) {
        Wiring.refuseExisting(to);
      }
      progress.during(() -> write(context, to, progress));
      context.console().out("wrote a backup of the cell to " + to + "\n");
      return 0;
    }

    private void write(CommandContext context, Path to, Progress progress) {
      if (previous) {
        Wiring.backupPrevious(context.cell(), to, progress::at);
      } else {
        Wiring.backup(context.cell(), to, progress::at);
      }
    }
  }

  /** {@code gridlite restore-backup}. */
  @Command(
      name = "restore-backup",
      description =
          "Bring a cell back from a backup. Nobody may use the cell and no task may run in it;"
              + " what was there is kept in before-restore-TIME.")
  public static final class Restore extends Verb {
    @Parameters(paramLabel = "FILE", description = "The backup to read.")
    private String file = "";

    @Override
    public int run(CommandContext context) {
      Path cell = context.cell().directory();
      refuseDaemon(cell);
      Path keep = cell.resolve("before-restore-" + stamp());
      Path from = context.directory().resolve(file);
      watched(
          context,
          "restoring " + from,
          progress -> Wiring.restore(context.cell(), from, keep, progress::at));
      return 0;
    }
  }

  /** {@code gridlite check}. */
  @Command(
      name = "check",
      description =
          "Check database, accounting file and spool for damage. Ends with 1 when there is a"
              + " problem.")
  public static final class Check extends Verb {
    @Option(
        names = "--repair",
        description =
            "Repair what can be repaired, in a cell that is not in use; the damaged files are"
                + " kept.")
    private boolean repair;

    @Override
    public int run(CommandContext context) {
      refuseNone(context);
      Path cell = context.cell().directory();
      if (repair) {
        refuseDaemon(cell);
        watched(
            context,
            "repairing " + cell,
            progress -> Wiring.repair(context.cell(), ".damaged-" + stamp()));
      }
      List<String> problems =
          watched(
              context,
              "checking " + cell,
              progress -> Wiring.problems(context.cell(), progress::at));
      if (problems.isEmpty()) {
        context.console().out("no problems in " + cell + "\n");
      }
      return problems.isEmpty() ? 0 : 1;
    }
  }

  /** Does something that may take long; prints the lines that it returns. */
  private static List<String> watched(
      CommandContext context, String task, Function<Progress, List<String>> work) {
    Progress progress = context.console().progress(task);
    List<String> lines = progress.during(() -> work.apply(progress));
    lines.forEach(line -> context.console().out(line + "\n"));
    return lines;
  }

  private static String stamp() {
    return LocalDateTime.now(ZoneId.systemDefault()).format(STAMP);
  }

  private static void refuseNone(CommandContext context) {
    if (!Wiring.exists(context.cell())) {
      throw new GridException(
          Problem.refused("there is no cell in " + context.cell().directory())
              .hint("set SGE_ROOT and SGE_CELL to an existing cell"));
    }
  }

  private static void refuseDaemon(Path cell) {
    if (Control.isThere(cell)) {
      throw new GridException(
          Problem.refused("a daemon serves cell " + cell).hint("\"gridlite daemon stop\" ends it"));
    }
  }
}
