package gridlite.json;

import java.util.List;
import java.util.Map;

/** Writes JSON with two blanks of indentation a level; arrays of plain values in one line. */
final class JsonPrinter {
  private static final String HEX = "0123456789abcdef";

  private JsonPrinter() {}

  static void print(Json value, String indent, StringBuilder text) {
    if (value instanceof Json.Obj object) {
      printObject(object.members(), indent, text);
    } else if (value instanceof Json.Arr array) {
      printArray(array.elements(), indent, text);
    } else if (value instanceof Json.Str string) {
      quote(string.value(), text);
    } else if (value instanceof Json.Word word) {
      text.append(word.text());
    }
  }

  private static void printObject(Map<String, Json> members, String indent, StringBuilder text) {
    String deeper = indent + "  ";
    boolean first = true;
    text.append('{');
    for (Map.Entry<String, Json> member : members.entrySet()) {
      text.append(first ? "\n" : ",\n").append(deeper);
      quote(member.getKey(), text);
      text.append(": ");
      print(member.getValue(), deeper, text);
      first = false;
    }
    text.append(first ? "}" : "\n" + indent + "}");
  }

  private static void printArray(List<Json> elements, String indent, StringBuilder text) {
    boolean plain =
        elements.stream().noneMatch(e -> e instanceof Json.Obj || e instanceof Json.Arr);
    String deeper = indent + "  ";
    boolean first = true;
    text.append('[');
    for (Json element : elements) {
      text.append(first ? "" : plain ? ", " : ",").append(plain ? "" : "\n" + deeper);
      print(element, deeper, text);
      first = false;
    }
    text.append(first || plain ? "]" : "\n" + indent + "]");
  }

  private static void quote(String value, StringBuilder text) {
    text.append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '"' -> text.append("\\\"");
        case '\\' -> text.append("\\\\");
        case '\n' -> text.append("\\n");
        case '\t' -> text.append("\\t");
        default -> {
          if (c < ' ') {
            text.append("\\u00").append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
          } else {
            text.append(c);
          }
        }
      }
    }
    text.append('"');
  }
}
