package gridlite.command.qsub;

import gridlite.job.HoldKind;
import gridlite.job.JobRequest;
import gridlite.operation.job.Submission;
import gridlite.option.OptionSource;
import gridlite.option.OptionWords;
import gridlite.option.SubmitDraft;
import gridlite.option.SubmitOption;
import gridlite.option.SubmitOptions;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.runtime.CommandContext;
import gridlite.syntax.Parsed;
import gridlite.value.Given;
import gridlite.value.NameValue;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ObjIntConsumer;
import java.util.function.Predicate;

/**
 * Puts a submission together from request files, script and command line, in this order of
 * precedence.
 *
 * @see "qsub(1), sge_request(5)"
 */
public final class SubmissionReader {
  private static final String USUAL_PREFIX = "#$";

  private final CommandContext context;
  private final SubmitOption.Command command;
  private final Additions additions;
  private final List<String> warnings = new ArrayList<>();

  /** A reader for one command. */
  public SubmissionReader(CommandContext context, SubmitOption.Command command) {
    this(context, command, Additions.NONE);
  }

  /** A reader for one command, which draws on more than the command line and files. */
  public SubmissionReader(
      CommandContext context, SubmitOption.Command command, Additions additions) {
    this.command = command;
    this.context = context;
    this.additions = additions;
  }

  /**
   * The parts of a submission beside the command line and the files that always count.
   *
   * @param below words of options that request files override
   * @param above words of options, each overriding those before; the script's count less and the
   *     command line's more
   * @param counts whether an option counts that the command line itself does not have
   */
  public record Additions(
      List<String> below, List<List<String>> above, Predicate<OptionSource.Entry> counts) {
    /** Nothing else. */
    static final Additions NONE = new Additions(List.of(), List.of(), entry -> true);

    /** Copies the lists. */
    public Additions {
      below = List.copyOf(below);
      above = List.copyOf(above);
    }

    private OptionSource counted(OptionSource source) {
      return new OptionSource(
          source.entries().stream().filter(counts).toList(), source.words(), source.behindDashes());
    }
  }

  /**
   * A submission that was read.
   *
   * @param draft settings of the command itself
   * @param submission what goes to the cell
   * @param warnings about doubled options
   */
  public record Read(SubmitDraft draft, Submission submission, List<String> warnings) {}

  /** Reads a command line of {@code qsub} and everything it draws on. */
  public Read read(Parsed line) {
    OptionSource.Reader reader =
        new OptionSource.Reader(
            SubmitOptions.TABLE, command, file -> RequestFiles.read(context.console(), path(file)));
    List<OptionSource> sources = ofFiles(reader);
    int strongestFile = sources.size();
    for (List<String> words : additions.above()) {
      sources.add(additions.counted(withoutWords(reader.read(words))));
    }
    OptionSource commandLine = reader.read(line);
    sources.add(commandLine);
    SubmitDraft draft = fold(sources, (warning, source) -> {});
    boolean binary = draft.rawRequest().get(JobRequest.BINARY);
    Optional<String> script = Optional.empty();
    if (binary) {
      if (commandLine.words().isEmpty()) {
        throw misuse("command required for a binary job (-b y)");
      }
    } else {
      String text = script(commandLine.words());
      script = Optional.of(text);
      String prefix =
          draft.has(SubmitOptions.PREFIX) ? draft.setting(SubmitOptions.PREFIX) : USUAL_PREFIX;
      OptionSource embedded = embedded(reader.read(OptionWords.ofScript(text, Given.text(prefix))));
      if (!embedded.entries().isEmpty()) {
        sources.add(strongestFile, additions.counted(embedded));
      }
    }
    int ofLine = sources.size() - 1;
    draft =
        fold(sources, (text, source) -> warnings.add(source == ofLine ? "qsub: " + text : text));
    Submission submission = complete(draft, commandLine.words(), script);
    return new Read(draft, submission, warnings);
  }

  /** The options that hold for all jobs of the caller, the weakest first. */
  private List<OptionSource> ofFiles(OptionSource.Reader reader) {
    List<OptionSource> sources = new ArrayList<>();
    sources.add(reader.read(additions.below()));
    for (String text :
        RequestFiles.texts(
            context.console(),
            context.cell().common(),
            context.actor().name().text(),
            context.directory())) {
      sources.add(additions.counted(withoutWords(reader.read(OptionWords.ofFile(text)))));
    }
    return sources;
  }

  /** A script's own lines hold options of jobs and nothing else. */
  private static OptionSource embedded(OptionSource source) {
    String foreign =
        source.has(SubmitOptions.HELP)
            ? SubmitOptions.HELP.option().name()
            : source.words().isEmpty() ? "" : source.words().get(0);
    if (!foreign.isEmpty()) {
      throw new GridException(
          Problem.of(ProblemKind.FOREIGN_OPTION, "Unknown option " + foreign + " in the script")
              .hint("lines of options hold nothing but options of qsub"));
    }
    return source;
  }

  /** Words of an option file that are not options have no meaning there. */
  private static OptionSource withoutWords(OptionSource source) {
    if (!source.words().isEmpty()) {
      throw misuse(
          "invalid option argument \""
              + source.words().get(0)
              + "\": an option begins with a dash");
    }
    return source;
  }

  /**
   * The options of sources, the weakest first.
   *
   * @param warnings gets each warning and the place of its source among them
   */
  private SubmitDraft fold(List<OptionSource> sources, ObjIntConsumer<String> warnings) {
    SubmitDraft draft = newDraft();
    for (int i = 0; i < sources.size(); i++) {
      OptionSource source = sources.get(i);
      int ofSource = i;
      int cleared = source.lastIndexOf(SubmitOptions.CLEAR);
      if (cleared >= 0) {
        draft = newDraft();
      }
      List<OptionSource.Entry> entries = source.entries();
      List<String> found = draft.fold(entries.subList(cleared + 1, entries.size()));
      found.forEach(text -> warnings.accept(text, ofSource));
    }
    return draft;
  }

  private static GridException misuse(String message) {
    return new GridException(Problem.of(ProblemKind.USAGE, message));
  }

  private SubmitDraft newDraft() {
    return new SubmitDraft(
        context.variables(), context.directory().toString(), context.clock().instant());
  }

  private Path path(String file) {
    return context.directory().resolve(file);
  }

  private String script(List<String> words) {
    if (words.isEmpty()) {
      String text = context.console().readInput();
      if (text.isEmpty()) {
        throw new GridException(
            Problem.of(ProblemKind.NOTHING_TO_RUN, "no script: standard input is empty")
                .hint("qsub FILE submits a script, qsub -b y COMMAND a command"));
      }
      return text;
    }
    return ScriptFile.read(context, path(words.get(0)), words.get(0));
  }

  private Submission complete(SubmitDraft draft, List<String> words, Optional<String> script) {
    var request = draft.request();
    String command = words.isEmpty() ? "STDIN" : words.get(0);
    request =
        request
            .with(JobRequest.SCRIPT_FILE, command)
            .with(JobRequest.SUBMIT_ENVIRONMENT, submitVariables())
            .with(
                JobRequest.ARGUMENTS,
                words.isEmpty() ? List.of() : List.copyOf(words.subList(1, words.size())));
    if (!draft.has(SubmitOptions.NAME)) {
      request = request.with(JobRequest.NAME, command.substring(command.lastIndexOf('/') + 1));
    }
    return new Submission(
        request,
        draft.isOn(SubmitOptions.HOLD) ? Set.of(HoldKind.USER) : Set.of(),
        script,
        draft.impossible());
  }

  /** The variables that describe to the job where it was submitted. */
  private List<NameValue> submitVariables() {
    Map<String, String> variables = context.variables();
    List<NameValue> values = new ArrayList<>();
    add(values, "sge_o_home", variables.get("HOME"));
    add(values, "sge_o_log_name", variables.get("LOGNAME"));
    add(values, "sge_o_path", variables.get("PATH"));
    add(values, "sge_o_shell", variables.get("SHELL"));
    add(values, "sge_o_mail", variables.get("MAIL"));
    add(values, "sge_o_tz", variables.get("TZ"));
    add(values, "sge_o_workdir", context.directory().toString());
    add(values, "sge_o_host", context.actor().host().toString());
    return values;
  }

  private static void add(
      List<NameValue> values, String name, @org.jspecify.annotations.Nullable String value) {
    if (value != null) {
      values.add(new NameValue(name, value));
    }
  }
}
