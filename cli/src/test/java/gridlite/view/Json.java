package gridlite.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads JSON, and says where a value departs from a JSON Schema; as much of both as the listings
 * and their schemas use.
 */
final class Json {
  private final String text;
  private int position;

  private Json(String text) {
    this.text = text;
  }

  static Object parse(String text) {
    Json json = new Json(text);
    Object value = json.value();
    json.blanks();
    if (json.position < text.length()) {
      throw new IllegalArgumentException("behind the value: " + text.substring(json.position));
    }
    return value;
  }

  private void blanks() {
    while (position < text.length() && Character.isWhitespace(text.charAt(position))) {
      position++;
    }
  }

  private char next() {
    blanks();
    return text.charAt(position);
  }

  private boolean accept(char expected) {
    boolean there = next() == expected;
    position += there ? 1 : 0;
    return there;
  }

  private void expect(char expected) {
    if (!accept(expected)) {
      throw new IllegalArgumentException(expected + " expected at " + text.substring(position));
    }
  }

  private Object value() {
    return switch (next()) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> string();
      default -> scalar();
    };
  }

  private Map<String, Object> object() {
    Map<String, Object> object = new LinkedHashMap<>();
    expect('{');
    while (next() != '}') {
      String name = string();
      expect(':');
      if (object.put(name, value()) != null) {
        throw new IllegalArgumentException(name + " is there twice");
      }
      if (!accept(',')) {
        break;
      }
    }
    expect('}');
    return object;
  }

  private List<Object> array() {
    List<Object> array = new ArrayList<>();
    expect('[');
    while (next() != ']') {
      array.add(value());
      if (!accept(',')) {
        break;
      }
    }
    expect(']');
    return array;
  }

  private String string() {
    expect('"');
    StringBuilder string = new StringBuilder();
    while (text.charAt(position) != '"') {
      char c = text.charAt(position++);
      string.append(c == '\\' ? escape(text.charAt(position++)) : c);
    }
    position++;
    return string.toString();
  }

  private char escape(char c) {
    return switch (c) {
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'u' -> {
        position += 4;
        yield (char) Integer.parseInt(text.substring(position - 4, position), 16);
      }
      default -> c;
    };
  }

  private Object scalar() {
    int start = position;
    while (position < text.length() && ",]} \n".indexOf(text.charAt(position)) < 0) {
      position++;
    }
    String word = text.substring(start, position);
    if (word.equals("true") || word.equals("false")) {
      return Boolean.valueOf(word);
    }
    if (word.indexOf('.') < 0) {
      return Long.valueOf(word);
    }
    return Double.valueOf(word);
  }

  /** Where a value departs from a schema; empty when it fits. */
  static Optional<String> departs(
      Map<String, Object> root, Object schema, Object value, String at) {
    Map<String, Object> rule = object(schema);
    if (rule.get("$ref") instanceof String reference) {
      String name = reference.substring(reference.lastIndexOf('/') + 1);
      return departs(root, object(root.get("$defs")).get(name), value, at);
    }
    if (rule.get("oneOf") instanceof List<?> choices) {
      List<String> problems = new ArrayList<>();
      for (Object choice : choices) {
        departs(root, choice, value, at).ifPresent(problems::add);
      }
      return problems.size() == choices.size() - 1
          ? Optional.empty()
          : Optional.of("not one of the choices: " + problems);
    }
    if (rule.get("enum") instanceof List<?> words) {
      return words.contains(value) ? Optional.empty() : Optional.of(at + " is " + value);
    }
    Object type = rule.get("type");
    List<?> types = type instanceof List<?> several ? several : List.of(type);
    if (types.stream().noneMatch(name -> is(value, (String) name))) {
      return Optional.of(at + " is " + value + " and not " + types);
    }
    if (value instanceof List<?> items) {
      for (int i = 0; i < items.size(); i++) {
        Optional<String> problem =
            departs(root, rule.get("items"), items.get(i), at + "[" + i + "]");
        if (problem.isPresent()) {
          return problem;
        }
      }
    }
    return value instanceof Map<?, ?> ? members(root, rule, object(value), at) : Optional.empty();
  }

  private static Optional<String> members(
      Map<String, Object> root, Map<String, Object> rule, Map<String, Object> value, String at) {
    Map<String, Object> properties = object(rule.getOrDefault("properties", Map.of()));
    for (Object required : (List<?>) rule.getOrDefault("required", List.of())) {
      if (!value.containsKey(required)) {
        return Optional.of(at + " has no " + required);
      }
    }
    for (Map.Entry<String, Object> member : value.entrySet()) {
      Object schema =
          properties.getOrDefault(member.getKey(), rule.getOrDefault("additionalProperties", true));
      if (schema.equals(false)) {
        return Optional.of(at + " may not have " + member.getKey());
      }
      if (!schema.equals(true)) {
        Optional<String> problem =
            departs(root, schema, member.getValue(), at + "." + member.getKey());
        if (problem.isPresent()) {
          return problem;
        }
      }
    }
    return Optional.empty();
  }

  @SuppressWarnings("unchecked") // objects are made with names of type String only
  static Map<String, Object> object(Object value) {
    return (Map<String, Object>) value;
  }

  private static boolean is(Object value, String type) {
    return switch (type) {
      case "string" -> value instanceof String;
      case "integer" -> value instanceof Long;
      case "number" -> value instanceof Long || value instanceof Double;
      case "boolean" -> value instanceof Boolean;
      case "array" -> value instanceof List;
      case "object" -> value instanceof Map;
      default -> throw new IllegalArgumentException("type " + type);
    };
  }
}
