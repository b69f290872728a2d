package gridlite.command;

import gridlite.config.SchedulerConfig;
import gridlite.json.JsonDocument;
import gridlite.json.JsonDump;
import gridlite.name.ObjectKind;
import gridlite.operation.Actor;
import gridlite.operation.ConfigureObject;
import gridlite.operation.InitCell;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.run.CommandContext;
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
import gridlite.syntax.Option;
import gridlite.syntax.Parsed;
import gridlite.syntax.Syntax;
import gridlite.transfer.FileTree;
import gridlite.value.TimeValue;
import gridlite.view.SimulationDocument;
import gridlite.view.SimulationTable;
import gridlite.view.SimulationText;
import gridlite.view.TextOutput;
import gridlite.view.Times;
import gridlite.view.UtilisationPicture;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** {@code gridlite simulate}: how a recorded workload would fare on a configuration. */
public final class Simulate {
  /** The options. */
  public static final Syntax OPTIONS =
      new Syntax(
          "gridlite simulate",
          ProblemKind.USAGE,
          Syntax.FreeWords.NONE,
          List.of(
              Option.one(
                  "--workload",
                  "file",
                  "jobs: a trace in the Standard Workload Format, or an accounting file"),
              Option.one(
                  "--site",
                  "directory",
                  "configuration as \"gridlite export\" writes it; without it, the cell's"),
              Option.one("--against", "directory", "a second configuration, to compare with"),
              Option.one(
                  "--until",
                  "time",
                  "stop so long after the first job ([[h:]m:]s), or then (ISO 8601)"),
              Option.one("-pe", "name", "parallel environment of all jobs with several slots"),
              Option.one("-R", "y|n", "whether parallel jobs ask for a reservation; n without it"),
              Option.one(
                  "--memory", "resource", "request recorded needs of memory as this resource"),
              Option.one("-fmt", "plain|json|csv", "form of the report; plain is the default"),
              Option.one("--svg", "file", "draw utilisation and waiting jobs over time"),
              Option.one("--jobs", "file", "write what became of each job, as CSV"),
              Option.flag("-help", "show the options")));

  private static final String SITE = "--site";

  private static final String USAGE =
      "gridlite simulate --workload FILE [--site DIR] [--against DIR] [--until TIME]";

  private final CommandContext context;
  private final Parsed parsed;
  private final ZoneId zone;
  private final Supplier<List<SiteFile>> cell;

  private Simulate(CommandContext context, Parsed parsed, Supplier<List<SiteFile>> cell) {
    this.context = context;
    this.cell = cell;
    this.parsed = parsed;
    this.zone = Times.of(context.environment()).zone();
  }

  /**
   * Simulates, and reports to the console.
   *
   * @param cell the cell's configuration, as {@code gridlite export} writes it
   */
  public static int run(
      CommandContext context, List<String> arguments, Supplier<List<SiteFile>> cell) {
    Parsed parsed = OPTIONS.parse(arguments);
    if (parsed.has("-help")) {
      TextOutput out = new TextOutput(context.console()::out);
      Help.write(out, OPTIONS);
      out.flush();
      return 0;
    }
    return new Simulate(context, parsed, cell).run();
  }

  /** The interval where none is given. */
  private static final TimeValue USUAL_INTERVAL = TimeValue.of("0:0:15");

  /** A configuration and what it is called. */
  private record Configuration(String name, ClusterState state) {
    /** Whether its runs were made by hand, so that it has no interval of its own. */
    boolean isScheduledByHand() {
      TimeValue interval = state.schedulerConfig().get(SchedulerConfig.SCHEDULE_INTERVAL);
      return interval.seconds() == InitCell.SIMULATED_INTERVAL.seconds();
    }

    Configuration scheduledUsually() {
      return new Configuration(name, withUsualInterval(state));
    }
  }

  private int run() {
    Form form = form();
    Workload read = workload();
    List<String> notes = new ArrayList<>(read.notes());
    List<Configuration> configurations = new ArrayList<>();
    for (Configuration configuration : configurations()) {
      boolean byHand = configuration.isScheduledByHand();
      configurations.add(byHand ? configuration.scheduledUsually() : configuration);
      if (byHand) {
        notes.add(
            configuration.name()
                + ": schedule_interval counts as 0:0:15, not as the 2:0:0 that a cell made by"
                + " \"gridlite init --simulate\" begins with");
      }
    }
    Workload workload = new Workload(read.source(), read.jobs(), notes);
    Optional<Instant> until = until(workload.jobs().get(0).submitted());
    List<String> names = new ArrayList<>();
    List<SimulationResult> results = new ArrayList<>();
    List<SimulationReport> reports = new ArrayList<>();
    for (Configuration configuration : configurations) {
      SimulationResult result = Simulation.run(configuration.state(), workload, until, zone);
      if (result.capacity() == 0) {
        throw new GridException(
            Problem.refused(configuration.name() + ": no queue has a slot, so no job can start")
                .hint("\"gridlite export DIR\" writes the files of a cell that --site reads"));
      }
      names.add(configuration.name());
      results.add(result);
      reports.add(SimulationReport.of(configuration.name(), result));
    }
    TextOutput out = new TextOutput(context.console()::out);
    switch (form) {
      case PLAIN -> new SimulationText(out, reports).write(workload);
      case JSON -> new SimulationDocument(new JsonDocument(out)).write(workload, reports);
      case CSV -> new SimulationTable(out).write(reports);
    }
    out.flush();
    file("--svg", to -> new UtilisationPicture(to, reports).write());
    file("--jobs", to -> new SimulationTable(to).writeJobs(names, results));
    return 0;
  }

  // ---- what is simulated

  private Workload workload() {
    String name =
        value("--workload").orElseThrow(() -> usage("gridlite simulate needs a workload"));
    Path file = context.directory().resolve(name);
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
    boolean reserve = value("-R").map(this::isYes).orElse(false);
    return Workload.read(name, text, new TraceOptions(value("-pe"), value("--memory"), reserve));
  }

  private boolean isYes(String word) {
    if (!word.equals("y") && !word.equals("n")) {
      throw usage("-R " + word + ": expected y or n");
    }
    return word.equals("y");
  }

  private List<Configuration> configurations() {
    List<Configuration> configurations = new ArrayList<>();
    Optional<String> site = value(SITE);
    configurations.add(site.isPresent() ? read(site.get()) : read("cell", cell.get()));
    value("--against").ifPresent(directory -> configurations.add(read(directory)));
    return configurations;
  }

  /** A configuration of files, on top of what a cell without hosts and queues has. */
  private Configuration read(String directory) {
    Path path = context.directory().resolve(directory);
    return read(directory, new FileTree(context.console(), path).readSite(note -> {}));
  }

  private Configuration read(String name, List<SiteFile> files) {
    Site site = SiteReader.read(files, JsonDump::read);
    Actor actor = new Actor("root", "root", 0, 0, context.actor().host());
    InitCell.Machine machine = new InitCell.Machine(actor.host(), 1, "/");
    ClusterState empty =
        ClusterState.blank()
            .apply(InitCell.init(InitCell.Template.EMPTY, actor.name(), machine).changes());
    ClusterState base = withUsualInterval(empty);
    ImportSite imported = new ImportSite(new ConfigureObject(actor, host -> true, Instant.EPOCH));
    return new Configuration(name, base.apply(imported.apply(base, site).changes()));
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

  private enum Form {
    PLAIN,
    JSON,
    CSV
  }

  private Form form() {
    String name = value("-fmt").orElse("plain");
    return switch (name) {
      case "plain" -> Form.PLAIN;
      case "json" -> Form.JSON;
      case "csv" -> Form.CSV;
      default -> throw usage("-fmt " + name + ": expected plain, json or csv");
    };
  }

  private Optional<String> value(String option) {
    List<String> operands = parsed.operands(option);
    return operands.isEmpty() ? Optional.empty() : Optional.of(operands.get(operands.size() - 1));
  }

  private Optional<Instant> until(long begin) {
    Optional<String> text = value("--until");
    if (text.isEmpty()) {
      return Optional.empty();
    }
    double seconds = TimeValue.parseSeconds(text.get());
    if (seconds >= 0 && begin + seconds <= TimeValue.LAST_SECOND) {
      return Optional.of(Instant.ofEpochSecond(begin + (long) seconds));
    }
    return Optional.of(date(text.get()));
  }

  private Instant date(String text) {
    try {
      return text.indexOf('T') < 0
          ? LocalDate.parse(text).atStartOfDay(zone).toInstant()
          : Instant.parse(text);
    } catch (DateTimeException e) {
      throw new GridException(
          Problem.of(ProblemKind.USAGE, "--until " + text + ": this is no time")
              .hint("such as 720:0:0, 2026-11-21 or 2026-11-21T10:00:00Z"));
    }
  }

  private static GridException usage(String message) {
    return new GridException(Problem.of(ProblemKind.USAGE, message).hint(USAGE));
  }

  private void file(String option, Consumer<TextOutput> write) {
    value(option)
        .ifPresent(
            name -> {
              StringBuilder text = new StringBuilder();
              TextOutput to = new TextOutput(text::append);
              write.accept(to);
              to.flush();
              Path file = context.directory().resolve(name);
              try {
                context.console().writeFile(file, text.toString());
              } catch (IOException e) {
                throw new GridException(
                    Problem.refused("can't write " + file + ": " + e.getMessage()));
              }
            });
  }
}
