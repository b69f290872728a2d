package gridlite.runtime;

import java.util.ArrayDeque;

/** Text for the two streams of a command that is not shown yet, in its order. */
final class HeldText {
  private final ArrayDeque<Segment> segments = new ArrayDeque<>();

  private record Segment(Target target, StringBuilder text) {}

  /** The stream that a piece is for. */
  enum Target {
    OUT,
    ERR
  }

  /** A taker of the pieces of the text. */
  @FunctionalInterface
  interface Sink {
    /** Shows a piece. */
    void show(Target target, String text);
  }

  /** Adds text. Returns the length of the last piece, which is all for one stream. */
  int add(Target target, String text) {
    Segment last = segments.peekLast();
    if (last == null || last.target() != target) {
      last = new Segment(target, new StringBuilder());
      segments.add(last);
    }
    last.text().append(text);
    return last.text().length();
  }

  /** Shows and forgets all. */
  void showOn(Sink sink) {
    for (Segment next = segments.poll(); next != null; next = segments.poll()) {
      sink.show(next.target(), next.text().toString());
    }
  }
}
