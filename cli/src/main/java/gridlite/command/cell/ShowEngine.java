package gridlite.command.cell;

import gridlite.runtime.CommandContext;
import gridlite.verb.Verb;
import picocli.CommandLine.Command;

/**
 * {@code gridlite engine}: writes what {@link ServedCell#engine} reads where a daemon serves the
 * cell.
 */
@Command(name = "engine", hidden = true, description = "Write the engine of a cell and its hosts.")
public final class ShowEngine extends Verb {
  @Override
  public int run(CommandContext context) {
    context.console().out(context.store().read(EngineFacts::of).text());
    return 0;
  }
}
