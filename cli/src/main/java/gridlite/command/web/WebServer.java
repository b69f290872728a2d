package gridlite.command.web;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import gridlite.page.PageFrame;
import gridlite.render.TextOutput;
import gridlite.runtime.CellSession;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Serves the pages of a cell on the loopback interface. It only reads: {@code GET} and {@code HEAD}
 * are all that it answers. The headers of an answer limit what a browser does with it: no script
 * and no style but the server's own, no frame, no other site.
 */
final class WebServer implements AutoCloseable {
  private static final Duration LOOK = Duration.ofSeconds(2);
  private static final int CONNECTIONS = 200;
  private static final int LISTENERS = 100;
  private static final int BACKLOG = 64;

  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';"
          + " img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

  /** The files of the server, with their types. */
  private static final Map<String, String> FILES =
      Map.of("/style.css", "text/css", "/live.js", "text/javascript", "/icon.svg", "image/svg+xml");

  private final HttpServer server;
  private final ThreadPoolExecutor threads;
  private final Semaphore listeners = new Semaphore(LISTENERS);
  private final CellSession pages;
  private final Gate gate;
  private String revision = "";
  private long looked;

  /**
   * A server that listens, and serves from {@link #start} on.
   *
   * @param port 0 for any that is free
   * @throws IOException if the port can't be had
   */
  WebServer(CellSession pages, int port) throws IOException {
    this.pages = pages;
    // a request that does not come to its end keeps no thread
    System.setProperty("sun.net.httpserver.maxReqTime", "20");
    System.setProperty("jdk.httpserver.maxConnections", Integer.toString(CONNECTIONS));
    this.server =
        HttpServer.create(
            new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port),
            BACKLOG);
    this.gate = Gate.of(server.getAddress().getPort());
    // one for each connection: a client that stays silent keeps none but its own
    this.threads =
        new ThreadPoolExecutor(0, CONNECTIONS, 1, TimeUnit.MINUTES, new SynchronousQueue<>());
    server.setExecutor(threads);
    server.createContext("/", this::answer);
  }

  /** The address to begin with. */
  String link() {
    return gate.link();
  }

  /** Serves. */
  void start() {
    server.start();
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
    pages.close();
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      Headers headers = exchange.getResponseHeaders();
      headers.set("Content-Security-Policy", POLICY);
      headers.set("X-Content-Type-Options", "nosniff");
      headers.set("Referrer-Policy", "no-referrer");
      headers.set("Cross-Origin-Resource-Policy", "same-origin");
      headers.set("Cross-Origin-Opener-Policy", "same-origin");
      headers.set("Cache-Control", "no-store");
      route(exchange);
    }
  }

  private void route(HttpExchange exchange) throws IOException {
    String target = exchange.getRequestURI().toString();
    String method = exchange.getRequestMethod();
    Optional<String> token = token(exchange);
    if (!gate.isHost(
        Optional.ofNullable(exchange.getRequestHeaders().getFirst("Host")).orElse(""))) {
      error(exchange, 421, "This server answers to 127.0.0.1 and localhost alone.");
    } else if (!method.equals("GET") && !method.equals("HEAD")) {
      exchange.getResponseHeaders().set("Allow", "GET, HEAD");
      error(exchange, 405, "The pages can only be read.");
    } else if (token.isPresent() && gate.isSecret(token.get())) {
      exchange.getResponseHeaders().set("Set-Cookie", gate.newCookie());
      exchange.getResponseHeaders().set("Location", "/");
      exchange.sendResponseHeaders(303, -1);
    } else if (!gate.isOpenFor(exchange.getRequestHeaders().getOrDefault("Cookie", List.of()))) {
      error(
          exchange,
          403,
          "This page needs the link that \"gridlite web\" has printed: open that once in this"
              + " browser.");
    } else if (FILES.containsKey(target)) {
      file(exchange, target);
    } else if (target.equals("/events")) {
      events(exchange);
    } else {
      page(exchange, target);
    }
  }

  private static Optional<String> token(HttpExchange exchange) {
    String query = Optional.ofNullable(exchange.getRequestURI().getRawQuery()).orElse("");
    boolean isFirst = exchange.getRequestURI().getPath().equals("/") && query.startsWith("token=");
    return isFirst ? Optional.of(query.substring("token=".length())) : Optional.empty();
  }

  private static void file(HttpExchange exchange, String name) throws IOException {
    try (InputStream in = WebServer.class.getResourceAsStream("/gridlite/web" + name)) {
      if (in == null) {
        throw new IOException("the program lacks its file " + name);
      }
      send(exchange, 200, FILES.getOrDefault(name, "text/plain"), in.readAllBytes());
    }
  }

  private void page(HttpExchange exchange, String target) throws IOException {
    CellSession.Answer answer = pages.run("gridlite", "page", target);
    if (answer.status() == 0) {
      String type = exchange.getRequestURI().getPath().endsWith(".csv") ? "text/csv" : "text/html";
      send(exchange, 200, type, answer.out().getBytes(StandardCharsets.UTF_8));
    } else {
      error(exchange, answer.status() == 70 ? 500 : 404, answer.err());
    }
  }

  private static void error(HttpExchange exchange, int status, String message) throws IOException {
    StringBuilder text = new StringBuilder();
    TextOutput out = new TextOutput(text::append);
    String title = status == 404 ? "Not found" : "Refused";
    PageFrame.write(out, "", title, "", html -> PageFrame.message(html, message));
    out.flush();
    send(exchange, status, "text/html", text.toString().getBytes(StandardCharsets.UTF_8));
  }

  private static void send(HttpExchange exchange, int status, String type, byte[] body)
      throws IOException {
    exchange.getResponseHeaders().set("Content-Type", type + "; charset=utf-8");
    boolean isHead = exchange.getRequestMethod().equals("HEAD");
    exchange.sendResponseHeaders(status, isHead || body.length == 0 ? -1 : body.length);
    if (!isHead && body.length > 0) {
      try (OutputStream out = exchange.getResponseBody()) {
        out.write(body);
      }
    }
  }

  /** Notifies a browser whenever the cell has changed, until it goes. */
  private void events(HttpExchange exchange) throws IOException {
    if (!listeners.tryAcquire()) {
      error(exchange, 503, "Too many pages are updated live: close some of them.");
      return;
    }
    try {
      exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
      exchange.sendResponseHeaders(200, 0);
      OutputStream out = exchange.getResponseBody();
      while (!Thread.currentThread().isInterrupted()) {
        // a line is sent also when nothing has changed: only so it shows that the browser has gone
        String event = "data: " + revision() + "\n\n";
        out.write(event.getBytes(StandardCharsets.UTF_8));
        out.flush();
        Thread.sleep(LOOK.toMillis());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      listeners.release();
    }
  }

  /** The state that the cell has, looked up once for all who listen. */
  private synchronized String revision() {
    if (revision.isEmpty() || System.nanoTime() - looked > LOOK.toNanos() / 2) {
      CellSession.Answer answer = pages.run("gridlite", "page", "/revision");
      revision = answer.status() == 0 ? answer.out().strip() : "?";
      looked = System.nanoTime();
    }
    return revision;
  }
}
