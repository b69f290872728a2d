package gridlite.command.cell;

import gridlite.operation.configure.InitCell;
import gridlite.operation.configure.SetZone;
import gridlite.operation.configure.SimulateLoad;
import gridlite.operation.progress.AdvanceClock;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.runtime.CellMaker;
import gridlite.runtime.CommandContext;
import gridlite.state.Change;
import gridlite.verb.Verb;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code gridlite init}: makes a cell. */
@Command(
    name = "init",
    description =
        "Make a cell in $SGE_ROOT/$SGE_CELL, or where neither is set, a cell of your own."
            + " Without options it runs jobs on this machine.")
public final class Init extends Verb {
  /** The kind of cell that is made. */
  static final class Kind {
    @Option(names = "--empty", description = "Make it without hosts and queues.")
    private boolean empty;

    @Option(
        names = "--simulate",
        description = "Simulate hosts and jobs; time stands still until \"qsched advance\".")
    private boolean simulate;
  }

  @ArgGroup private Kind kind = new Kind();

  @Option(names = "--load", description = "With --simulate: hosts report load and size by default.")
  private boolean load;

  @Option(
      names = "--slow",
      paramLabel = "FACTOR",
      description = "With --simulate: time passes by itself, so many times slower.")
  private long slowness = 1;

  @Option(
      names = "--timezone",
      paramLabel = "ZONE",
      description = "Calendars go by the clocks of this zone, by default the one of the caller.")
  private Optional<String> zone = Optional.empty();

  @Override
  public int run(CommandContext context) {
    if (slowness < 1) {
      throw usage("--slow expects a whole number from 1, not \"" + slowness + "\"");
    }
    if (slowness > 1 && !kind.simulate) {
      throw usage("only simulated time can be slow: --slow needs --simulate");
    }
    if (load && !kind.simulate) {
      throw usage("real hosts report their load anyway: --load needs --simulate");
    }
    InitCell.Template template =
        kind.simulate
            ? InitCell.Template.SIMULATED
            : kind.empty ? InitCell.Template.EMPTY : InitCell.Template.THIS_MACHINE;
    List<Change> additions = new ArrayList<>();
    if (slowness > 1) {
      additions.addAll(AdvanceClock.slow(slowness, Instant.now()));
    }
    if (load) {
      additions.addAll(SimulateLoad.fromTheBeginning());
    }
    zone.ifPresent(name -> additions.add(new Change.SetZone(SetZone.parse(name))));
    Path directory = context.cell().directory();
    if (!CellMaker.make(context.cell(), template, additions, context.actor())) {
      throw new GridException(
          Problem.refused("there is a cell in " + directory + " already")
              .hint("remove that directory to begin anew, or choose another by SGE_ROOT"));
    }
    context.console().out("made a cell in " + directory + "\n");
    return 0;
  }

  private static GridException usage(String message) {
    return new GridException(
        Problem.of(ProblemKind.USAGE, "gridlite init: " + message)
            .hint("\"gridlite init --help\" describes the options"));
  }
}
