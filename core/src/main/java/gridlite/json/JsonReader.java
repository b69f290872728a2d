package gridlite.json;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.SourcePosition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON; what is no JSON is refused with its place. */
public final class JsonReader {
  private static final int DEEPEST = 256;

  private final String source;
  private final String text;
  private int position;
  private int line = 1;
  private int lineStart;
  private int depth;

  private JsonReader(String source, String text) {
    this.source = source;
    this.text = text;
  }

  /**
   * Reads a text.
   *
   * @param source name of the text for messages
   * @throws GridException when it is no JSON
   */
  public static Json read(String source, String text) {
    JsonReader reader = new JsonReader(source, text);
    Json value = reader.value();
    reader.skipBlanks();
    if (reader.position < text.length()) {
      throw reader.problem("there is more behind the end of the value");
    }
    return value;
  }

  private GridException problem(String message) {
    return new GridException(
        Problem.refused("this is no JSON: " + message)
            .at(new SourcePosition(source, line, column())));
  }

  private int column() {
    return position - lineStart + 1;
  }

  private void skipBlanks() {
    while (position < text.length() && " \t\r\n".indexOf(text.charAt(position)) >= 0) {
      if (text.charAt(position) == '\n') {
        line++;
        lineStart = position + 1;
      }
      position++;
    }
  }

  private char peek() {
    skipBlanks();
    if (position >= text.length()) {
      throw problem("it ends too early");
    }
    return text.charAt(position);
  }

  private void expect(char wanted) {
    if (peek() != wanted) {
      throw problem("expected '" + wanted + "', found '" + text.charAt(position) + "'");
    }
    position++;
  }

  private Json value() {
    char first = peek();
    if (++depth > DEEPEST) {
      throw problem("it is nested more than " + DEEPEST + " levels deep");
    }
    int atLine = line;
    int atColumn = column();
    Json value =
        switch (first) {
          case '{' -> object(atLine, atColumn);
          case '[' -> array(atLine, atColumn);
          case '"' -> new Json.Str(string(), atLine, atColumn);
          default -> new Json.Word(word(), atLine, atColumn);
        };
    depth--;
    return value;
  }

  private Json object(int atLine, int atColumn) {
    Map<String, Json> members = new LinkedHashMap<>();
    expect('{');
    boolean more = peek() != '}';
    while (more) {
      peek();
      String key = string();
      expect(':');
      if (members.put(key, value()) != null) {
        throw problem("the member \"" + key + "\" is given a second time");
      }
      more = peek() == ',';
      if (more) {
        position++;
      }
    }
    expect('}');
    return new Json.Obj(members, atLine, atColumn);
  }

  private Json array(int atLine, int atColumn) {
    List<Json> elements = new ArrayList<>();
    expect('[');
    boolean more = peek() != ']';
    while (more) {
      elements.add(value());
      more = peek() == ',';
      if (more) {
        position++;
      }
    }
    expect(']');
    return new Json.Arr(elements, atLine, atColumn);
  }

  private String string() {
    expect('"');
    StringBuilder value = new StringBuilder();
    while (true) {
      if (position >= text.length() || text.charAt(position) == '\n') {
        throw problem("a string is not closed");
      }
      char c = text.charAt(position++);
      if (c == '"') {
        return value.toString();
      }
      value.append(c == '\\' ? escape() : c);
    }
  }

  private char escape() {
    char c = position < text.length() ? text.charAt(position++) : ' ';
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'u' -> unicode();
      default -> throw problem("'\\" + c + "' stands for nothing");
    };
  }

  private char unicode() {
    if (position + 4 > text.length()) {
      throw problem("\\u needs four digits");
    }
    try {
      char c = (char) Integer.parseInt(text, position, position + 4, 16);
      if (c == 0) {
        throw problem("no text of Grid Engine can hold the character \\u0000");
      }
      position += 4;
      return c;
    } catch (NumberFormatException e) {
      throw problem("\\u needs four hexadecimal digits");
    }
  }

  private String word() {
    int start = position;
    while (position < text.length()
        && (Character.isLetterOrDigit(text.charAt(position))
            || "+-.".indexOf(text.charAt(position)) >= 0)) {
      position++;
    }
    String word = text.substring(start, position);
    boolean number = !word.isEmpty() && "-0123456789".indexOf(word.charAt(0)) >= 0;
    if (!number && !List.of("true", "false", "null").contains(word)) {
      position = start;
      throw problem("expected a value");
    }
    return word;
  }
}
