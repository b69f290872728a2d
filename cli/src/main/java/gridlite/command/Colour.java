package gridlite.command;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.render.TextOutput;
import gridlite.runtime.CommandContext;
import gridlite.syntax.Option;
import gridlite.syntax.Parsed;

/**
 * The choice whether states are coloured: option {@code --color}. By itself on a terminal only, and
 * not where {@code NO_COLOR} is set.
 *
 * @see "https://no-color.org"
 */
public final class Colour {
  /** The option. */
  public static final Option OPTION =
      Option.one("--color", "auto|always|never", "colour states; auto is the default");

  private Colour() {}

  /**
   * Returns whether states are to be coloured: as the option says, else where output is a terminal.
   */
  public static TextOutput.Palette palette(CommandContext context, Parsed parsed) {
    String when = "auto";
    for (String operand : parsed.operands("--color")) {
      when = operand;
    }
    return switch (when) {
      case "always" -> TextOutput.Palette.COLOURED;
      case "never" -> TextOutput.Palette.PLAIN;
      case "auto" -> showsColours(context) ? TextOutput.Palette.COLOURED : TextOutput.Palette.PLAIN;
      default ->
          throw new GridException(
              Problem.refused("--color " + when + ": expected auto, always or never"));
    };
  }

  private static boolean showsColours(CommandContext context) {
    return context.console().isTerminal()
        && context.variables().getOrDefault("NO_COLOR", "").isEmpty()
        && !context.variables().getOrDefault("TERM", "").equals("dumb");
  }
}
