package gridlite.command.qconf;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.runtime.Console;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Lets a user edit a text and takes the result over. A failed editor or an unwritten file change
 * nothing. A refused text may be edited again by whoever is at a terminal; else it is kept in a
 * file that the message names.
 *
 * @param console where the user is
 * @param loader the command line that takes over a kept file, without its name; empty when none
 *     does
 */
record EditorFlow(Console console, List<String> loader) {
  /** The meaning of a file that the editor has not written. */
  sealed interface Unwritten {
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
  <R> R edit(
      String text, String suffix, Unwritten unwritten, BiFunction<String, String, R> takeOver) {
    Console.Edited edited = console.edit(text, suffix);
    if (edited.problem().isPresent() || edited.editorStatus() != 0) {
      console.discard(edited);
      throw new GridException(failed(edited));
    }
    if (!edited.written() && unwritten instanceof Unwritten.Refuse refuse) {
      console.discard(edited);
      throw refused(refuse.message());
    }
    while (true) {
      try {
        if (edited.text().indexOf(0) >= 0) {
          throw refused("the text holds a NUL character");
        }
        R result = takeOver.apply(edited.keptIn(), edited.text());
        console.discard(edited);
        return result;
      } catch (GridException e) {
        edited = again(edited, suffix, e);
      }
    }
  }

  /** Another go at a refused text; throws when the user wants none. */
  private Console.Edited again(Console.Edited refused, String suffix, GridException why) {
    if (!console.isTerminal()) {
      throw new GridException(kept(why.problems(), refused));
    }
    for (Problem problem : why.problems()) {
      console.err(problem.text() + "\n");
    }
    if (!console.confirm("edit again? [y] ")) {
      throw new GridException(Problem.of(why.problems().get(0).kind(), advice(refused)));
    }
    console.discard(refused);
    Console.Edited edited = console.edit(refused.text(), suffix);
    if (edited.problem().isPresent() || edited.editorStatus() != 0) {
      // the user's work is in it
      throw new GridException(kept(List.of(failed(edited)), edited));
    }
    return edited;
  }

  private List<Problem> kept(List<Problem> problems, Console.Edited edited) {
    List<Problem> all = new ArrayList<>(problems);
    Problem last = all.remove(all.size() - 1);
    all.add(last.hint(last.hint().map(hint -> hint + "\n  ").orElse("") + advice(edited)));
    return all;
  }

  private String advice(Console.Edited edited) {
    String kept = "nothing is changed; your text is kept in " + edited.keptIn();
    if (loader.isEmpty()) {
      return kept;
    }
    List<String> words = new ArrayList<>(loader);
    words.add(2, edited.keptIn());
    return kept + "\n  when it is corrected: " + String.join(" ", words);
  }

  private static Problem failed(Console.Edited edited) {
    return Problem.refused(
        edited
            .problem()
            .orElse(
                "edit failed: the editor ended with status "
                    + edited.editorStatus()
                    + "; nothing is changed"));
  }

  private static GridException refused(String message) {
    return new GridException(Problem.refused(message));
  }
}
