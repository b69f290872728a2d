package gridlite.syntax;

import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import java.util.Optional;

/**
 * The wording of a command for what is wrong with its options. Scripts know some of these texts.
 */
public interface Wording {
  /**
   * A word that is not an option of the command.
   *
   * @param nearest the option that was probably meant, if one is near
   */
  Problem unknown(String word, Optional<String> nearest);

  /** An option that lacks operands. */
  Problem missing(Option option);

  /**
   * The wording of most commands.
   *
   * @param command name of the command
   * @param kind kind of the problem, which decides the exit status
   */
  static Wording of(String command, ProblemKind kind) {
    return new Wording() {
      @Override
      public Problem unknown(String word, Optional<String> nearest) {
        Problem problem = Problem.of(kind, command + ": invalid option argument \"" + word + "\"");
        return nearest.map(meant -> problem.hint("did you mean " + meant + "?")).orElse(problem);
      }

      @Override
      public Problem missing(Option option) {
        return Problem.of(
            kind,
            command
                + ": "
                + option.name()
                + " option must have argument "
                + option.argument().orElseThrow());
      }
    };
  }
}
