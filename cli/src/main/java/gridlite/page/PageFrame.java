package gridlite.page;

import gridlite.render.TextOutput;
import java.util.List;
import java.util.Optional;
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
          new Entry("/usage", "Usage"),
          new Entry("/comparison", "Simulations"));

  private PageFrame() {}

  /** Writes what has gone wrong, a paragraph a line. */
  public static void message(Html out, String message) {
    message.lines().forEach(line -> out.element("p", line.strip()));
  }

  /**
   * Writes what a command has answered.
   *
   * @param line the command
   * @param back path of the page that it was asked for on
   */
  public static void outcome(Html out, String line, String answer, String back) {
    out.open("p").element("code", line).close();
    out.preformatted(answer.isEmpty() ? "It printed nothing." : answer.strip());
    out.open("p").link(back, "Back").close();
  }

  /**
   * Writes a whole page.
   *
   * @param path what the navigation marks; empty for the answer to something that was asked for
   *     once
   * @param footer what stands below it
   */
  public static void write(
      TextOutput text, Optional<String> path, String title, String footer, Consumer<Html> content) {
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
      boolean here = path.filter(entry.address()::equals).isPresent();
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
    if (path.isEmpty()) {
      out.open("main", "id", "main", "data-still", "yes");
    } else {
      out.open("main", "id", "main");
    }
    out.element("h1", title);
    content.accept(out);
    out.close().element("footer", footer).close().close();
  }
}
