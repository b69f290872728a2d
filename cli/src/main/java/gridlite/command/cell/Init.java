package gridlite.command.cell;

import gridlite.command.transfer.SiteTransfer;
import gridlite.name.HostName;
import gridlite.operation.configure.InitCell;
import gridlite.operation.configure.SetZone;
import gridlite.operation.configure.SimulateLoad;
import gridlite.operation.progress.AdvanceClock;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.runtime.CellMaker;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Identity;
import gridlite.runtime.Wiring;
import gridlite.state.Change;
import gridlite.state.Engine;
import gridlite.value.NumberSyntax;
import gridlite.verb.Verb;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
  private static final int MOST_HOSTS = 100_000;
  private static final long MOST_SLOTS = 1_000_000;
  private static final long USUAL_SLOTS = 4;
  private static final String MEMORY_OF_SLOT = "G";
  private static final int GIGABYTES_OF_SLOT = 4;

  /** The kind of cell that is made. */
  static final class Kind {
    @Option(names = "--empty", description = "Make it without hosts and queues.")
    private boolean empty;

    @Option(
        names = "--simulate",
        description = "Simulate hosts and jobs; \"qsched advance\" moves the clock ahead.")
    private boolean simulate;

    @Option(
        names = "--engine",
        paramLabel = "ENGINE",
        description = "Have the nodes of an engine run the jobs: slurm.")
    private Optional<String> engine = Optional.empty();
  }

  @ArgGroup private Kind kind = new Kind();

  @Option(
      names = "--hosts",
      paramLabel = "COUNT",
      description = "With --simulate: make so many hosts, @allhosts, all.q, make, smp and mpi.")
  private Optional<Integer> hosts = Optional.empty();

  @Option(
      names = "--slots",
      paramLabel = "COUNT",
      description = "With --hosts: slots and processors of each host; 4 without it.")
  private Optional<Long> slots = Optional.empty();

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      description = "With --hosts: memory of each host; 4G for each slot without it.")
  private Optional<String> memory = Optional.empty();

  @Option(
      names = "--like",
      paramLabel = "DIRECTORY",
      description = "With --simulate: take over the configuration in a directory.")
  private Optional<String> like = Optional.empty();

  @Option(
      names = "--bare",
      description =
          "Leave out what the installer of Grid Engine sets, and simulate as it does, as in every"
              + " cell that is made without hosts.")
  private boolean bare;

  @Option(
      names = "--load",
      description =
          "With --simulate: hosts report load and size in a bare cell, too, as in others.")
  private boolean load;

  @Option(
      names = "--slow",
      paramLabel = "FACTOR",
      description = "With --simulate: time passes by itself, so many times slower.")
  private long slowness = 1;

  @Option(
      names = "--root-shepherds",
      description =
          "With --engine, for root: have root look after the tasks on the nodes, and not the owners"
              + " of the jobs themselves.")
  private boolean rootShepherds;

  @Option(
      names = "--timezone",
      paramLabel = "ZONE",
      description = "Calendars go by the clocks of this zone, by default the one of the caller.")
  private Optional<String> zone = Optional.empty();

  @Option(
      names = "--database",
      paramLabel = "ADDRESS",
      description =
          "Keep the cell in a schema of a PostgreSQL server, postgresql://USER@HOST/DATABASE,"
              + " instead of a file.")
  private Optional<String> database = Optional.empty();

  @Override
  public int run(CommandContext context) {
    requireSense();
    requireRoot(context);
    database.ifPresent(Wiring::checkAddress);
    Instant now = Instant.now();
    Map<HostName, Long> nodes = nodes(context);
    List<Change> additions = additions(now);
    if (!nodes.isEmpty()) {
      additions.addAll(InitCell.nodes(Engine.SLURM, nodes));
      if (!rootShepherds) {
        additions.add(Engine.withOwnersShepherds());
      }
    }
    CellMaker.Plan plan =
        new CellMaker.Plan(
            template(),
            isBare(),
            database,
            state ->
                like.map(from -> SiteTransfer.takeOver(context, from, state.apply(additions), now))
                    .map(taken -> withOwnZone(additions, taken))
                    .orElse(additions));
    Path directory = context.cell().directory();
    if (!CellMaker.make(context.cell(), plan, context.actor())) {
      throw new GridException(
          Problem.refused("there is a cell in " + directory + " already")
              .hint("remove that directory to begin anew, or choose another by SGE_ROOT"));
    }
    context
        .console()
        .out("made a cell in " + directory + "\n" + (bare ? "" : summary(context, nodes)));
    return 0;
  }

  /** The nodes of the engine that was asked for; none without one. */
  private Map<HostName, Long> nodes(CommandContext context) {
    if (kind.engine.isEmpty()) {
      return Map.of();
    }
    try {
      Map<HostName, Long> nodes = Wiring.slurmNodes(context.variables());
      if (nodes.isEmpty()) {
        throw new IOException("it has no nodes");
      }
      return nodes;
    } catch (IOException e) {
      throw new GridException(
          Problem.refused("can't ask Slurm for its nodes: " + e.getMessage())
              .hint("its commands must work here: scontrol show node (docs/clusters.md)"));
    }
  }

  /** A zone that was asked for counts before that of the directory. */
  private List<Change> withOwnZone(List<Change> additions, List<Change> taken) {
    List<Change> all = new ArrayList<>(additions);
    for (Change change : taken) {
      if (zone.isEmpty() || !(change instanceof Change.SetZone)) {
        all.add(change);
      }
    }
    return all;
  }

  /** Whoever makes a cell without hosts means to fill it: it begins as the programs do. */
  private boolean isBare() {
    return bare || kind.empty || kind.simulate && hosts.isEmpty() && like.isEmpty();
  }

  private InitCell.Template template() {
    if (kind.simulate) {
      return InitCell.Template.SIMULATED;
    }
    if (kind.engine.isPresent()) {
      return InitCell.Template.ENGINE;
    }
    return kind.empty ? InitCell.Template.EMPTY : InitCell.Template.THIS_MACHINE;
  }

  private List<Change> additions(Instant now) {
    List<Change> additions = new ArrayList<>();
    if (slowness > 1) {
      additions.addAll(AdvanceClock.slow(slowness, now));
    }
    if (load) {
      additions.addAll(SimulateLoad.fromTheBeginning());
    }
    zone.ifPresent(name -> additions.add(new Change.SetZone(SetZone.parse(name))));
    hosts().ifPresent(made -> additions.addAll(InitCell.hosts(made, now)));
    return additions;
  }

  private Optional<InitCell.Hosts> hosts() {
    long each = slots.orElse(USUAL_SLOTS);
    String size = memory.orElse(GIGABYTES_OF_SLOT * each + MEMORY_OF_SLOT);
    return hosts.map(count -> new InitCell.Hosts(count, each, size));
  }

  private void requireSense() {
    if (!kind.engine.orElse("slurm").equals("slurm")) {
      throw nonsense("--engine expects slurm, not \"" + kind.engine.orElse("") + "\"");
    }
    if (rootShepherds && kind.engine.isEmpty()) {
      throw nonsense("--root-shepherds is about nodes: it needs --engine");
    }
    requireSimulation();
    requireHosts();
  }

  /** Refuses what is of simulated cells alone. */
  private void requireSimulation() {
    if (slowness < 1) {
      throw nonsense("--slow expects a whole number from 1, not \"" + slowness + "\"");
    }
    if (slowness != 1 && !kind.simulate) {
      throw nonsense("only simulated time can be slow: --slow needs --simulate");
    }
    if (load && !kind.simulate) {
      throw nonsense("real hosts report their load anyway: --load needs --simulate");
    }
    if (hosts.isPresent() && !kind.simulate) {
      throw nonsense("hosts are made up for --simulate: --hosts needs it");
    }
    if (like.isPresent() && !kind.simulate) {
      throw nonsense("\"gridlite import\" takes a configuration over: --like needs --simulate");
    }
    if (bare && !kind.simulate && !kind.empty) {
      throw nonsense("--bare needs --simulate or --empty");
    }
  }

  /** Refuses hosts that can't be made up. */
  private void requireHosts() {
    if (like.isPresent() && hosts.isPresent()) {
      throw nonsense("the hosts are those of the directory: --like or --hosts");
    }
    if (hosts.isEmpty() && (slots.isPresent() || memory.isPresent())) {
      throw nonsense("--slots and --memory are of made-up hosts: they need --hosts");
    }
    if (hosts.orElse(1) < 1 || hosts.orElse(1) > MOST_HOSTS) {
      throw nonsense("--hosts expects a whole number from 1 to " + MOST_HOSTS);
    }
    if (slots.orElse(1L) < 1 || slots.orElse(1L) > MOST_SLOTS) {
      throw nonsense("--slots expects a whole number from 1 to " + MOST_SLOTS);
    }
    double bytes = NumberSyntax.parse(memory.orElse("1")).orElse(0);
    if (bytes < 1 || !Double.isFinite(bytes)) {
      throw nonsense("--memory expects an amount such as 64G, not \"" + memory.orElse("") + "\"");
    }
  }

  /**
   * Nobody but root can become the owners of jobs, nor may a process of root's for another user.
   */
  private void requireRoot(CommandContext context) {
    boolean isRoot = context.actor().uid() == 0 && Identity.ofProcess().uid() == 0;
    if (rootShepherds && !isRoot) {
      throw new GridException(
          Problem.refused(
                  "--root-shepherds is for root's cells: what looks after tasks there becomes the"
                      + " owners of the jobs")
              .hint("leave it out, or have root make the cell"));
    }
  }

  /** Says what there is, and what to type next. */
  private String summary(CommandContext context, Map<HostName, Long> nodes) {
    if (!nodes.isEmpty()) {
      return "it runs jobs by Slurm on "
          + count(nodes.size(), "node")
          + "\nnext: gridlite daemon start; echo hostname | qsub; qstat\n";
    }
    if (!kind.simulate) {
      return kind.empty
          ? "next: \"gridlite import DIRECTORY\", or qconf -ae, -ahgrp, -aq\n"
          : "it runs jobs on this machine, "
              + context.actor().host()
              + "\nnext: echo hostname | qsub -cwd; qstat\n";
    }
    String run = "next: qsub -b y sleep 60; qsched run; qstat -f; qsched advance 60; qacct -j 1\n";
    if (hosts().isEmpty()) {
      return like.isPresent()
          ? "it is configured like " + like.get() + "\n" + run
          : """
          it has no hosts yet (--hosts COUNT makes some)
          next: "gridlite import DIRECTORY", or qconf -ae, -ahgrp, -aq
          """;
    }
    InitCell.Hosts made = hosts().get();
    List<String> names = made.names().stream().map(HostName::text).toList();
    String range = names.get(0) + (names.size() == 1 ? "" : " to " + names.get(names.size() - 1));
    return "it has %s (%s) with %s and %s of memory each, in @allhosts and all.q\n"
            .formatted(
                count(names.size(), "simulated host"),
                range,
                count(made.slots(), "slot"),
                made.memory())
        + "parallel environments: make, smp, mpi\n"
        + run;
  }

  private static String count(long number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }

  private static GridException nonsense(String message) {
    return new GridException(
        Problem.of(ProblemKind.USAGE, "gridlite init: " + message)
            .hint("\"gridlite init --help\" describes the options"));
  }
}
