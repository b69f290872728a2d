package gridlite.format;

import gridlite.name.Nearest;
import gridlite.problem.FormatException;
import gridlite.problem.GridException;
import gridlite.problem.Naming;
import gridlite.problem.Problem;
import gridlite.problem.SourcePosition;
import gridlite.value.Fact;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * One line an attribute, keyword and value, as most objects are written. Files need every keyword
 * of the schema once, in any order.
 */
public final class KeywordLayout implements Layout {
  /** So many remarks about one object are read. */
  private static final int FEW = 3;

  private final ObjectSchema schema;

  /** The layout of a schema. */
  public KeywordLayout(ObjectSchema schema) {
    this.schema = schema;
  }

  @Override
  public String print(Values object, LineWidth width) {
    KeywordLines lines = new KeywordLines(schema.padding(), width);
    for (Attribute<?> attribute : schema.attributes()) {
      lines.line(attribute.name(), object.text(attribute));
    }
    return lines.toString();
  }

  @Override
  public ParsedObject parse(String source, String text, Values base) {
    return parse(source, LogicalLine.of(source, text), base);
  }

  /** Reads the object that some lines make. */
  public ParsedObject parse(String source, List<LogicalLine> lines, Values base) {
    List<Problem> problems = new ArrayList<>();
    if (!lines.isEmpty() && lines.get(0).text().strip().startsWith("{")) {
      throw new GridException(
          Problem.refused("expected a line of a " + schema.title() + ", but this looks like JSON")
              .at(lines.get(0).at(0))
              .hint("objects are read as JSON with -fmt json in front of the switch"));
    }
    Lines read = settings(lines, problems::add);
    return parse(read, base, missing -> problems.add(missing(source, missing)), problems);
  }

  /**
   * Reads an object of another version of Grid Engine: attributes that are missing keep the value
   * of {@code base}, those that only the other version has are left out; all of it is reported.
   */
  public ParsedObject parse(List<LogicalLine> lines, Values base, Dialect dialect) {
    List<Problem> problems = new ArrayList<>();
    Lines read = settings(meant(lines, dialect), problems::add);
    read.settings().replaceAll((attribute, setting) -> meant(setting, dialect));
    return parse(read, base, missing -> note(lines.get(0).at(0), missing, base, dialect), problems);
  }

  /**
   * A few missing attributes are reported one by one; many, as in a file written by hand, at once.
   */
  private void note(
      SourcePosition place, List<Attribute<?>> missing, Values base, Dialect dialect) {
    if (missing.size() > FEW) {
      List<String> names = names(missing);
      String text = listed(names) + " are missing, taken as in a new " + schema.title();
      dialect.note(
          ReadingNote.at("attributes_missing", place, text, new Fact.Names("attributes", names)));
      return;
    }
    for (Attribute<?> one : missing) {
      String taken = base.text(one);
      dialect.note(
          ReadingNote.at(
              "attribute_missing",
              place,
              quoted(one.name()) + " is missing, taken as " + taken,
              new Fact.Word("attribute", one.name()),
              new Fact.Word("taken_as", taken)));
    }
  }

  private static List<String> names(List<Attribute<?>> attributes) {
    return attributes.stream().map(Attribute::name).toList();
  }

  private static String listed(List<String> names) {
    return quoted(String.join("\", \"", names));
  }

  private static String quoted(String name) {
    return '"' + name + '"';
  }

  /** The lines without those of attributes that only the other version has. */
  private List<LogicalLine> meant(List<LogicalLine> lines, Dialect dialect) {
    List<LogicalLine> meant = new ArrayList<>();
    for (LogicalLine line : lines) {
      KeywordValue split = KeywordValue.of(line.text());
      if (dialect.ignores(split.keyword())) {
        continue;
      }
      Optional<String> leftOut =
          schema.find(split.keyword()).isPresent()
              ? Optional.empty()
              : dialect.leftOut(split.keyword());
      leftOut.ifPresentOrElse(
          why ->
              dialect.note(
                  ReadingNote.at(
                      "attribute_left_out",
                      line.at(split.start()),
                      quoted(split.keyword()) + " is left out: " + why,
                      new Fact.Word("attribute", split.keyword()))),
          () -> meant.add(line));
    }
    return meant;
  }

  private static Setting meant(Setting setting, Dialect dialect) {
    String value = dialect.value(setting.attribute().name(), setting.value());
    if (value.equals(setting.value())) {
      return setting;
    }
    ParsedObject.Place place = setting.place();
    String name = setting.attribute().name();
    dialect.note(
        ReadingNote.at(
            "value_taken_otherwise",
            place.line().at(place.offset()),
            quoted(name) + ' ' + setting.value() + ", taken as " + value,
            new Fact.Word("attribute", name),
            new Fact.Word("written", setting.value()),
            new Fact.Word("taken_as", value)));
    return new Setting(setting.attribute(), value, place);
  }

  private ParsedObject parse(
      Lines read, Values base, Consumer<List<Attribute<?>>> whenMissing, List<Problem> problems) {
    String name =
        Optional.ofNullable(read.settings().get(schema.attributes().get(0)))
            .map(Setting::value)
            .orElse("");
    Values object = base;
    Map<String, ParsedObject.Place> places = new HashMap<>();
    List<Attribute<?>> missing = new ArrayList<>();
    for (Attribute<?> attribute : schema.attributes()) {
      Setting setting = read.settings().get(attribute);
      if (setting == null) {
        if (!read.withoutValue().contains(attribute)) {
          missing.add(attribute);
        }
        continue;
      }
      places.put(attribute.name(), setting.place());
      object = parse(object, name, setting, problems);
    }
    if (!missing.isEmpty()) {
      whenMissing.accept(missing);
    }
    if (!problems.isEmpty()) {
      throw new GridException(problems);
    }
    return new ParsedObject(object, places);
  }

  private Problem missing(String source, List<Attribute<?>> missing) {
    if (missing.size() == schema.attributes().size()) {
      return Problem.refused(source + ": there is no line of a " + schema.title() + " in it")
          .hint("a line has the name of an attribute, blanks and its value; all are needed");
    }
    boolean one = missing.size() == 1;
    return Problem.refused(
        source
            + (one ? ": the line " : ": the lines ")
            + Naming.some(names(missing))
            + " of the "
            + schema.title()
            + (one ? " is missing" : " are missing"));
  }

  /** Reads one value into an object; problems are collected. */
  private static Values parse(Values object, String name, Setting setting, List<Problem> problems) {
    try {
      return object.withText(setting.attribute(), setting.value());
    } catch (FormatException e) {
      problems.add(
          Problem.refused("\"" + setting.attribute().name() + "\" of \"" + name + "\": " + e.text())
              .at(setting.place().line().at(setting.place().offset() + e.offset())));
      return object;
    }
  }

  /**
   * One line of a text.
   *
   * @param attribute the attribute of its keyword
   * @param value the text behind the keyword
   * @param place where the value begins
   */
  public record Setting(Attribute<?> attribute, String value, ParsedObject.Place place) {}

  /** The lines of a text that may hold any part of the attributes, in the order of the lines. */
  public List<Setting> settings(String source, String text) {
    List<Problem> problems = new ArrayList<>();
    Lines read = settings(LogicalLine.of(source, text), problems::add);
    if (!problems.isEmpty()) {
      throw new GridException(problems);
    }
    return List.copyOf(read.settings().values());
  }

  /**
   * The lines of a text.
   *
   * @param settings attributes with their values, in the order of the lines
   * @param withoutValue attributes that have a line and nothing behind the keyword
   */
  private record Lines(Map<Attribute<?>, Setting> settings, Set<Attribute<?>> withoutValue) {}

  private Lines settings(List<LogicalLine> lines, Consumer<Problem> problems) {
    Map<Attribute<?>, Setting> settings = new LinkedHashMap<>();
    Set<Attribute<?>> withoutValue = new HashSet<>();
    int unknown = 0;
    for (LogicalLine line : lines) {
      KeywordValue split = KeywordValue.of(line.text());
      Attribute<?> attribute = schema.find(split.keyword()).orElse(null);
      if (attribute == null) {
        problems.accept(unknown(split.keyword(), ++unknown).at(line.at(split.start())));
      } else if (split.value().isEmpty()) {
        withoutValue.add(attribute);
        problems.accept(
            Problem.refused("\"" + split.keyword() + "\" has no value").at(line.at(split.start())));
      } else {
        Setting setting =
            new Setting(attribute, split.value(), new ParsedObject.Place(line, split.offset()));
        if (settings.putIfAbsent(attribute, setting) != null) {
          problems.accept(
              Problem.refused("\"" + split.keyword() + "\" is defined twice")
                  .at(line.at(split.start())));
        }
      }
    }
    return new Lines(settings, withoutValue);
  }

  /** The nearest keyword is looked for only for as many as are shown. */
  private Problem unknown(String keyword, int count) {
    Problem problem =
        Problem.refused("\"" + keyword + "\" is an unknown attribute (" + schema.title() + ")");
    if (count > GridException.MOST) {
      return problem;
    }
    return Nearest.of(keyword, schema.attributes().stream().map(Attribute::name).toList())
        .map(nearest -> problem.hint("did you mean \"" + nearest + "\"?"))
        .orElse(problem);
  }
}
