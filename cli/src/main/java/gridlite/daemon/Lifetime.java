package gridlite.daemon;

import gridlite.remote.Socket;
import java.time.Duration;

/**
 * The lifetime of a server.
 *
 * @param socket where it listens
 * @param lent whether somebody else made the socket, keeps it, and starts a server when a client
 *     comes
 * @param idle it ends after this time without a client; zero: only when it is asked to
 * @param grace how long commands may go on that are under way when it ends
 */
public record Lifetime(Socket socket, boolean lent, Duration idle, Duration grace) {
  private static final Duration GRACE = Duration.ofSeconds(10);

  /** As long as any command takes. */
  private static final Duration ANY = Duration.ofDays(36_500);

  /** A daemon ends when it is asked to, and soon. */
  public static Lifetime ofDaemon() {
    return new Lifetime(Socket.DAEMON, false, Duration.ZERO, GRACE);
  }

  /**
   * A daemon that a service manager has started for a client: the socket stays when it ends, and
   * who comes then has another one started.
   */
  public static Lifetime ofActivatedDaemon() {
    return new Lifetime(Socket.DAEMON, true, Duration.ZERO, GRACE);
  }

  /** A helper ends when nobody has needed it for a time, and lets every command come to its end. */
  public static Lifetime ofHelper(Duration idle) {
    return new Lifetime(Socket.HELPER, false, idle, ANY);
  }

  /** Returns whether callers can do without the server whatever it is asked for. */
  boolean isOfHelper() {
    return socket == Socket.HELPER;
  }
}
