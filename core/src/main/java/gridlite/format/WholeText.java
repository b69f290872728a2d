package gridlite.format;

import gridlite.problem.FormatException;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.SourcePosition;
import java.util.Map;

/**
 * The text of an object whose single attribute is the whole text, such as the share tree.
 *
 * @param attribute the attribute
 * @param <V> type of its value
 */
public record WholeText<V>(Attribute<V> attribute) implements Layout {
  @Override
  public String print(Values object, LineWidth width) {
    return object.text(attribute) + "\n";
  }

  @Override
  public ParsedObject parse(String source, String text, Values base) {
    try {
      return new ParsedObject(base.withText(attribute, text), Map.of());
    } catch (FormatException e) {
      throw new GridException(Problem.refused(e.text()).at(at(source, text, e.offset())));
    }
  }

  private static SourcePosition at(String source, String text, int offset) {
    int line = 1;
    int start = 0;
    for (int i = 0; i < offset && i < text.length(); i++) {
      if (text.charAt(i) == '\n') {
        line++;
        start = i + 1;
      }
    }
    return new SourcePosition(source, line, offset - start + 1);
  }
}
