package gridlite.command.qsub;

import gridlite.format.Values;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.operation.job.Submission;
import gridlite.option.SubmitOptions;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.runtime.CommandContext;
import gridlite.value.Given;
import gridlite.value.NameValue;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A job verification script: reads a request line by line, and accepts, changes or rejects it.
 *
 * <p>A script that a user names runs with the user's rights and environment, never with a daemon's;
 * the cell's own ({@code jsv_url}) with those of the cell, and with nothing of the caller's.
 *
 * @see "jsv(1), jsv_script_interface(3)"
 */
final class Jsv {
  private static final long LONGEST_SECONDS = 10;

  /** The longest time that a script may take after its result, to tidy up. */
  private static final long FAREWELL_SECONDS = 2;

  private final CommandContext context;
  private final String url;
  private final Keeper keeper;
  private final JsvParameters parameters;
  private Submission submission;

  /** Set while the script has sent nothing. */
  private boolean silent = true;

  /** The one that has named a script. */
  private enum Keeper {
    USER,
    CELL
  }

  /** A verification of one submission by one script. */
  private Jsv(CommandContext context, String url, Keeper keeper, Submission submission) {
    this.context = context;
    this.url = url;
    this.keeper = keeper;
    this.parameters =
        new JsvParameters(
            SubmitOptions.TABLE,
            context.actor(),
            context.variables(),
            context.directory().toString(),
            context.clock().instant());
    this.submission = submission;
  }

  /**
   * Lets the scripts that a user names verify a submission, the one that was named last before the
   * others, and then that of the cell.
   *
   * @param ofUser {@code [script:]path} of each
   * @param ofCell the cell's {@code jsv_url}
   * @return the submission, maybe changed
   * @throws GridException when a script rejects the job or fails
   */
  static Submission verify(
      CommandContext context, List<String> ofUser, Optional<String> ofCell, Submission submission) {
    Submission verified = submission;
    for (int i = ofUser.size() - 1; i >= 0; i--) {
      verified = new Jsv(context, ofUser.get(i), Keeper.USER, verified).verify();
    }
    return ofCell.isPresent()
        ? new Jsv(context, ofCell.get(), Keeper.CELL, verified).verify()
        : verified;
  }

  private Submission verify() {
    try {
      Process process = start();
      Thread watch = new Thread(() -> stopLate(process), "gridlite jsv");
      watch.setDaemon(true);
      watch.start();
      try {
        converse(process);
        process.waitFor(FAREWELL_SECONDS, TimeUnit.SECONDS);
      } catch (GridException | IOException e) {
        if (silent && !wasRun(process)) {
          throw missing();
        }
        throw e;
      } finally {
        process.destroy();
      }
      return submission;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw failed("the wait for its end was interrupted");
    } catch (IOException e) {
      throw failed(String.valueOf(e.getMessage()));
    }
  }

  private static void stopLate(Process process) {
    try {
      if (!process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
    }
  }

  private Process start() throws IOException {
    int colon = url.indexOf(':');
    String path = colon < 0 ? url : url.substring(colon + 1);
    if (colon >= 0 && !url.startsWith("script:")) {
      throw failed("only scripts are supported: script:PATH");
    }
    int at = path.indexOf('@');
    Path script = Path.of(path.substring(at + 1));
    JsvProcess process =
        new JsvProcess(context.cell(), context.actor(), context.variables(), context.directory());
    if (keeper == Keeper.USER) {
      Path named = context.directory().resolve(script);
      // what another user can reach is seen by a process with that user's rights alone
      if (process.isOwnUser()) {
        refuseMissing(named);
      }
      return process.startOfUser(named);
    }
    if (!script.isAbsolute()) {
      throw failed("jsv_url has to give an absolute path, for the cell has no working directory");
    }
    refuseMissing(script);
    return process.startOfCell(
        script, at < 0 ? Optional.empty() : Given.text(path.substring(0, at)));
  }

  private void refuseMissing(Path script) {
    if (!Files.isRegularFile(script) || !Files.isExecutable(script)) {
      throw missing();
    }
  }

  private GridException missing() {
    return new GridException(
        Problem.of(
            ProblemKind.NO_VERIFIER,
            "JSV \"" + url + "\" is either not a file or not executable by its user"));
  }

  /** Returns whether a process that has sent nothing has become the script. */
  private static boolean wasRun(Process process) throws InterruptedException {
    return !process.waitFor(FAREWELL_SECONDS, TimeUnit.SECONDS)
        || process.exitValue() != JsvProcess.NOT_RUN;
  }

  private void converse(Process process) throws IOException {
    try (BufferedReader from =
            new BufferedReader(
                new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        Writer to = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8)) {
      send(to, "START");
      boolean wantsVariables = false;
      for (String line = read(from); !line.equals("STARTED"); line = read(from)) {
        if (line.equals("SEND ENV")) {
          wantsVariables = true;
        } else {
          take(line);
        }
      }
      sendRequest(to);
      if (wantsVariables) {
        sendVariables(to);
      }
      send(to, "BEGIN");
      for (String line = read(from); !isResult(line); line = read(from)) {
        take(line);
      }
      dismiss(to);
    }
  }

  /** A script that has given its result may have ended: it does not have to hear of the end. */
  private static void dismiss(Writer to) {
    try {
      send(to, "QUIT");
    } catch (IOException e) {
      // nobody listens any more
    }
  }

  private void sendRequest(Writer to) throws IOException {
    sendParameter(to, "VERSION", "1.0");
    sendParameter(to, "CONTEXT", keeper == Keeper.USER ? "client" : "server");
    sendParameter(to, "CLIENT", keeper == Keeper.USER ? context.name() : "qmaster");
    sendParameter(to, "USER", context.actor().name().text());
    sendParameter(to, "GROUP", context.actor().group());
    if (keeper == Keeper.CELL) {
      // the number that the job is going to have unless somebody else is quicker
      JobId next = context.store().read(state -> state.lastJob().next());
      sendParameter(to, "JOB_ID", next.toString());
    }
    Values request = submission.request();
    sendParameter(to, "CMDNAME", request.get(JobRequest.SCRIPT_FILE));
    List<String> arguments = request.get(JobRequest.ARGUMENTS);
    sendParameter(to, "CMDARGS", Integer.toString(arguments.size()));
    for (int i = 0; i < arguments.size(); i++) {
      sendParameter(to, "CMDARG" + i, arguments.get(i));
    }
    for (Map.Entry<String, String> parameter : parametersOfScript().entrySet()) {
      sendParameter(to, parameter.getKey(), parameter.getValue());
    }
  }

  private void sendVariables(Writer to) throws IOException {
    for (NameValue variable : submission.request().get(JobRequest.VARIABLES)) {
      send(to, "ENV ADD " + oneLine(variable.name() + " " + variable.value()));
    }
  }

  private Map<String, String> parametersOfScript() {
    return switch (keeper) {
      case USER -> parameters.given(submission);
      case CELL -> parameters.complete(submission);
    };
  }

  private static void sendParameter(Writer to, String name, String value) throws IOException {
    send(to, "PARAM " + name + " " + oneLine(value));
  }

  /** A value with a line break would be a parameter that the user makes up, {@code USER} too. */
  private static String oneLine(String value) {
    return value.replace('\n', ' ').replace('\r', ' ');
  }

  private static void send(Writer to, String line) throws IOException {
    to.write(line + "\n");
    to.flush();
  }

  private String read(BufferedReader from) throws IOException {
    String line = from.readLine();
    if (line == null) {
      throw failed(
          "got no response from it: it ended, or took more than " + LONGEST_SECONDS + " s");
    }
    silent = false;
    return line.strip();
  }

  private void take(String line) {
    List<String> words = words(line, 3);
    switch (words.get(0)) {
      case "PARAM" -> change(words.get(1), words.get(2));
      case "ENV" -> changeVariable(words.get(1), words.get(2));
      case "LOG" -> {
        if (keeper == Keeper.USER) {
          context.console().err(words.get(2) + "\n");
        }
      }
      case "ERROR" -> throw failed(line);
      case "" -> {
        // an empty line says nothing
      }
      default -> throw failed("unknown command \"" + words.get(0) + "\" from it");
    }
  }

  private void change(String name, String value) {
    try {
      submission = parameters.with(submission, name, value);
    } catch (GridException e) {
      throw failed(e.problems().get(0).text());
    }
  }

  private void changeVariable(String action, String variable) {
    List<String> words = words(variable, 2);
    List<NameValue> variables = new ArrayList<>(submission.request().get(JobRequest.VARIABLES));
    NameValue changed = new NameValue(words.get(0), words.get(1));
    int at = 0;
    while (at < variables.size() && !variables.get(at).name().equals(changed.name())) {
      at++;
    }
    if (at < variables.size()) {
      variables.remove(at);
    }
    if (!action.equals("DEL")) {
      variables.add(at, changed);
    }
    submission =
        new Submission(
            submission.request().with(JobRequest.VARIABLES, List.copyOf(variables)),
            submission.held(),
            submission.script(),
            submission.impossible());
  }

  /** Returns whether a line is the result; throws when it is a rejection. */
  private boolean isResult(String line) {
    if (!line.startsWith("RESULT ")) {
      return false;
    }
    List<String> words = words(line, 4);
    String state = words.get(2);
    if (state.equals("REJECT") || state.equals("REJECT_WAIT")) {
      String reason = words.get(3).isEmpty() ? "JSV rejected job" : words.get(3);
      throw new GridException(Problem.refused(reason));
    }
    return true;
  }

  /** The first words of a line, the last one with all the rest; missing ones are empty. */
  private static List<String> words(String line, int count) {
    List<String> words = new ArrayList<>();
    int start = 0;
    while (words.size() < count - 1 && start <= line.length()) {
      int blank = line.indexOf(' ', start);
      int end = blank < 0 ? line.length() : blank;
      words.add(line.substring(start, end));
      start = end + 1;
    }
    words.add(start <= line.length() ? line.substring(start) : "");
    while (words.size() < count) {
      words.add("");
    }
    return words;
  }

  private GridException failed(String reason) {
    return new GridException(Problem.refused("JSV \"" + url + "\" failed: " + reason));
  }
}
