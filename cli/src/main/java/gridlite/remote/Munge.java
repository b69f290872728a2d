package gridlite.remote;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The programs of MUNGE. Its daemon vouches for the user of a process, whom the kernel of that host
 * has named to it, towards all hosts that have the same key.
 *
 * @see "munge(7), munge(1), unmunge(1)"
 */
public final class Munge {
  /** Variable that names the socket of the MUNGE daemon where it is not at its usual place. */
  public static final String SOCKET = "GRIDLITE_MUNGE_SOCKET";

  /** Never those of a user's {@code PATH}. */
  private static final Path PROGRAMS = Path.of("/usr/bin");

  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final int LONGEST_OUTPUT = 1 << 16;
  private static final Pattern CREDENTIAL = Pattern.compile("MUNGE:[A-Za-z0-9+/=]{1,8192}:\\n?");
  private static final Pattern OPENED =
      Pattern.compile(
          "UID: +(\\S+) \\((\\d+)\\)\nGID: +(\\S+) \\((\\d+)\\)\n\n(.*)", Pattern.DOTALL);
  private static final String NAMELESS = "???";

  /** Status of unmunge: what came is not a credential, or not one by the key of this host. */
  private static final int FIRST_INVALID = 8;

  private static final int LAST_INVALID = 14;
  private static final int EXPIRED = 15;
  private static final int REWOUND = 16;
  private static final int REPLAYED = 17;
  private static final int FOR_ANOTHER = 18;

  private final Path programs;
  private final String socket;
  private final Duration patience;

  /**
   * The programs of this host.
   *
   * @param variables variables, of which {@link #SOCKET} is looked at
   */
  public Munge(Map<String, String> variables) {
    this(PROGRAMS, variables.getOrDefault(SOCKET, ""), PATIENCE);
  }

  /** Programs in another directory; with an empty name, the usual socket. */
  Munge(Path programs, String socket, Duration patience) {
    this.patience = patience;
    this.programs = programs;
    this.socket = socket;
  }

  /**
   * An opened credential.
   *
   * @param uid number of the user who has made it, as the kernel of that host says
   * @param user that user's name on this host, if it has one here
   * @param group name of that user's group on this host, or its number
   * @param payload what the user has put into it
   */
  public record Opened(long uid, Optional<String> user, String group, String payload) {}

  /**
   * The words of a program.
   *
   * @param status with which it ended; empty: it could not be run to its end
   */
  private record Ended(OptionalInt status, String out, String err) {
    static Ended not(String why) {
      return new Ended(OptionalInt.empty(), "", why);
    }

    boolean isGood() {
      return status.equals(OptionalInt.of(0));
    }
  }

  /** Returns whether the programs are there. */
  public boolean isInstalled() {
    return Files.isExecutable(programs.resolve("munge"))
        && Files.isExecutable(programs.resolve("unmunge"));
  }

  /**
   * Makes a credential.
   *
   * @param reader number of the only user who can open it
   */
  String seal(String payload, long reader) throws IOException {
    Ended ended = run(List.of("munge", "--restrict-uid=" + reader), payload);
    if (!ended.isGood() || !CREDENTIAL.matcher(ended.out()).matches()) {
      throw new IOException(
          "munge does not work on this host: "
              + reason(ended)
              + "\n  hint: install and start it (systemctl start munge), with the key of the head"
              + " node");
    }
    return ended.out().strip();
  }

  /** Opens a credential; refuses one that proves nothing. */
  public Opened open(String credential) throws RefusalException, IOException {
    if (!CREDENTIAL.matcher(credential).matches()) {
      throw new MalformedFrameException("not a munge credential");
    }
    Ended ended = run(List.of("unmunge", "--keys=UID,GID"), credential);
    if (!ended.isGood()) {
      throw refusal(ended);
    }
    Matcher found = OPENED.matcher(ended.out());
    if (!found.matches()) {
      throw new RefusalException("munge on the head node does not say who has made a credential");
    }
    boolean known = !found.group(1).equals(NAMELESS);
    return new Opened(
        Long.parseLong(found.group(2)),
        known ? Optional.of(found.group(1)) : Optional.empty(),
        found.group(3).equals(NAMELESS) ? found.group(4) : found.group(3),
        found.group(5));
  }

  private static RefusalException refusal(Ended ended) {
    int status = ended.status().orElse(0);
    if (status == REPLAYED) {
      return new RefusalException("the head node has seen this munge credential before");
    }
    if (status == EXPIRED || status == REWOUND) {
      return new RefusalException(
          "the munge credential is not of this time: the clocks of this host and of the head node"
              + " differ, or it was long on its way\n  hint: set both clocks, such as by chrony");
    }
    if (status == FOR_ANOTHER) {
      return new RefusalException(
          "the munge credential was made for another user than the one of the daemon");
    }
    if (status >= FIRST_INVALID && status <= LAST_INVALID) {
      return new RefusalException(
          "the munge credential is not by the key of the head node, or was changed on its way\n"
              + "  hint: /etc/munge/munge.key must be the same on both hosts");
    }
    return RefusalException.forNow("munge does not work on the head node: " + reason(ended));
  }

  private static String reason(Ended ended) {
    String words = ended.err().strip().replaceAll("\\p{Cntrl}", " ");
    return words.isEmpty() ? "status " + ended.status().orElse(0) : words;
  }

  private Ended run(List<String> words, String input) throws IOException {
    List<String> command = new ArrayList<>(words);
    Path program = programs.resolve(words.get(0));
    command.set(0, program.toString());
    if (!socket.isEmpty()) {
      command.add("--socket=" + socket);
    }
    ProcessBuilder builder = new ProcessBuilder(command).directory(Path.of("/").toFile());
    builder.environment().clear();
    Process process;
    try {
      process = builder.start();
    } catch (IOException e) {
      return Ended.not("can't run " + program);
    }
    try {
      // all of it fits into a pipe
      try (OutputStream given = process.getOutputStream()) {
        given.write(input.getBytes(StandardCharsets.UTF_8));
      } catch (IOException e) {
        // it has ended before it read anything: its status says why
      }
      if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
        return Ended.not(program + " does not end within " + patience.toMillis() + " ms");
      }
      return new Ended(
          OptionalInt.of(process.exitValue()),
          text(process.getInputStream()),
          text(process.getErrorStream()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while it waited for " + program, e);
    } finally {
      process.destroyForcibly();
    }
  }

  private static String text(InputStream stream) throws IOException {
    return new String(stream.readNBytes(LONGEST_OUTPUT), StandardCharsets.UTF_8);
  }
}
