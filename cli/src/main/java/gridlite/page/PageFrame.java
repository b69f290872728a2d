package gridlite.page;

import gridlite.render.TextOutput;
import java.util.List;
import java.util.function.Consumer;

/** The frame of all pages: title, navigation, footer. Style and script are files of the server. */
public final class PageFrame {
  /** A link of the navigation. */
  private record Entry(String address, String name) {}

  private static final List<Entry> NAVIGATION =
      List.of(
          new Entry("/", "Overview"),
          new Entry("/queues", "Queues and hosts"),
          new Entry("/jobs", "Jobs"),
          new Entry("/plan", "Plan"),
          new Entry("/quotas", "Quotas"),
          new Entry("/priorities", "Priorities"),
          new Entry("/configuration", "Configuration"),
          new Entry("/usage", "Usage"));

  private PageFrame() {}

  /** Writes what has gone wrong, a paragraph a line. */
  public static void message(Html out, String message) {
    message.lines().forEach(line -> out.element("p", line.strip()));
  }

  /**
   * Writes a whole page.
   *
   * @param path of the page, which the navigation marks
   * @param footer what stands below it
   */
  public static void write(
      TextOutput text, String path, String title, String footer, Consumer<Html> content) {
    Html out = new Html(text);
    text.add("<!DOCTYPE html>").end();
    out.open("html", "lang", "en").open("head").empty("meta", "charset", "utf-8");
    out.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
    out.element("title", title + " - gridlite");
    out.empty("link", "rel", "stylesheet", "href", "/style.css");
    out.empty("link", "rel", "icon", "href", "/icon.svg", "type", "image/svg+xml");
    out.element("script", "", "src", "/live.js", "defer", "defer").close();
    out.open("body").open("a", "class", "skip", "href", "#main").text("Skip to content").close();
    out.open("header").open("nav", "aria-label", "Pages").open("ul");
    for (Entry entry : NAVIGATION) {
      boolean here = path.equals(entry.address());
      out.open("li");
      if (here) {
        out.element("a", entry.name(), "href", entry.address(), "aria-current", "page");
      } else {
        out.link(entry.address(), entry.name());
      }
      out.close();
    }
    out.close().close();
    out.open("p", "class", "live").open("label");
    out.empty("input", "type", "checkbox", "id", "live", "checked", "checked");
    out.text(" live updates").close();
    out.element("span", "", "id", "state", "role", "status").close().close();
    out.open("main", "id", "main").element("h1", title);
    content.accept(out);
    out.close().element("footer", footer).close().close();
  }
}
