package gridlite.page;

import gridlite.command.qquota.QuotaDocument;
import gridlite.command.qquota.QuotaReport;
import gridlite.runtime.CommandContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** {@code /quotas}: a gauge for each limit and whoever it counts for. */
final class QuotasPage implements PageContent {
  private static final int MOST = 1000;

  @Override
  public String title(PageRequest request) {
    return "Quotas";
  }

  @Override
  public void write(CommandContext context, PageRequest request, Html out) {
    String wanted = request.field("q");
    out.open("form", "method", "get", "action", "/quotas", "role", "search");
    out.open("label").text("Rule, resource or name ");
    out.empty("input", "type", "search", "name", "q", "id", "q", "value", wanted).close();
    out.element("button", "Show").close();
    QuotaReport report =
        context
            .store()
            .read(state -> QuotaReport.of(state, new QuotaReport.Selection(Map.of(), List.of())));
    whatIf(out);
    out.table("Limits and what is used of them", "Rule", "Counted for", "Resource", "Used");
    int shown = 0;
    for (QuotaReport.Line line : report.lines()) {
      String about = about(line);
      boolean fits =
          line.rule().contains(wanted)
              || line.resource().contains(wanted)
              || about.contains(wanted);
      if (fits && shown++ < MOST) {
        row(line, about, out);
      }
    }
    out.endTable();
    if (shown == 0) {
      out.element("p", "No limit is in use.");
    } else if (shown > MOST) {
      out.element(
          "p", "The first " + MOST + " of " + shown + " are shown: narrow them down above.");
    }
  }

  /** Asks what another limit would change; nothing is changed by it. */
  private static void whatIf(Html out) {
    out.open("form", "method", "get", "action", "/what-if", "aria-label", "What if");
    out.open("label").text("What if rule ");
    out.empty("input", "name", "rule", "id", "rule", "required", "", "placeholder", "set/1");
    out.close().open("label").text("had the limit ");
    out.empty("input", "name", "limit", "id", "limit", "required", "", "placeholder", "slots=20");
    out.close().element("button", "Try").close();
  }

  private static String about(QuotaReport.Line line) {
    List<String> parts = new ArrayList<>();
    line.filters().forEach((subject, filter) -> parts.add(subject.keyword() + " " + filter));
    return String.join(", ", parts);
  }

  private static void row(QuotaReport.Line line, String about, Html out) {
    out.open("tr").cell(line.rule()).cell(about.isEmpty() ? "all together" : about);
    out.cell(line.resource()).open("td");
    if (line.used().isPresent()) {
      double limit = amount(line.limit());
      double used = amount(line.used().get());
      double part = limit > 0 ? used / limit : 1;
      out.bar(part, line.used().get() + " of " + line.limit());
    } else {
      out.text("each request at most " + line.limit());
    }
    out.close().close();
  }

  private static double amount(String text) {
    return QuotaDocument.amount(text).orElse(0);
  }
}
