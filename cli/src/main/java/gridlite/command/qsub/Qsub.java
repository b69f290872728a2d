package gridlite.command.qsub;

import gridlite.command.GridEngineCommand;
import gridlite.command.JobCommands;
import gridlite.command.listing.BindingDisplay;
import gridlite.command.qstat.PlainJobDetails;
import gridlite.config.SchedulerConfig;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.operation.Answer;
import gridlite.operation.Force;
import gridlite.operation.job.ContextChange;
import gridlite.operation.job.DeleteJob;
import gridlite.operation.job.JobReference;
import gridlite.operation.job.Submission;
import gridlite.operation.job.SubmitJob;
import gridlite.operation.job.Submitted;
import gridlite.option.SubmitOption;
import gridlite.option.SubmitOptions;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Invocation;
import gridlite.runtime.Need;
import gridlite.runtime.SchedulingFlow;
import gridlite.runtime.SystemHosts;
import gridlite.state.ClusterState;
import gridlite.state.Engine;
import gridlite.state.Settings;
import gridlite.state.SimulatedHosts;
import gridlite.syntax.Parsed;
import gridlite.value.SortedTable;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code qsub}: submits a job.
 *
 * @see "qsub(1)"
 */
public final class Qsub extends GridEngineCommand {
  private final SubmitOption.Command command;

  /**
   * The command.
   *
   * @param command {@code qsub}, or what {@code qrsh} submits
   */
  public Qsub(SubmitOption.Command command) {
    super(
        SubmitOptions.TABLE.syntax(command),
        command.commandName() + " [options] [script | -b y command] [arguments]");
    this.command = command;
  }

  @Override
  protected Invocation invocation(Need usual, Parsed line) {
    return super.invocation(line.has(SubmitOptions.VERIFY.toString()) ? Need.LOOK : usual, line);
  }

  @Override
  protected GridException complaint(GridException problems) {
    return named(problems);
  }

  @Override
  protected int run(CommandContext context, Parsed line) {
    if (command != SubmitOption.Command.QSUB && context.store().read(Qsub::isOutOfReach)) {
      throw new GridException(
          Problem.refused("qrsh can't reach a job of this cell: what looks after it is root's")
              .hint("submit the command with \"qsub -b y -sync y\""));
    }
    SubmissionReader.Read read;
    try {
      read = new SubmissionReader(context, command).read(line);
    } catch (GridException e) {
      throw named(e);
    }
    if (read.draft().isOn(SubmitOptions.VERIFY)) {
      show(context, read);
      return 0;
    }
    return submit(context, read, new SubmissionReport(context.console(), command, read.draft()));
  }

  /** Returns whether the owners of jobs have no way to what runs on the nodes. */
  private static boolean isOutOfReach(ClusterState state) {
    return Engine.of(state) == Engine.SLURM && !Engine.isOwnersOwn(state);
  }

  /** {@code -verify}: the job as it would be, nothing submitted. */
  private static void show(CommandContext context, SubmissionReader.Read read) {
    TextOutput out = new TextOutput(context.console()::out);
    Job proposal =
        new Job(
            JobId.UNSUBMITTED,
            new Job.Owner(
                context.actor().name(),
                context.actor().group(),
                context.actor().uid(),
                context.actor().gid()),
            context.clock().instant(),
            read.submission()
                .request()
                .with(JobRequest.CONTEXT, ContextChange.spelled(read.draft().contextChanges())),
            List.of(),
            List.of(),
            TaskSet.EMPTY,
            Map.of(),
            SortedTable.empty(),
            0);
    new PlainJobDetails(
            SubmitOptions.TABLE, out, Times.of(context.variables()), BindingDisplay.SHOWN)
        .writeProposal(proposal);
    out.flush();
  }

  /** Submits what was read, and waits where it asks for that. Returns the exit status. */
  public static int submit(
      CommandContext context, SubmissionReader.Read read, SubmissionReport report) {
    report.warn(read.warnings());
    Instant now = context.clock().instant();
    Submitted submitted;
    try {
      Submission submission = verified(context, read);
      submitted =
          context
              .store()
              .update(
                  context.actor().name().text(),
                  state ->
                      SubmitJob.submit(
                          state, SystemHosts.of(state), submission, context.actor(), now));
    } catch (GridException e) {
      return report.refused(e.problems().get(0));
    }
    int status = 0;
    for (Answer note : submitted.notes()) {
      status = Math.max(status, note.exitStatus());
      report.note(note);
    }
    if (submitted.refusal().isPresent()) {
      return report.refused(submitted.refusal().get());
    }
    return submitted.job().isEmpty()
        ? status
        : followed(context, read, report, submitted.job().get(), status);
  }

  /** Reports a job that was submitted, has it scheduled and waits for it as far as is asked. */
  private static int followed(
      CommandContext context,
      SubmissionReader.Read read,
      SubmissionReport report,
      Job job,
      int noted) {
    int status = noted;
    Runnable deletion = () -> delete(context, job.id());
    // made before anything can end: it notes how far the accounting file is
    Optional<JobWait> wait =
        read.draft().isOn(SubmitOptions.SYNC)
            ? Optional.of(new JobWait(context, job, report, deletion))
            : Optional.empty();
    report.submitted(job);
    if (wait.isPresent()) {
      // before the job can start: an interrupt from here on deletes it
      context.console().catchInterrupt();
    }
    boolean isImmediate = read.draft().isOn(SubmitOptions.NOW);
    if (report.isOfRemoteShell() && context.store().read(SimulatedHosts::are)) {
      return isImmediate
          ? ImmediateStart.refuseSimulation(context, job, report, deletion)
          : ImmediateStart.refuseSimulation(report, deletion);
    }
    if (isImmediate) {
      status = ImmediateStart.run(context, job, report, deletion);
    } else if (schedulesOnSubmit(context)) {
      SchedulingFlow.attempt(context);
    }
    if (status > 0 || wait.isEmpty()) {
      return status;
    }
    noteStandstill(context, job);
    return wait.get().run();
  }

  /** Notes for who waits at a terminal that jobs of a simulated cell don't start by themselves. */
  private static void noteStandstill(CommandContext context, Job job) {
    boolean standsStill =
        context
            .store()
            .read(
                state ->
                    SimulatedHosts.are(state)
                        && state.job(job.id()).filter(j -> !j.waiting().isEmpty()).isPresent());
    if (standsStill && context.console().isTerminal()) {
      context
          .console()
          .err(
              """
              note: in a simulated cell no job starts by itself; from another terminal
                "qsched run" starts it, and "qsched advance SECONDS" lets time pass
              """);
    }
  }

  private static void delete(CommandContext context, JobId job) {
    Instant now = context.clock().instant();
    DeleteJob.Request request =
        new DeleteJob.Request(List.of(JobReference.of(job)), List.of(), Force.NOT_USED);
    JobCommands.apply(
        context, state -> DeleteJob.delete(state, request, context.actor(), now), now);
  }

  /** The submission after the scripts that users and the cell have it verified by. */
  private static Submission verified(CommandContext context, SubmissionReader.Read read) {
    Submission submission = read.submission();
    Optional<String> ofCell = context.store().read(state -> Settings.global(state).text("jsv_url"));
    List<String> ofUser = read.draft().verificationScripts();
    if (ofCell.isEmpty() && ofUser.isEmpty()) {
      return submission;
    }
    return Jsv.verify(context, ofUser, ofCell, submission);
  }

  private static boolean schedulesOnSubmit(CommandContext context) {
    return context
        .store()
        .read(state -> state.schedulerConfig().get(SchedulerConfig.FLUSH_SUBMIT_SEC) > 0);
  }
}
