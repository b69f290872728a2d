package gridlite.main;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.remote.Control;
import gridlite.run.CommandContext;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/**
 * {@code gridlite backup}, {@code restore-backup} and {@code check}. They run in the caller's own
 * process, with the caller's rights, beside a daemon if there is one: who may not read the cell's
 * files gets nothing from them.
 */
final class CellCare {
  static final String BACKUP = "gridlite backup FILE [--force]";
  static final String RESTORE = "gridlite restore-backup FILE";
  static final String CHECK = "gridlite check [--repair]";

  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

  private CellCare() {}

  static int backup(CommandContext context, List<String> operands) {
    boolean force = operands.contains("--force");
    List<String> files = operands.stream().filter(word -> !word.equals("--force")).toList();
    if (files.size() != 1 || files.get(0).startsWith("-")) {
      throw Gridlite.usage("gridlite backup: expected one file", BACKUP);
    }
    refuseNone(context);
    Path file = context.directory().resolve(files.get(0));
    Wiring.backup(context.cell(), file, force);
    context.console().out("wrote a backup of the cell to " + file + "\n");
    return 0;
  }

  static int restore(CommandContext context, List<String> operands) {
    if (operands.size() != 1 || operands.get(0).startsWith("-")) {
      throw Gridlite.usage("gridlite restore-backup: expected one file", RESTORE);
    }
    Path cell = context.cell().directory();
    refuseDaemon(cell);
    Path kept =
        cell.resolve("before-restore-" + LocalDateTime.now(ZoneId.systemDefault()).format(STAMP));
    Wiring.restore(context.cell(), context.directory().resolve(operands.get(0)), kept)
        .forEach(line -> context.console().out(line + "\n"));
    return 0;
  }

  static int check(CommandContext context, List<String> operands) {
    boolean repair = operands.equals(List.of("--repair"));
    if (!repair && !operands.isEmpty()) {
      throw Gridlite.usage("gridlite check: expected no operands, or --repair", CHECK);
    }
    refuseNone(context);
    Path cell = context.cell().directory();
    if (repair) {
      refuseDaemon(cell);
      String suffix = ".damaged-" + LocalDateTime.now(ZoneId.systemDefault()).format(STAMP);
      Wiring.repair(context.cell(), suffix).forEach(line -> context.console().out(line + "\n"));
    }
    List<String> problems = Wiring.problems(context.cell());
    problems.forEach(line -> context.console().out(line + "\n"));
    if (problems.isEmpty()) {
      context.console().out("no problems in " + cell + "\n");
    }
    return problems.isEmpty() ? 0 : 1;
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
