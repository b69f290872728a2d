package gridlite.command.doctor;

import gridlite.render.Document;
import gridlite.render.TextOutput;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The findings of {@code gridlite doctor}, as text or as a {@link Document} ({@code
 * docs/schema/diagnosis.schema.json}).
 *
 * @param cell directory of the cell
 * @param findings the findings
 */
public record DiagnosisDocument(String cell, List<Finding> findings) {
  /** The severity of a finding. */
  public enum Level {
    /** As it should be. */
    OK,
    /** It works, but something may come of it. */
    WARNING,
    /** Something does not work, or is not safe. */
    ERROR
  }

  /**
   * Something that was looked at.
   *
   * @param check name of the check
   * @param text what there is
   * @param advice what to do about it, if anything
   */
  public record Finding(Level level, String check, String text, Optional<String> advice) {
    /** Something about which something is to be done. */
    public Finding(Level level, String check, String text, String advice) {
      this(level, check, text, Optional.of(advice));
    }

    /** Something as it should be. */
    public static Finding ok(String check, String text) {
      return new Finding(Level.OK, check, text, Optional.empty());
    }
  }

  /** Copies the list. */
  public DiagnosisDocument {
    findings = List.copyOf(findings);
  }

  /** Returns how many findings there are of a level. */
  public long count(Level level) {
    return findings.stream().filter(finding -> finding.level() == level).count();
  }

  /** Writes a line for each finding. */
  public void write(TextOutput out) {
    for (Finding finding : findings) {
      out.left(word(finding.level()), 8).add(finding.check()).add(": ").add(finding.text());
      finding.advice().ifPresent(advice -> out.add("; ").add(advice));
      out.end();
    }
  }

  /** Writes it in a structured form. */
  public void write(Document document) {
    document.open().value("cell", cell).list("findings", "finding");
    for (Finding finding : findings) {
      document.open().value("level", word(finding.level())).value("check", finding.check());
      document.value("text", finding.text()).value("advice", finding.advice().orElse("")).close();
    }
    document.endList();
    document.value("errors", count(Level.ERROR));
    document.value("warnings", count(Level.WARNING)).close();
  }

  private static String word(Level level) {
    return level.name().toLowerCase(Locale.ROOT);
  }
}
