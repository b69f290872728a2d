package gridlite.run;

import java.util.List;

/** A command of the toolkit. */
@FunctionalInterface
public interface Command {
  /**
   * Runs it.
   *
   * @param context the world as the command sees it
   * @param arguments the words behind the command's name
   * @return exit status
   * @throws gridlite.problem.GridException for problems that end the command; the caller prints
   *     them and ends with their exit status
   */
  int run(CommandContext context, List<String> arguments);

  /** Whether what has happened meanwhile is to be absorbed before it runs. */
  default boolean absorbsFirst() {
    return true;
  }
}
