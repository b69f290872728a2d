package gridlite.lint;

import java.util.Optional;

/**
 * Something in a resource quota set that is probably not what was meant.
 *
 * @param severity whether it needs to be changed
 * @param kind what it is
 * @param source the file, or the name of the set in the cell
 * @param rule {@code set/rule}, or the set alone where it concerns all of it, if known
 * @param line line of the file, or of what {@code qconf -srqs} shows of the set; from 1
 * @param reason what is wrong and why it matters
 * @param change what could be written instead
 */
public record Finding(
    Severity severity,
    FindingKind kind,
    String source,
    Optional<String> rule,
    int line,
    String reason,
    String change) {
  /** The severity of a finding. */
  public enum Severity {
    /** Something has no effect or is refused. */
    ERROR,
    /** Something may be as it was meant. */
    ADVICE
  }
}
