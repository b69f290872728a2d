package gridlite.daemon;

import java.net.InetAddress;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Those who have come by TCP and have not shown who they are: some of one host, some of all. */
final class Strangers {
  private final int mostOfHost;
  private final int most;
  private final Map<InetAddress, Integer> hosts = new HashMap<>();
  private int all;

  /** Nobody yet. */
  Strangers(int mostOfHost, int most) {
    this.mostOfHost = mostOfHost;
    this.most = most;
  }

  /** One of them, until it is closed. */
  interface Stranger extends AutoCloseable {
    @Override
    void close();
  }

  /** Lets one in; empty when there are too many. */
  synchronized Optional<Stranger> admit(InetAddress host) {
    if (all >= most || hosts.getOrDefault(host, 0) >= mostOfHost) {
      return Optional.empty();
    }
    all++;
    hosts.merge(host, 1, Integer::sum);
    return Optional.of(() -> leave(host));
  }

  private synchronized void leave(InetAddress host) {
    all--;
    hosts.computeIfPresent(host, (key, number) -> number == 1 ? null : number - 1);
  }
}
