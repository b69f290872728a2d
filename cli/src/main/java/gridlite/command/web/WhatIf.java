package gridlite.command.web;

import com.sun.net.httpserver.HttpExchange;
import gridlite.page.PageRequest;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;

/**
 * {@code /what-if}: what another limit of a quota rule would change, worked out by {@code qconf
 * -dry}, which changes nothing.
 */
final class WhatIf {
  /** Path of the page. */
  static final String PATH = "/what-if";

  private static final Pattern RULE =
      Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_.-]*/[A-Za-z0-9_.-]+");
  private static final Pattern LIMIT =
      Pattern.compile("[A-Za-z_][A-Za-z0-9_.-]*=[A-Za-z0-9.$*+:_-]+");

  private WhatIf() {}

  /** Answers the question. */
  static void answer(
      HttpExchange exchange, VisitorCommands commands, Visitor visitor, String target)
      throws IOException {
    PageRequest request = PageRequest.parse(target);
    String rule = request.field("rule").strip();
    String limit = request.field("limit").strip();
    if (!RULE.matcher(rule).matches() || !LIMIT.matcher(limit).matches()) {
      Reply.error(
          exchange, 400, "Name a rule such as perUser/1, and its new limit such as slots=20.");
      return;
    }
    List<String> words = List.of("qconf", "-dry", "-mattr", "resource_quota", "limit", limit, rule);
    String line = String.join(" ", words);
    Reply.outcome(exchange, "What if", line, commands.run(visitor, words), "/quotas");
  }
}
