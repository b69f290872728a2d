package gridlite.command.qsub;

import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.operation.Answer;
import gridlite.operation.job.SubmitJob;
import gridlite.option.SubmitDraft;
import gridlite.option.SubmitOption;
import gridlite.option.SubmitOptions;
import gridlite.problem.Problem;
import gridlite.runtime.Console;

/**
 * The report of a submission while it goes on. {@code qsub} reports every step, with {@code -terse}
 * the number alone. {@code qrsh} leaves standard output to the command that it runs, and says
 * nothing but why there was no job, unless {@code -verbose} is given.
 */
public final class SubmissionReport {
  private final Console console;
  private final String refusal;
  private final boolean remoteShell;
  private final boolean terse;
  private final boolean quiet;

  /** The report of a command with some options. */
  public SubmissionReport(Console console, SubmitOption.Command command, SubmitDraft draft) {
    this(console, command, draft, "Unable to run job: %s\nExiting.\n");
  }

  private SubmissionReport(
      Console console, SubmitOption.Command command, SubmitDraft draft, String refusal) {
    this.console = console;
    this.refusal = refusal;
    this.remoteShell = command == SubmitOption.Command.QRSH_JOB;
    this.terse = draft.isOn(SubmitOptions.TERSE);
    this.quiet = remoteShell && !draft.isOn(SubmitOptions.VERBOSE);
  }

  /** The report for a program, which shows the reason of a refusal in words of its own. */
  public static SubmissionReport ofProgram(Console console, SubmitDraft draft) {
    return new SubmissionReport(console, SubmitOption.Command.QSUB, draft, "%s\n");
  }

  /** Reports what is remarkable about a submission. */
  public void note(Answer note) {
    if (note.stream() == Answer.Stream.OUT) {
      output(note.text());
    } else {
      error(note.text());
    }
  }

  /** Reports warnings about the command line. */
  public void warn(Iterable<String> warnings) {
    warnings.forEach(this::error);
  }

  /** Reports the job. */
  public void submitted(Job job) {
    if (terse) {
      output(job.id() + tasks(job));
    } else {
      output(SubmitJob.announcement(job));
    }
  }

  /** Reports why there is no job. Returns the exit status. */
  int refused(Problem problem) {
    console.err(refusal.formatted(problem.text()));
    return problem.kind().exitStatus();
  }

  /** Returns whether the job is one of {@code qrsh}. */
  boolean isOfRemoteShell() {
    return remoteShell;
  }

  /** Reports that a job of {@code qrsh} has no process to connect to. */
  void refusesSimulation() {
    console.err(
        """
        qrsh: jobs of a simulated cell have no process, so there is nothing to connect to
          "qsub -b y COMMAND" submits a job that only takes up time; "qsched run" starts it
        """);
  }

  /** Reports that a job is about to start or to be refused. */
  void awaitsStart() {
    if (!remoteShell) {
      error("Waiting for immediate job to be scheduled.\n");
    }
  }

  /** Reports that an immediate job starts. */
  void starts(Job job) {
    error("Your immediate job " + job.id() + tasks(job) + " has been successfully scheduled.");
  }

  /** Reports that an immediate job could not start. Scripts know the refusals by their words. */
  void refusesStart() {
    console.err(
        remoteShell
            ? "Your \"qrsh\" request could not be scheduled, try again later.\n"
            : "Your qsub request could not be scheduled; try again later.\n");
  }

  /** Reports the end of a task with some exit status. */
  void ended(String text, int status) {
    if (!terse && status == 0) {
      output(text);
    } else if (!terse) {
      error(text);
    }
  }

  private static String tasks(Job job) {
    return job.isArray() ? "." + job.get(JobRequest.TASKS) : "";
  }

  private void output(String text) {
    if (remoteShell) {
      error(text);
    } else {
      console.out(text + "\n");
    }
  }

  private void error(String text) {
    if (!quiet) {
      console.err(text + "\n");
    }
  }
}
