package gridlite.command.qconf;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.runtime.Console;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Lets a user edit a text and takes the result over. A failed editor or an unwritten file change
 * nothing; a refused text is kept in a file that the message names.
 *
 * @param console where the user is
 */
public record EditorFlow(Console console) {
  /** The meaning of a file that the editor has not written. */
  public sealed interface Unwritten {
    /** It is taken over as it is. */
    record TakeOver() implements Unwritten {}

    /** Nothing is done; the message says so. */
    record Refuse(String message) implements Unwritten {}
  }

  /**
   * Opens the editor and hands the result on.
   *
   * @param text what the editor begins with
   * @param suffix end of the file's name
   * @param unwritten what to do when the user left the file alone
   * @param takeOver gets the file's name, for messages, and the text
   */
  public <R> R edit(
      String text, String suffix, Unwritten unwritten, BiFunction<String, String, R> takeOver) {
    Console.Edited edited = console.edit(text, suffix);
    if (edited.problem().isPresent() || edited.editorStatus() != 0) {
      console.discard(edited);
      throw refused(
          edited
              .problem()
              .orElse(
                  "edit failed: the editor ended with status "
                      + edited.editorStatus()
                      + "; nothing is changed"));
    }
    if (!edited.written() && unwritten instanceof Unwritten.Refuse refuse) {
      console.discard(edited);
      throw refused(refuse.message());
    }
    try {
      if (edited.text().indexOf(0) >= 0) {
        throw refused("the text holds a NUL character");
      }
      R result = takeOver.apply(edited.keptIn(), edited.text());
      console.discard(edited);
      return result;
    } catch (GridException e) {
      List<Problem> problems = new ArrayList<>(e.problems());
      Problem last = problems.remove(problems.size() - 1);
      problems.add(
          last.hint(
              last.hint().map(hint -> hint + "\n  ").orElse("")
                  + "nothing is changed; your text is kept in "
                  + edited.keptIn()));
      throw new GridException(problems);
    }
  }

  private static GridException refused(String message) {
    return new GridException(Problem.refused(message));
  }
}
