package gridlite.page;

import gridlite.render.TextOutput;
import gridlite.render.Xml;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Writes HTML element by element. Texts and values of attributes are escaped here and nowhere else:
 * names of jobs, users and objects are an attacker's. Names of elements and attributes are ours.
 */
public final class Html {
  private final TextOutput out;
  private final Deque<String> open = new ArrayDeque<>();

  /** A writer. */
  public Html(TextOutput out) {
    this.out = out;
  }

  /** The output, for a picture that escapes its texts itself. */
  TextOutput picture() {
    return out;
  }

  /**
   * Begins an element.
   *
   * @param attributes names, each followed by its value
   */
  Html open(String element, String... attributes) {
    tag(element, attributes);
    open.push(element);
    return this;
  }

  private void tag(String element, String... attributes) {
    out.add('<').add(element);
    for (int i = 0; i + 1 < attributes.length; i += 2) {
      out.add(Xml.attribute(attributes[i], attributes[i + 1]));
    }
    out.add('>');
  }

  /** Writes an element that has no content and no end, such as {@code input}. */
  Html empty(String element, String... attributes) {
    tag(element, attributes);
    return this;
  }

  /** Ends the element that was begun last. */
  Html close() {
    out.add("</").add(open.pop()).add('>').end();
    return this;
  }

  /** Writes a text. */
  Html text(String text) {
    out.add(Xml.escaped(text));
    return this;
  }

  /** Writes an element with a text. */
  Html element(String element, String text, String... attributes) {
    return open(element, attributes).text(text).close();
  }

  /** Writes a link. */
  Html link(String address, String text) {
    tag("a", "href", address);
    out.add(Xml.escaped(text)).add("</a>");
    return this;
  }

  /** Writes a cell of a table. */
  Html cell(String text) {
    return element("td", text);
  }

  /** Writes a cell of a table that holds a number. */
  Html number(String text) {
    return element("td", text, "class", "number");
  }

  /** Writes a cell of a table that holds a number. */
  Html number(long number) {
    return number(Long.toString(number));
  }

  /** Writes a cell of a table with a link. */
  Html linkCell(String address, String text) {
    open("td").link(address, text);
    return close();
  }

  /** Begins the frame of a picture, which is to be closed. */
  Html beginPicture(String name) {
    return open(
        "div", "class", "picture wide", "tabindex", "0", "role", "region", "aria-label", name);
  }

  /** Begins a table with its head; the table and its body are to be closed. */
  Html table(String caption, String... columns) {
    open("div", "class", "wide", "tabindex", "0", "role", "region", "aria-label", caption);
    open("table").element("caption", caption).open("thead").open("tr");
    for (String column : columns) {
      element("th", column, "scope", "col");
    }
    return close().close().open("tbody");
  }

  /** Ends a table that {@link #table} has begun. */
  Html endTable() {
    return close().close().close();
  }

  /**
   * Writes a bar with what it says as text, so that nothing depends on its length or colour.
   *
   * @param part from 0 to 1
   */
  Html bar(double part, String text) {
    String share = Integer.toString((int) Math.round(Math.max(0, Math.min(1, part)) * 100));
    tag("meter", "min", "0", "max", "100", "value", share, "aria-label", text);
    out.add("</meter> ").add(Xml.escaped(text));
    return this;
  }

  /** Writes a text as it is laid out. */
  Html preformatted(String text) {
    open("div", "class", "wide", "tabindex", "0", "role", "region", "aria-label", "Text");
    return element("pre", text).close();
  }
}
