package gridlite.runtime;

import java.util.ArrayDeque;

/** Text for the two streams of a command that is not shown yet, in its order. */
final class HeldText {
  private final ArrayDeque<Segment> segments = new ArrayDeque<>();

  private record Segment(boolean error, StringBuilder text) {}

  /** A stream that takes a piece of the text. */
  @FunctionalInterface
  interface Stream {
    /** Shows it, on standard error or on standard output. */
    void show(boolean error, String text);
  }

  /** Adds text. Returns the length of the last piece, which is all for one stream. */
  int add(boolean error, String text) {
    Segment last = segments.peekLast();
    if (last == null || last.error() != error) {
      last = new Segment(error, new StringBuilder());
      segments.add(last);
    }
    last.text().append(text);
    return last.text().length();
  }

  /** Shows and forgets all. */
  void showOn(Stream stream) {
    for (Segment next = segments.poll(); next != null; next = segments.poll()) {
      stream.show(next.error(), next.text().toString());
    }
  }
}
