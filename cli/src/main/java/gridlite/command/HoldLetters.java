package gridlite.command;

import gridlite.job.HoldKind;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import java.util.EnumSet;
import java.util.Set;

/**
 * The operand of {@code -h}: letters of kinds of holds, without anything between them.
 *
 * @see "qhold(1), qrls(1), qresub(1)"
 */
public final class HoldLetters {
  private HoldLetters() {}

  /**
   * Kinds that letters mean.
   *
   * @param noted letters that are allowed beside those of the kinds, and mean no kind
   * @throws GridException for any other letter
   */
  public static Set<HoldKind> kinds(String command, String letters, String noted) {
    Set<HoldKind> kinds = EnumSet.noneOf(HoldKind.class);
    for (int i = 0; i < letters.length(); i++) {
      char letter = letters.charAt(i);
      boolean known = noted.indexOf(letter) >= 0;
      for (HoldKind kind : HoldKind.values()) {
        if (kind.letter() == letter) {
          kinds.add(kind);
          known = true;
        }
      }
      if (!known) {
        throw new GridException(
            Problem.of(
                    ProblemKind.BAD_ARGUMENT,
                    command + ": Unknown hold list \"" + letters + "\" specified to -h option")
                .hint("expected letters of u (user), o (operator) and s (system), without commas"));
      }
    }
    return kinds;
  }
}
