package gridlite.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.SourcePosition;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads JSON (RFC 8259) as values with places. What isn't JSON, a member that is defined twice, and
 * what is beyond the limits is refused with its place.
 *
 * @see "docs/security.md, input"
 */
public final class JsonReader {
  private static final int DEEPEST = 256;

  /** Characters of a whole text. */
  static final int LONGEST_TEXT = 67_108_864;

  /** Characters of a string. */
  static final int LONGEST_STRING = 1_048_576;

  private static final int LONGEST_NAME = 50_000;
  private static final int LONGEST_NUMBER = 1_000;

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(DEEPEST)
                  .maxDocumentLength(LONGEST_TEXT)
                  .maxStringLength(LONGEST_STRING)
                  .maxNameLength(LONGEST_NAME)
                  .maxNumberLength(LONGEST_NUMBER)
                  .build())
          .build();

  private final String source;
  private final String text;
  private final JsonParser parser;

  private JsonReader(String source, String text, JsonParser parser) {
    this.source = source;
    this.text = text;
    this.parser = parser;
  }

  /**
   * Reads a text.
   *
   * @param source name of the text for messages
   * @throws GridException when it is not JSON
   */
  public static Json read(String source, String text) {
    try (JsonParser parser = FACTORY.createParser(text)) {
      return new JsonReader(source, text, parser).whole();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a string can be read
    }
  }

  private Json whole() throws IOException {
    try {
      if (parser.nextToken() == null) {
        throw problem("it is empty", parser.currentLocation());
      }
      Json value = value();
      if (parser.nextToken() != null) {
        throw problem("there is more after the end of the value", parser.currentTokenLocation());
      }
      return value;
    } catch (StreamConstraintsException e) {
      throw problem(limit(), parser.currentLocation());
    } catch (JsonEOFException e) {
      throw problem("it ends too early", e.getLocation());
    } catch (JsonProcessingException e) {
      throw mistake(e, e.getOriginalMessage());
    }
  }

  private Json value() throws IOException {
    JsonLocation at = parser.currentTokenLocation();
    int line = at.getLineNr();
    int column = at.getColumnNr();
    return switch (parser.currentToken()) {
      case START_OBJECT -> new Json.Obj(members(), line, column);
      case START_ARRAY -> new Json.Arr(elements(), line, column);
      case VALUE_STRING -> new Json.Str(string(parser.getText(), at), line, column);
      default -> new Json.Word(parser.getText(), line, column);
    };
  }

  private Map<String, Json> members() throws IOException {
    Map<String, Json> members = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = string(parser.currentName(), parser.currentTokenLocation());
      parser.nextToken();
      members.put(name, value());
    }
    return members;
  }

  private List<Json> elements() throws IOException {
    List<Json> elements = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      elements.add(value());
    }
    return elements;
  }

  private String string(String value, JsonLocation at) {
    if (value.indexOf(0) >= 0) {
      throw problem("no text of Grid Engine can hold the character \\u0000", at);
    }
    return value;
  }

  /** Returns which limit was passed. */
  private String limit() {
    if (parser.getParsingContext().getNestingDepth() > DEEPEST) {
      return "it is nested more than " + DEEPEST + " levels deep";
    }
    if (text.length() > LONGEST_TEXT) {
      return "it is too long; expected at most " + LONGEST_TEXT + " characters";
    }
    return "a word is too long; expected at most "
        + (LONGEST_STRING + " characters of a string, ")
        + (LONGEST_NAME + " of a member's name and " + LONGEST_NUMBER + " of a number");
  }

  /**
   * Returns what is wrong, by where the parser stands and what it found there. The library has no
   * types of mistakes, so two of them are known by how its message begins.
   */
  private GridException mistake(JsonProcessingException e, String message) throws IOException {
    JsonLocation at = e.getLocation();
    int offset = (int) at.getCharOffset();
    String found = offset >= 0 && offset < text.length() ? text.substring(offset, offset + 1) : "";
    if (message.startsWith("Duplicate")) {
      return problem("the member \"" + parser.currentName() + "\" is defined twice", at);
    } else if (message.startsWith("Unrecognized token")) {
      int start = offset;
      while (start > 0 && Character.isJavaIdentifierPart(text.charAt(start - 1))) {
        start--;
      }
      return problem(
          "expected " + expected() + ", found '" + text.substring(start, offset) + "'",
          at.getLineNr(),
          at.getColumnNr() - (offset - start));
    } else if (!found.isEmpty() && found.charAt(0) < ' ') {
      return problem(
          "a string holds a line break or another control character; expected its escape, such as"
              + " \\n",
          at);
    } else if (parser.currentToken() == JsonToken.VALUE_STRING) {
      return problem(
          "a backslash in a string stands for nothing; expected one of"
              + " \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits",
          at);
    }
    return problem("expected " + expected() + ", found '" + found + "'", at);
  }

  private String expected() throws IOException {
    JsonToken last = parser.currentToken();
    if (last == JsonToken.FIELD_NAME) {
      return "':' and a value after the name \"" + parser.currentName() + "\"";
    }
    if (parser.getParsingContext().inObject()) {
      return last == JsonToken.START_OBJECT
          ? "a name in double quotes or '}'"
          : "',' and another member, or '}'";
    }
    if (parser.getParsingContext().inArray()) {
      return last == JsonToken.START_ARRAY ? "a value or ']'" : "',' and another value, or ']'";
    }
    return last == null ? "a value" : "the end of the text";
  }

  private GridException problem(String message, JsonLocation at) {
    return problem(message, at.getLineNr(), at.getColumnNr());
  }

  private GridException problem(String message, int line, int column) {
    return new GridException(
        Problem.refused("this is not JSON: " + message)
            .at(new SourcePosition(source, line, column)));
  }
}
