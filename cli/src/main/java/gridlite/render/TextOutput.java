package gridlite.render;

import gridlite.value.Decimals;
import java.util.function.Consumer;

/**
 * Text in columns, passed on in pieces of a few kilobytes so that a listing of any length needs
 * little memory. Written by hand since {@code String.format} is slow to load.
 */
public final class TextOutput {
  private static final int PIECE = 16_384;

  private final Consumer<String> sink;
  private final Palette palette;
  private final StringBuilder text = new StringBuilder(1024);

  /** The colours of an output. */
  public enum Palette {
    PLAIN,
    COLOURED
  }

  /** Output to something that takes pieces of text. */
  public TextOutput(Consumer<String> sink) {
    this(sink, Palette.PLAIN);
  }

  /**
   * Output to something that takes pieces of text.
   *
   * @param palette the colours that it shows
   */
  public TextOutput(Consumer<String> sink, Palette palette) {
    this.sink = sink;
    this.palette = palette;
  }

  /** {@link #cut} in a colour. */
  public TextOutput cut(String part, int width, StateColour colour) {
    boolean colours = palette == Palette.COLOURED && colour != StateColour.NONE;
    if (colours) {
      text.append(colour.code());
    }
    cut(part, width);
    if (colours) {
      text.append(StateColour.END);
    }
    return this;
  }

  /** Adds text as it is. */
  public TextOutput add(String part) {
    text.append(part);
    return this;
  }

  /** Adds a character. */
  public TextOutput add(char character) {
    text.append(character);
    return this;
  }

  /** Adds a whole number as it is. */
  public TextOutput add(long number) {
    text.append(number);
    return this;
  }

  /** Adds a character several times. */
  public TextOutput repeat(char character, int times) {
    for (int i = 0; i < times; i++) {
      text.append(character);
    }
    return this;
  }

  /** {@code %-Ws}: padded behind, never cut. */
  public TextOutput left(String part, int width) {
    text.append(part);
    return repeat(' ', width - part.length());
  }

  /** {@code %-W.Ws}: padded behind or cut to the width. */
  public TextOutput cut(String part, int width) {
    return part.length() > width ? add(part.substring(0, width)) : left(part, width);
  }

  /** {@code %Ws}: padded in front, never cut. */
  public TextOutput right(String part, int width) {
    repeat(' ', width - part.length());
    text.append(part);
    return this;
  }

  /** {@code %Wd}. */
  public TextOutput right(long number, int width) {
    return right(Long.toString(number), width);
  }

  /** {@code %W.Df}. */
  public TextOutput fixed(double number, int width, int decimals) {
    return right(Decimals.fixed(number, decimals), width);
  }

  /** Ends the line. */
  public TextOutput end() {
    text.append('\n');
    if (text.length() >= PIECE) {
      flush();
    }
    return this;
  }

  /** Passes on what is left; to be called at the end. */
  public void flush() {
    if (text.length() > 0) {
      sink.accept(text.toString());
      text.setLength(0);
    }
  }
}
