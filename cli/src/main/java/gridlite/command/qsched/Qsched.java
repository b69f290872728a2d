package gridlite.command.qsched;

import gridlite.command.FormOption;
import gridlite.command.JobNumbers;
import gridlite.command.explain.WaitExplanation;
import gridlite.config.SchedulerConfig;
import gridlite.job.Job;
import gridlite.job.TaskId;
import gridlite.operation.configure.SimulateLoad;
import gridlite.operation.progress.AdvanceClock;
import gridlite.policy.ShareTreeReport;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.runtime.CommandContext;
import gridlite.runtime.CommandPlace;
import gridlite.runtime.Invocation;
import gridlite.runtime.Need;
import gridlite.runtime.Reconciler;
import gridlite.runtime.SchedulingFlow;
import gridlite.schedule.algorithm.Order;
import gridlite.schedule.run.NextEvent;
import gridlite.state.ClusterState;
import gridlite.value.TimeValue;
import gridlite.verb.HelpVerb;
import gridlite.verb.Verb;
import gridlite.verb.VerbRow;
import gridlite.verb.VerbSyntax;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code qsched run} makes a scheduling run; {@code advance} moves the clock of a simulated cell,
 * {@code load} sets what its hosts report, {@code usage} what its jobs use.
 */
public final class Qsched implements gridlite.runtime.Command {
  /** The grammar. */
  public static VerbSyntax syntax() {
    return new VerbSyntax(
        "qsched",
        "Run the scheduler, set clock and load of a simulated cell.",
        List.of(Verbs.values()),
        List.of());
  }

  @Override
  public Invocation read(Need usual, List<String> arguments) {
    return syntax().read(arguments);
  }

  private enum Verbs implements VerbRow {
    RUN,
    ADVANCE,
    LOAD,
    USAGE,
    SHARETREE,
    HELP;

    @Override
    public String verb() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** Each verb catches up itself, with the whole state that it needs anyway. */
    @Override
    public Need need() {
      return this == HELP ? Need.NOTHING : Need.STATE;
    }

    @Override
    public CommandPlace place() {
      return CommandPlace.CELL;
    }

    @Override
    public Verb create() {
      return switch (this) {
        case RUN -> new Run();
        case ADVANCE -> new Advance();
        case LOAD -> new Load();
        case USAGE -> new Usage();
        case SHARETREE -> new ShareTree();
        case HELP -> new HelpVerb(syntax());
      };
    }
  }

  @Command(name = "run", description = "Make one scheduling run, and say what it did.")
  private static final class Run extends Verb {
    @Option(
        names = {"-dry", "--dry-run"},
        description = "Say what a run would do, and do nothing.")
    private boolean dry;

    @Option(names = "--explain", description = "Say why (these) jobs still wait after the run.")
    private boolean explain;

    @Parameters(arity = "0..*", paramLabel = "JOB", description = "Jobs to explain.")
    private List<String> jobs = List.of();

    @Override
    public int run(CommandContext context) {
      if (!jobs.isEmpty() && !explain) {
        throw usage("qsched run: unexpected operand \"" + jobs.get(0) + "\": jobs need --explain");
      }
      // what is asked about is looked up before anything is changed
      context.store().read(state -> named(state, jobs));
      schedule(context, dry ? Tense.WOULD : Tense.DID);
      if (explain) {
        explain(context, jobs);
      }
      return 0;
    }
  }

  @Command(name = "advance", description = "Advance the clock of a simulated cell.")
  private static final class Advance extends Verb {
    @Parameters(paramLabel = "SECONDS", description = "How far.")
    private long seconds;

    @Option(names = "--schedule", description = "Schedule whenever something happens.")
    private boolean schedule;

    @Override
    public int run(CommandContext context) {
      if (seconds < 0) {
        throw usage(
            "qsched advance: expected a number of seconds from 0, found \"" + seconds + "\"");
      }
      advance(context);
      return 0;
    }

    /** From event to event, so that what happens on the way happens in its order. */
    private void advance(CommandContext context) {
      Instant from = context.clock().instant();
      if (seconds > TimeValue.LAST_SECOND - from.getEpochSecond()) {
        throw usage("qsched advance: so many seconds lead beyond the year 9999");
      }
      Instant to = from.plusSeconds(seconds);
      // a cell whose clock can't be moved says so even for no time at all
      move(context, 0);
      Optional<Instant> event = next(context, to);
      while (event.isPresent()) {
        context.console().goOn();
        int ended = moveTo(context, event.get());
        if (schedule) {
          runUntilNothingStarts(context);
        } else if (ended > 0 && context.store().read(Qsched::flushes)) {
          Qsched.run(context);
        }
        event = next(context, to);
      }
      moveTo(context, to);
    }
  }

  @Command(
      name = "load",
      description = "Set what simulated hosts report, or list it where no value is given.")
  private static final class Load extends Verb {
    @Parameters(
        index = "0",
        arity = "0..1",
        paramLabel = "HOST",
        description = "Hosts with commas between: names, patterns, groups, or global.")
    private String hosts = "";

    @Parameters(
        index = "1..*",
        arity = "0..*",
        paramLabel = "name=value",
        description = "Values by the names of complex attributes; without a text, none any more.")
    private List<String> values = List.of();

    @Option(names = "--idle", description = "Begin with the values of an idle machine.")
    private boolean idle;

    @Override
    public int run(CommandContext context) {
      SimulateLoad.Start start =
          idle ? SimulateLoad.Start.IDLE_MACHINE : SimulateLoad.Start.PRESENT_REPORT;
      new SimulatedCell(context).load(hosts, values, start);
      return 0;
    }
  }

  @Command(name = "usage", description = "Set what each simulated job uses for a slot, or show it.")
  private static final class Usage extends Verb {
    @Parameters(
        arity = "0..*",
        paramLabel = "name=value",
        description = "cpu in seconds a second, mem in bytes, io in bytes a second.")
    private List<String> values = List.of();

    @Override
    public int run(CommandContext context) {
      new SimulatedCell(context).usage(values);
      return 0;
    }
  }

  @Command(
      name = "sharetree",
      description = "List the nodes of the share tree with their shares, targets and usage.")
  private static final class ShareTree extends Verb {
    @Option(names = "-n", description = "Write each field as name=value.")
    private boolean named;

    @Option(names = "-x", description = "List leaves only.")
    private boolean leavesOnly;

    @Mixin private FormOption form = new FormOption();

    @Override
    public int run(CommandContext context) {
      Reconciler.look(context);
      Instant now = context.clock().instant();
      ShareTreeReport report = context.store().read(state -> ShareTreeReport.of(state, now));
      if (report.rows().isEmpty()) {
        throw new GridException(
            Problem.refused("there is no share tree")
                .hint("qconf -Astree FILE or -astnode make one"));
      }
      TextOutput out = new TextOutput(context.console()::out);
      ShareTreeListing all = new ShareTreeListing(report, now);
      ShareTreeListing listing = leavesOnly ? all.leaves() : all;
      form.form()
          .write(
              out, "sharetree", named ? listing::writeNamed : listing::writeTable, listing::write);
      out.flush();
      return 0;
    }
  }

  static GridException usage(String message) {
    return new GridException(
        Problem.of(ProblemKind.USAGE, message).hint("\"qsched help\" lists what there is"));
  }

  /** The words for a run, made or rehearsed. */
  private enum Tense {
    DID("started ", "suspended ", "resumed ", "nothing to start\n"),
    WOULD("would start ", "would suspend ", "would resume ", "nothing would be started\n");

    private final String start;
    private final String suspend;
    private final String resume;
    private final String nothing;

    Tense(String start, String suspend, String resume, String nothing) {
      this.start = start;
      this.suspend = suspend;
      this.resume = resume;
      this.nothing = nothing;
    }
  }

  private static void schedule(CommandContext context, Tense tense) {
    List<Order> orders =
        switch (tense) {
          case DID -> run(context);
          case WOULD -> rehearse(context);
        };
    StringBuilder text = new StringBuilder();
    context
        .store()
        .read(
            state -> {
              for (Order order : orders) {
                text.append(describe(state, order, tense)).append('\n');
              }
              return 0;
            });
    if (orders.isEmpty()) {
      text.append(tense.nothing);
    }
    context.console().out(text.toString());
  }

  /** Prints why jobs wait beside what the run has started; all that wait when none is named. */
  private static void explain(CommandContext context, List<String> words) {
    Instant now = context.clock().instant();
    Times times = Times.of(context.variables());
    TextOutput out = new TextOutput(context.console()::out);
    context
        .store()
        .read(
            state -> {
              new WaitExplanation(state, named(state, words), now, times).write(out);
              return 0;
            });
    out.flush();
  }

  private static List<Job> named(ClusterState state, List<String> words) {
    List<Job> jobs = new ArrayList<>();
    if (words.isEmpty()) {
      for (Job job : state.jobs().values()) {
        if (WaitExplanation.waits(job)) {
          jobs.add(job);
        }
      }
    }
    for (String word : words) {
      jobs.add(JobNumbers.job(state, word));
    }
    return jobs;
  }

  private static List<Order> rehearse(CommandContext context) {
    Reconciler.look(context);
    return SchedulingFlow.rehearse(context).orders();
  }

  private static List<Order> run(CommandContext context) {
    return SchedulingFlow.runUntilStarted(context).applied();
  }

  private static String describe(ClusterState state, Order order, Tense tense) {
    TaskId task = order.task();
    boolean array = state.job(task.job()).map(job -> job.isArray()).orElse(false);
    String name = array ? "task " + task : "job " + task.job();
    return order.accept(
        new Order.Visitor<>() {
          @Override
          public String start(Order.Start start) {
            return tense.start + name + " in " + start.allocation().places();
          }

          @Override
          public String suspend(Order.Suspend suspend) {
            return tense.suspend + name;
          }

          @Override
          public String resume(Order.Resume resume) {
            return tense.resume + name;
          }
        });
  }

  /** Simulated hosts take seconds to start a task; what ends meanwhile makes room for others. */
  private static void runUntilNothingStarts(CommandContext context) {
    while (!run(context).isEmpty()) {
      context.console().goOn();
    }
  }

  private static boolean flushes(ClusterState state) {
    return state.schedulerConfig().get(SchedulerConfig.FLUSH_FINISH_SEC) > 0;
  }

  /** The next thing that happens by itself before an instant. */
  private static Optional<Instant> next(CommandContext context, Instant before) {
    Instant now = context.clock().instant();
    return context
        .store()
        .read(
            state ->
                Stream.of(context.executor().nextEnd(state, now), NextEvent.after(state, now))
                    .flatMap(Optional::stream)
                    .filter(event -> event.isBefore(before))
                    .min(Comparator.naturalOrder()));
  }

  /** Moves the clock on to an instant, in whole seconds; returns how many tasks have ended. */
  private static int moveTo(CommandContext context, Instant to) {
    long millis = Duration.between(context.clock().instant(), to).toMillis();
    return move(context, Math.max(0, (millis + 999) / 1000));
  }

  private static int move(CommandContext context, long seconds) {
    context.store().update(context.actor().name().text(), s -> AdvanceClock.advance(s, seconds));
    return Reconciler.run(context);
  }
}
