package gridlite.command.program;

import gridlite.command.qsub.Qsub;
import gridlite.command.qsub.SubmissionReader;
import gridlite.command.qsub.SubmissionReport;
import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.job.JobRequest;
import gridlite.operation.job.Submission;
import gridlite.option.OptionSource;
import gridlite.option.OptionWords;
import gridlite.option.SubmitOption;
import gridlite.option.SubmitOptions;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Users;
import gridlite.value.NameValue;
import gridlite.verb.Verb;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code gridlite submit}: submits a job for a program, with the options that qsub has, and prints
 * its number. It begins with {@code -p 0 -b y -shell n -w e}; then count, each more than those
 * before, request files, the script's own options, a category, a specification and the words behind
 * {@code --}.
 *
 * @see "drmaa_attributes(3), Attribute Priorities"
 */
@Command(
    name = "submit",
    hidden = true,
    description = "Submit a job for a program; called by the DRMAA libraries.")
public final class ProgramSubmission extends Verb {
  private static final List<String> DEFAULTS =
      List.of("-p", "0", "-b", "y", "-shell", "n", "-w", "e");

  /** Options that say what is the program's to say. */
  private static final Set<SubmitOption> IGNORED =
      Set.of(
          SubmitOptions.HELP,
          SubmitOptions.SYNC,
          SubmitOptions.TASKS,
          SubmitOptions.VERIFY,
          SubmitOptions.TERSE);

  /** Modes of {@code -w} that submit nothing, or nothing that is checked. */
  private static final Set<String> NOT_VERIFYING = Set.of("w", "v", "p");

  @Option(names = "--category", paramLabel = "NAME", description = "Name of a job category.")
  private Optional<String> category = Optional.empty();

  @Option(names = "--specification", paramLabel = "OPTIONS", description = "Options of qsub.")
  private String specification = "";

  @Option(names = "--allow-cwd", description = "Let -cwd count in files and specification.")
  private boolean cwdAllowed;

  @Option(names = "--variable", paramLabel = "NAME=VALUE", description = "Variable of the job.")
  private List<String> variables = List.of();

  @Option(names = "--directory", paramLabel = "PATH", description = "Working directory.")
  private Optional<String> directory = Optional.empty();

  @Option(names = "--input", paramLabel = "[HOST:]PATH", description = "Standard input.")
  private Optional<String> input = Optional.empty();

  @Option(names = "--output", paramLabel = "[HOST:]PATH", description = "Standard output.")
  private Optional<String> output = Optional.empty();

  @Option(names = "--error", paramLabel = "[HOST:]PATH", description = "Standard error.")
  private Optional<String> error = Optional.empty();

  @Parameters(arity = "1..*", paramLabel = "WORD", description = "Words of a qsub command line.")
  private List<String> words = List.of();

  @Override
  public int run(CommandContext context) {
    List<List<String>> above = new ArrayList<>();
    category.ifPresent(name -> above.add(new JobCategories(context).options(name)));
    above.add(OptionWords.ofFile(specification.replace('\n', ' ')));
    SubmissionReader.Additions additions =
        new SubmissionReader.Additions(DEFAULTS, above, this::counts);
    SubmitOption.Command qsub = SubmitOption.Command.QSUB;
    List<String> line = new ArrayList<>(List.of(SubmitOptions.TERSE.option().name()));
    line.addAll(words);
    SubmissionReader.Read read =
        new SubmissionReader(context, qsub, additions)
            .read(SubmitOptions.TABLE.syntax(qsub).parse(line));
    Submission submission = read.submission();
    return Qsub.submit(
        context,
        new SubmissionReader.Read(
            read.draft(),
            new Submission(
                changed(submission.request(), context),
                submission.held(),
                submission.script(),
                submission.impossible()),
            read.warnings()),
        SubmissionReport.ofProgram(context.console(), read.draft()));
  }

  private boolean counts(OptionSource.Entry entry) {
    SubmitOption option = entry.option();
    return !IGNORED.contains(option)
        && (option != SubmitOptions.CURRENT_DIRECTORY || cwdAllowed)
        && (option != SubmitOptions.VERIFICATION || !NOT_VERIFYING.contains(entry.use().operand()));
  }

  /** With what may hold commas, which separate elements in qsub's words. */
  private Values changed(Values request, CommandContext context) {
    Values changed = path(request, JobRequest.STDIN_PATHS, input);
    changed = path(changed, JobRequest.STDOUT_PATHS, output);
    changed = path(changed, JobRequest.STDERR_PATHS, error);
    if (directory.isPresent()) {
      changed = changed.with(JobRequest.CWD, Optional.of(inHome(directory.get(), context)));
    }
    return variables.isEmpty()
        ? changed
        : changed.with(JobRequest.VARIABLES, merged(changed.get(JobRequest.VARIABLES)));
  }

  /** A directory that is not absolute is meant in the user's home directory. */
  private static String inHome(String directory, CommandContext context) {
    return Users.named(context.actor().name().text())
        .map(user -> Path.of(user.home()).resolve(directory).toString())
        .orElse(directory);
  }

  private static Values path(
      Values request, Attribute<List<String>> attribute, Optional<String> path) {
    return path.isEmpty() ? request : request.with(attribute, List.of(path.get()));
  }

  private List<NameValue> merged(List<NameValue> before) {
    Map<String, String> merged = new LinkedHashMap<>();
    before.forEach(variable -> merged.put(variable.name(), variable.value()));
    for (String variable : variables) {
      int equals = variable.indexOf('=');
      String name = equals < 0 ? variable : variable.substring(0, equals);
      if (name.isEmpty()) {
        throw new GridException(
            Problem.of(ProblemKind.USAGE, "variable \"" + variable + "\" has no name")
                .hint("expected NAME=VALUE"));
      }
      merged.put(name, equals < 0 ? "" : variable.substring(equals + 1));
    }
    List<NameValue> after = new ArrayList<>(merged.size());
    merged.forEach((name, value) -> after.add(new NameValue(name, value)));
    return after;
  }
}
