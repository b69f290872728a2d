package gridlite.exec;

import gridlite.name.HostName;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Finds out which daemons of nodes take connections, whatever they say to them. */
final class SlurmDaemons {
  /** The time that all nodes together have. */
  private static final Duration PATIENCE = Duration.ofSeconds(3);

  private final Map<HostName, SocketChannel> waiting = new HashMap<>();
  private final Set<HostName> listening = new HashSet<>();

  private SlurmDaemons() {}

  /**
   * Returns the nodes whose daemons take connections.
   *
   * @param usualPort the port of nodes that have none of their own
   */
  static Set<HostName> listening(List<SlurmNode> nodes, String usualPort) {
    SlurmDaemons daemons = new SlurmDaemons();
    for (SlurmNode node : nodes) {
      node.address(usualPort).ifPresent(address -> daemons.connect(node.name(), address));
    }
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!daemons.waiting.isEmpty() && System.nanoTime() < end) {
      daemons
          .waiting
          .entrySet()
          .removeIf(each -> daemons.isSettled(each.getKey(), each.getValue()));
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
    }
    daemons.waiting.values().forEach(SlurmDaemons::close);
    return daemons.listening;
  }

  private void connect(HostName node, InetSocketAddress address) {
    try {
      SocketChannel channel = SocketChannel.open();
      waiting.put(node, channel);
      channel.configureBlocking(false);
      channel.connect(address);
    } catch (IOException e) {
      // no way leads there
      close(waiting.remove(node));
    }
  }

  private boolean isSettled(HostName node, SocketChannel channel) {
    try {
      if (!channel.finishConnect()) {
        return false;
      }
      listening.add(node);
    } catch (IOException e) {
      // nobody listens
    }
    close(channel);
    return true;
  }

  private static void close(@org.jspecify.annotations.Nullable SocketChannel channel) {
    try {
      if (channel != null) {
        channel.close();
      }
    } catch (IOException e) {
      // nothing was sent that could be lost
    }
  }
}
