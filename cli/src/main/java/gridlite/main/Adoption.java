package gridlite.main;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.run.CommandContext;
import gridlite.run.Machine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * {@code gridlite adopt}: the cell is on this machine and in this directory now. Its objects keep
 * the host name that they have, by which the cell calls this machine from then on.
 */
final class Adoption {
  private Adoption() {}

  static int run(CommandContext context, List<String> operands) {
    if (!operands.isEmpty()) {
      throw Gridlite.usage(
          "gridlite adopt: \"" + operands.get(0) + "\" is too much", "gridlite adopt");
    }
    Path cell = context.cell().directory();
    if (!Wiring.exists(context.cell())) {
      throw new GridException(Problem.refused("there is no cell in " + cell));
    }
    try {
      String host = Wiring.notePlace(context.cell(), Machine.hostName());
      context.console().out("cell " + cell + " is here now; it calls this machine " + host + "\n");
      return 0;
    } catch (IOException e) {
      throw new GridException(Problem.refused("can't note where cell " + cell + " is: " + e));
    }
  }
}
