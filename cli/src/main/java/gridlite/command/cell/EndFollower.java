package gridlite.command.cell;

import gridlite.runtime.CommandContext;
import gridlite.runtime.EndSignal;
import gridlite.runtime.SchedulingFlow;
import gridlite.verb.Verb;
import java.time.Duration;
import picocli.CommandLine.Command;

/**
 * {@code gridlite follow}: what is run in a cell without a daemon when time has changed something,
 * and by a shepherd whose task has ended, where the end of jobs is scheduled on. It stays for as
 * long as tasks keep ending, since starting once is cheaper than starting for every one of them.
 */
@Command(
    name = "follow",
    hidden = true,
    description = "Process tasks that have ended; called by tasks.")
public final class EndFollower extends Verb {
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  @Override
  public int run(CommandContext context) {
    EndSignal signal = new EndSignal();
    signal.listen(context.cell());
    try {
      do {
        SchedulingFlow.run(context);
        context.console().flush();
      } while (signal.await(context.cell(), PATIENCE));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return 0;
  }
}
