package gridlite.picture;

import gridlite.render.TextOutput;
import gridlite.render.Xml;
import gridlite.value.Decimals;
import java.util.List;

/**
 * A picture as SVG, element by element. Coordinates are pixels from the upper left corner, with one
 * digit behind the point. Nothing in it names another resource, and all texts are escaped.
 */
public final class Svg {
  /** The side of a text that its point is at. */
  public enum Anchor {
    START,
    MIDDLE,
    END
  }

  /**
   * Colours of data that lie far from each other also for people who see fewer of them, dark enough
   * for white texts and light enough for black ones beside them. Their order is that of the data.
   */
  private static final List<String> COLOURS =
      List.of(
          "#0072b2", "#d55e00", "#009e73", "#8e5aa6", "#a6761d", "#5c6bc0", "#c2407e", "#4d7c0f");

  /** The colour of what is left when the others are given away. */
  private static final String REST = "#6b7280";

  private final TextOutput out;

  /**
   * A picture.
   *
   * @param title text that readers of the screen read
   */
  public Svg(TextOutput out, int width, int height, String title) {
    this.out = out;
    out.add("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"").add(width);
    out.add("\" height=\"").add(height).add("\" viewBox=\"0 0 ").add(width).add(' ').add(height);
    out.add("\" font-family=\"sans-serif\" font-size=\"12\">").end();
    out.add("<title>").add(Xml.escaped(title)).add("</title>").end();
    out.add("<rect width=\"100%\" height=\"100%\" fill=\"white\"/>").end();
  }

  /** The colour of the datum at a place, from 0. */
  public static String colour(int index) {
    return index < COLOURS.size() ? COLOURS.get(index) : REST;
  }

  /** Number of colours that differ. */
  public static int colours() {
    return COLOURS.size();
  }

  /**
   * A rectangle.
   *
   * @param tip text that is shown where the pointer rests, and read by readers of the screen
   */
  public Svg rectangle(double x, double y, double width, double height, String style, String tip) {
    out.add("<rect x=\"").add(one(x)).add("\" y=\"").add(one(y)).add("\" width=\"");
    out.add(one(Math.max(0, width))).add("\" height=\"").add(one(Math.max(0, height)));
    out.add("\" ").add(style).add("><title>").add(Xml.escaped(tip)).add("</title></rect>").end();
    return this;
  }

  /**
   * A path.
   *
   * @param style attributes
   */
  public Svg path(String path, String style) {
    out.add("<path d=\"").add(path).add("\" ").add(style).add("/>").end();
    return this;
  }

  /** A line. */
  public Svg line(double x1, double y1, double x2, double y2, String style) {
    return path(
        "M" + one(x1) + " " + one(y1) + "L" + one(x2) + " " + one(y2), "fill=\"none\" " + style);
  }

  /** A text. */
  public Svg text(double x, double y, Anchor anchor, String colour, String text) {
    out.add("<text x=\"").add(one(x)).add("\" y=\"").add(one(y)).add("\" text-anchor=\"");
    out.add(
            switch (anchor) {
              case START -> "start";
              case MIDDLE -> "middle";
              case END -> "end";
            })
        .add("\" fill=\"")
        .add(colour)
        .add("\">");
    out.add(Xml.escaped(text)).add("</text>").end();
    return this;
  }

  /** A text on something that has a pattern, or the colour of the text's halo. */
  public Svg halo(double x, double y, String colour, String text) {
    String halo = colour.equals("white") ? colour(0) : "white";
    out.add("<text x=\"").add(one(x)).add("\" y=\"").add(one(y)).add("\" font-size=\"11\" fill=\"");
    out.add(colour).add("\" stroke=\"").add(halo).add("\" stroke-width=\"");
    out.add(colour.equals("white") ? '0' : '3')
        .add("\" paint-order=\"stroke\" aria-hidden=\"true\">");
    out.add(Xml.escaped(text)).add("</text>").end();
    return this;
  }

  /** Ends the picture. */
  public void end() {
    out.add("</svg>").end();
  }

  /** A coordinate. */
  public static String one(double number) {
    return Decimals.fixed(number, 1);
  }
}
