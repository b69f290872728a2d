package gridlite.command.explain;

import gridlite.command.CommaList;
import gridlite.command.FormOption;
import gridlite.command.JobNumbers;
import gridlite.command.OutputFormat;
import gridlite.complex.RequestedResource;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.name.ProjectName;
import gridlite.name.UserName;
import gridlite.operation.job.ResourceRequests;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Plugins;
import gridlite.runtime.Reconciler;
import gridlite.runtime.Users;
import gridlite.simulate.Plan;
import gridlite.simulate.StartEstimates;
import gridlite.state.ClusterState;
import gridlite.state.ParallelEnvironments;
import gridlite.value.Given;
import gridlite.value.SlotRange;
import gridlite.value.SortedTable;
import gridlite.value.TaskSet;
import gridlite.verb.Verb;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code gridlite explain JOB ...}, {@code gridlite explain quota JOB|USER} and {@code gridlite
 * explain priority JOB}: what the scheduler goes by, worked out at the moment.
 */
@Command(
    name = "explain",
    description = "Explain why jobs wait, how a priority comes about, or which quotas apply.",
    subcommands = {Explain.Priority.class, Explain.Quota.class})
public final class Explain extends Verb {
  @Parameters(paramLabel = "JOB", arity = "0..*", description = "Numbers of jobs.")
  private List<String> jobs = List.of();

  @Option(names = "--start", description = "Say when the jobs will start instead of why they wait.")
  private boolean start;

  @Option(
      names = "--plan",
      description =
          "Draw what runs where and who comes next, until the job starts; without a job, of all.")
  private boolean plan;

  @Mixin private FormOption form = new FormOption();

  @Override
  public int run(CommandContext context) {
    if (plan) {
      refuseBeside();
      return explain(context, (state, out) -> plan(context, state, out));
    }
    if (jobs.isEmpty()) {
      throw new GridException(
          Problem.of(ProblemKind.USAGE, "gridlite explain: expected a job, priority or quota")
              .hint("gridlite explain JOB ... | --plan | priority JOB | quota JOB|USER"));
    }
    List<Problem> missing = new ArrayList<>();
    int status =
        explain(
            context,
            (state, out) -> {
              List<Job> named = named(state, missing);
              if (named.isEmpty()) {
                return;
              }
              if (start) {
                starts(context, state, named, form.form(), out);
              } else {
                waiting(context, state, named, form.form(), out);
              }
            });
    if (!missing.isEmpty()) {
      throw new GridException(missing);
    }
    return status;
  }

  private void refuseBeside() {
    if (start) {
      throw new GridException(
          Problem.of(ProblemKind.USAGE, "gridlite explain: --start and --plan exclude each other")
              .hint("--plan shows the starts as well"));
    }
    if (jobs.size() > 1) {
      throw new GridException(
          Problem.of(ProblemKind.USAGE, "gridlite explain: --plan is about one job, or all")
              .hint("name one job, or none for the plan of the cell"));
    }
  }

  private void plan(CommandContext context, ClusterState state, TextOutput out) {
    Instant now = context.clock().instant();
    Optional<Job> job =
        jobs.isEmpty() ? Optional.empty() : Optional.of(JobNumbers.job(state, jobs.get(0)));
    Optional<JobId> id = job.map(Job::id);
    Plan all =
        id.map(number -> Plan.of(Plugins.scheduler(), state, now, number))
            .orElseGet(() -> Plan.of(Plugins.scheduler(), state, now));
    form.form()
        .write(
            out,
            "plan",
            new PlanText(all, Times.of(context.variables()), job)::write,
            new PlanDocument(all, id)::write);
  }

  /** The jobs that are there; the others are reported behind the explanations. */
  private List<Job> named(ClusterState state, List<Problem> missing) {
    List<Job> named = new ArrayList<>();
    for (String word : jobs) {
      try {
        named.add(JobNumbers.job(state, word));
      } catch (GridException e) {
        missing.addAll(e.problems());
      }
    }
    return named;
  }

  /** {@code gridlite explain priority}. */
  @Command(
      name = "priority",
      description = "Show how the priority of a job comes about, with its numbers.")
  static final class Priority extends Verb {
    @Parameters(paramLabel = "JOB", description = "Number of a job.")
    private String job = "";

    @Mixin private FormOption form = new FormOption();

    @Override
    public int run(CommandContext context) {
      Instant now = context.clock().instant();
      return explain(
          context,
          (state, out) ->
              priority(
                  PriorityExplanation.of(state, JobNumbers.job(state, job), now),
                  form.form(),
                  out));
    }
  }

  /** {@code gridlite explain quota}. */
  @Command(
      name = "quota",
      description =
          "Show which rules of the resource quota sets concern a job, or one that a user might"
              + " submit, and how much room is left.")
  static final class Quota extends Verb {
    @Parameters(paramLabel = "JOB|USER", description = "Number of a job, or a user.")
    private String about = "";

    @Option(
        names = "-l",
        paramLabel = "resource=value,...",
        description = "What the job would request.")
    private List<String> requests = List.of();

    @Option(names = "-P", paramLabel = "PROJECT", description = "The project it would belong to.")
    private Optional<String> project = Optional.empty();

    @Option(
        names = "-pe",
        arity = "2",
        paramLabel = "NAME SLOTS",
        hideParamSyntax = true,
        description = "Its parallel environment.")
    private List<String> parallelEnvironment = List.of();

    @Mixin private FormOption form = new FormOption();

    @Override
    public int run(CommandContext context) {
      Instant now = context.clock().instant();
      return explain(context, (state, out) -> quota(state, this, now, out));
    }
  }

  /** An explanation of a state, written to an output. */
  private interface Explanation {
    void write(ClusterState state, TextOutput out);
  }

  private static int explain(CommandContext context, Explanation explanation) {
    Reconciler.look(context);
    TextOutput out = new TextOutput(context.console()::out);
    context
        .store()
        .read(
            state -> {
              explanation.write(state, out);
              return 0;
            });
    out.flush();
    return 0;
  }

  private static void waiting(
      CommandContext context,
      ClusterState state,
      List<Job> jobs,
      OutputFormat form,
      TextOutput out) {
    Times times = Times.of(context.variables());
    WaitExplanation why =
        new WaitExplanation(
            state, jobs, context.clock().instant(), times, context.executor().heldBack());
    form.write(out, "explain", why::write, why::write);
  }

  private static void starts(
      CommandContext context,
      ClusterState state,
      List<Job> jobs,
      OutputFormat form,
      TextOutput out) {
    Instant now = context.clock().instant();
    StartEstimates found =
        jobs.size() == 1
            ? StartEstimates.of(Plugins.scheduler(), state, now, jobs.get(0).id())
            : StartEstimates.of(Plugins.scheduler(), state, now);
    StartListing listing = new StartListing(state, found, jobs::contains);
    form.write(
        out,
        "start",
        text -> listing.write(text, Times.of(context.variables())),
        document -> listing.write(document, now));
  }

  private static void quota(ClusterState state, Quota asked, Instant now, TextOutput out) {
    String about = asked.about;
    Job job = JobId.isNumber(about) ? JobNumbers.job(state, about) : jobOf(about, now);
    List<RequestedResource> requests = CommaList.pairs(asked.requests);
    if (!requests.isEmpty()) {
      job =
          job.with(
              JobRequest.HARD_RESOURCES, ResourceRequests.resolve(state.complexes(), requests));
    }
    if (asked.project.isPresent()) {
      job = job.with(JobRequest.PROJECT, ProjectName.orNone(asked.project.get()));
    }
    List<String> wanted = asked.parallelEnvironment;
    if (!wanted.isEmpty()) {
      job =
          job.with(JobRequest.PARALLEL_ENVIRONMENT, Given.text(wanted.get(0)))
              .with(JobRequest.SLOTS, SlotRange.parse(wanted.get(1)));
    }
    QuotaExplanation quotas = QuotaExplanation.of(state, job, parallelEnvironment(state, job));
    asked.form.form().write(out, "explain", quotas::write, quotas::write);
  }

  private static void priority(PriorityExplanation priority, OutputFormat form, TextOutput out) {
    form.write(out, "explain", priority::write, priority::write);
  }

  /** The parallel environment a job asks for; of a pattern the first that fits. */
  private static Optional<String> parallelEnvironment(ClusterState state, Job job) {
    Optional<String> wanted = job.get(JobRequest.PARALLEL_ENVIRONMENT);
    return wanted.flatMap(name -> ParallelEnvironments.first(state, name)).or(() -> wanted);
  }

  /** A job that a user could submit, with default requests. */
  private static Job jobOf(String user, Instant now) {
    if (user.isEmpty()) {
      throw new GridException(
          Problem.refused("the name of the user is empty").hint("name a job or a user"));
    }
    String group = Users.named(user).map(Users.User::group).orElse(user);
    return new Job(
        JobId.UNSUBMITTED,
        new Job.Owner(UserName.of(user), group, 0, 0),
        now,
        JobRequest.SCHEMA.template(),
        List.of(),
        List.of(),
        TaskSet.of(1),
        Map.of(),
        SortedTable.empty(),
        0);
  }
}
