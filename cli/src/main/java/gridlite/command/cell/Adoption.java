package gridlite.command.cell;

import gridlite.name.HostName;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Machine;
import gridlite.runtime.Reasons;
import gridlite.runtime.Wiring;
import gridlite.verb.Verb;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;

/**
 * {@code gridlite adopt}: the cell is on this machine and in this directory now. Its objects keep
 * the host name that they have, by which the cell calls this machine from then on.
 */
@Command(
    name = "adopt",
    description =
        "Say that a cell is on this machine now, after it was moved or copied or the machine got"
            + " another name. Before, make sure that none of its tasks runs in the old place.")
public final class Adoption extends Verb {
  @Override
  public int run(CommandContext context) {
    Path cell = context.cell().directory();
    if (!Wiring.exists(context.cell())) {
      throw new GridException(Problem.refused("there is no cell in " + cell));
    }
    try {
      HostName host = Wiring.notePlace(context.cell(), Machine.hostName());
      context.console().out("cell " + cell + " is here now; it calls this machine " + host + "\n");
      return 0;
    } catch (IOException e) {
      throw new GridException(
          Problem.refused("can't note where cell " + cell + " is: " + Reasons.of(e))
              .hint("it needs a disk that can be written to and has room"));
    }
  }
}
