package gridlite.command.web;

import com.sun.net.httpserver.HttpExchange;
import gridlite.runtime.Users;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The way in by a site's own proxy, which knows its users and names them in a header. The header is
 * believed since nobody but the proxy can send it: the kernel names who is at the other end of the
 * {@link SocketBridge Unix socket}. A request that names no user, or several, is refused.
 */
final class ProxyEntrance implements Entrance {
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_.-]{0,63}");
  private static final int REFUSED = 403;

  private final SocketBridge bridge;
  private final String header;
  private final Secret secret = new Secret();

  /**
   * An entrance.
   *
   * @param header name of the header that names the user
   */
  ProxyEntrance(SocketBridge bridge, String header) {
    this.bridge = bridge;
    this.header = header;
  }

  @Override
  public String address() {
    return "unix:" + bridge.path();
  }

  @Override
  public Optional<Visitor> admit(HttpExchange exchange) throws IOException {
    List<String> names = exchange.getRequestHeaders().getOrDefault(header, List.of());
    if (!bridge.isFromSocket(exchange.getRemoteAddress())) {
      Reply.error(exchange, REFUSED, "These pages are seen by way of the site's proxy alone.");
    } else if (names.size() != 1 || !NAME.matcher(names.get(0)).matches()) {
      Reply.error(
          exchange,
          REFUSED,
          "The proxy has to name the user who is logged in, in one header " + header + ".");
    } else if (isRoot(names.get(0))) {
      Reply.error(exchange, REFUSED, "Nobody has root's rights by way of a web page.");
    } else {
      return Optional.of(new Visitor(Optional.of(names.get(0)), secret.of(names.get(0))));
    }
    return Optional.empty();
  }

  private static boolean isRoot(String name) {
    return name.equals("root") || Users.named(name).filter(user -> user.uid() == 0).isPresent();
  }
}
