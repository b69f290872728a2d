package gridlite.format;

import gridlite.problem.SourcePosition;
import gridlite.value.Fact;
import gridlite.value.Statement;
import java.util.ArrayList;
import java.util.List;

/** Statements on what was left out of a file, or taken otherwise, while it was read. */
public final class ReadingNote {
  private ReadingNote() {}

  /**
   * A note on a whole file.
   *
   * @param kind what is stated: words in lower case with underscores
   * @param file its path
   * @param text the sentence, without the place
   */
  public static Statement of(String kind, String file, String text) {
    return Statement.of(kind, file + ": " + text, new Fact.Word("file", file));
  }

  /**
   * A note on a line of a file.
   *
   * @param kind what is stated: words in lower case with underscores
   * @param place where it stands
   * @param text the sentence, without the place
   * @param facts what else it is about
   */
  public static Statement at(String kind, SourcePosition place, String text, Fact... facts) {
    List<Fact> all = new ArrayList<>();
    all.add(new Fact.Word("file", place.source()));
    all.add(new Fact.Whole("line", place.line()));
    all.addAll(List.of(facts));
    return new Statement(kind, all, place + ": " + text);
  }
}
