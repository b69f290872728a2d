package gridlite.render;

/** Writes XML the way Grid Engine lays it out: a line an element, two blanks a level. */
public final class Xml {
  /** Beginning of the addresses of Grid Engine's schemas. */
  public static final String SCHEMAS =
      "http://arc.liv.ac.uk/repos/darcs/sge/source/dist/util/resources/schemas/";

  private final TextOutput out;
  private int level;

  /** A writer of a document. */
  public Xml(TextOutput out) {
    this.out = out;
  }

  /** Writes the first line of a document. */
  public Xml declaration() {
    out.add("<?xml version='1.0'?>").end();
    return this;
  }

  /**
   * Opens an element.
   *
   * @param start name and attributes
   */
  public Xml open(String start) {
    indent().add('<').add(start).add('>').end();
    level++;
    return this;
  }

  /** Closes an element. */
  public Xml close(String name) {
    level--;
    indent().add("</").add(name).add('>').end();
    return this;
  }

  /** Writes an element with text. */
  public Xml element(String name, String value) {
    indent().add('<').add(name).add('>').add(escaped(value));
    out.add("</").add(name).add('>').end();
    return this;
  }

  /** Writes an element with a number. */
  public Xml element(String name, long value) {
    return element(name, Long.toString(value));
  }

  /**
   * Writes an element with attributes.
   *
   * @param attributes with a blank in front, escaped
   */
  public Xml element(String name, String attributes, String value) {
    indent().add('<').add(name).add(attributes).add('>').add(escaped(value));
    out.add("</").add(name).add('>').end();
    return this;
  }

  /** An attribute with a blank in front. */
  public static String attribute(String name, String value) {
    return " " + name + "=\"" + escaped(value) + "\"";
  }

  private TextOutput indent() {
    return out.repeat(' ', 2 * level);
  }

  /** Text with what means something in XML as entities. */
  public static String escaped(String text) {
    StringBuilder safe = new StringBuilder(text.length() + 8);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '&' -> safe.append("&amp;");
        case '<' -> safe.append("&lt;");
        case '>' -> safe.append("&gt;");
        case '"' -> safe.append("&quot;");
        case '\'' -> safe.append("&apos;");
        default -> safe.append(isAllowed(c) ? c : '?');
      }
    }
    return safe.toString();
  }

  /** Control characters can't be written in XML at all. */
  private static boolean isAllowed(char c) {
    return c >= ' ' || c == '\t' || c == '\n' || c == '\r';
  }
}
