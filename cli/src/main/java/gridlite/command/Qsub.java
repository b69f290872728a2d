package gridlite.command;

import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.operation.Answer;
import gridlite.operation.SubmitJob;
import gridlite.operation.Submitted;
import gridlite.option.SubmitOption;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.run.Command;
import gridlite.run.CommandContext;
import gridlite.run.Console;
import gridlite.submission.SubmissionReader;
import gridlite.view.TextOutput;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * {@code qsub}: submits a job.
 *
 * @see "qsub(1)"
 */
public final class Qsub implements Command {
  @Override
  public int run(CommandContext context, List<String> arguments) {
    Console console = context.console();
    Optional<SubmissionReader.Read> read;
    try {
      read = new SubmissionReader(context).read(arguments);
    } catch (GridException e) {
      for (Problem problem : e.problems()) {
        console.err("qsub: " + problem.text() + "\n");
      }
      return e.exitStatus();
    }
    if (read.isEmpty()) {
      TextOutput help = new TextOutput(console::out);
      Help.write(
          help,
          "qsub [options] [script | -b y command] [arguments]",
          SubmitOption.optionsOf(SubmitOption.Command.QSUB));
      help.flush();
      return 0;
    }
    return submit(context, read.get());
  }

  private static int submit(CommandContext context, SubmissionReader.Read read) {
    Console console = context.console();
    read.warnings().forEach(warning -> console.err(warning + "\n"));
    Instant now = context.clock().instant();
    Submitted submitted =
        context
            .store()
            .update(
                context.actor().name(),
                state -> SubmitJob.submit(state, read.submission(), context.actor(), now));
    int status = 0;
    for (Answer note : submitted.notes()) {
      status = Math.max(status, note.exitStatus());
      if (note.stream() == Answer.Stream.OUT) {
        console.out(note.text() + "\n");
      } else {
        console.err(note.text() + "\n");
      }
    }
    if (submitted.refusal().isPresent()) {
      Problem problem = submitted.refusal().get();
      console.err("Unable to run job: " + problem.text() + "\nExiting.\n");
      return problem.kind().exitStatus();
    }
    submitted.job().ifPresent(job -> announce(console, job, read));
    return status;
  }

  private static void announce(Console console, Job job, SubmissionReader.Read read) {
    if (read.draft().isOn(SubmitOption.TERSE)) {
      String tasks = job.isArray() ? "." + job.get(JobRequest.TASKS) : "";
      console.out(job.id() + tasks + "\n");
    } else {
      console.out(SubmitJob.announcement(job) + "\n");
    }
  }
}
