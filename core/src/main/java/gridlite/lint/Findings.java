package gridlite.lint;

import java.util.List;
import java.util.Optional;

/**
 * Collects what is found about one rule.
 *
 * @param source file or set
 * @param rule {@code set/rule}
 * @param line line of the rule
 * @param all where it is collected
 */
record Findings(String source, String rule, int line, List<Finding> all) {
  void error(FindingKind kind, String reason, String change) {
    all.add(
        new Finding(Finding.Severity.ERROR, kind, source, Optional.of(rule), line, reason, change));
  }

  void advice(FindingKind kind, String reason, String change) {
    all.add(
        new Finding(
            Finding.Severity.ADVICE, kind, source, Optional.of(rule), line, reason, change));
  }
}
