package gridlite.runtime;

/**
 * A command line that was read: nothing is done yet.
 *
 * @param need what it needs of a cell
 * @param place where it runs
 * @param action what it does
 */
public record Invocation(Need need, CommandPlace place, Action action) {
  /** The action of a command. */
  @FunctionalInterface
  public interface Action {
    /**
     * Does it.
     *
     * @param context the world as the command sees it
     * @return exit status
     * @throws gridlite.problem.GridException for problems that end the command; the caller prints
     *     them and ends with their exit status
     */
    int run(CommandContext context);
  }

  /** Prints a text, for which no cell is needed. */
  public static Invocation printing(CommandPlace place, String text) {
    return new Invocation(
        Need.NOTHING,
        place,
        context -> {
          context.console().out(text);
          return 0;
        });
  }
}
