package gridlite.command;

import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.name.NamePattern;
import gridlite.name.ObjectKind;
import gridlite.operation.ResourceRequests;
import gridlite.option.Option;
import gridlite.option.OptionTable;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.run.CatchUp;
import gridlite.run.CommandContext;
import gridlite.run.Users;
import gridlite.schedule.StartEstimates;
import gridlite.state.ClusterState;
import gridlite.value.NameValue;
import gridlite.value.SlotRange;
import gridlite.value.SortedTable;
import gridlite.value.TaskSet;
import gridlite.view.PriorityExplanation;
import gridlite.view.QuotaExplanation;
import gridlite.view.TextOutput;
import gridlite.view.Times;
import gridlite.view.WaitExplanation;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code gridlite explain JOB}, {@code gridlite explain quota JOB|USER} and {@code gridlite explain
 * priority JOB}: what the scheduler goes by, worked out at the moment.
 */
public final class Explain {
  /** The options. */
  public static final OptionTable OPTIONS =
      new OptionTable(
          "gridlite explain",
          ProblemKind.USAGE,
          OptionTable.Positionals.ANYWHERE,
          List.of(
              Option.one("-l", "resource=value,...", "what the job would request"),
              Option.one("-P", "project", "the project it would belong to"),
              new Option("-pe", Option.Operands.TWO, "name slots", "its parallel environment"),
              Option.flag("--start", "when the job will start")));

  private Explain() {}

  /** Explains to the console. */
  public static int run(CommandContext context, List<String> arguments) {
    OptionTable.Parsed parsed = OPTIONS.parse(arguments);
    List<String> words = parsed.words();
    boolean whole = words.size() == 1 && !List.of("quota", "priority").contains(words.get(0));
    if (words.size() != 2 && !whole) {
      throw usage();
    }
    String about = words.get(words.size() - 1);
    CatchUp.run(context);
    TextOutput out = new TextOutput(context.console()::out);
    Instant now = context.clock().instant();
    context
        .store()
        .read(
            state -> {
              if (whole) {
                waiting(context, state, job(state, about), parsed.has("--start"), out);
                return 0;
              }
              switch (words.get(0)) {
                case "quota" -> quota(state, about, parsed, now, out);
                case "priority" -> PriorityExplanation.of(state, job(state, about), now).write(out);
                default -> throw usage();
              }
              return 0;
            });
    out.flush();
    return 0;
  }

  private static void waiting(
      CommandContext context, ClusterState state, Job job, boolean start, TextOutput out) {
    Instant now = context.clock().instant();
    WaitExplanation explanation = new WaitExplanation(out);
    if (start) {
      explanation.writeStarts(
          state,
          Optional.of(job.id()),
          StartEstimates.of(state, now),
          Times.of(context.environment()));
    } else {
      explanation.writeWhy(state, List.of(job), now);
    }
  }

  private static void quota(
      ClusterState state, String about, OptionTable.Parsed parsed, Instant now, TextOutput out) {
    Job job = isNumber(about) ? job(state, about) : jobOf(about, now);
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
    QuotaExplanation.of(state, job, environment(state, job)).write(out);
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

  private static boolean isNumber(String text) {
    return !text.isEmpty() && text.chars().allMatch(Character::isDigit) && text.length() < 19;
  }

  private static Job job(ClusterState state, String number) {
    if (!isNumber(number)) {
      throw new GridException(
          Problem.of(ProblemKind.USAGE, "\"" + number + "\" is not a job number"));
    }
    return state
        .job(Long.parseLong(number))
        .orElseThrow(() -> new GridException(Problem.refused("there is no job " + number)));
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
                "gridlite explain JOB [--start] | priority JOB | quota JOB | quota USER [-l"
                    + " resource=value,...]"));
  }
}
