package gridlite.command;

import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.json.JsonDocument;
import gridlite.name.NamePattern;
import gridlite.name.ObjectKind;
import gridlite.operation.ResourceRequests;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.run.CatchUp;
import gridlite.run.CommandContext;
import gridlite.run.Users;
import gridlite.schedule.StartEstimates;
import gridlite.state.ClusterState;
import gridlite.syntax.Operands;
import gridlite.syntax.Option;
import gridlite.syntax.Parsed;
import gridlite.syntax.Syntax;
import gridlite.value.NameValue;
import gridlite.value.SlotRange;
import gridlite.value.SortedTable;
import gridlite.value.TaskSet;
import gridlite.view.PriorityExplanation;
import gridlite.view.QuotaExplanation;
import gridlite.view.StartListing;
import gridlite.view.TextOutput;
import gridlite.view.Times;
import gridlite.view.WaitExplanation;
import gridlite.view.XmlDocument;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * {@code gridlite explain JOB ...}, {@code gridlite explain quota JOB|USER} and {@code gridlite
 * explain priority JOB}: what the scheduler goes by, worked out at the moment.
 */
public final class Explain {
  /** The options. */
  public static final Syntax OPTIONS =
      new Syntax(
          "gridlite explain",
          ProblemKind.USAGE,
          Syntax.FreeWords.ANYWHERE,
          List.of(
              Option.one("-l", "resource=value,...", "what the job would request"),
              Option.one("-P", "project", "the project it would belong to"),
              new Option("-pe", Operands.TWO, "name slots", "its parallel environment"),
              Option.flag("--start", "when jobs will start instead of why they wait"),
              Form.OPTION,
              Option.flag("-help", "show the options")));

  private Explain() {}

  /** Explains to the console. */
  public static int run(CommandContext context, List<String> arguments) {
    Parsed parsed = OPTIONS.parse(arguments);
    List<String> words = parsed.words();
    if (parsed.has("-help")) {
      TextOutput help = new TextOutput(context.console()::out);
      Help.write(help, OPTIONS);
      help.flush();
      return 0;
    }
    String verb = words.isEmpty() ? "" : words.get(0);
    boolean named = verb.equals("quota") || verb.equals("priority");
    if (words.isEmpty() || (named && words.size() != 2)) {
      throw usage();
    }
    if (named && parsed.has("--start")) {
      throw new GridException(
          Problem.of(ProblemKind.USAGE, "--start is for \"gridlite explain JOB\" alone"));
    }
    Form form = Form.of(parsed);
    CatchUp.run(context);
    TextOutput out = new TextOutput(context.console()::out);
    Instant now = context.clock().instant();
    context
        .store()
        .read(
            state -> {
              switch (verb) {
                case "quota" -> quota(state, words.get(1), parsed, now, out);
                case "priority" ->
                    priority(
                        PriorityExplanation.of(state, JobWords.job(state, words.get(1)), now),
                        form,
                        out);
                default -> {
                  List<Job> jobs = words.stream().map(word -> JobWords.job(state, word)).toList();
                  if (parsed.has("--start")) {
                    starts(context, state, jobs, form, out);
                  } else {
                    waiting(context, state, jobs, form, out);
                  }
                }
              }
              return 0;
            });
    out.flush();
    return 0;
  }

  private static void waiting(
      CommandContext context, ClusterState state, List<Job> jobs, Form form, TextOutput out) {
    Times times = Times.of(context.environment());
    WaitExplanation why = new WaitExplanation(state, jobs, context.clock().instant(), times);
    switch (form) {
      case PLAIN -> why.write(out);
      case XML -> why.write(new XmlDocument(out, "explain"));
      case JSON -> why.write(new JsonDocument(out));
    }
  }

  private static void starts(
      CommandContext context, ClusterState state, List<Job> jobs, Form form, TextOutput out) {
    Instant now = context.clock().instant();
    StartEstimates found =
        jobs.size() == 1
            ? StartEstimates.of(state, now, jobs.get(0).id())
            : StartEstimates.of(state, now);
    StartListing listing = new StartListing(state, found, jobs::contains);
    switch (form) {
      case PLAIN -> listing.write(out, Times.of(context.environment()));
      case XML -> listing.write(new XmlDocument(out, "start"), now);
      case JSON -> listing.write(new JsonDocument(out), now);
    }
  }

  private static void quota(
      ClusterState state, String about, Parsed parsed, Instant now, TextOutput out) {
    Job job = JobWords.isNumber(about) ? JobWords.job(state, about) : jobOf(about, now);
    List<NameValue> requests = Words.pairs(parsed.operands("-l"));
    if (!requests.isEmpty()) {
      job =
          job.with(
              JobRequest.HARD_RESOURCES, ResourceRequests.resolve(state.complexes(), requests));
    }
    for (String project : parsed.operands("-P")) {
      job = job.with(JobRequest.PROJECT, project);
    }
    List<String> environment = parsed.operands("-pe");
    if (!environment.isEmpty()) {
      job =
          job.with(JobRequest.PARALLEL_ENVIRONMENT, environment.get(0))
              .with(JobRequest.SLOTS, SlotRange.parse(environment.get(1)));
    }
    QuotaExplanation quotas = QuotaExplanation.of(state, job, environment(state, job));
    switch (Form.of(parsed)) {
      case PLAIN -> quotas.write(out);
      case XML -> quotas.write(new XmlDocument(out, "explain"));
      case JSON -> quotas.write(new JsonDocument(out));
    }
  }

  private static void priority(PriorityExplanation priority, Form form, TextOutput out) {
    switch (form) {
      case PLAIN -> priority.write(out);
      case XML -> priority.write(new XmlDocument(out, "explain"));
      case JSON -> priority.write(new JsonDocument(out));
    }
  }

  /** The environment a job asks for; of a pattern the first that fits. */
  private static String environment(ClusterState state, Job job) {
    String wanted = job.get(JobRequest.PARALLEL_ENVIRONMENT);
    if (!NamePattern.isPattern(wanted)) {
      return wanted;
    }
    for (String name : state.objects(ObjectKind.PARALLEL_ENVIRONMENT).sortedNames()) {
      if (NamePattern.matches(wanted, name)) {
        return name;
      }
    }
    return wanted;
  }

  /** A job that a user could submit, with default requests. */
  private static Job jobOf(String user, Instant now) {
    String group = Users.named(user).map(Users.User::group).orElse(user);
    return new Job(
        0,
        new Job.Owner(user, group, 0, 0),
        now,
        JobRequest.SCHEMA.template(),
        List.of(),
        List.of(),
        TaskSet.of(1),
        Map.of(),
        SortedTable.empty(),
        0);
  }

  private static GridException usage() {
    return new GridException(
        Problem.of(ProblemKind.USAGE, "gridlite explain: expected what to explain, and of whom")
            .hint(
                "gridlite explain JOB ... [--start] | priority JOB | quota JOB | quota USER [-l"
                    + " resource=value,...], each with [-fmt plain|xml|json]"));
  }
}
