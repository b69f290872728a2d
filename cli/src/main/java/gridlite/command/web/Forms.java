package gridlite.command.web;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import gridlite.page.Act;
import gridlite.page.PageRequest;
import gridlite.problem.GridException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Does what forms ask for, by commands with the rights of whoever has sent them. A form counts only
 * when it comes from a page of this server that was made for the same visitor: it holds that
 * visitor's secret, and the browser names no other site as its origin.
 */
final class Forms {
  private static final int LONGEST = 8192;
  private static final int REFUSED = 403;
  private static final String TYPE = "application/x-www-form-urlencoded";

  private final VisitorCommands commands;

  Forms(VisitorCommands commands) {
    this.commands = commands;
  }

  /** Answers a form. */
  void answer(HttpExchange exchange, Visitor visitor) throws IOException {
    Optional<String> objection = objection(exchange.getRequestHeaders());
    byte[] body = exchange.getRequestBody().readNBytes(LONGEST + 1);
    if (objection.isPresent()) {
      Reply.error(exchange, REFUSED, objection.get());
    } else if (body.length > LONGEST) {
      Reply.error(exchange, 413, "No form of these pages is that long.");
    } else {
      try {
        carryOut(exchange, visitor, PageRequest.values(new String(body, StandardCharsets.UTF_8)));
      } catch (GridException e) {
        Reply.error(exchange, 400, "The form can't be read.");
      }
    }
  }

  private static Optional<String> objection(Headers headers) {
    String type = Optional.ofNullable(headers.getFirst("Content-Type")).orElse("");
    String site = Optional.ofNullable(headers.getFirst("Sec-Fetch-Site")).orElse("same-origin");
    String host = Optional.ofNullable(headers.getFirst("Host")).orElse("");
    String origin = Optional.ofNullable(headers.getFirst("Origin")).orElse("//" + host);
    // behind a proxy that speaks https the scheme is another one
    String named = origin.substring(origin.indexOf("//") + 1);
    if (!site.equals("same-origin") || !named.equals("/" + host)) {
      return Optional.of("The form comes from another site.");
    }
    return type.startsWith(TYPE) ? Optional.empty() : Optional.of("This is not a form.");
  }

  private void carryOut(HttpExchange exchange, Visitor visitor, Map<String, String> values)
      throws IOException {
    String subject = values.getOrDefault("subject", "");
    Optional<Act> act = Act.named(values.getOrDefault("act", ""));
    Optional<List<String>> command = act.flatMap(known -> known.command(subject));
    if (!Secret.isSame(visitor.form(), values.getOrDefault("form", ""))) {
      Reply.error(
          exchange, REFUSED, "The form is not one of yours, or an old one: load its page again.");
    } else if (command.isEmpty()) {
      Reply.error(exchange, 400, "There is no such action.");
    } else if (act.get().isFinal() && !values.getOrDefault("sure", "").equals("yes")) {
      Reply.error(exchange, 400, "This can't be taken back, and was not confirmed.");
    } else {
      VisitorCommands.Answer answer = commands.run(visitor, command.get());
      String line = String.join(" ", command.get());
      Reply.outcome(exchange, "Done", line, answer, act.get().page(subject));
    }
  }
}
