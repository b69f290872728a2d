package gridlite.command.web;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import gridlite.page.Html;
import gridlite.page.PageFrame;
import gridlite.render.TextOutput;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Answers to requests. Their headers limit what a browser does with them: no script and no style
 * but the server's own, no frame, no other site, no copy.
 */
final class Reply {
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';"
          + " img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

  private Reply() {}

  /** Sets the headers that all answers have. */
  static void limit(HttpExchange exchange) {
    Headers headers = exchange.getResponseHeaders();
    headers.set("Content-Security-Policy", POLICY);
    headers.set("X-Content-Type-Options", "nosniff");
    // a browser that sent no address at all would not say either which site a form comes from
    headers.set("Referrer-Policy", "same-origin");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    headers.set("Cache-Control", "no-store");
  }

  /** Says what is wrong, as a page. */
  static void error(HttpExchange exchange, int status, String message) throws IOException {
    String title = status == 404 ? "Not found" : "Refused";
    page(exchange, status, Optional.empty(), title, html -> PageFrame.message(html, message));
  }

  /**
   * Sends what a command has answered.
   *
   * @param title of the page where it succeeds
   * @param line the command
   * @param back path of the page that it was asked for on
   */
  static void outcome(
      HttpExchange exchange, String title, String line, VisitorCommands.Answer answer, String back)
      throws IOException {
    boolean done = answer.status() == 0;
    page(
        exchange,
        done ? 200 : 422,
        Optional.empty(),
        done ? title : "Refused",
        html -> PageFrame.outcome(html, line, answer.out() + answer.err(), back));
  }

  /**
   * Sends a page.
   *
   * @param path what the navigation marks
   */
  static void page(
      HttpExchange exchange,
      int status,
      Optional<String> path,
      String title,
      Consumer<Html> content)
      throws IOException {
    StringBuilder text = new StringBuilder();
    TextOutput out = new TextOutput(text::append);
    PageFrame.write(out, path, title, "", content);
    out.flush();
    send(exchange, status, "text/html", text.toString().getBytes(StandardCharsets.UTF_8));
  }

  /** Sends something. */
  static void send(HttpExchange exchange, int status, String type, byte[] body) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", type + "; charset=utf-8");
    boolean isHead = exchange.getRequestMethod().equals("HEAD");
    exchange.sendResponseHeaders(status, isHead || body.length == 0 ? -1 : body.length);
    if (!isHead && body.length > 0) {
      try (OutputStream out = exchange.getResponseBody()) {
        out.write(body);
      }
    }
  }
}
