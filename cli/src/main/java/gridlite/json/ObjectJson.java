package gridlite.json;

import gridlite.format.Attribute;
import gridlite.format.ConfigLines;
import gridlite.format.Formats;
import gridlite.format.KeywordLayout;
import gridlite.format.ListFormat;
import gridlite.format.LogicalLine;
import gridlite.format.ObjectSchema;
import gridlite.format.OneLine;
import gridlite.format.ParsedObject;
import gridlite.format.PerHostFormat;
import gridlite.format.ValueFormat;
import gridlite.format.Values;
import gridlite.problem.FormatException;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.SourcePosition;
import gridlite.value.NameValue;
import gridlite.value.PerHost;
import gridlite.value.ShareTreeNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Objects as JSON: a member an attribute. Lists are arrays, numbers and booleans are such,
 * everything else is a string; a queue's value with settings is an object with {@code default} and
 * the hosts and host groups. Free lines are members of their own, share trees nest.
 */
public final class ObjectJson {
  /** Lists in which blanks don't separate. */
  private static final Set<String> COMMAS =
      Set.of("entries", "complex_values", "load_scaling", "usage_scaling", "report_variables");

  private static final String DEFAULT = "default";

  private final ObjectSchema schema;

  /** The layout of a schema. */
  public ObjectJson(ObjectSchema schema) {
    this.schema = schema;
  }

  /** The text of an object. */
  public String print(Values object) {
    return JsonDocument.text(document -> write(document, object));
  }

  /** The text of objects as an array. */
  public String print(Collection<Values> objects) {
    return JsonDocument.text(
        document -> {
          document.list();
          objects.forEach(object -> write(document, object));
          document.endList();
        });
  }

  /** Writes an object: a document, or an item of a list. */
  public void write(JsonDocument document, Values object) {
    document.open();
    for (Attribute<?> attribute : schema.attributes()) {
      if (attribute.format() instanceof ConfigLines) {
        for (NameValue line : lines(object, attribute)) {
          document.value(line.name(), line.value());
        }
      } else {
        value(document, object, attribute);
      }
    }
    document.close();
  }

  private static List<NameValue> lines(Values object, Attribute<?> attribute) {
    return new ConfigLines().parse(object.text(attribute));
  }

  private static <V> void value(JsonDocument document, Values object, Attribute<V> attribute) {
    V value = object.get(attribute);
    if (value instanceof ShareTreeNode node) {
      node(document.open(attribute.name()), node);
    } else if (value instanceof PerHost<?> settings
        && attribute.format() instanceof PerHostFormat<?> format) {
      settings(document, attribute.name(), format, settings);
    } else {
      plain(document, attribute.name(), attribute.format(), value);
    }
  }

  @SuppressWarnings("unchecked") // the format's own values
  private static <V> void settings(
      JsonDocument document, String name, PerHostFormat<V> format, PerHost<?> value) {
    PerHost<V> settings = (PerHost<V>) value;
    ValueFormat<V> element = format.element();
    if (!settings.hasSettings()) {
      plain(document, name, element, settings.common());
      return;
    }
    document.open(name);
    plain(document, DEFAULT, element, settings.common());
    settings.groups().forEach((group, v) -> plain(document, group, element, v));
    settings.hosts().forEach((host, v) -> plain(document, host, element, v));
    document.close();
  }

  private static <V> void plain(
      JsonDocument document, String name, ValueFormat<V> format, V value) {
    String text = format.print(value);
    if (value instanceof List<?>) {
      ListFormat<?> list = format instanceof ListFormat<?> own ? own : Formats.NAMES;
      document.texts(name, name, list.words(text));
    } else if (value instanceof Boolean truth) {
      document.value(name, truth);
    } else if (value instanceof Long || value instanceof Double) {
      document.number(name, text);
    } else {
      document.value(name, text);
    }
  }

  private static void node(JsonDocument document, ShareTreeNode node) {
    document.value("name", node.name()).value("type", node.project() ? "project" : "user");
    document.value("shares", node.shares()).list("children", "node");
    node.children().forEach(child -> node(document.open(), child));
    document.endList().close();
  }

  /**
   * Reads an object.
   *
   * @param source name of the text for messages
   * @param base object that gives what free lines don't hold
   * @throws GridException with all problems
   */
  public ParsedObject read(String source, Json json, Values base) {
    if (!(json instanceof Json.Obj object)) {
      throw new GridException(Problem.refused("expected an object in braces").at(at(source, json)));
    }
    Attribute<?> last = schema.attributes().get(schema.attributes().size() - 1);
    if (last.format() instanceof ConfigLines) {
      return ParsedObject.of(freeLines(object, base));
    }
    if (last.initial() instanceof ShareTreeNode) {
      Json tree = object.members().getOrDefault(last.name(), object);
      return ParsedObject.of(withRoot(base, last, readNode(source, tree, 0)));
    }
    List<LogicalLine> lines = new ArrayList<>();
    object
        .members()
        .forEach(
            (key, value) ->
                lines.add(LogicalLine.at(at(source, value), key + " " + text(source, key, value))));
    return new KeywordLayout(schema).parse(source, lines, base);
  }

  @SuppressWarnings("unchecked") // the attribute's initial value is a node
  private static Values withRoot(Values base, Attribute<?> attribute, ShareTreeNode root) {
    return base.with((Attribute<ShareTreeNode>) attribute, root);
  }

  private Values freeLines(Json.Obj object, Values base) {
    StringBuilder text = new StringBuilder();
    Values named = base;
    Attribute<?> name = schema.attributes().get(0);
    for (Map.Entry<String, Json> member : object.members().entrySet()) {
      String value = text("", member.getKey(), member.getValue());
      if (member.getKey().equals(name.name())) {
        named = named.withText(name, value);
      } else {
        text.append(member.getKey()).append(' ').append(value).append('\n');
      }
    }
    return named.withText(schema.attributes().get(1), text.toString());
  }

  private static ShareTreeNode readNode(String source, Json json, int level) {
    if (level > ShareTreeNode.DEEPEST) {
      throw new GridException(
          Problem.refused(
                  "the share tree is too deep: expected at most "
                      + ShareTreeNode.DEEPEST
                      + " levels below the root")
              .at(at(source, json)));
    }
    if (!(json instanceof Json.Obj object)) {
      throw new GridException(Problem.refused("expected a node").at(at(source, json)));
    }
    List<ShareTreeNode> children = new ArrayList<>();
    if (object.members().get("children") instanceof Json.Arr array) {
      array.elements().forEach(child -> children.add(readNode(source, child, level + 1)));
    }
    try {
      return new ShareTreeNode(
          member(object, "name"),
          member(object, "type").equals("project"),
          Formats.whole(member(object, "shares"), 0, Integer.MAX_VALUE),
          children);
    } catch (FormatException e) {
      throw new GridException(Problem.refused(e.text()).at(at(source, json)));
    }
  }

  private static String member(Json.Obj object, String name) {
    Json value = object.members().get(name);
    if (value == null) {
      throw new FormatException("the member \"" + name + "\" is missing");
    }
    return text("", name, value);
  }

  /** The text of a value as a line of a file has it. */
  private static String text(String source, String key, Json value) {
    if (value instanceof Json.Str string) {
      OneLine.problem(string.value())
          .ifPresent(
              problem -> {
                throw new GridException(problem.at(at(source, value)));
              });
      return string.value();
    } else if (value instanceof Json.Word word) {
      return word.text().equals("null") ? "NONE" : word.text();
    } else if (value instanceof Json.Arr array) {
      List<String> elements = new ArrayList<>();
      array.elements().forEach(element -> elements.add(text(source, key, element)));
      String joined = String.join(COMMAS.contains(key) ? "," : " ", elements);
      return joined.isEmpty() ? "NONE" : joined;
    } else if (value instanceof Json.Obj object && object.members().containsKey(DEFAULT)) {
      return settings(source, key, object);
    }
    throw new GridException(
        Problem.refused("\"" + key + "\" needs the member \"default\"").at(at(source, value)));
  }

  private static String settings(String source, String key, Json.Obj object) {
    StringBuilder text = new StringBuilder();
    object
        .members()
        .forEach(
            (where, value) -> {
              String part = text(source, key, value);
              if (where.equals(DEFAULT)) {
                text.insert(0, part);
              } else {
                text.append(",[").append(where).append('=').append(part).append(']');
              }
            });
    return text.toString();
  }

  private static SourcePosition at(String source, Json json) {
    return new SourcePosition(source, json.line(), json.column());
  }
}
