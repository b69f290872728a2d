package gridlite.command;

import gridlite.config.SchedulerConfig;
import gridlite.job.Job;
import gridlite.job.TaskId;
import gridlite.json.JsonDocument;
import gridlite.operation.AdvanceClock;
import gridlite.policy.ShareTreeReport;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.run.CatchUp;
import gridlite.run.Command;
import gridlite.run.CommandContext;
import gridlite.run.SchedulingFlow;
import gridlite.schedule.NextEvent;
import gridlite.schedule.Order;
import gridlite.state.ClusterState;
import gridlite.syntax.Option;
import gridlite.syntax.Parsed;
import gridlite.syntax.Syntax;
import gridlite.value.TimeValue;
import gridlite.view.ShareTreeListing;
import gridlite.view.TextOutput;
import gridlite.view.Times;
import gridlite.view.WaitExplanation;
import gridlite.view.XmlDocument;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * {@code qsched run} makes a scheduling run; {@code advance} moves the clock of a simulated cell,
 * {@code load} sets what its hosts report, {@code usage} what its jobs use.
 */
public final class Qsched implements Command {
  /** The options. */
  public static final Syntax OPTIONS =
      new Syntax(
          "qsched",
          ProblemKind.USAGE,
          Syntax.FreeWords.ANYWHERE,
          List.of(
              Option.flag("-n", "sharetree: writes name=value"),
              Option.flag("-x", "sharetree: leaves alone"),
              Option.one("-fmt", "plain|xml|json", "sharetree: form of the listing"),
              Option.flag("-dry", "says what a run would do, and does nothing"),
              Option.flag("--explain", "says why (these) jobs still wait after the run"),
              Option.flag("--schedule", "advance: schedules whenever something happens"),
              Option.flag("--idle", "load: begins with the values of an idle machine"),
              Option.flag("-help", "prints this help")));

  /** What follows the name of the command. */
  public static final String OPERANDS =
      "run [-dry] [--explain [job ...]] | advance seconds [--schedule] | load [host [--idle]"
          + " [name=value ...]] | usage [name=value ...] | sharetree [-n] [-x] [-fmt"
          + " plain|xml|json]";

  private static final String USAGE = "qsched " + OPERANDS;

  @Override
  public int run(CommandContext context, List<String> arguments) {
    Parsed parsed = OPTIONS.parse(arguments);
    if (parsed.has("-help")) {
      TextOutput help = new TextOutput(context.console()::out);
      Help.write(help, USAGE, OPTIONS.options());
      help.flush();
      return 0;
    }
    List<String> words = parsed.words();
    String verb = words.isEmpty() ? "" : words.get(0);
    if (!verb.equals("sharetree") && !parsed.operands("-fmt").isEmpty()) {
      throw usage("qsched: -fmt is for sharetree alone");
    }
    switch (verb) {
      case "run" -> {
        List<String> jobs = words.subList(1, words.size());
        if (!jobs.isEmpty() && !parsed.has("--explain")) {
          throw usage("qsched run: what is \"" + jobs.get(0) + "\" for? Jobs are for --explain");
        }
        // what is asked about is looked up before anything is changed
        context.store().read(state -> named(state, jobs));
        schedule(context, parsed.has("-dry"));
        if (parsed.has("--explain")) {
          explain(context, jobs);
        }
      }
      case "advance" -> advance(context, words.subList(1, words.size()), parsed.has("--schedule"));
      case "load" -> new SimulatedCell(context).load(words, parsed.has("--idle"));
      case "usage" -> new SimulatedCell(context).usage(words);
      case "sharetree" -> shareTree(context, parsed);
      default ->
          throw usage(
              verb.isEmpty()
                  ? "qsched: expected run, advance SECONDS, load, usage or sharetree"
                  : "qsched: there is no \"" + verb + "\"");
    }
    return 0;
  }

  static GridException usage(String message) {
    return new GridException(Problem.of(ProblemKind.USAGE, message).hint(USAGE));
  }

  /** Each verb does so itself, with the whole state that it needs anyway. */
  @Override
  public boolean absorbsFirst() {
    return false;
  }

  private static void schedule(CommandContext context, boolean dry) {
    List<Order> orders = dry ? SchedulingFlow.rehearse(context).orders() : run(context);
    StringBuilder text = new StringBuilder();
    context
        .store()
        .read(
            state -> {
              for (Order order : orders) {
                text.append(describe(state, order, dry)).append('\n');
              }
              return 0;
            });
    if (orders.isEmpty()) {
      text.append(dry ? "nothing would be started\n" : "nothing to start\n");
    }
    context.console().out(text.toString());
  }

  /** Why jobs wait beside what the run has started; all that wait when none is named. */
  private static void explain(CommandContext context, List<String> words) {
    Instant now = context.clock().instant();
    Times times = Times.of(context.environment());
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
      jobs.add(JobWords.job(state, word));
    }
    return jobs;
  }

  private static List<Order> run(CommandContext context) {
    return SchedulingFlow.runUntilStarted(context).applied();
  }

  private static String describe(ClusterState state, Order order, boolean dry) {
    TaskId task = order.task();
    boolean array = state.job(task.job()).map(job -> job.isArray()).orElse(false);
    String name = array ? "task " + task : "job " + task.job();
    if (order instanceof Order.Start start) {
      return (dry ? "would start " : "started ") + name + " in " + start.allocation().places();
    }
    boolean suspend = order instanceof Order.Suspend;
    String done = suspend ? "suspended " : "resumed ";
    String planned = suspend ? "would suspend " : "would resume ";
    return (dry ? planned : done) + name;
  }

  private static void shareTree(CommandContext context, Syntax.Parsed parsed) {
    boolean leavesOnly = parsed.has("-x");
    CatchUp.run(context);
    Instant now = context.clock().instant();
    ShareTreeReport report = context.store().read(state -> ShareTreeReport.of(state, now));
    if (report.rows().isEmpty()) {
      throw new GridException(
          Problem.refused("there is no share tree")
              .hint("qconf -Astree FILE or -astnode make one"));
    }
    TextOutput out = new TextOutput(context.console()::out);
    ShareTreeListing listing = new ShareTreeListing(report, now);
    switch (Form.of(parsed)) {
      case PLAIN -> listing.write(out, parsed.has("-n"), leavesOnly);
      case XML -> listing.write(new XmlDocument(out, "sharetree"), leavesOnly);
      case JSON -> listing.write(new JsonDocument(out), leavesOnly);
    }
    out.flush();
  }

  /** From event to event, so that what happens on the way happens in its order. */
  private static void advance(CommandContext context, List<String> words, boolean schedules) {
    Instant from = context.clock().instant();
    long seconds = seconds(words);
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
      if (schedules || (ended > 0 && context.store().read(Qsched::flushes))) {
        run(context);
      }
      event = next(context, to);
    }
    moveTo(context, to);
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
                Stream.of(
                        context.executor().nextEnd(state, now),
                        NextEvent.after(state, now, ZoneId.systemDefault()))
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
    context.store().update(context.actor().name(), s -> AdvanceClock.advance(s, seconds));
    return CatchUp.run(context);
  }

  private static long seconds(List<String> words) {
    try {
      if (words.size() == 1) {
        long seconds = Long.parseLong(words.get(0));
        if (seconds >= 0) {
          return seconds;
        }
      }
    } catch (NumberFormatException e) {
      throw wrongSeconds(words);
    }
    throw wrongSeconds(words);
  }

  private static GridException wrongSeconds(List<String> words) {
    return new GridException(
        Problem.of(
            ProblemKind.USAGE,
            "qsched advance: expected a number of seconds, found \""
                + String.join(" ", words)
                + "\""));
  }
}
