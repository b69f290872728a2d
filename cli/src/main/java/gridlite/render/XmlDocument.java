package gridlite.render;

import gridlite.value.Decimals;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Writes a {@link Document} as XML, for listings that Grid Engine has no XML of: an element a
 * value.
 */
public final class XmlDocument implements Document {
  private final Xml xml;
  private final Deque<String> open = new ArrayDeque<>();
  private final Deque<String> items = new ArrayDeque<>();

  /**
   * A writer of one document.
   *
   * @param root name of the root element
   */
  public XmlDocument(TextOutput out, String root) {
    this.xml = new Xml(out).declaration();
    items.push(root);
  }

  @Override
  public Document open() {
    return open(items.getFirst());
  }

  @Override
  public Document open(String name) {
    xml.open(name);
    open.push(name);
    return this;
  }

  @Override
  public Document close() {
    xml.close(open.pop());
    return this;
  }

  @Override
  public Document list(String name, String item) {
    items.push(item);
    return open(name);
  }

  @Override
  public Document endList() {
    items.pop();
    return close();
  }

  @Override
  public Document item(String text) {
    return value(items.getFirst(), text);
  }

  @Override
  public Document item(long number) {
    return value(items.getFirst(), number);
  }

  @Override
  public Document value(String name, String text) {
    xml.element(name, text);
    return this;
  }

  @Override
  public Document value(String name, long number) {
    xml.element(name, number);
    return this;
  }

  @Override
  public Document value(String name, double number) {
    if (Double.isNaN(number) || Double.isInfinite(number)) {
      return value(name, number < 0 ? "-infinity" : "infinity");
    }
    return value(
        name, number == Math.rint(number) ? Decimals.fixed(number, 0) : Decimals.fixed(number, 6));
  }

  @Override
  public Document value(String name, boolean truth) {
    return value(name, truth ? "true" : "false");
  }
}
