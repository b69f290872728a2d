package gridlite.command.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import gridlite.problem.GridException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Serves the pages of a cell on the loopback interface, or on a Unix socket in front of it. It only
 * reads, {@code GET} and {@code HEAD}, unless forms are asked for.
 */
public final class WebServer implements AutoCloseable {
  private static final int CONNECTIONS = 200;
  private static final int BACKLOG = 64;
  private static final int DEFECT = 70;

  /** The files of the server, with their types. */
  private static final Map<String, String> FILES =
      Map.of("/style.css", "text/css", "/live.js", "text/javascript", "/icon.svg", "image/svg+xml");

  private final HttpServer server;
  private final ThreadPoolExecutor threads;
  private final VisitorCommands commands;
  private final WebOptions options;
  private final Forms forms;
  private final Changes changes;
  private final Entrance entrance;
  private final Optional<SocketBridge> bridge;
  private final Optional<Comparison> comparison;

  /**
   * A server that listens, and serves from {@link #start} on.
   *
   * @param socket path of the Unix socket; empty for a port
   * @param comparison simulations that are shown; empty for none
   * @throws IOException if the port or socket can't be had
   */
  WebServer(
      VisitorCommands commands,
      WebOptions options,
      Optional<Path> socket,
      Optional<Comparison> comparison)
      throws IOException {
    this.commands = commands;
    this.options = options;
    this.forms = new Forms(commands);
    this.changes = new Changes(commands);
    this.comparison = comparison;
    // a request that does not come to its end keeps no thread
    System.setProperty("sun.net.httpserver.maxReqTime", "20");
    System.setProperty("jdk.httpserver.maxConnections", Integer.toString(CONNECTIONS));
    InetAddress loopback = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
    this.server = HttpServer.create(new InetSocketAddress(loopback, options.port()), BACKLOG);
    // one for each connection: a client that stays silent keeps none but its own
    this.threads =
        new ThreadPoolExecutor(0, CONNECTIONS, 1, TimeUnit.MINUTES, new SynchronousQueue<>());
    server.setExecutor(threads);
    server.createContext("/", this::answer);
    this.bridge = bridge(socket, server.getAddress());
    this.entrance =
        bridge.isPresent()
            ? new ProxyEntrance(bridge.get(), options.userHeader())
            : new LinkEntrance(server.getAddress().getPort());
  }

  private Optional<SocketBridge> bridge(Optional<Path> socket, InetSocketAddress address)
      throws IOException {
    if (socket.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(new SocketBridge(socket.get(), options.proxyUsers(), address));
    } catch (IOException | GridException e) {
      server.stop(0);
      threads.shutdownNow();
      throw e;
    }
  }

  /** The address to begin with. */
  public String link() {
    return entrance.address();
  }

  /** Serves. */
  public void start() {
    server.start();
  }

  @Override
  public void close() {
    bridge.ifPresent(SocketBridge::close);
    server.stop(0);
    threads.shutdownNow();
    commands.close();
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      Reply.limit(exchange);
      Optional<Visitor> visitor = entrance.admit(exchange);
      if (visitor.isPresent()) {
        serve(exchange, visitor.get());
      }
    }
  }

  private void serve(HttpExchange exchange, Visitor visitor) throws IOException {
    try {
      route(exchange, visitor);
    } catch (GridException e) {
      // an address that can't be read, on the way to a page that the server makes itself
      Reply.error(exchange, 400, e.problems().get(0).text());
    }
  }

  private void route(HttpExchange exchange, Visitor visitor) throws IOException {
    String target = exchange.getRequestURI().toString();
    String path = exchange.getRequestURI().getPath();
    String method = exchange.getRequestMethod();
    if (method.equals("POST") && options.hasActions() && target.equals("/act")) {
      forms.answer(exchange, visitor);
    } else if (!method.equals("GET") && !method.equals("HEAD")) {
      exchange.getResponseHeaders().set("Allow", "GET, HEAD");
      Reply.error(exchange, 405, "The pages can only be read.");
    } else if (FILES.containsKey(target)) {
      file(exchange, target);
    } else if (target.equals("/events")) {
      changes.follow(exchange, visitor);
    } else if (WhatIf.PATH.equals(path)) {
      WhatIf.answer(exchange, commands, visitor, target);
    } else if (Comparison.PATH.equals(path)) {
      Comparison.answer(exchange, comparison);
    } else {
      page(exchange, visitor, target);
    }
  }

  private static void file(HttpExchange exchange, String name) throws IOException {
    try (InputStream in = WebServer.class.getResourceAsStream("/gridlite/web" + name)) {
      if (in == null) {
        throw new IOException("the program lacks its file " + name);
      }
      Reply.send(exchange, 200, FILES.getOrDefault(name, "text/plain"), in.readAllBytes());
    }
  }

  private void page(HttpExchange exchange, Visitor visitor, String target) throws IOException {
    String secret = options.hasActions() ? visitor.form() : "";
    VisitorCommands.Answer answer =
        commands.run(visitor, List.of("gridlite", "page", "--form=" + secret, "--", target));
    if (answer.status() == 0) {
      Reply.send(exchange, 200, type(exchange), answer.out().getBytes(StandardCharsets.UTF_8));
    } else {
      Reply.error(exchange, answer.status() == DEFECT ? 500 : 404, answer.err());
    }
  }

  private static String type(HttpExchange exchange) {
    String path = exchange.getRequestURI().getPath();
    if (path.endsWith(".csv")) {
      return "text/csv";
    }
    return path.endsWith(".svg") ? "image/svg+xml" : "text/html";
  }
}
