package gridlite.command.web;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * The way in for whoever has the secret of this server. It is in the first link, which the server
 * prints for the user who has started it, and from then on in a cookie that scripts can't read and
 * that other sites' requests do not carry. A request must also name this server as its host, so
 * that no name that somebody else has pointed at this machine leads here.
 *
 * <p>Other users of the machine can connect to the port, but don't know the secret: 128 random
 * bits, compared in constant time.
 */
final class LinkEntrance implements Entrance {
  private static final String QUERY = "token=";

  private final String secret;
  private final Visitor visitor;
  private final String cookie;
  private final List<String> hosts;

  /** An entrance with a new secret. */
  LinkEntrance(int port) {
    Secret own = new Secret();
    this.secret = own.of("link");
    this.visitor = new Visitor(Optional.empty(), own.of("form"));
    // cookies are the same for all ports of a host: the name keeps several servers apart
    this.cookie = "gridlite-" + port;
    this.hosts = List.of("127.0.0.1:" + port, "localhost:" + port);
  }

  @Override
  public String address() {
    return "http://" + hosts.get(0) + "/?" + QUERY + secret;
  }

  @Override
  public Optional<Visitor> admit(HttpExchange exchange) throws IOException {
    String host = Optional.ofNullable(exchange.getRequestHeaders().getFirst("Host")).orElse("");
    if (!hosts.contains(host)) {
      Reply.error(exchange, 421, "This server answers to 127.0.0.1 and localhost alone.");
    } else if (isLink(exchange)) {
      exchange
          .getResponseHeaders()
          .set("Set-Cookie", cookie + "=" + secret + "; Path=/; HttpOnly; SameSite=Strict");
      exchange.getResponseHeaders().set("Location", "/");
      exchange.sendResponseHeaders(303, -1);
    } else if (isOpenFor(exchange.getRequestHeaders().getOrDefault("Cookie", List.of()))) {
      return Optional.of(visitor);
    } else {
      Reply.error(
          exchange,
          403,
          "This page needs the link that \"gridlite web\" has printed: open that once in this"
              + " browser.");
    }
    return Optional.empty();
  }

  private boolean isLink(HttpExchange exchange) {
    String query = Optional.ofNullable(exchange.getRequestURI().getRawQuery()).orElse("");
    return exchange.getRequestMethod().equals("GET")
        && exchange.getRequestURI().getPath().equals("/")
        && query.startsWith(QUERY)
        && Secret.isSame(secret, query.substring(QUERY.length()));
  }

  private boolean isOpenFor(List<String> cookies) {
    for (String header : cookies) {
      for (String each : header.split(";", -1)) {
        String pair = each.strip();
        if (pair.startsWith(cookie + "=")
            && Secret.isSame(secret, pair.substring(cookie.length() + 1))) {
          return true;
        }
      }
    }
    return false;
  }
}
