package gridlite.picture;

import gridlite.job.Allocation;
import gridlite.name.QueueInstanceName;
import gridlite.picture.Svg.Anchor;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.simulate.Plan;
import gridlite.simulate.Plan.Bar;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/**
 * Draws a {@link Plan} as a Gantt picture: for each queue instance, lanes of bars. What runs is
 * filled, what is expected is hatched, or dotted where slots are kept for it, what is reserved is
 * outlined; each bar says what it is.
 */
public final class PlanPicture {
  private static final int LANE = 16;
  private static final int GAP = 6;
  private static final int MOST_PLACES = 200;
  private static final int MOST_BARS = 3000;
  private static final int LABEL_WIDTH = 7;
  private static final String INK = "#222";

  /** The room that a picture has. */
  public enum Form {
    /** On a desk: places stand beside their lanes. */
    WIDE(820, 190, 20, 52, 5),
    /** On a telephone: places stand above their lanes, and the key has a line for each word. */
    NARROW(316, 5, 5, 120, 2);

    private final int width;
    private final int left;
    private final int right;
    private final int top;
    private final int ticks;

    /**
     * A form.
     *
     * @param width of the bars
     * @param left what is left of them
     * @param right what is right of them
     * @param top what is above them
     * @param ticks parts that the scale has
     */
    Form(int width, int left, int right, int top, int ticks) {
      this.width = width;
      this.left = left;
      this.right = right;
      this.top = top;
      this.ticks = ticks;
    }
  }

  private final Form form;
  private final Plan plan;
  private final Times times;
  private final Predicate<Bar> marked;
  private final Map<QueueInstanceName, List<Lane>> places = new TreeMap<>();
  private final double span;
  private int left;

  /** Bars of a queue instance that do not overlap. */
  private record Lane(List<Bar> bars) {
    boolean takes(Bar bar) {
      return bars.get(bars.size() - 1).endsBy(bar.from());
    }
  }

  /**
   * A picture.
   *
   * @param form the room that it has
   * @param shown the bars that are drawn
   * @param marked those that it is about
   */
  public PlanPicture(
      Form form, Plan plan, Times times, Predicate<Bar> shown, Predicate<Bar> marked) {
    this.form = form;
    this.plan = plan;
    this.times = times;
    this.marked = marked;
    long end = plan.now().getEpochSecond() + 60;
    int count = 0;
    for (Bar bar : plan.bars()) {
      if (!shown.test(bar)) {
        continue;
      }
      if (++count > MOST_BARS) {
        left++;
        continue;
      }
      long from = bar.from().getEpochSecond();
      end = Math.max(end, bar.to().map(Instant::getEpochSecond).orElse(from + 60));
      for (Allocation.Grant grant : bar.slots().grants()) {
        place(grant.instance(), bar);
      }
    }
    this.span = (double) (end - plan.now().getEpochSecond());
  }

  private void place(QueueInstanceName instance, Bar bar) {
    if (!places.containsKey(instance) && places.size() >= MOST_PLACES) {
      left++;
      return;
    }
    List<Lane> lanes = places.computeIfAbsent(instance, key -> new ArrayList<>());
    for (Lane lane : lanes) {
      if (lane.takes(bar)) {
        lane.bars().add(bar);
        return;
      }
    }
    lanes.add(new Lane(new ArrayList<>(List.of(bar))));
  }

  /** Returns whether there is nothing to draw. */
  public boolean isEmpty() {
    return places.isEmpty();
  }

  /** The number of bars that there is no room for. */
  public int left() {
    return left;
  }

  /** Draws. */
  public void write(TextOutput out) {
    int lanes = 0;
    for (List<Lane> each : places.values()) {
      lanes += each.size();
    }
    int above = form == Form.NARROW ? LANE : 0;
    int height = form.top + lanes * LANE + places.size() * (above + GAP) + 10;
    String title = "Plan from " + times.table(plan.now()) + " on";
    Svg svg = new Svg(out, form.left + form.width + form.right, height, title);
    patterns(out);
    key(svg);
    scale(svg, height);
    double y = form.top;
    for (Map.Entry<QueueInstanceName, List<Lane>> place : places.entrySet()) {
      place(svg, place.getKey(), y);
      y += above;
      for (Lane lane : place.getValue()) {
        for (Bar bar : lane.bars()) {
          bar(svg, bar, place.getKey(), y);
        }
        y += LANE;
      }
      y += GAP;
      double line = y - GAP / 2.0;
      svg.line(form.left, line, form.left + form.width, line, "stroke=\"#ddd\"");
    }
    svg.end();
  }

  private void place(Svg svg, QueueInstanceName place, double y) {
    String name = place.toString();
    if (form == Form.NARROW) {
      svg.text(form.left, y + 12, Anchor.START, INK, shortened(name, 44));
    } else {
      svg.text(form.left - 8, y + 12, Anchor.END, INK, shortened(name, 28));
    }
  }

  private static void patterns(TextOutput out) {
    for (int i = 0; i < 2; i++) {
      String colour = Svg.colour(i);
      out.add("<pattern id=\"hatch").add(i).add("\" width=\"6\" height=\"6\" ");
      out.add("patternUnits=\"userSpaceOnUse\"><rect width=\"6\" height=\"6\" fill=\"white\"/>");
      out.add("<path d=\"M0 6L6 0\" stroke=\"").add(colour).add("\" stroke-width=\"1.5\"/>");
      out.add("</pattern>").end();
      out.add("<pattern id=\"dots").add(i).add("\" width=\"5\" height=\"5\" ");
      out.add("patternUnits=\"userSpaceOnUse\"><rect width=\"5\" height=\"5\" fill=\"white\"/>");
      out.add("<circle cx=\"2.5\" cy=\"2.5\" r=\"1.2\" fill=\"").add(colour).add("\"/>");
      out.add("</pattern>").end();
    }
  }

  private void key(Svg svg) {
    double x = form.left;
    double y = 8;
    for (Plan.Kind kind : Plan.Kind.values()) {
      svg.rectangle(x, y, 26, 12, style(kind, 0), words(kind));
      svg.text(x + 32, y + 10, Anchor.START, INK, words(kind));
      if (form == Form.NARROW) {
        y += 18;
      } else {
        x += 200;
      }
    }
  }

  /** The words for what a bar is. */
  public static String words(Plan.Kind kind) {
    return switch (kind) {
      case RUNNING -> "runs";
      case EXPECTED -> "is expected to run";
      case KEPT -> "expected, slots are kept";
      case RESERVED -> "advance reservation";
    };
  }

  private static String style(Plan.Kind kind, int colour) {
    String line = "stroke=\"" + Svg.colour(colour) + "\"";
    return switch (kind) {
      case RUNNING -> "fill=\"" + Svg.colour(colour) + "\" " + line;
      case EXPECTED -> "fill=\"url(#hatch" + colour + ")\" " + line;
      case KEPT -> "fill=\"url(#dots" + colour + ")\" stroke-width=\"2\" " + line;
      case RESERVED -> "fill=\"none\" stroke-dasharray=\"4 2\" " + line;
    };
  }

  private void scale(Svg svg, int height) {
    boolean isWide = form == Form.WIDE;
    if (!isWide) {
      svg.text(form.left, form.top - 28, Anchor.START, INK, "from " + times.table(plan.now()));
    }
    for (int i = 0; i <= form.ticks; i++) {
      double x = form.left + (double) form.width * i / form.ticks;
      Instant when = plan.now().plusSeconds((long) (span * i / form.ticks));
      Anchor anchor = i == 0 ? Anchor.START : i == form.ticks ? Anchor.END : Anchor.MIDDLE;
      svg.line(x, form.top - 6, x, height - 10, "stroke=\"#ccc\"");
      svg.text(x, form.top - 12, anchor, INK, i == 0 && isWide ? times.table(when) : tick(when));
    }
  }

  /** A time of a day; where the plan is longer than one, with the day. */
  private String tick(Instant when) {
    String text = times.table(when);
    int blank = text.indexOf(' ');
    return span < TimeUnit.DAYS.toSeconds(1)
        ? text.substring(blank + 1)
        : text.substring(0, text.lastIndexOf('/')) + text.substring(blank, text.lastIndexOf(':'));
  }

  private void bar(Svg svg, Bar bar, QueueInstanceName place, double y) {
    double from = x(bar.from());
    double to = bar.to().map(this::x).orElse((double) (form.left + form.width));
    double width = Math.max(2, Math.min(to, form.left + form.width) - from);
    int colour = marked.test(bar) ? 1 : 0;
    svg.rectangle(from, y + 1, width, LANE - 3, style(bar.kind(), colour), tip(bar, place));
    String label = bar.label();
    if (width > label.length() * LABEL_WIDTH + 6) {
      String ink = bar.kind() == Plan.Kind.RUNNING ? "white" : INK;
      svg.halo(from + 3, y + LANE - 4, ink, label);
    }
  }

  private String tip(Bar bar, QueueInstanceName place) {
    String what = bar.kind() == Plan.Kind.RESERVED ? "reservation " : "job ";
    return what
        + bar.label()
        + " ("
        + bar.name().orElse("")
        + ") of "
        + bar.owner()
        + " "
        + words(bar.kind())
        + ", "
        + bar.slots().slotsAt(place)
        + " slots in "
        + place
        + ", from "
        + times.table(bar.from())
        + bar.to().map(end -> " to " + times.table(end)).orElse(", no end known");
  }

  private double x(Instant when) {
    double part = (when.getEpochSecond() - plan.now().getEpochSecond()) / span;
    return form.left + Math.max(0, Math.min(1, part)) * form.width;
  }

  private static String shortened(String text, int most) {
    return text.length() > most ? text.substring(0, most - 1) + "…" : text;
  }
}
