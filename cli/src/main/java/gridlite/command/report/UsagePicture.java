package gridlite.command.report;

import gridlite.command.report.UsageReport.Sum;
import gridlite.picture.Svg;
import gridlite.picture.Svg.Anchor;
import gridlite.render.TextOutput;
import gridlite.value.Decimals;
import java.util.List;

/**
 * Draws a {@link UsageReport} as SVG: a column for each period, in it a piece for each of those who
 * used most. The key names them with their hours and a number, which a piece that has room for it
 * shows; each piece says what it is.
 */
public final class UsagePicture {
  private static final int WIDTH = 740;
  private static final int HEIGHT = 260;
  private static final int LEFT = 80;
  private static final int KEY = 230;
  private static final int TOP = 40;
  private static final int BOTTOM = 40;
  private static final int LINE = 20;
  private static final int TICKS = 4;
  private static final int MOST_LABELS = 8;

  /** Height and width that a piece with a number has at least. */
  private static final int MARK = 14;

  private static final String INK = "#222";

  private final UsageReport report;
  private final List<Sum> sums;
  private final Sum total;
  private final double most;
  private final double column;

  /** A picture of a report. */
  public UsagePicture(UsageReport report) {
    this.report = report;
    this.sums = report.sums();
    this.total = report.total();
    double highest = 0;
    for (int i = 0; i < report.periods(); i++) {
      highest = Math.max(highest, total.slotHours(i));
    }
    this.most = highest == 0 ? 1 : highest;
    this.column = (double) WIDTH / report.periods();
  }

  /** Draws. */
  public void write(TextOutput out) {
    int width = LEFT + WIDTH + KEY;
    String title = UsageText.title(report);
    Svg svg = new Svg(out, width, TOP + HEIGHT + BOTTOM, title);
    svg.text(LEFT, TOP - 18, Anchor.START, INK, title);
    scale(svg);
    for (int i = 0; i < report.periods(); i++) {
      column(svg, i);
    }
    key(svg);
    svg.end();
  }

  private void scale(Svg svg) {
    for (int i = 0; i <= TICKS; i++) {
      double y = TOP + HEIGHT - (double) HEIGHT * i / TICKS;
      svg.line(LEFT, y, LEFT + WIDTH, y, "stroke=\"#ccc\"");
      svg.text(LEFT - 8, y + 4, Anchor.END, INK, hours(most * i / TICKS));
    }
    int step = (report.periods() + MOST_LABELS - 1) / MOST_LABELS;
    for (int i = 0; i < report.periods(); i += step) {
      double x = LEFT + i * column;
      svg.line(x, TOP + HEIGHT, x, TOP + HEIGHT + 5, "stroke=\"#444\"");
      svg.text(x, TOP + HEIGHT + 20, Anchor.START, INK, report.label(i));
    }
  }

  private void column(Svg svg, int period) {
    double y = TOP + HEIGHT;
    double rest = total.slotHours(period);
    int shown = shown();
    for (int i = 0; i < shown; i++) {
      double hours = sums.get(i).slotHours(period);
      y -= piece(svg, period, y, i, hours, sums.get(i).name());
      rest -= hours;
    }
    if (sums.size() > shown) {
      piece(svg, period, y, shown, rest, "others");
    }
  }

  /** Those who have a colour of their own. */
  private int shown() {
    return Math.min(sums.size(), Svg.colours());
  }

  private double piece(Svg svg, int period, double bottom, int index, double hours, String name) {
    double height = hours / most * HEIGHT;
    if (height > 0) {
      double gap = Math.min(2, column / 5);
      svg.rectangle(
          LEFT + period * column + gap / 2,
          bottom - height,
          column - gap,
          height,
          "fill=\"" + Svg.colour(index) + "\" stroke=\"white\" stroke-width=\"0.5\"",
          report.label(period) + ", " + name + ": " + hours(hours) + " slot hours");
    }
    if (height > MARK && column > MARK) {
      mark(svg, LEFT + (period + 0.5) * column, bottom - height / 2, index);
    }
    return height;
  }

  /** The number of a colour, for whoever sees no difference between colours. */
  private static void mark(Svg svg, double x, double y, int index) {
    svg.halo(x - 3, y + 4, INK, Integer.toString(index + 1));
  }

  private void key(Svg svg) {
    int y = TOP;
    double x = LEFT + WIDTH + 16;
    double rest = total.slotHours();
    for (int i = 0; i < shown(); i++) {
      Sum sum = sums.get(i);
      keyRow(svg, x, y, i, sum.name(), sum.slotHours());
      rest -= sum.slotHours();
      y += LINE;
    }
    if (sums.size() > shown()) {
      keyRow(svg, x, y, shown(), sums.size() - shown() + " others", rest);
      y += LINE;
    }
    svg.text(x, y + 11, Anchor.START, INK, "total: " + hours(total.slotHours()) + " slot hours");
  }

  private void keyRow(Svg svg, double x, int y, int index, String name, double hours) {
    String share = Decimals.fixed(UsageText.share(hours, total.slotHours()), 1) + " %";
    svg.rectangle(x, y, 12, 12, "fill=\"" + Svg.colour(index) + "\"", name);
    mark(svg, x + 6, y + 6, index);
    svg.text(x + 18, y + 11, Anchor.START, INK, name + ": " + hours(hours) + " (" + share + ")");
  }

  private static String hours(double hours) {
    return Decimals.fixed(hours, hours < 100 ? 2 : 0);
  }
}
