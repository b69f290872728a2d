package gridlite.picture;

import gridlite.picture.Svg.Anchor;
import gridlite.render.TextOutput;
import gridlite.value.Decimals;
import java.util.List;

/**
 * Draws shares over days as SVG: a row of columns for each, with its target as a dashed line, and a
 * line of the share with decay.
 */
public final class SharePicture {
  private static final int LEFT = 190;
  private static final int WIDTH = 640;
  private static final int RIGHT = 190;
  private static final int TOP = 10;
  private static final int HEIGHT = 60;
  private static final int GAP = 16;
  private static final int BOTTOM = 30;
  private static final int LONGEST = 26;
  private static final String INK = "#222";

  private final List<String> days;
  private final List<Line> lines;

  /**
   * The shares of somebody.
   *
   * @param name whose
   * @param target from 0 to 1
   * @param actual over all days, from 0 to 1
   * @param parts of each day, from 0 to 1
   * @param decayed at the end of each day with the decay of past use, from 0 to 1
   */
  public record Line(
      String name, double target, double actual, List<Double> parts, List<Double> decayed) {
    /** Copies the lists. */
    public Line {
      parts = List.copyOf(parts);
      decayed = List.copyOf(decayed);
    }
  }

  /**
   * A picture.
   *
   * @param days names of the days, one at least
   * @param lines whose parts are those of these days
   */
  public SharePicture(List<String> days, List<Line> lines) {
    this.days = List.copyOf(days);
    this.lines = List.copyOf(lines);
  }

  /** Draws. */
  public void write(TextOutput out) {
    int height = TOP + lines.size() * (HEIGHT + GAP) + BOTTOM;
    Svg svg = new Svg(out, LEFT + WIDTH + RIGHT, height, "Shares and targets from " + days.get(0));
    int y = TOP;
    for (Line line : lines) {
      line(svg, line, y);
      y += HEIGHT + GAP;
    }
    svg.text(LEFT, y + 8, Anchor.START, INK, days.get(0));
    svg.text(LEFT + WIDTH, y + 8, Anchor.END, INK, days.get(days.size() - 1));
    svg.end();
  }

  private void line(Svg svg, Line line, int y) {
    int bottom = y + HEIGHT;
    String name = line.name();
    String shown = name.length() > LONGEST ? name.substring(0, LONGEST - 1) + "…" : name;
    svg.text(LEFT - 8, y + HEIGHT / 2.0, Anchor.END, INK, shown);
    svg.line(LEFT, bottom, LEFT + WIDTH, bottom, "stroke=\"#888\"");
    double column = (double) WIDTH / days.size();
    for (int i = 0; i < line.parts().size(); i++) {
      double part = line.parts().get(i);
      svg.rectangle(
          LEFT + i * column + 1,
          bottom - part * HEIGHT,
          Math.max(1, column - 2),
          part * HEIGHT,
          "fill=\"" + Svg.colour(0) + "\"",
          days.get(i)
              + ", "
              + name
              + ": "
              + percent(part)
              + ", with decay "
              + percent(line.decayed().get(i))
              + ", target "
              + percent(line.target()));
    }
    decayed(svg, line, bottom, column);
    double target = bottom - line.target() * HEIGHT;
    svg.line(LEFT, target, LEFT + WIDTH, target, "stroke=\"#b33\" stroke-dasharray=\"5 4\"");
    String text = "used " + percent(line.actual()) + ", target " + percent(line.target());
    svg.text(LEFT + WIDTH + 8, y + HEIGHT / 2.0, Anchor.START, INK, text);
  }

  private static void decayed(Svg svg, Line line, int bottom, double column) {
    StringBuilder path = new StringBuilder();
    for (int i = 0; i < line.decayed().size(); i++) {
      path.append(i == 0 ? 'M' : 'L').append(Svg.one(LEFT + (i + 1) * column)).append(' ');
      path.append(Svg.one(bottom - line.decayed().get(i) * HEIGHT));
    }
    svg.path(path.toString(), "fill=\"none\" stroke=\"#111\" stroke-width=\"1.5\"");
  }

  private static String percent(double part) {
    return Decimals.fixed(part * 100, 1) + " %";
  }
}
