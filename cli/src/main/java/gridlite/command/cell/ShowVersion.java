package gridlite.command.cell;

import gridlite.runtime.CommandContext;
import gridlite.runtime.Version;
import gridlite.verb.Verb;
import picocli.CommandLine.Command;

/** {@code gridlite version}. */
@Command(name = "version", description = "Show the version.")
public final class ShowVersion extends Verb {
  @Override
  public int run(CommandContext context) {
    context.console().out("gridlite " + Version.TOOLKIT + "\n");
    return 0;
  }
}
