package gridlite.command.simulate;

import gridlite.command.TimeOperand;
import gridlite.config.SchedulerConfig;
import gridlite.json.JsonDocument;
import gridlite.json.JsonDump;
import gridlite.name.ObjectKind;
import gridlite.name.UserName;
import gridlite.operation.Actor;
import gridlite.operation.configure.ConfigureObject;
import gridlite.operation.configure.InitCell;
import gridlite.picture.SimulationPicture;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.runtime.CommandContext;
import gridlite.runtime.FileTree;
import gridlite.runtime.Plugins;
import gridlite.simulate.Simulation;
import gridlite.simulate.SimulationReport;
import gridlite.simulate.SimulationResult;
import gridlite.simulate.TraceOptions;
import gridlite.simulate.Workload;
import gridlite.site.ImportSite;
import gridlite.site.Site;
import gridlite.site.SiteFile;
import gridlite.site.SiteReader;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.terminal.Progress;
import gridlite.value.TimeValue;
import gridlite.verb.Verb;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code gridlite simulate}: how a recorded workload would fare on a configuration. */
@Command(
    name = "simulate",
    description =
        "Replay a recorded workload on a configuration in virtual time. Nothing is changed.")
public final class Simulate extends Verb {
  @Option(
      names = "--workload",
      required = true,
      paramLabel = "FILE",
      description = "Jobs: a trace in the Standard Workload Format, or an accounting file.")
  private String workload = "";

  @Option(
      names = "--site",
      paramLabel = "DIRECTORY",
      description = "Configuration as \"gridlite export\" writes it; without it, the cell's.")
  private Optional<String> site = Optional.empty();

  @Option(
      names = "--against",
      paramLabel = "DIRECTORY",
      description = "A second configuration, to compare with.")
  private Optional<String> against = Optional.empty();

  @Option(
      names = "--until",
      paramLabel = "TIME",
      description = "Stop so long after the first job ([[h:]m:]s), or then (ISO 8601).")
  private Optional<String> until = Optional.empty();

  @Option(
      names = "-pe",
      paramLabel = "NAME",
      description = "Parallel environment of all jobs with several slots.")
  private Optional<String> parallelEnvironment = Optional.empty();

  @Option(
      names = "-R",
      paramLabel = "y|n",
      description = "Whether parallel jobs ask for a reservation; n without it.")
  private YesNo reserve = YesNo.N;

  @Option(
      names = "--memory",
      paramLabel = "RESOURCE",
      description = "Request recorded needs of memory as this resource.")
  private Optional<String> memory = Optional.empty();

  @Option(
      names = {"-fmt", "--format"},
      paramLabel = "plain|json|csv",
      description = "Format of the report; plain by default.")
  private ResultFormat form = ResultFormat.PLAIN;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description =
          "Draw utilisation, backlog, waits by user and quota hits, configurations side by side.")
  private Optional<String> picture = Optional.empty();

  @Option(
      names = "--jobs",
      paramLabel = "FILE",
      description = "Write what became of each job, as CSV.")
  private Optional<String> table = Optional.empty();

  private final Function<CommandContext, List<SiteFile>> cell;

  /**
   * The verb.
   *
   * @param cell the cell's configuration, as {@code gridlite export} writes it
   */
  public Simulate(Function<CommandContext, List<SiteFile>> cell) {
    this.cell = cell;
  }

  /** The interval where none is given. */
  private static final TimeValue USUAL_INTERVAL = TimeValue.of("0:0:15");

  /** A configuration and what it is called. */
  private record Configuration(String name, ClusterState state) {
    /** Returns whether its runs were made by hand, so that it has no interval of its own. */
    boolean isScheduledByHand() {
      TimeValue interval = state.schedulerConfig().get(SchedulerConfig.SCHEDULE_INTERVAL);
      return interval.seconds() == InitCell.SIMULATED_INTERVAL.seconds();
    }

    Configuration scheduledUsually() {
      return new Configuration(name, withUsualInterval(state));
    }
  }

  @Override
  public int run(CommandContext context) {
    ZoneId zone = Times.of(context.variables()).zone();
    Workload read = workload(context);
    List<String> notes = new ArrayList<>(read.notes());
    List<Configuration> configurations = new ArrayList<>();
    for (Configuration configuration : configurations(context)) {
      boolean byHand = configuration.isScheduledByHand();
      configurations.add(byHand ? configuration.scheduledUsually() : configuration);
      if (byHand) {
        notes.add(
            configuration.name()
                + ": schedule_interval counts as 0:0:15, not as the 2:0:0 that a cell made by"
                + " \"gridlite init --simulate\" begins with");
      }
    }
    Workload jobs = new Workload(read.source(), read.jobs(), notes);
    Optional<Instant> end = end(jobs.jobs().get(0).submitted(), zone);
    List<String> names = new ArrayList<>();
    List<SimulationResult> results = new ArrayList<>();
    List<SimulationReport> reports = new ArrayList<>();
    for (Configuration configuration : configurations) {
      SimulationResult result = result(context, configuration, jobs, end);
      names.add(configuration.name());
      results.add(result);
      reports.add(SimulationReport.of(configuration.name(), result));
    }
    TextOutput out = new TextOutput(context.console()::out);
    switch (form) {
      case PLAIN -> new SimulationText(out, reports).write(jobs);
      case JSON -> new SimulationDocument(new JsonDocument(out)).write(jobs, reports);
      case CSV -> new SimulationTable(out).write(reports);
    }
    out.flush();
    file(context, picture, to -> new SimulationPicture(reports).write(to));
    file(context, table, to -> new SimulationTable(to).writeJobs(names, results));
    return 0;
  }

  private static SimulationResult result(
      CommandContext context, Configuration configuration, Workload jobs, Optional<Instant> end) {
    SimulationResult result;
    int count = jobs.jobs().size();
    try (Progress progress =
        context.console().progress("simulating " + configuration.name() + ", " + count + " jobs")) {
      result =
          Simulation.run(
              Plugins.scheduler(),
              configuration.state(),
              jobs,
              end,
              submitted -> progress.at(submitted, count));
    }
    if (result.capacity() == 0) {
      throw new GridException(
          Problem.refused(configuration.name() + ": no queue has a slot, so no job can start")
              .hint("\"gridlite export DIR\" writes the files of a cell that --site reads"));
    }
    return result;
  }

  // ---- what is simulated

  private Workload workload(CommandContext context) {
    Path file = context.directory().resolve(workload);
    String text;
    try {
      text = context.console().readFile(file);
    } catch (NoSuchFileException e) {
      throw new GridException(Problem.refused("there is no file " + file));
    } catch (IOException e) {
      throw new GridException(
          Problem.refused(file + ": cannot be read: " + e.getMessage())
              .hint("expected a trace in the Standard Workload Format, or an accounting file"));
    }
    return Workload.read(
        workload, text, new TraceOptions(parallelEnvironment, memory, reserve == YesNo.Y));
  }

  private List<Configuration> configurations(CommandContext context) {
    List<Configuration> configurations = new ArrayList<>();
    configurations.add(
        site.isPresent() ? read(context, site.get()) : read(context, "cell", cell.apply(context)));
    against.ifPresent(directory -> configurations.add(read(context, directory)));
    return configurations;
  }

  /** A configuration of files, on top of what a cell without hosts and queues has. */
  private static Configuration read(CommandContext context, String directory) {
    Path path = context.directory().resolve(directory);
    return read(context, directory, new FileTree(context.console(), path).readSite(note -> {}));
  }

  private static Configuration read(CommandContext context, String name, List<SiteFile> files) {
    JsonDump dump = new JsonDump();
    Site site = SiteReader.read(files, dump);
    Actor actor = new Actor(UserName.of("root"), "root", 0, 0, context.actor().host());
    InitCell.Machine machine = new InitCell.Machine(actor.host(), 1, "/");
    List<Change> content =
        new ArrayList<>(
            InitCell.bare(InitCell.Template.EMPTY, actor.name().text(), machine).changes());
    content.add(new Change.SetZone(Times.of(context.variables()).zone()));
    ClusterState empty = ClusterState.blank().apply(content);
    ClusterState base = withUsualInterval(empty);
    ImportSite imported =
        new ImportSite(
            new ConfigureObject(
                actor, host -> true, Plugins.scheduler(), Instant.ofEpochSecond(0)));
    try {
      return new Configuration(name, base.apply(imported.apply(base, site).changes()));
    } catch (GridException e) {
      throw e.with(dump::relocated);
    }
  }

  private static ClusterState withUsualInterval(ClusterState state) {
    return state.apply(
        List.of(
            new Change.PutObject(
                ObjectKind.SCHEDULER,
                ClusterState.SCHEDULER_NAME,
                state.schedulerConfig().with(SchedulerConfig.SCHEDULE_INTERVAL, USUAL_INTERVAL))));
  }

  // ---- options

  private enum ResultFormat {
    PLAIN,
    JSON,
    CSV
  }

  private enum YesNo {
    Y,
    N
  }

  private Optional<Instant> end(long begin, ZoneId zone) {
    if (until.isEmpty()) {
      return Optional.empty();
    }
    OptionalDouble seconds = TimeValue.parseSeconds(until.get());
    if (seconds.isPresent()
        && seconds.getAsDouble() >= 0
        && begin + seconds.getAsDouble() <= TimeValue.LAST_SECOND) {
      return Optional.of(Instant.ofEpochSecond(begin + (long) seconds.getAsDouble()));
    }
    return Optional.of(TimeOperand.parse("gridlite simulate: --until", until.get(), zone));
  }

  private static void file(
      CommandContext context, Optional<String> path, Consumer<TextOutput> write) {
    path.ifPresent(
        name -> {
          StringBuilder text = new StringBuilder();
          TextOutput to = new TextOutput(text::append);
          write.accept(to);
          to.flush();
          Path file = context.directory().resolve(name);
          try {
            context.console().writeFile(file, text.toString());
          } catch (IOException e) {
            throw new GridException(Problem.refused("can't write " + file + ": " + e.getMessage()));
          }
        });
  }
}
