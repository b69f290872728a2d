package gridlite.testkit;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Draws the screen of a terminal as SVG, for the documentation. */
public final class TerminalPicture {
  private static final Pattern CODE = Pattern.compile("\u001b\\[([0-9]+)m");

  private TerminalPicture() {}

  /**
   * Draws rows.
   *
   * @param title what readers of the screen read
   * @param rows with the codes of colours, each of which ends in its row
   */
  public static String draw(String title, List<String> rows) {
    StringBuilder svg = new StringBuilder();
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 840 %d" role="img" aria-label="%s">
        <title>%s</title>
        <style>
        text { font: 13px ui-monospace, Menlo, Consolas, monospace; fill: #d6dae0; white-space: pre; }
        .c32 { fill: #8fd18f; } .c33 { fill: #e5c07b; } .c31 { fill: #ff8c8c; } .c1, .c7 { font-weight: bold; }
        .back { fill: #3a4250; }
        </style>
        <rect width="100%%" height="100%%" rx="8" fill="#1d2127"/>
        """
            .formatted(rows.size() * 18 + 24, title, title));
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).startsWith("\u001b[7m")) {
        svg.append(
            "<rect class=\"back\" x=\"16\" y=\"%d\" width=\"808\" height=\"18\"/>%n"
                .formatted(12 + i * 18));
      }
      svg.append("<text x=\"16\" y=\"%d\" xml:space=\"preserve\">".formatted(25 + i * 18));
      svg.append(spans(rows.get(i).stripTrailing())).append("</text>\n");
    }
    return svg.append("</svg>\n").toString();
  }

  private static String spans(String row) {
    StringBuilder spans = new StringBuilder();
    Matcher code = CODE.matcher(escaped(row));
    while (code.find()) {
      boolean isEnd = code.group(1).equals("0");
      code.appendReplacement(
          spans, isEnd ? "</tspan>" : "<tspan class=\"c" + code.group(1) + "\">");
    }
    return code.appendTail(spans).toString();
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
