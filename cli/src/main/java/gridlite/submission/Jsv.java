package gridlite.submission;

import gridlite.format.FormatException;
import gridlite.format.Values;
import gridlite.job.JobRequest;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.run.CommandContext;
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

/**
 * A job verification script: reads a request line by line, and accepts, changes or rejects it.
 *
 * <p>A script that a user names runs with the user's rights, never with a daemon's; the cell's own
 * ({@code jsv_url}) with those of the process.
 *
 * @see "jsv(1), jsv_script_interface(3)"
 */
public final class Jsv {
  private static final long LONGEST_SECONDS = 10;

  private final CommandContext context;
  private final String url;
  private final boolean ofUser;
  private Values request;

  /** A verification of one request by one script. */
  private Jsv(CommandContext context, String url, boolean ofUser, Values request) {
    this.context = context;
    this.url = url;
    this.ofUser = ofUser;
    this.request = request;
  }

  /**
   * Lets a script verify a request.
   *
   * @param url {@code [script:]path}
   * @param ofUser whether the user named the script, rather than the cell's configuration
   * @return the request, maybe changed
   * @throws GridException when the script rejects the job or fails
   */
  public static Values verify(CommandContext context, String url, boolean ofUser, Values request) {
    return new Jsv(context, url, ofUser, request).verify();
  }

  private Values verify() {
    try {
      ProcessBuilder builder =
          new ProcessBuilder(command())
              .directory(context.directory().toFile())
              .redirectError(ProcessBuilder.Redirect.DISCARD);
      builder.environment().clear();
      builder.environment().putAll(context.environment());
      Process process = builder.start();
      Thread watch = new Thread(() -> stopLate(process), "gridlite jsv");
      watch.setDaemon(true);
      watch.start();
      try (BufferedReader from =
              new BufferedReader(
                  new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
          Writer to = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8)) {
        converse(from, to);
      } finally {
        process.destroy();
      }
      return request;
    } catch (IOException e) {
      throw failed(String.valueOf(e.getMessage()));
    }
  }

  private static void stopLate(Process process) {
    try {
      if (!process.waitFor(LONGEST_SECONDS, java.util.concurrent.TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
    }
  }

  private List<String> command() throws IOException {
    int colon = url.indexOf(':');
    String path = colon < 0 ? url : url.substring(colon + 1);
    if (colon >= 0 && !url.startsWith("script:")) {
      throw failed("only scripts are supported: script:PATH");
    }
    int at = path.indexOf('@');
    Path script = context.directory().resolve(at < 0 ? path : path.substring(at + 1));
    if (!Files.isExecutable(script)) {
      throw failed("there is no executable file " + script);
    }
    List<String> command = new ArrayList<>();
    long own = ((Integer) Files.getAttribute(Path.of("/proc/self"), "unix:uid")).longValue();
    if (ofUser && own != context.actor().uid()) {
      if (own != 0) {
        throw failed("this process can't take on the rights of " + context.actor().name());
      }
      command.add("setpriv");
      command.add("--reuid=" + context.actor().uid());
      command.add("--regid=" + context.actor().gid());
      command.add("--init-groups");
    }
    command.add(script.toString());
    return command;
  }

  private void converse(BufferedReader from, Writer to) throws IOException {
    send(to, "START");
    boolean wantsEnvironment = false;
    for (String line = read(from); !line.equals("STARTED"); line = read(from)) {
      wantsEnvironment |= line.equals("SEND ENV");
      if (line.startsWith("ERROR")) {
        throw failed(line);
      }
    }
    sendRequest(to, wantsEnvironment);
    send(to, "BEGIN");
    for (String line = read(from); !isResult(line); line = read(from)) {
      take(line);
    }
    send(to, "QUIT");
  }

  private void sendRequest(Writer to, boolean environment) throws IOException {
    sendParameter(to, "VERSION", "1.0");
    sendParameter(to, "CONTEXT", ofUser ? "client" : "server");
    sendParameter(to, "CLIENT", context.name());
    sendParameter(to, "USER", context.actor().name());
    sendParameter(to, "GROUP", context.actor().group());
    sendParameter(to, "CMDNAME", request.get(JobRequest.SCRIPT_FILE));
    List<String> arguments = request.get(JobRequest.ARGUMENTS);
    sendParameter(to, "CMDARGS", Integer.toString(arguments.size()));
    for (int i = 0; i < arguments.size(); i++) {
      sendParameter(to, "CMDARG" + i, arguments.get(i));
    }
    for (Map.Entry<String, String> parameter : JsvParameters.of(request).entrySet()) {
      sendParameter(to, parameter.getKey(), parameter.getValue());
    }
    if (environment) {
      for (NameValue variable : request.get(JobRequest.ENVIRONMENT)) {
        send(to, "ENV ADD " + variable.name() + " " + variable.value());
      }
    }
  }

  private static void sendParameter(Writer to, String name, String value) throws IOException {
    send(to, "PARAM " + name + " " + value);
  }

  private static void send(Writer to, String line) throws IOException {
    to.write(line + "\n");
    to.flush();
  }

  private String read(BufferedReader from) throws IOException {
    String line = from.readLine();
    if (line == null) {
      throw failed("it ended, or said nothing for " + LONGEST_SECONDS + " s, before its result");
    }
    return line.strip();
  }

  private void take(String line) {
    List<String> words = words(line, 3);
    switch (words.get(0)) {
      case "PARAM" -> change(words.get(1), words.get(2));
      case "ENV" -> changeVariable(words.get(1), words.get(2));
      case "LOG" -> {
        if (ofUser) {
          context.console().err(words.get(2) + "\n");
        }
      }
      case "ERROR" -> throw failed(line);
      default -> {
        // empty lines and commands of later versions are passed over
      }
    }
  }

  private void change(String name, String value) {
    try {
      request = JsvParameters.with(request, name, value);
    } catch (FormatException e) {
      throw failed(name + " \"" + value + "\": " + e.text());
    }
  }

  private void changeVariable(String action, String variable) {
    List<String> words = words(variable, 2);
    List<NameValue> variables = new ArrayList<>(request.get(JobRequest.ENVIRONMENT));
    variables.removeIf(known -> known.name().equals(words.get(0)));
    if (!action.equals("DEL")) {
      variables.add(new NameValue(words.get(0), words.get(1)));
    }
    request = request.with(JobRequest.ENVIRONMENT, List.copyOf(variables));
  }

  /** Whether a line is the result; throws when it is a rejection. */
  private boolean isResult(String line) {
    if (!line.startsWith("RESULT ")) {
      return false;
    }
    List<String> words = words(line, 4);
    String state = words.get(2);
    if (state.equals("REJECT") || state.equals("REJECT_WAIT")) {
      String reason = words.get(3).isEmpty() ? "job rejected by " + url : words.get(3);
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
    return new GridException(
        Problem.refused("job verification script \"" + url + "\" failed: " + reason));
  }
}
