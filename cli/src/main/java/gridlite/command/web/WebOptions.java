package gridlite.command.web;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.runtime.Identity;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;

/** The options of the server, which are those of {@code gridlite web} and of the daemon. */
public final class WebOptions {
  private static final int LAST_PORT = 65_535;
  private static final String USUAL_HEADER = "X-Remote-User";
  private static final Pattern HEADER = Pattern.compile("[A-Za-z][A-Za-z0-9-]{0,63}");

  @Option(
      names = "--port",
      paramLabel = "NUMBER",
      description = "Port on the loopback interface; any that is free by default.")
  private Optional<Integer> port = Optional.empty();

  @Option(
      names = "--socket",
      paramLabel = "PATH",
      arity = "0..1",
      fallbackValue = "",
      description = "Listen on a Unix socket for the site's own proxy, instead of a port.")
  private Optional<String> socket = Optional.empty();

  @Option(
      names = "--proxy-user",
      paramLabel = "NAME",
      description = "With --socket: the user that the proxy runs as; without it, yourself or root.")
  private Optional<String> proxyUser = Optional.empty();

  @Option(
      names = "--user-header",
      paramLabel = "HEADER",
      description =
          "With --socket: the header in which the proxy names the user; X-Remote-User by default.")
  private Optional<String> userHeader = Optional.empty();

  @Option(
      names = "--actions",
      description = "Let users hold, release and delete jobs, and more, with their own rights.")
  private boolean actions;

  @Option(
      names = "--simulation",
      paramLabel = "FILE",
      description =
          "Show what \"gridlite simulate -fmt json\" has written; twice to compare two of them.")
  private List<String> simulations = new ArrayList<>();

  /** Refuses what does not fit together. */
  public void check() {
    int number = port.orElse(0);
    if (number < 0 || number > LAST_PORT) {
      throw nonsense(
          "--port " + number + ": there is no such port",
          "expected a number from 1 to 65535, or 0 for any that is free");
    }
    if (socket.equals(Optional.of(""))) {
      throw nonsense(
          "--socket has no path",
          "expected the path of the socket to be made, such as /run/gridlite/web.sock");
    }
    if (socket.isPresent() && port.isPresent()) {
      throw nonsense("--port and --socket exclude each other", "the proxy connects to the socket");
    }
    if (socket.isEmpty() && (proxyUser.isPresent() || userHeader.isPresent())) {
      throw nonsense(
          "there is no proxy without --socket", "on a port, whoever has the link is let in");
    }
    if (!HEADER.matcher(userHeader()).matches()) {
      throw nonsense(
          "\"" + userHeader() + "\" is not the name of a header",
          "expected letters, digits and dashes, such as X-Remote-User");
    }
  }

  private static GridException nonsense(String message, String hint) {
    return new GridException(Problem.of(ProblemKind.USAGE, "gridlite web: " + message).hint(hint));
  }

  /** Returns whether any of them is given. */
  public boolean isGiven() {
    return !words(Path.of("/")).isEmpty();
  }

  /** Returns whether all that is given is {@code --socket} without a path. */
  public boolean isSocketAlone() {
    return words(Path.of("/")).equals(List.of("--socket=/"));
  }

  /**
   * The same options as words of a command line.
   *
   * @param directory where paths begin
   */
  public List<String> words(Path directory) {
    List<String> words = new ArrayList<>();
    port.ifPresent(number -> words.add("--port=" + number));
    socket.ifPresent(path -> words.add("--socket=" + directory.resolve(path)));
    proxyUser.ifPresent(name -> words.add("--proxy-user=" + name));
    userHeader.ifPresent(name -> words.add("--user-header=" + name));
    if (actions) {
      words.add("--actions");
    }
    simulations.forEach(file -> words.add("--simulation=" + directory.resolve(file)));
    return words;
  }

  int port() {
    return port.orElse(0);
  }

  /** The socket, if there is one, from where relative paths begin. */
  public Optional<Path> socketBelow(Path directory) {
    return socket.map(path -> directory.resolve(path).normalize());
  }

  Optional<String> socket() {
    return socket;
  }

  String userHeader() {
    return userHeader.orElse(USUAL_HEADER);
  }

  boolean hasActions() {
    return actions;
  }

  List<String> simulations() {
    return simulations;
  }

  /** Names of those who may connect to the socket. */
  Set<String> proxyUsers() {
    Set<String> users = new HashSet<>(List.of("root", Identity.ofProcess().name()));
    proxyUser.ifPresent(users::add);
    return users;
  }
}
