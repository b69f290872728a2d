package gridlite.command.simulate;

import gridlite.render.TextOutput;
import gridlite.render.Xml;
import gridlite.simulate.SimulationReport;
import gridlite.simulate.SimulationReport.Piece;
import gridlite.value.Decimals;
import java.time.Instant;
import java.util.List;

/**
 * Draws the slots in use (area) and the jobs waiting (line) over time as SVG, one chart a
 * configuration, below each other on the same scales.
 */
public final class UtilisationPicture {
  private static final int WIDTH = 960;
  private static final int HEIGHT = 240;
  private static final int LEFT = 70;
  private static final int RIGHT = 70;
  private static final int TOP = 34;
  private static final int GAP = 70;
  private static final int TICKS = 4;

  private final TextOutput out;
  private final List<SimulationReport> reports;
  private final long from;
  private final double span;
  private final double mostSlots;
  private final double mostWaiting;

  /** A picture of some reports. */
  public UtilisationPicture(TextOutput out, List<SimulationReport> reports) {
    this.out = out;
    this.reports = List.copyOf(reports);
    this.from = reports.get(0).from();
    long to = from + 1;
    double slots = 1;
    double waiting = 1;
    for (SimulationReport report : reports) {
      to = Math.max(to, report.to());
      slots = Math.max(slots, (double) report.capacity());
      for (Piece piece : report.overTime()) {
        waiting = Math.max(waiting, piece.waiting());
        slots = Math.max(slots, piece.slots());
      }
    }
    this.span = to - from;
    this.mostSlots = slots;
    this.mostWaiting = waiting;
  }

  /** Draws. */
  public void write() {
    int height = reports.size() * (HEIGHT + GAP) + TOP;
    int width = LEFT + WIDTH + RIGHT;
    out.add("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"").add(width);
    out.add("\" height=\"").add(height).add("\" viewBox=\"0 0 ").add(width).add(' ').add(height);
    out.add("\" font-family=\"sans-serif\" font-size=\"12\">").end();
    out.add("<rect width=\"100%\" height=\"100%\" fill=\"white\"/>").end();
    int top = TOP;
    for (SimulationReport report : reports) {
      chart(report, top);
      top += HEIGHT + GAP;
    }
    out.add("</svg>").end();
  }

  private void chart(SimulationReport report, int top) {
    int bottom = top + HEIGHT;
    text(LEFT, top - 12, "start", "#222", title(report));
    area(report, bottom);
    line(report, bottom);
    double full = bottom - report.capacity() / mostSlots * HEIGHT;
    out.add("<path d=\"M").add(LEFT).add(' ').add(one(full)).add('H').add(LEFT + WIDTH);
    out.add("\" stroke=\"#b33\" stroke-dasharray=\"5 4\" fill=\"none\"/>").end();
    out.add("<path d=\"M").add(LEFT).add(' ').add(top).add('V').add(bottom).add('H');
    out.add(LEFT + WIDTH).add('V').add(top).add("\" stroke=\"#444\" fill=\"none\"/>").end();
    for (int i = 0; i <= TICKS; i++) {
      double part = i / (double) TICKS;
      double y = bottom - part * HEIGHT + 4;
      text(LEFT - 6, y, "end", "#36c", Decimals.fixed(part * mostSlots, 0));
      text(LEFT + WIDTH + 6, y, "start", "#c60", Decimals.fixed(part * mostWaiting, 0));
      String anchor = i == 0 ? "start" : i == TICKS ? "end" : "middle";
      long when = from + (long) (part * span);
      text(x(when), bottom + 18, anchor, "#222", Instant.ofEpochSecond(when).toString());
    }
  }

  private static String title(SimulationReport report) {
    return report.name()
        + ": slots in use (blue, "
        + Decimals.fixed(report.utilisation() * 100, 1)
        + " % of "
        + report.capacity()
        + "), jobs waiting (orange, right)";
  }

  private void area(SimulationReport report, int bottom) {
    out.add("<path d=\"M").add(LEFT).add(' ').add(bottom);
    for (Piece piece : report.overTime()) {
      out.add('H').add(one(x(piece.from())));
      out.add('V').add(one(bottom - piece.slots() / mostSlots * HEIGHT));
    }
    out.add('H').add(one(x(report.to()))).add('V').add(bottom);
    out.add("Z\" fill=\"#9bd\" stroke=\"#36c\" stroke-width=\"0.7\"/>").end();
  }

  private void line(SimulationReport report, int bottom) {
    out.add("<path d=\"M").add(LEFT).add(' ').add(bottom);
    for (Piece piece : report.overTime()) {
      out.add('L').add(one(x(piece.from()))).add(' ');
      out.add(one(bottom - piece.waiting() / mostWaiting * HEIGHT));
    }
    out.add("\" fill=\"none\" stroke=\"#c60\" stroke-width=\"1.2\"/>").end();
  }

  private double x(long when) {
    return LEFT + (when - from) / span * WIDTH;
  }

  private static String one(double number) {
    return Decimals.fixed(number, 1);
  }

  private void text(double x, double y, String anchor, String colour, String text) {
    out.add("<text x=\"").add(one(x)).add("\" y=\"").add(one(y)).add("\" text-anchor=\"");
    out.add(anchor).add("\" fill=\"").add(colour).add("\">").add(Xml.escaped(text));
    out.add("</text>").end();
  }
}
