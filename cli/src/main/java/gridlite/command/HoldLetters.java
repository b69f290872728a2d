package gridlite.command;

import gridlite.job.HoldKind;
import gridlite.option.HoldArgument;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import java.util.Set;

/**
 * The operand of {@code -h}: letters of kinds of holds, without anything between them.
 *
 * @see "qhold(1), qrls(1)"
 */
public final class HoldLetters {
  private HoldLetters() {}

  /**
   * Kinds that letters mean.
   *
   * @throws GridException for any other letter
   */
  public static Set<HoldKind> kinds(String command, String letters) {
    return HoldArgument.parse(letters)
        .filter(named -> named.way() == HoldArgument.Way.SET)
        .map(HoldArgument::kinds)
        .orElseThrow(
            () ->
                unknown(
                    command,
                    letters,
                    "expected letters of u (user), o (operator) and s (system), without commas"));
  }

  /** The refusal of letters that name no holds. */
  public static GridException unknown(String command, String letters, String hint) {
    return new GridException(
        Problem.of(
                ProblemKind.BAD_ARGUMENT,
                command + ": Unknown hold list \"" + letters + "\" specified to -h option")
            .hint(hint));
  }
}
