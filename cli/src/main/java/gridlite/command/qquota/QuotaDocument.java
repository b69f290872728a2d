package gridlite.command.qquota;

import gridlite.render.Document;
import gridlite.value.MemoryValue;
import gridlite.value.TimeValue;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Writes a {@link QuotaReport} as a {@link Document}; {@code docs/schema/qquota.schema.json}
 * describes it.
 */
public final class QuotaDocument {
  private QuotaDocument() {}

  /** Writes the limits. */
  public static void write(Document document, QuotaReport report) {
    document.open().list("limits", "limit");
    for (QuotaReport.Line line : report.lines()) {
      document.open().value("rule", line.rule()).value("resource", line.resource());
      line.used().ifPresent(used -> amount(document, "used", used));
      amount(document, "limit", line.limit());
      document.list("filters", "filter");
      line.filters()
          .forEach(
              (subject, filter) -> {
                document.open().value("subject", subject.keyword());
                document.texts("included", "name", List.copyOf(filter.included()));
                document.texts("excluded", "name", List.copyOf(filter.excluded())).close();
              });
      document.endList().close();
    }
    document.endList().close();
  }

  /** Seconds, bytes or a number; a text that is none of them stays one. */
  public static void amount(Document document, String name, String text) {
    amount(text)
        .ifPresentOrElse(number -> document.value(name, number), () -> document.value(name, text));
  }

  /** Seconds, bytes or a number; empty for a text that is none of them. */
  public static OptionalDouble amount(String text) {
    return text.indexOf(':') >= 0 ? TimeValue.parseSeconds(text) : MemoryValue.parseBytes(text);
  }
}
