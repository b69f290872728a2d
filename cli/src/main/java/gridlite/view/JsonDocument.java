package gridlite.view;

import gridlite.value.Decimals;

/** Writes a {@link Document} as JSON, an item of a list a line. */
public final class JsonDocument implements Document {
  private final TextOutput out;
  private boolean first = true;
  private int level;

  /** A writer of one document. */
  public JsonDocument(TextOutput out) {
    this.out = out;
  }

  /** Puts the comma and the line break in front of what comes next. */
  private JsonDocument next() {
    if (!first) {
      out.add(',');
    }
    if (level > 0) {
      out.end().repeat(' ', 2 * level);
    }
    first = false;
    return this;
  }

  private JsonDocument name(String name) {
    next();
    text(name);
    out.add(": ");
    return this;
  }

  private JsonDocument begin(char bracket) {
    out.add(bracket);
    first = true;
    level++;
    return this;
  }

  private JsonDocument finish(char bracket) {
    level--;
    if (!first) {
      out.end().repeat(' ', 2 * level);
    }
    out.add(bracket);
    first = false;
    if (level == 0) {
      out.end();
    }
    return this;
  }

  @Override
  public Document open() {
    return next().begin('{');
  }

  @Override
  public Document open(String name) {
    return name(name).begin('{');
  }

  @Override
  public Document close() {
    return finish('}');
  }

  @Override
  public Document list(String name, String item) {
    return name(name).begin('[');
  }

  @Override
  public Document endList() {
    return finish(']');
  }

  @Override
  public Document item(String text) {
    return next().text(text);
  }

  @Override
  public Document item(long number) {
    next();
    out.add(number);
    return this;
  }

  @Override
  public Document value(String name, String text) {
    return name(name).text(text);
  }

  @Override
  public Document value(String name, long number) {
    name(name);
    out.add(number);
    return this;
  }

  @Override
  public Document value(String name, double number) {
    if (Double.isNaN(number) || Double.isInfinite(number)) {
      return value(name, number < 0 ? "-infinity" : "infinity");
    }
    name(name);
    out.add(number == Math.rint(number) ? Decimals.fixed(number, 0) : Decimals.fixed(number, 6));
    return this;
  }

  @Override
  public Document value(String name, boolean truth) {
    name(name);
    out.add(truth ? "true" : "false");
    return this;
  }

  private JsonDocument text(String text) {
    out.add('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.add("\\\"");
        case '\\' -> out.add("\\\\");
        case '\n' -> out.add("\\n");
        case '\t' -> out.add("\\t");
        case '\r' -> out.add("\\r");
        default -> {
          if (c < ' ') {
            out.add("\\u00").add(c < 16 ? "0" : "").add(Integer.toHexString(c));
          } else {
            out.add(c);
          }
        }
      }
    }
    out.add('"');
    return this;
  }
}
