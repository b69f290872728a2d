package gridlite.format;

import gridlite.name.ObjectKind;
import gridlite.name.Reference;
import gridlite.value.NameValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Lines of keyword and value, as the value of one attribute: one line each, one blank between. */
public final class ConfigLines implements ValueFormat<List<NameValue>> {
  /** The format of the lines of a cluster configuration. */
  public ConfigLines() {}

  /** Keywords whose values name objects. */
  private static final Map<String, ObjectKind> REFERENCES =
      Map.of(
          "user_lists", ObjectKind.USER_SET,
          "xuser_lists", ObjectKind.USER_SET,
          "projects", ObjectKind.PROJECT,
          "xprojects", ObjectKind.PROJECT);

  @Override
  public List<NameValue> parse(String text) {
    List<NameValue> lines = new ArrayList<>();
    for (LogicalLine line : LogicalLine.of("", text)) {
      KeywordValue split = KeywordValue.of(line.text());
      lines.add(new NameValue(split.keyword(), split.value()));
    }
    return List.copyOf(lines);
  }

  @Override
  public String print(List<NameValue> lines) {
    StringBuilder text = new StringBuilder();
    for (NameValue line : lines) {
      text.append(text.length() == 0 ? "" : "\n").append(line.name()).append(' ');
      text.append(line.value());
    }
    return text.toString();
  }

  @Override
  public void references(List<NameValue> lines, Consumer<Reference> visitor) {
    for (NameValue line : lines) {
      ObjectKind kind = REFERENCES.get(line.name());
      if (kind != null) {
        Formats.namesOf(kind).references(Formats.NAMES.parse(line.value()), visitor);
      }
    }
  }
}
