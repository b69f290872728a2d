package gridlite.format;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.value.NameValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lines of any keyword and value, kept in their order: cluster configurations. */
public final class FreeLayout implements Layout {
  private final ObjectSchema schema;
  private final Attribute<List<NameValue>> lines;

  /** The layout that keeps a text's lines in an attribute. */
  public FreeLayout(ObjectSchema schema, Attribute<List<NameValue>> lines) {
    this.schema = schema;
    this.lines = lines;
  }

  @Override
  public String print(Values object, LineWidth width) {
    KeywordLines text = new KeywordLines(schema.padding(), width);
    for (NameValue line : object.get(lines)) {
      text.line(line.name(), line.value());
    }
    return text.toString();
  }

  @Override
  public ParsedObject parse(String source, String text, Values base) {
    List<Problem> problems = new ArrayList<>();
    Map<String, NameValue> read = new LinkedHashMap<>();
    Map<String, ParsedObject.Place> places = new HashMap<>();
    for (LogicalLine line : LogicalLine.of(source, text)) {
      KeywordValue split = KeywordValue.of(line.text());
      String keyword = split.keyword();
      if (split.value().isEmpty()) {
        problems.add(
            Problem.refused("\"" + keyword + "\" has no value").at(line.at(split.start())));
      } else if (split.value().length() > lines.format().longest()) {
        problems.add(
            Problem.refused(
                    "\"" + keyword + "\" has more than " + lines.format().longest() + " characters")
                .at(line.at(split.offset())));
      } else if (read.putIfAbsent(keyword, new NameValue(keyword, split.value())) != null) {
        problems.add(
            Problem.refused("\"" + keyword + "\" is defined twice").at(line.at(split.start())));
      }
      places.putIfAbsent(keyword, new ParsedObject.Place(line, split.offset()));
    }
    if (!problems.isEmpty()) {
      throw new GridException(problems);
    }
    return new ParsedObject(base.with(lines, List.copyOf(read.values())), places);
  }
}
