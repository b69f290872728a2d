package gridlite.port;

import java.util.Optional;

/**
 * Something that was looked at in the engine of a cell.
 *
 * @param subject what
 * @param text what there is
 * @param advice what to do about it, if anything
 */
public record EngineFinding(
    Severity severity, String subject, String text, Optional<String> advice) {
  /** The severity of a finding. */
  public enum Severity {
    /** As it should be. */
    FINE,
    /** Tasks run, but not as they should. */
    DOUBTFUL,
    /** Tasks can't run. */
    WRONG
  }

  /** Something as it should be. */
  public static EngineFinding fine(String subject, String text) {
    return new EngineFinding(Severity.FINE, subject, text, Optional.empty());
  }

  /** Something that tasks run with, but not as they should. */
  public static EngineFinding doubtful(String subject, String text, String advice) {
    return new EngineFinding(Severity.DOUBTFUL, subject, text, Optional.of(advice));
  }

  /** Something that no task runs with. */
  public static EngineFinding wrong(String subject, String text, String advice) {
    return new EngineFinding(Severity.WRONG, subject, text, Optional.of(advice));
  }
}
