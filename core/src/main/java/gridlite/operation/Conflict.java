package gridlite.operation;

import gridlite.format.TextDiff;
import gridlite.problem.GridException;
import gridlite.problem.Problem;

/** An edited object has been changed by someone else meanwhile: neither version may get lost. */
public final class Conflict {
  private Conflict() {}

  /**
   * The refusal, which shows both versions as differences from the common one.
   *
   * @param subject what was edited, such as {@code calendar "night"}
   * @param seen text that the user began with
   * @param present text as it is now
   * @param edited text that the user wants
   */
  public static GridException of(String subject, String seen, String present, String edited) {
    return new GridException(
        Problem.refused(
            subject
                + " has been changed by someone else meanwhile\n--- as you saw it\n"
                + "+++ as it is now\n"
                + TextDiff.of(seen, present)
                + "--- as you saw it\n+++ as you would have it\n"
                + TextDiff.of(seen, edited).stripTrailing()));
  }
}
