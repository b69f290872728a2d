package gridlite.command.lint;

import gridlite.lint.Finding;
import gridlite.render.Document;
import gridlite.render.TextOutput;
import java.util.List;
import java.util.Locale;

/**
 * The findings of {@code gridlite lint}, as text or as a {@link Document} ({@code
 * docs/schema/lint.schema.json}).
 *
 * @param findings the findings
 */
public record LintDocument(List<Finding> findings) {
  /** Copies the list. */
  public LintDocument {
    findings = List.copyOf(findings);
  }

  /** Returns how many findings there are of a severity. */
  public long count(Finding.Severity severity) {
    return findings.stream().filter(finding -> finding.severity() == severity).count();
  }

  /** Writes a line for each finding and one for the change it proposes. */
  public void write(TextOutput out) {
    for (Finding finding : findings) {
      out.add(finding.source()).add(":").add(finding.line()).add(": ");
      out.add(word(finding.severity())).add(": ");
      finding
          .rule()
          .ifPresent(
              rule -> out.add(rule.indexOf('/') >= 0 ? "rule " : "set ").add(rule).add(": "));
      out.add(finding.reason()).add(" [").add(finding.kind().word()).add("]").end();
      out.add("  change: ").add(finding.change()).end();
    }
    if (findings.isEmpty()) {
      out.add("nothing found").end();
    } else {
      out.add("errors: ").add(count(Finding.Severity.ERROR));
      out.add(", advice: ").add(count(Finding.Severity.ADVICE)).end();
    }
  }

  /** Writes it in a structured form. */
  public void write(Document document) {
    document.open().list("findings", "finding");
    for (Finding finding : findings) {
      document.open();
      document
          .value("severity", word(finding.severity()))
          .value("kind", finding.kind().name().toLowerCase(Locale.ROOT));
      document.value("source", finding.source()).value("line", (long) finding.line());
      finding.rule().ifPresent(rule -> document.value("rule", rule));
      document.value("reason", finding.reason()).value("change", finding.change()).close();
    }
    document.endList();
    document.value("errors", count(Finding.Severity.ERROR));
    document.value("advice", count(Finding.Severity.ADVICE)).close();
  }

  private static String word(Finding.Severity severity) {
    return severity.name().toLowerCase(Locale.ROOT);
  }
}
