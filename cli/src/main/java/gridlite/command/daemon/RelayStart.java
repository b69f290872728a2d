package gridlite.command.daemon;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.remote.Relay;
import gridlite.runtime.CommandContext;
import gridlite.verb.Verb;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import picocli.CommandLine.Command;

/**
 * {@code gridlite relay}: what ssh runs on the head node for a command on a submit host. Its
 * standard streams carry the protocol of the daemon.
 */
@Command(
    name = "relay",
    hidden = true,
    description = "Carry a command of a submit host to the daemon; called by ssh.")
public final class RelayStart extends Verb {
  @Override
  public int run(CommandContext context) {
    try {
      return new Relay(
              new FileInputStream(FileDescriptor.in), new FileOutputStream(FileDescriptor.out))
          .serve();
    } catch (IOException e) {
      throw new GridException(Problem.refused("the relay has ended: " + e.getMessage()));
    }
  }
}
