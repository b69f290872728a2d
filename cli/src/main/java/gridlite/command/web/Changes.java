package gridlite.command.web;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Semaphore;

/** Notifies browsers whenever the cell has changed, by server-sent events. */
final class Changes {
  private static final Duration LOOK = Duration.ofSeconds(2);
  private static final int LISTENERS = 100;

  private final VisitorCommands commands;
  private final Semaphore listeners = new Semaphore(LISTENERS);
  private String revision = "";
  private long looked;

  Changes(VisitorCommands commands) {
    this.commands = commands;
  }

  /** Notifies a browser until it goes. */
  void follow(HttpExchange exchange, Visitor visitor) throws IOException {
    if (!listeners.tryAcquire()) {
      Reply.error(exchange, 503, "Too many pages are updated live: close some of them.");
      return;
    }
    try {
      exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
      // a proxy that keeps events until there are many would keep them forever
      exchange.getResponseHeaders().set("X-Accel-Buffering", "no");
      if (exchange.getRequestMethod().equals("HEAD")) {
        exchange.sendResponseHeaders(200, -1);
        return;
      }
      exchange.sendResponseHeaders(200, 0);
      OutputStream out = exchange.getResponseBody();
      while (!Thread.currentThread().isInterrupted()) {
        // a line is sent also when nothing has changed: only so it shows that the browser has gone
        String event = "data: " + revision(visitor) + "\n\n";
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
  private synchronized String revision(Visitor visitor) {
    if (revision.isEmpty() || System.nanoTime() - looked > LOOK.toNanos() / 2) {
      VisitorCommands.Answer answer =
          commands.run(visitor, List.of("gridlite", "page", "/revision"));
      revision = answer.status() == 0 ? answer.out().strip() : "?";
      looked = System.nanoTime();
    }
    return revision;
  }
}
