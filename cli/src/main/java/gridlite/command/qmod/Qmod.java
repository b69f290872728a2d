package gridlite.command.qmod;

import gridlite.command.CommaList;
import gridlite.command.GridEngineCommand;
import gridlite.command.JobCommands;
import gridlite.operation.Answer;
import gridlite.operation.Force;
import gridlite.operation.job.JobAnswers;
import gridlite.operation.job.JobReference;
import gridlite.operation.job.ModifyJob;
import gridlite.operation.job.TaskSignal;
import gridlite.operation.queue.ChangeQueueState;
import gridlite.option.JobList;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.runtime.CommandContext;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import gridlite.state.QueueInstance;
import gridlite.syntax.Option;
import gridlite.syntax.OptionUse;
import gridlite.syntax.Parsed;
import gridlite.syntax.Syntax;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code qmod}: suspends, resumes, reschedules, clears errors, disables and enables.
 *
 * @see "qmod(1)"
 */
public final class Qmod extends GridEngineCommand {
  /** The subject of an option. */
  private enum Target {
    JOBS,
    QUEUES,
    /** Numbers are jobs, all else is queues. */
    EITHER
  }

  private static final String JOBS = "job[.tasks] ...";
  private static final String QUEUES = "queue ...";
  private static final String EITHER = "job|queue ...";

  /** The options. */
  public static final Syntax TABLE =
      new Syntax(
          "qmod",
          ProblemKind.REFUSED,
          Syntax.FreeWords.NONE,
          List.of(
              Option.many("-c", EITHER, "clear the error state"),
              Option.many("-cj", JOBS, "clear the error state of jobs"),
              Option.many("-cq", QUEUES, "clear the error state of queues"),
              Option.many("-d", QUEUES, "disable queues"),
              Option.many("-e", QUEUES, "enable queues"),
              Option.flag("-f", "force the action"),
              Option.flag("-help", "list the options"),
              Option.many("-r", EITHER, "reschedule jobs, or all jobs of queues"),
              Option.many("-rj", JOBS, "reschedule jobs"),
              Option.many("-rq", QUEUES, "reschedule all jobs of queues"),
              Option.many("-s", EITHER, "suspend"),
              Option.many("-sj", JOBS, "suspend jobs"),
              Option.many("-sq", QUEUES, "suspend queues"),
              Option.one("-t", "tasks", "tasks of the job in front"),
              Option.many("-us", EITHER, "resume"),
              Option.many("-usj", JOBS, "resume jobs"),
              Option.many("-usq", QUEUES, "resume queues")));

  private static final String USAGE = "qmod [-f] OPTION job|queue ...";

  /** The command. */
  public Qmod() {
    super(TABLE, USAGE);
  }

  @Override
  protected int run(CommandContext context, Parsed parsed) {
    List<OptionUse> actions = actions(parsed.options());
    if (actions.isEmpty()) {
      context.console().err("usage: " + USAGE + "\nno action given: qmod -help lists them\n");
      return 1;
    }
    Force force = parsed.has("-f") ? Force.USED : Force.NOT_USED;
    int status = 0;
    for (OptionUse use : actions) {
      if (use.operands().isEmpty()) {
        throw new GridException(
            Problem.refused(
                "qmod: " + use.name() + " option must have argument: name a job or" + " queue"));
      }
      int one = run(context, use, force);
      status = status == 0 ? one : status;
    }
    return status;
  }

  /** The actions; a {@code -t} goes back to the words of the action in front of it. */
  private static List<OptionUse> actions(List<OptionUse> uses) {
    List<OptionUse> actions = new ArrayList<>();
    for (OptionUse use : uses) {
      int last = actions.size() - 1;
      if (use.name().equals("-t") && last >= 0) {
        List<String> words = new ArrayList<>(actions.get(last).operands());
        words.add("-t");
        words.addAll(use.operands());
        actions.set(last, new OptionUse(actions.get(last).name(), words));
      } else if (!use.name().equals("-f")) {
        actions.add(use);
      }
    }
    return actions;
  }

  private static int run(CommandContext context, OptionUse use, Force force) {
    List<JobReference> jobs = new ArrayList<>();
    List<String> queues = new ArrayList<>();
    sort(use, jobs, queues);
    Instant now = context.clock().instant();
    return JobCommands.run(
        context, state -> modify(state, context, use.name(), force, jobs, queues), now);
  }

  private static void sort(OptionUse use, List<JobReference> jobs, List<String> queues) {
    JobList list = new JobList(ProblemKind.REFUSED, JobList.Separators.BLANKS);
    switch (target(use.name())) {
      case JOBS -> jobs.addAll(list.parse(use.operands()));
      case QUEUES -> queues.addAll(CommaList.of(use.operands()));
      case EITHER -> {
        List<String> jobWords = new ArrayList<>();
        List<String> words = use.operands();
        for (int i = 0; i < words.size(); i++) {
          String word = words.get(i);
          if (word.equals("-t") && i + 1 < words.size()) {
            jobWords.add(word);
            jobWords.add(words.get(++i));
          } else if (!word.isEmpty() && Character.isDigit(word.charAt(0))) {
            jobWords.add(word);
          } else {
            queues.addAll(CommaList.of(List.of(word)));
          }
        }
        jobs.addAll(list.parse(jobWords));
      }
    }
  }

  private static Target target(String option) {
    return switch (option.charAt(option.length() - 1)) {
      case 'j' -> Target.JOBS;
      case 'q', 'd', 'e' -> Target.QUEUES;
      default -> Target.EITHER;
    };
  }

  private static Outcome<JobAnswers> modify(
      ClusterState state,
      CommandContext context,
      String option,
      Force force,
      List<JobReference> jobs,
      List<String> queues) {
    Outcome<JobAnswers> ofJobs =
        jobs.isEmpty()
            ? Outcome.unchanged(new JobAnswers(List.of(), List.of()))
            : ModifyJob.modify(state, jobAction(option), force, jobs, context.actor());
    Outcome<JobAnswers> ofQueues =
        ofQueues(state.apply(ofJobs.changes()), context, option, force, queues);
    List<Change> changes = new ArrayList<>(ofJobs.changes());
    changes.addAll(ofQueues.changes());
    List<Answer> answers = new ArrayList<>(ofJobs.result().answers());
    answers.addAll(ofQueues.result().answers());
    List<TaskSignal> signals = new ArrayList<>(ofJobs.result().signals());
    signals.addAll(ofQueues.result().signals());
    return new Outcome<>(changes, new JobAnswers(answers, signals));
  }

  private static ModifyJob.Action jobAction(String option) {
    return switch (option) {
      case "-s", "-sj" -> ModifyJob.Action.SUSPEND;
      case "-us", "-usj" -> ModifyJob.Action.UNSUSPEND;
      case "-r", "-rj" -> ModifyJob.Action.RESCHEDULE;
      default -> ModifyJob.Action.CLEAR_ERROR;
    };
  }

  private static Outcome<JobAnswers> ofQueues(
      ClusterState state, CommandContext context, String option, Force force, List<String> queues) {
    if (queues.isEmpty()) {
      return Outcome.unchanged(new JobAnswers(List.of(), List.of()));
    }
    if (option.equals("-r") || option.equals("-rq")) {
      return reschedule(state, context, force, queues);
    }
    ChangeQueueState.Action action =
        switch (option) {
          case "-s", "-sq" -> ChangeQueueState.Action.SUSPEND;
          case "-us", "-usq" -> ChangeQueueState.Action.UNSUSPEND;
          case "-d" -> ChangeQueueState.Action.DISABLE;
          case "-e" -> ChangeQueueState.Action.ENABLE;
          default -> ChangeQueueState.Action.CLEAR_ERROR;
        };
    Outcome<List<Answer>> outcome =
        new ChangeQueueState(context.actor(), action, force).apply(state, queues);
    return new Outcome<>(outcome.changes(), new JobAnswers(outcome.result(), List.of()));
  }

  private static Outcome<JobAnswers> reschedule(
      ClusterState state, CommandContext context, Force force, List<String> queues) {
    List<Answer> answers = new ArrayList<>();
    List<QueueInstance> instances = new ArrayList<>();
    for (String queue : queues) {
      List<QueueInstance> found = ChangeQueueState.instances(state, queue);
      if (found.isEmpty()) {
        answers.add(ChangeQueueState.noSuchQueue(queue));
      }
      for (QueueInstance instance : found) {
        if (ChangeQueueState.mayModify(context.actor(), state, instance)) {
          instances.add(instance);
        } else {
          answers.add(ChangeQueueState.denied(context.actor(), instance));
        }
      }
    }
    Outcome<JobAnswers> outcome = ModifyJob.rescheduleAll(state, instances, force, context.actor());
    answers.addAll(outcome.result().answers());
    return new Outcome<>(outcome.changes(), new JobAnswers(answers, outcome.result().signals()));
  }
}
